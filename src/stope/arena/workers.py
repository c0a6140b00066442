"""Executors for the tasks of a tournament: this process, several processes, or a Ray cluster.

Each executor is a generator that calls the function ``work`` with each task and yields the results,
in any order. Closing the generator immediately ends all tasks that are still running.
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
from typing import Any, TypeAlias, TypeVar

from stope.errors.arena import NoRay, WorkerLost

#: The module ``ray`` or an object from it. It is untyped, because Ray is an optional dependency
#: whose types mypy may not have.
RayObject: TypeAlias = Any
T = TypeVar("T")
R = TypeVar("R")

#: Each process is given this many tasks at a time: one task runs and one waits, so that no process
#: becomes idle.
_AHEAD = 2
#: A cluster that does not answer within this many seconds is unreachable.
_CONNECTION_SECONDS = 10


def one_after_another(work: Callable[[T], R], tasks: Sequence[T]) -> Generator[R, None, None]:
    """Run all tasks in this process, and yield their results."""
    yield from map(work, tasks)


def in_processes(
    work: Callable[[T], R], tasks: Sequence[T], processes: int
) -> Generator[R, None, None]:
    """Run tasks in several processes of this machine, and yield their results.

    An error in one task ends all processes.
    """
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
            # the processes start here; they ignore Ctrl-C, so that only this process handles it
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
    """Delay Ctrl-C during a ``with`` block; processes started in the block ignore Ctrl-C."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _follow_parent() -> None:
    """Start a thread that ends this process as soon as its parent has ended for any reason."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def with_ray(
    work: Callable[[T], R], tasks: Sequence[T], most: int | None
) -> Generator[R, None, None]:
    """Run tasks in a Ray cluster, and yield their results.

    If Ray is already initialised in this process, the tasks run in its cluster. Otherwise they run
    in the cluster at the address ``RAY_ADDRESS``, or else in a local cluster that is started for
    these tasks and then shut down. At most ``most`` tasks run at a time (None: one for each core).
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
    ray: RayObject, work: Callable[[T], R], tasks: Sequence[T], most: int | None
) -> Generator[R, None, None]:
    remote = ray.remote(work)
    room = most or _AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
    todo = iter(tasks)
    running: list[RayObject] = []

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
    """Raise ``ConnectionError`` if nothing answers at the address of the Ray cluster.

    Without this check, Ray would wait forever for an answer.
    """
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), _CONNECTION_SECONDS).close()
    except (OSError, OverflowError) as problem:
        raise ConnectionError(f"RAY_ADDRESS={address}: {problem}") from problem


def _ray() -> RayObject:
    try:
        import ray  # noqa: PLC0415  (an optional dependency that loads slowly)
    except ImportError as problem:
        raise NoRay(reason=str(problem)) from problem
    return ray
