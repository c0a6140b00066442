// Where one is: the address of the page, as the screens understand it.

export type Route =
  | { screen: "lobby" }
  | { screen: "table"; table: string; invitation: string | null }
  | { screen: "replay"; table: string; move: number | null; seat: string | null }
  | { screen: "rules"; game: string; rule: string | null }
  | { screen: "about" };

function read(): Route {
  const parts = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const hash = location.hash.slice(1);
  const query = new URLSearchParams(location.search);
  const [screen, name] = parts;
  if (screen === "table" && name !== undefined)
    return { screen, table: name, invitation: hash === "" ? null : hash };
  if (screen === "replay" && name !== undefined) {
    const move = query.get("move");
    return { screen, table: name, move: move === null ? null : Number(move), seat: query.get("seat") };
  }
  if (screen === "rules" && name !== undefined)
    return { screen, game: name, rule: hash === "" ? null : hash };
  if (screen === "about") return { screen };
  return { screen: "lobby" };
}

let current = $state.raw<Route>(read());

export function route(): Route {
  return current;
}

/** Go to another address of this client. */
export function go(address: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  current = read();
  if (how === "push") scrollTo(0, 0);
}

addEventListener("popstate", () => (current = read()));
addEventListener("hashchange", () => (current = read()));

/** Follow a link inside the client without loading the page again: `use:link` on an `<a>`. */
export function link(anchor: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(anchor.getAttribute("href") ?? "/");
  };
  anchor.addEventListener("click", follow);
  return { destroy: () => anchor.removeEventListener("click", follow) };
}
