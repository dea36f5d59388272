import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { statement } from '../../database/statement.ts'
import { followRunChanges, type RunChange } from '../../exercises/run-changes.ts'
import type { Log } from '../../http/handlers.ts'
import { accountsInRooms, followAccounts, roomsOf } from './room-accounts.ts'
import { refreshWork } from './tell-work.ts'

const channel = 'polyhex_live_work'
/** Milliseconds after which a process says again who is in its rooms, and after which it is not believed any more. */
const again = 60_000
const believed = 150_000

const notify = statement<never>('notify_live_work', 'select pg_notify($1, $2)')

const Told = z.discriminatedUnion('type', [
  /** Somebody asks who is in whose rooms. */
  z.object({ type: z.literal('who'), from: z.string() }),
  z.object({ type: z.literal('here'), from: z.string(), accountIds: z.array(z.string()) }),
  z.object({ type: z.literal('gone'), from: z.string(), accountId: z.string() }),
  z.object({ type: z.literal('change'), from: z.string(), accountId: z.string(), runId: z.string() }),
])
type Told = z.infer<typeof Told>
type Telling = Told extends infer One ? (One extends Told ? Omit<One, 'from'> : never) : never

/** Reads what has changed and shows it in the rooms of this process that the account is in. */
function refreshRooms({ accountId, runId }: Pick<RunChange, 'accountId' | 'runId'>, log: Log): void {
  for (const room of roomsOf(accountId)) {
    const member = [...room.members.values()].find((each) => each.accountId === accountId)
    if (member === undefined) continue
    refreshWork(room, member, runId).catch((err: unknown) => log.warn({ err }, 'work could not be shown'))
  }
}

/** Accounts that are in rooms of other processes, and until when that is believed. */
class Elsewhere {
  readonly until = new Map<string, number>()

  heard(accountIds: readonly string[], now: number): void {
    for (const id of accountIds) this.until.set(id, now + believed)
  }

  has(accountId: string, now: number): boolean {
    const until = this.until.get(accountId)
    if (until === undefined) return false
    if (until > now) return true
    this.until.delete(accountId)
    return false
  }
}

/** Payloads of PostgreSQL hold 8000 bytes: 100 ids are half of that. */
const idsAtOnce = 100

/**
 * Carries changes of runs to rooms in other processes, where the database is a PostgreSQL server that others use as well.
 * An answer by somebody who is in no class costs one look into a map.
 */
async function spread(db: Database, now: () => Date, log: Log): Promise<() => Promise<void>> {
  const from = randomUUID()
  const elsewhere = new Elsewhere()
  const tell = (told: Telling): void => {
    db.run(notify, [channel, JSON.stringify({ ...told, from })]).catch((err: unknown) =>
      log.warn({ err }, 'other processes could not be told'),
    )
  }
  const tellHere = (accountIds: readonly string[]): void => {
    for (let at = 0; at < accountIds.length; at += idsAtOnce) {
      tell({ type: 'here', accountIds: accountIds.slice(at, at + idsAtOnce) })
    }
  }
  const hear = (text: string): void => {
    const told = Told.safeParse(JSON.parse(text)).data
    if (told === undefined || told.from === from) return
    if (told.type === 'who') tellHere(accountsInRooms())
    else if (told.type === 'here') elsewhere.heard(told.accountIds, now().getTime())
    else if (told.type === 'gone') elsewhere.until.delete(told.accountId)
    else refreshRooms(told, log)
  }
  const stopListening = await db.listen?.(channel, hear)
  const stopChanges = followRunChanges(({ accountId, runId }) => {
    if (elsewhere.has(accountId, now().getTime())) tell({ type: 'change', accountId, runId })
  })
  const stopAccounts = followAccounts((accountId, isHere) =>
    isHere ? tellHere([accountId]) : tell({ type: 'gone', accountId }),
  )
  const timer = setInterval(() => tellHere(accountsInRooms()), again)
  timer.unref()
  tell({ type: 'who' })
  return async () => {
    clearInterval(timer)
    stopChanges()
    stopAccounts()
    await stopListening?.()
  }
}

/**
 * Shows changes of runs in the rooms of this process, whoever of the processes has made them, until the function given
 * back is called.
 */
export async function followWork(db: Database, now: () => Date, log: Log): Promise<() => Promise<void>> {
  const stopHere = followRunChanges((change) => {
    // Not within the answer itself: that goes out first.
    if (roomsOf(change.accountId)[Symbol.iterator]().next().done !== true) setImmediate(() => refreshRooms(change, log))
  })
  const stopSpread = db.listen === undefined ? null : await spread(db, now, log)
  return async () => {
    stopHere()
    await stopSpread?.()
  }
}
