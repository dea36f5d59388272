import { newsChannel } from './offline-names.ts'
import type { QueueNews } from './send-queue.ts'

const listeners = new Set<(news: QueueNews) => void>()
let channel: BroadcastChannel | null | undefined

function openChannel(): BroadcastChannel | null {
  if (channel !== undefined) return channel
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(newsChannel)
  channel?.addEventListener('message', (event: MessageEvent<QueueNews>) => tellHere(event.data))
  return channel
}

function tellHere(news: QueueNews): void {
  for (const listener of listeners) listener(news)
}

/** Tells every tab of this browser what became of an answer. */
export function announce(news: QueueNews): void {
  openChannel()?.postMessage(news)
  tellHere(news)
}

/** Calls `listener` with what became of answers, whichever tab or worker has sent them; gives the way to stop. */
export function followNews(listener: (news: QueueNews) => void): () => void {
  openChannel()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
