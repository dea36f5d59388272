import { useSyncExternalStore } from 'react'
import { workerPath } from './offline-names.ts'

/** How often an open page looks for a newer version, ms. */
const lookEveryMs = 60 * 60_000

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

function setWaiting(worker: ServiceWorker | null): void {
  waiting = worker
  for (const listener of listeners) listener()
}

/**
 * Registers the service worker, in what was built only, and follows its versions. The first one takes over at once; every
 * later one waits until it is asked to.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' })
    if (registration.waiting && navigator.serviceWorker.controller) setWaiting(registration.waiting)
    registration.addEventListener('updatefound', () => followVersion(registration))
    if (registration.installing) followVersion(registration)
    setInterval(() => void registration.update().catch(() => {}), lookEveryMs)
    void keepAllFiles()
  } catch {
    // Without one the product works online as ever.
  }
}

function followVersion(registration: ServiceWorkerRegistration): void {
  const { installing } = registration
  installing?.addEventListener('statechange', () => {
    // Without a controller it is the first version: nothing older is open.
    if (installing.state === 'installed' && navigator.serviceWorker.controller) setWaiting(installing)
    if (installing.state === 'activated' || installing.state === 'redundant') {
      if (waiting === installing) setWaiting(null)
      void keepAllFiles()
    }
  })
}

/** Fetches the rest of the files while nothing else is going on, unless the device is to save data. */
async function keepAllFiles(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData === true) return
  const { active } = await navigator.serviceWorker.ready
  whenIdle(() => active?.postMessage('keep-all'))
}

/** Runs a piece of work when the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 10_000 })
  else setTimeout(work, 2000)
}

/** Whether a newer version has come and waits. */
export function useNewerVersion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting !== null,
    () => false,
  )
}

/** Lets the newer version take over and loads the page anew with it. */
export function takeNewerVersion(): void {
  if (waiting === null) return
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage('take-over')
}
