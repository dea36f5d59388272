import { useSyncExternalStore } from 'react'

/**
 * Whether Polyhex can be reached: the browser's own word, and what the last call met. A server that is down is to a child
 * the same as no network.
 */

const firstProbeMs = 2000
const longestProbeMs = 30_000
const probed = '/healthz'

let unreached = false
let pauseMs = firstProbeMs
let timer: ReturnType<typeof setTimeout> | undefined
let listening = false
const listeners = new Set<() => void>()

/** Whether Polyhex can be reached, as far as is known. */
export function isOnline(): boolean {
  return !unreached && (typeof navigator === 'undefined' || navigator.onLine !== false)
}

/** Whether the browser itself says that it has no network: then nothing needs to be tried. */
export function hasNoNetwork(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}

/** Says how a call ended: with an answer of ours, or without one. Without one we look again from time to time. */
export function reportReach(reached: boolean): void {
  const before = isOnline()
  unreached = !reached
  if (reached) {
    clearTimeout(timer)
    timer = undefined
    pauseMs = firstProbeMs
  } else if (timer === undefined) {
    timer = setTimeout(() => void probe(), pauseMs)
  }
  if (isOnline() !== before) tellAll()
}

async function probe(): Promise<void> {
  timer = undefined
  pauseMs = Math.min(longestProbeMs, pauseMs * 2)
  try {
    const response = await fetch(probed, { cache: 'no-store' })
    // A sign-in page of the network says 200 as well.
    const said: unknown = await response.json()
    reportReach(response.ok && typeof said === 'object' && said !== null && 'status' in said && said.status === 'ok')
  } catch {
    reportReach(false)
  }
}

function tellAll(): void {
  for (const listener of listeners) listener()
}

function listen(): void {
  if (listening || typeof window === 'undefined') return
  listening = true
  window.addEventListener('online', () => {
    reportReach(true)
    tellAll()
  })
  window.addEventListener('offline', tellAll)
}

/** Calls `listener` when it changes whether Polyhex can be reached; gives the way to stop. */
export function followOnline(listener: () => void): () => void {
  listen()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows whether Polyhex can be reached. */
export function useOnline(): boolean {
  return useSyncExternalStore(followOnline, isOnline, () => true)
}
