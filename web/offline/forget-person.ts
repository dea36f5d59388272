import { forgetRunsOf } from './kept-runs.ts'
import { speechCache } from './offline-names.ts'
import { forgetOwner } from './queue-state.ts'
import { changeQueue } from './queue-store.ts'

/** Removes from this device what is personal of an owner: answers that wait, exercises held, what was heard. */
export async function forgetPerson(owner: string): Promise<void> {
  await changeQueue((queue) => forgetOwner(queue, owner))
  await forgetRunsOf(owner)
  if (typeof caches !== 'undefined') await caches.delete(speechCache)
}
