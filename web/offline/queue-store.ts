import { useSyncExternalStore } from 'react'
import { openKeptQueue } from './kept-queue.ts'
import { emptyQueue, type QueueState } from './queue-state.ts'
import { announce, followNews } from './queue-news.ts'

/** The queue as this page last saw it; the truth is where it is kept, which other tabs and the worker change too. */
export const keptQueue = openKeptQueue()
let seen: QueueState = emptyQueue
let following = false
const listeners = new Set<() => void>()

function show(next: QueueState): QueueState {
  if (next !== seen) {
    seen = next
    for (const listener of listeners) listener()
  }
  return next
}

/** Reads the queue anew. */
export async function readQueue(): Promise<QueueState> {
  return show(await keptQueue.read())
}

/** Changes the queue in one step, here and for the other tabs. */
export async function changeQueue(step: (queue: QueueState) => QueueState): Promise<QueueState> {
  const next = await keptQueue.change(step)
  announce({ type: 'changed' })
  return show(next)
}

function follow(listener: () => void): () => void {
  if (!following) {
    following = true
    followNews(() => void readQueue())
    void readQueue()
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows what waits on this device and what became of it. */
export function useQueue(): QueueState {
  return useSyncExternalStore(
    follow,
    () => seen,
    () => emptyQueue,
  )
}
