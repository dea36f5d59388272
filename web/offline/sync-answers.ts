import { hasNoNetwork, isOnline, reportReach } from '../call/network.ts'
import { backgroundTag } from './offline-names.ts'
import { announce } from './queue-news.ts'
import { changeQueue, keptQueue, readQueue } from './queue-store.ts'
import { queueAnswer, type QueuedAnswer } from './queue-state.ts'
import { sendAnswer, whoIsSignedIn } from './send-answer.ts'
import { sendQueue, type SendingEnd } from './send-queue.ts'

const firstPauseMs = 3000
const longestPauseMs = 60_000

let timer: ReturnType<typeof setTimeout> | undefined
let pauseMs = firstPauseMs

/**
 * Sends what waits, if anything does. One tab at a time: another one waits and then finds nothing left. Ends without an
 * error whatever happens; what could not be sent is tried again while the page is open and when a network comes back.
 */
export async function syncAnswers(): Promise<SendingEnd> {
  clearTimeout(timer)
  const queue = await readQueue()
  if (queue.answers.length === 0) return 'done'
  if (hasNoNetwork()) return 'unreachable'
  const end = await alone(async () =>
    sendQueue({ kept: keptQueue, sender: whoIsSignedIn, send: sendAnswer, tell: announce }),
  )
  await readQueue()
  if (end === 'unreachable') {
    if (isOnline()) reportReach(false)
    timer = setTimeout(() => void syncAnswers(), pauseMs)
    pauseMs = Math.min(longestPauseMs, pauseMs * 2)
  } else {
    pauseMs = firstPauseMs
  }
  return end
}

async function alone(work: () => Promise<SendingEnd>): Promise<SendingEnd> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work()
  return navigator.locks.request(backgroundTag, work)
}

/** Keeps an answer on this device until the server has marked it, and sends it at once where that is possible. */
export async function keepAnswer(answer: QueuedAnswer): Promise<void> {
  await changeQueue((queue) => queueAnswer(queue, answer))
  if (isOnline()) void syncAnswers()
  else void askForBackgroundSync()
}

/** Lets the browser send what waits when a network comes back, also with no page open, where it can do that. */
async function askForBackgroundSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } }
    await sync?.register(backgroundTag)
  } catch {
    // Not allowed or not known here: the page sends it itself when it is open again.
  }
}
