import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import type { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import type { OpenRun } from '@polyhex/contract/exercises/runs'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { QueueState } from './queue-state.ts'

/** A started exercise as it is kept for going on without a connection. No key is in it: the browser never has one. */
export interface KeptRun {
  readonly runId: string
  readonly owner: string
  /** Kind and target as one text, by which a page finds its run. */
  readonly about: string
  readonly target: ExerciseTarget
  /** The page it is on. */
  readonly path: string
  readonly open: OpenRun
  /** Questions held ahead, in order. */
  readonly ahead: readonly StoredQuestion[]
  /** Ms since 1970. */
  readonly keptAt: number
}

interface OfflineSchema extends DBSchema {
  queue: { key: string; value: QueueState }
  runs: { key: string; value: KeptRun; indexes: { owner: string } }
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>

const name = 'polyhex-offline'
let opened: Promise<OfflineDatabase | null> | undefined

/** The database of this browser for working offline, or null where the browser has none or refuses it. */
export function openOfflineDatabase(): Promise<OfflineDatabase | null> {
  opened ??= open()
  return opened
}

async function open(): Promise<OfflineDatabase | null> {
  if (typeof indexedDB === 'undefined') return null
  try {
    return await openDB<OfflineSchema>(name, 1, {
      upgrade(database) {
        database.createObjectStore('queue')
        database.createObjectStore('runs', { keyPath: 'runId' }).createIndex('owner', 'owner')
      },
      // A newer version of the product in another tab must not wait for this one.
      blocking(_current, _blocked, event) {
        const { target } = event
        if (target instanceof IDBDatabase) target.close()
        opened = undefined
      },
      terminated() {
        opened = undefined
      },
    })
  } catch {
    // Private windows of some browsers have a database that cannot be opened.
    return null
  }
}
