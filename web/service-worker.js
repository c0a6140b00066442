// Keeps the built files of the client, so that it starts at once and also where the network is poor.
// Nothing that the server says is kept: tables, views and moves always come from the server itself.
// worker-plugin.ts writes the name of the build and its files into it.

const build = "BUILD";
const files = FILES;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(build).then((cache) => cache.addAll(["/", ...files])));
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== build) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("message", (event) => {
  // the page asks for it when somebody has agreed to load it anew
  if (event.data === "take-over") self.skipWaiting();
  // a first visit has loaded its words before anything was kept
  if (event.data.keep !== undefined) event.waitUntil(keep(event.data.keep));
});

async function keep(paths) {
  const cache = await caches.open(build);
  for (const path of paths) if ((await cache.match(path)) === undefined) await cache.add(path);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/")));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(kept(request));
  }
});

/** A file of the build: its name changes with what is in it, so the kept one is the right one. */
async function kept(request) {
  const found = await caches.match(request);
  if (found !== undefined) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(build)).put(request, fresh.clone());
  return fresh;
}
