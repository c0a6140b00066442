// Where one is: the address of the page, as the screens understand it.

import type { Eyes } from "./api";

export type Route =
  | { screen: "lobby" }
  | { screen: "table"; table: string; invitation: string | null }
  | { screen: "replay"; table: string; move: number; eyes: Eyes }
  | { screen: "rules"; game: string; rule: string | null }
  | { screen: "about" }
  /** No address of ours. */
  | { screen: "nowhere" };

/** What an address asks for. */
export function read(address: { pathname: string; hash: string; search: string }): Route {
  const parts = address.pathname.split("/").filter(Boolean).map(decoded);
  const hash = address.hash.slice(1);
  const query = new URLSearchParams(address.search);
  const [screen, name] = parts;
  if (screen === undefined) return { screen: "lobby" };
  if (screen === "table" && name !== undefined)
    return { screen, table: name, invitation: hash === "" ? null : hash };
  if (screen === "replay" && name !== undefined)
    return { screen, table: name, move: numberIn(query.get("move")) ?? 0, eyes: eyesIn(query.get("seat")) };
  if (screen === "rules" && name !== undefined)
    return { screen, game: name, rule: hash === "" ? null : hash };
  if (screen === "about") return { screen };
  return { screen: "nowhere" };
}

/** A part of an address in letters; what was cut in the middle of one stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A number that somebody may have typed: the nearest that makes sense. */
function numberIn(text: string | null): number | null {
  const number = text === null || text.trim() === "" ? NaN : Number(text);
  return Number.isFinite(number) ? Math.max(0, Math.round(number)) : null;
}

/** With whose eyes: a seat's, nobody's for who watched, or everyone's. */
function eyesIn(text: string | null): Eyes {
  return text === "none" ? null : (numberIn(text) ?? "all");
}

let current = $state.raw<Route>(read(location));

export function route(): Route {
  return current;
}

/** Go to another address of this client. */
export function go(address: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  current = read(location);
  if (how === "push") scrollTo(0, 0);
}

addEventListener("popstate", () => (current = read(location)));
addEventListener("hashchange", () => (current = read(location)));

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
