import { openOfflineDatabase } from './offline-database.ts'
import { emptyQueue, type QueueState } from './queue-state.ts'

/** The queue where it is kept. A change is read, made and written in one transaction, whatever other tabs do. */
export interface KeptQueue {
  readonly read: () => Promise<QueueState>
  readonly change: (step: (queue: QueueState) => QueueState) => Promise<QueueState>
}

/** A queue in memory: where a browser keeps nothing, and in tests. */
export function queueInMemory(first: QueueState = emptyQueue): KeptQueue {
  let queue = first
  return {
    read: async () => queue,
    change: async (step) => {
      queue = step(queue)
      return queue
    },
  }
}

const key = 'queue'

/** The queue of this browser. */
export function openKeptQueue(): KeptQueue {
  const otherwise = queueInMemory()
  return {
    read: async () => {
      const database = await openOfflineDatabase()
      if (database === null) return otherwise.read()
      return (await database.get('queue', key)) ?? emptyQueue
    },
    change: async (step) => {
      const database = await openOfflineDatabase()
      if (database === null) return otherwise.change(step)
      const transaction = database.transaction('queue', 'readwrite', { durability: 'strict' })
      const before = (await transaction.store.get(key)) ?? emptyQueue
      const after = step(before)
      if (after !== before) await transaction.store.put(after, key)
      await transaction.done
      return after
    },
  }
}
