import { followOnline, isOnline } from '../call/network.ts'
import { registerWorker, whenIdle } from './register-worker.ts'
import { syncAnswers } from './sync-answers.ts'

interface Person {
  /** Asks the server who is signed in. */
  readonly ask: () => Promise<unknown>
  /** Calls back when it becomes known who is signed in, and when that changes. */
  readonly follow: (listener: (session: { state: string; account?: { accountId: string } }) => void) => void
}

/**
 * What works without a connection, set going once the first page stands: the service worker, and the sending of answers
 * that wait, now and whenever the network, the page or their owner comes back.
 */
export function startOffline(person: Person): void {
  whenIdle(() => void registerWorker())
  void syncAnswers()
  followOnline(() => {
    if (isOnline()) void person.ask().then(syncAnswers)
  })
  let last = ''
  person.follow(({ state, account }) => {
    const now = account?.accountId ?? state
    if (now === last) return
    last = now
    void syncAnswers()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void syncAnswers()
  })
}
