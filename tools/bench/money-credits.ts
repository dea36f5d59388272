import { sql } from 'kysely'
import { creditStatement } from '../../server/billing/statement/credit-statement.ts'
import type { ClassAccount } from '../../server/classes/class-viewer.ts'
import { giveCredits, makeSlot, makeStudent, supply } from '../../server/classes/attendance/attendance-scene.ts'
import { signUpFor } from '../../server/classes/attendance/sign-up.ts'
import { inTransaction } from '../../server/database/in-transaction.ts'
import { creditReader, listCredits } from '../../server/credits/list-credits.ts'
import { reallocateCredits } from '../../server/credits/reallocate-credits.ts'
import type { Database } from '../../server/database/database.ts'
import { median, percentile } from './ratio.ts'

const now = new Date('2026-11-02T15:00:00Z')
const racers = 64
const credits = 10

/** What 64 at once made of ten credits of one owner. */
export interface CreditRace {
  /** Credits that pay for a class afterwards, in each round: ten, always. */
  readonly allocated: readonly number[]
  readonly failed: number
  readonly perSecond: number
  /** Milliseconds of the slowest hundredth. */
  readonly p99: number
}

const accountOf = (id: string): ClassAccount => ({ id, groups: [], isStudent: true, publicName: '', name: null })

/** 64 students who use one parent's ten credits sign up for classes of their own at the same moment. */
export async function raceForCredits(db: Database, rounds: number): Promise<CreditRace> {
  const scene = { db, now }
  const allocated: number[] = []
  const times: number[] = []
  const rates: number[] = []
  let failed = 0
  // The first round plans each query on each connection, and does not count.
  for (let round = -1; round < rounds; round++) {
    const parent = await makeStudent(scene, { roles: ['parent'] })
    await giveCredits(scene, parent, credits)
    const seats: { studentId: string; slotId: string }[] = []
    for (let i = 0; i < racers; i++) {
      const studentId = await makeStudent(scene)
      await supply(scene, studentId, parent)
      const startingAt = new Date(now.getTime() + (i + 1) * 3_600_000)
      seats.push({ studentId, slotId: await makeSlot(scene, { startingAt }) })
    }
    const begun = performance.now()
    await Promise.all(
      seats.map(async ({ studentId, slotId }) => {
        const from = performance.now()
        const who = { account: accountOf(studentId), byAdmin: false, notify: false }
        await inTransaction(db, async (tx) => signUpFor(tx, slotId, who, now)).catch(() => void (failed += 1))
        if (round >= 0) times.push(performance.now() - from)
      }),
    )
    if (round >= 0) rates.push(racers / ((performance.now() - begun) / 1000))
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from credits
      where owner_account_id = ${parent} and status = 'allocated'`.execute(db.queries)
    allocated.push(rows[0]?.n ?? 0)
  }
  return { allocated, failed, perSecond: median(rates), p99: percentile(times, 0.99) }
}

/** Credits among which one family's are worked with. */
export const creditCounts = [10_000, 100_000, 1_000_000] as const
const ofOneFamily = 50

/** What one kind of work took among so many credits: the quickest of several, in ms. */
export interface CreditGrowth {
  readonly asked: string
  readonly milliseconds: number[]
}

type Execute = (sql: string) => Promise<void>

/** More credits, of more families: 50 each, half of them used, each with its history. */
async function growTo(execute: Execute, from: number, to: number): Promise<void> {
  await execute(`
    with families as (
      insert into accounts (id, username, password_hash, roles, public_name, time_zone, avatar, created_at)
      select gen_random_uuid(), 'family.' || n, 'none', '{parent}', 'Family ' || n, 'America/Toronto', 'x', now()
      from generate_series(${from / ofOneFamily + 1}, ${to / ofOneFamily}) n returning id
    ), made as (
      insert into credits (id, owner_account_id, student_account_id, status, source, class_date, created_at, changed_at)
      select gen_random_uuid(), f.id, case when n % 2 = 0 then f.id end, case when n % 2 = 0 then 'used' else 'available' end,
        'purchased', case when n % 2 = 0 then date '2026-10-01' end, now() - n * interval '1 day', now()
      from families f, generate_series(1, ${ofOneFamily}) n returning id, status
    )
    insert into credit_changes (credit_id, from_status, to_status, reason, at)
    select id, case when status = 'used' then 'allocated' end, status, case when status = 'used' then 'used' else 'added' end,
      now() from made`)
  for (const table of ['credits', 'credit_changes', 'accounts']) await execute(`vacuum analyze ${table}`)
}

/** One family's credits allocated, listed and told as a statement, and the list of everybody, among ever more credits. */
export async function benchCreditGrowth(db: Database, turns: number): Promise<CreditGrowth[]> {
  const scene = { db, now }
  const account = await makeStudent(scene)
  await giveCredits(scene, account, ofOneFamily)
  const startingAt = new Date(now.getTime() + 86_400_000)
  const slotId = await makeSlot(scene, { startingAt })
  const who = { account: accountOf(account), byAdmin: false, notify: false }
  await inTransaction(db, async (tx) => signUpFor(tx, slotId, who, now))
  const session = {
    ...{ accountId: account, username: 'bench', roles: ['student'] as const, grade: 4 },
    ...{ publicName: 'Bench', actorId: null, factorMissing: false },
  }
  const page = { offset: 0, count: 50 }
  const kinds: { asked: string; work: () => Promise<unknown>; milliseconds: number[] }[] = [
    {
      asked: 'allocated anew',
      milliseconds: [],
      work: async () => {
        await sql`update attendees set credit_id = null where account_id = ${account}`.execute(db.queries)
        return inTransaction(db, async (tx) => reallocateCredits(tx, [account], now))
      },
    },
    {
      asked: 'listed for their owner',
      milliseconds: [],
      work: async () => listCredits(db, await creditReader(db, session), { ownerAccountId: account, ...page }, now),
    },
    {
      asked: 'told as a statement',
      milliseconds: [],
      work: async () => creditStatement(db, session, account, page, now),
    },
  ]
  let have = 0
  for (const count of creditCounts) {
    // Alone, and therefore without the limits of calls: laying a million rows takes minutes.
    await db.alone(async (execute) => growTo(execute, have, count))
    have = count
    for (const { work, milliseconds } of kinds) {
      const times: number[] = []
      for (let turn = 0; turn < turns; turn++) {
        const begun = performance.now()
        await work()
        times.push(performance.now() - begun)
      }
      milliseconds.push(Math.min(...times))
    }
  }
  return kinds.map(({ asked, milliseconds }) => ({ asked, milliseconds }))
}
