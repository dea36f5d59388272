import { followOnline, isOnline } from '../call/network.ts'
import { registerWorker, whenIdle } from './register-worker.ts'
import { syncAnswers } from './sync-answers.ts'

/**
 * What works without a connection, set going once the first page stands: the service worker, and the sending of answers
 * that wait, now and whenever the network or the page comes back. `onReturn` runs first when the network comes back.
 */
export function startOffline(onReturn: () => Promise<unknown>): void {
  whenIdle(() => void registerWorker())
  void syncAnswers()
  followOnline(() => {
    if (isOnline()) void onReturn().then(syncAnswers)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void syncAnswers()
  })
}
