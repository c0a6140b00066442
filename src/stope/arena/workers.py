"""Who plays the pieces of a tournament: this process, several, or the machines of a Ray cluster.

Each takes the work and its tasks and yields what is done, in any order. Closing the generator
ends the work at once.
"""

import contextlib
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from stope.errors import NoRay, WorkerLost

T = TypeVar("T")
R = TypeVar("R")

#: Tasks handed out for each process, so that none waits for the next one.
_AHEAD = 2
#: How long a cluster may take to answer.
_CONNECTION_SECONDS = 10


def one_after_another(work: Callable[[T], R], tasks: Sequence[T]) -> Generator[R, None, None]:
    """Do the work here."""
    yield from map(work, tasks)


def in_processes(
    work: Callable[[T], R], tasks: Sequence[T], processes: int
) -> Generator[R, None, None]:
    """Do the work in several processes of this machine; a failure of one ends all."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        min(processes, max(len(tasks), 1)),
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_follow_parent,
    )
    todo = iter(tasks)
    running: set[Future[R]] = set()

    def hand_out() -> None:
        while len(running) < _AHEAD * processes and (task := next(todo, None)) is not None:
            running.add(pool.submit(work, task))

    try:
        with _interrupts_held_back():
            # the processes start here, and leave it to this one to hear of Ctrl-C
            hand_out()
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            results = [future.result() for future in done]
            hand_out()
            yield from results
        pool.shutdown()
    except BrokenProcessPool as problem:
        raise WorkerLost(reason=str(problem)) from problem
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - others:
            process.kill()


@contextlib.contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Hear of Ctrl-C only afterwards; processes started meanwhile never do."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _follow_parent() -> None:
    """End this process when the one that started it is gone, however it went."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def with_ray(
    work: Callable[[T], R], tasks: Sequence[T], most: int | None
) -> Generator[R, None, None]:
    """Do the work in a Ray cluster: the one at RAY_ADDRESS, or a local one started for this.

    At most so many tasks run at a time (None: as many as there are cores).
    """
    ray = _ray()
    own = not ray.is_initialized()
    if own:
        address = os.environ.get("RAY_ADDRESS") or "local"
        _check_reachable(address)
        cores = {"num_cpus": most} if address == "local" else {}
        ray.init(
            address=address,
            include_dashboard=False,
            log_to_driver=False,
            logging_level="ERROR",
            **cores,
        )
    try:
        yield from _through_ray(ray, work, tasks, most)
    finally:
        if own:
            ray.shutdown()


def _through_ray(
    ray: Any, work: Callable[[T], R], tasks: Sequence[T], most: int | None
) -> Generator[R, None, None]:
    remote = ray.remote(work)
    room = most or _AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
    todo = iter(tasks)
    running: list[Any] = []

    def hand_out() -> None:
        while len(running) < room and (task := next(todo, None)) is not None:
            running.append(remote.remote(task))

    hand_out()
    try:
        while running:
            done, running = ray.wait(running, num_returns=1)
            results = ray.get(done)
            hand_out()
            yield from results
    except ray.exceptions.RayTaskError as problem:
        raise problem.cause from problem
    except ray.exceptions.RayError as problem:
        raise WorkerLost(reason=f"{type(problem).__name__}: {problem}") from problem
    finally:
        for task in running:
            ray.cancel(task, force=True)


def _check_reachable(address: str) -> None:
    """Refuse the address of a cluster that nobody answers at; Ray would wait for it for ever."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), _CONNECTION_SECONDS).close()
    except (OSError, OverflowError) as problem:
        raise ConnectionError(f"RAY_ADDRESS={address}: {problem}") from problem


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415  (an extra that few need, and slow to load)
    except ImportError as problem:
        raise NoRay(reason=str(problem)) from problem
    return ray
