import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { openKeptQueue } from '../kept-queue.ts'
import { backgroundTag } from '../offline-names.ts'
import { assetsCache, curriculumCache, speechCache } from '../offline-names.ts'
import { sendAnswer, whoIsSignedIn } from '../send-answer.ts'
import { sendQueue } from '../send-queue.ts'
import { announce } from '../queue-news.ts'
import { isPage, isPublicAnswer } from './what-is-kept.ts'

/**
 * The service worker: keeps the shell and the product's own files, the public curriculum for 6 hours, and speech as it was
 * heard. No other answer of the server is ever kept. A new version waits until the page says that it may take over.
 */

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: files that stand under their own name, with a mark of their contents, and those with it in the name. */
declare const builtFiles: {
  readonly named: { url: string; revision: string }[]
  /** What the first page needs, and all the others. */
  readonly first: string[]
  readonly others: string[]
}

const day = 86_400
const shell = '/index.html'

precacheAndRoute(builtFiles.named)
cleanupOutdatedCaches()

// Files with a mark of their contents in the name never change. They outlive their version: a page that is open keeps
// finding its own parts after a new version has come: there is room for the files of three versions.
const assets = new CacheFirst({
  cacheName: assetsCache,
  plugins: [new ExpirationPlugin({ maxEntries: 1600, maxAgeSeconds: 60 * day, purgeOnQuotaError: true })],
})
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)

registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.method === 'GET' && url.pathname.startsWith('/api/curriculum/'),
  new StaleWhileRevalidate({
    cacheName: curriculumCache,
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isPublicAnswer(response) ? response : null) },
      new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: day / 4, purgeOnQuotaError: true }),
    ],
  }),
)

registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.method === 'GET' && /^\/api\/speech\/[\w-]+\.wav$/.test(url.pathname),
  new CacheFirst({
    cacheName: speechCache,
    plugins: [
      { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
      new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 7 * day, purgeOnQuotaError: true }),
    ],
  }),
)

/** A page comes from the server as long as that answers; otherwise the shell, which finds its own way. */
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  async ({ event, request }) => {
    try {
      const preloaded: unknown = await (event as FetchEvent).preloadResponse
      const response = preloaded instanceof Response ? preloaded : await fetch(request)
      if (response.status < 502 || response.status > 504) return response
    } catch {
      // No network: the shell.
    }
    return (await matchPrecache(shell)) ?? Response.error()
  },
)

self.addEventListener('install', (event) => {
  event.waitUntil(keepAssets(event, builtFiles.first))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('message', (event) => {
  const { data } = event as { data: unknown }
  if (data === 'take-over') void self.skipWaiting()
  if (data === 'keep-all') event.waitUntil(keepTheRest(event))
})

/** Fetches files that are not kept yet, one after the other so that nothing else has to wait for them. */
async function keepAssets(event: ExtendableEvent, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(assetsCache)
  for (const url of urls) {
    if ((await cache.match(url)) !== undefined) continue
    const [, done] = assets.handleAll({ event, request: new Request(url) })
    await done
  }
}

let keeping: Promise<void> | null = null

/** One round of the rest at a time, also when several pages ask. A file that cannot be had keeps no other from being kept. */
function keepTheRest(event: ExtendableEvent): Promise<void> {
  const round = async (): Promise<void> => {
    for (const url of builtFiles.others) await keepAssets(event, [url]).catch(() => {})
  }
  keeping ??= round().finally(() => {
    keeping = null
  })
  return keeping
}

/** The browser found a network again, perhaps with no page open. */
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as unknown as { tag: string; waitUntil: (until: Promise<unknown>) => void }
  if (tag === backgroundTag) waitUntil.call(event, sendInBackground())
})

async function sendInBackground(): Promise<void> {
  await navigator.locks.request(backgroundTag, async () => {
    const end = await sendQueue({
      kept: openKeptQueue(),
      sender: whoIsSignedIn,
      send: sendAnswer,
      tell: announce,
    })
    // An error lets the browser try again later.
    if (end === 'unreachable') throw new Error('the server could not be reached')
  })
}
