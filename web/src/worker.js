/** Keeps the shell of the client for times without a line. What the shelf or a table says always comes from the server. */
const FILES = ['./'] // the page, and what a build has made
const VERSION = 'unbuilt'

const { scope } = self.registration
const OURS = `parlour ${scope} ` // another server may stand beside us, at another path
const KEPT = OURS + VERSION
const addresses = new Set(FILES.map((file) => new URL(file, scope).href))

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function keep() {
  const kept = await caches.open(KEPT)
  await kept.addAll(FILES.map((file) => new Request(new URL(file, scope), { cache: 'no-cache' })))
  await self.skipWaiting()
}

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== KEPT).map((name) => caches.delete(name)))
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method !== 'GET' || !url.startsWith(scope) || url.startsWith(`${scope}api/`)) return
  if (mode === 'navigate') event.respondWith(page(event.request))
  else if (addresses.has(url)) event.respondWith(file(event.request))
})

/** The server's own page, so that a new build is seen at once; the kept one only if nobody answers. */
async function page(request) {
  const answer = await fetch(request).catch(() => undefined)
  return answer && answer.status < 500 ? answer : ((await match('./')) ?? answer ?? Response.error())
}

async function file(request) {
  return (await match(request)) ?? fetch(request)
}

const match = async (request) =>
  (await caches.open(KEPT)).match(typeof request === 'string' ? new URL(request, scope) : request)

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})

/** The window with the table, or a new one. */
async function show(address) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const known = windows.find(({ url }) => url === address)
  return known ? known.focus() : self.clients.openWindow(address)
}
