import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mostContestPlayers } from '@polyhex/contract/contests/contest-limits'
import { recordCoinChange } from '../coins/coin-ledger.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { emptyDatabase, openRaceDatabase } from '../database/database-of-tests.ts'
import { answerQuestion } from '../exercises/answer-question.ts'
import { readQuestions } from '../exercises/run-rows.ts'
import { startRun } from '../exercises/start-run.ts'
import type { Caller } from '../http/handlers.ts'
import { createSession, hashToken } from '../http/session.ts'
import { buyHint } from './buy-hint.ts'
import { seatsOf } from './contest-rows.ts'
import { subjectOf } from './contest-subject.ts'
import { addSeat, createContest } from './make-contest.ts'
import { moveContest } from './move-contest.ts'
import { getOrCreateSeat, joinByCode } from './take-seat.ts'

/** What two tabs, a whole class or two processes do at once. Needs a PostgreSQL server: TEST_DATABASE_URL. */
const race = await openRaceDatabase()
const now = new Date('2026-11-02T15:00:00Z')
const unitCode = 'g3_meaning_of_division'

describe.runIf(race !== null)('at the same time', () => {
  let db: Database
  beforeAll(() => {
    if (race === null) throw new Error('no server')
    db = race.database
  })
  beforeEach(async () => emptyDatabase(db))
  afterAll(async () => race?.drop())

  async function student(coins = 0): Promise<{ accountId: string; caller: Caller }> {
    const accountId = newId(now)
    await db.queries
      .insertInto('accounts')
      .values({
        id: accountId,
        username: `s.${accountId}`,
        password_hash: 'x',
        roles: ['student'],
        grade: 3,
        public_name: accountId,
        time_zone: 'UTC',
        avatar: 'x',
        created_at: now,
      })
      .execute()
    if (coins > 0) {
      const source = `test:${accountId}`
      await recordCoinChange(db, { accountId, changeType: 'admin', details: 'test', amount: coins, source, at: now })
    }
    const { token } = await createSession(db, accountId, null, now)
    const account = {
      accountId,
      username: 's',
      roles: ['student' as const],
      grade: 3,
      publicName: 's',
      actorId: null,
      factorMissing: false,
    }
    const caller: Caller = {
      sessionHash: hashToken(token),
      visitorHash: null,
      deviceHash: null,
      proofHash: null,
      signUpHash: null,
      pendingHash: null,
      session: async () => ({ state: 'authenticated', account }),
    }
    return { accountId, caller }
  }

  async function question(accountId: string): Promise<{ runId: string; questionId: string }> {
    const target = { type: 'contest_problems', unitCode } as const
    const runId = await startRun(db, { accountId, grade: 3 }, { target, restart: true, seed: 7 }, now)
    const [row] = await readQuestions(db, runId, now)
    if (row === undefined) throw new Error('a run begins with a question')
    return { runId, questionId: row.question_id }
  }

  const changes = async (accountId: string) =>
    db.queries
      .selectFrom('coin_changes')
      .select(['amount', 'final_amount'])
      .where('account_id', '=', accountId)
      .where('change_type', '=', 'contest_question_hint')
      .execute()

  it('five taps on the same hint are paid once', async () => {
    for (let round = 0; round < 6; round++) {
      const { accountId, caller } = await student(40)
      const { questionId } = await question(accountId)
      const bought = await Promise.all(
        Array.from({ length: 5 }, async () => buyHint(db, caller, { questionId, sequence: 1 }, now)),
      )
      expect(new Set(bought.map((each) => each.hint.hintId)).size).toBe(1)
      expect(await changes(accountId)).toEqual([{ amount: -10, final_amount: 30 }])
    }
  })

  it('of two hints of two questions and coins for one, one is bought, and the balance is 0', async () => {
    for (let round = 0; round < 6; round++) {
      const { accountId, caller } = await student(10)
      const [a, b] = [await question(accountId), await question(accountId)]
      const outcomes = await Promise.allSettled(
        [a, b].map(async ({ questionId }) => buyHint(db, caller, { questionId, sequence: 1 }, now)),
      )
      expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await changes(accountId)).toEqual([{ amount: -10, final_amount: 0 }])
    }
  })

  it('a hint and the answer to its question: nobody pays for a hint that comes after the answer', async () => {
    for (let round = 0; round < 8; round++) {
      const { accountId, caller } = await student(50)
      const { runId, questionId } = await question(accountId)
      const skip = { runId, questionId, response: null, timeTakenMs: 5 }
      const [, hint] = await Promise.allSettled([
        answerQuestion(db, caller, skip, now),
        buyHint(db, caller, { questionId, sequence: 1 }, now),
      ])
      const paid = await changes(accountId)
      expect(paid).toHaveLength(hint?.status === 'fulfilled' ? 1 : 0)
    }
  })

  it('four tabs that join one contest have one seat', async () => {
    const host = await student()
    const wanted = {
      subject: subjectOf('unit', unitCode, 3),
      host,
      shared: true,
      config: undefined,
      computerPlayerCount: 0,
    }
    const contest = await moveContest(db, await createContest(db, wanted, null, now), 'register', now)
    const guests = await Promise.all(Array.from({ length: 6 }, async () => student()))
    const taken = await Promise.all(
      guests.flatMap((guest) => Array.from({ length: 4 }, async () => joinByCode(db, guest, contest.code, null, now))),
    )
    expect(new Set(taken.map(({ seat }) => seat.id)).size).toBe(6)
    expect(await seatsOf(db.queries, contest.id)).toHaveLength(7)
  })

  it('a contest never holds more players than it may', async () => {
    const host = await student()
    const wanted = {
      subject: subjectOf('unit', unitCode, 3),
      host,
      shared: true,
      config: undefined,
      computerPlayerCount: 0,
    }
    const contest = await moveContest(db, await createContest(db, wanted, null, now), 'register', now)
    await db.queries.transaction().execute(async (tx) => {
      for (let i = 0; i < mostContestPlayers - 3; i++) {
        // oxlint-disable-next-line no-await-in-loop -- filling a contest, one visitor after another
        await addSeat(tx, contest.id, { visitorHash: Buffer.from(String(i).padStart(32, '0')) }, null, now)
      }
    })
    const guests = await Promise.all(Array.from({ length: 6 }, async () => student()))
    const outcomes = await Promise.allSettled(
      guests.map(async (guest) => joinByCode(db, guest, contest.code, null, now)),
    )
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(2)
    expect(await seatsOf(db.queries, contest.id)).toHaveLength(mostContestPlayers)
  })

  it('two tabs that begin a paper get the same seat and the same run', async () => {
    for (let round = 0; round < 5; round++) {
      const { accountId } = await student()
      const wanted = { codeType: 'unit', code: unitCode, forceNew: false, anonymousGuid: null, grade: 3 } as const
      const seats = await Promise.all(
        Array.from({ length: 3 }, async () => getOrCreateSeat(db, { accountId }, wanted, now)),
      )
      const [first] = seats
      if (first === undefined) throw new Error('three seats')
      expect(new Set(seats.map(({ seat }) => seat.id)).size).toBe(1)
      await moveContest(db, await moveContest(db, first.contest, 'register', now), 'play', now)
      const target = { type: 'contest_problems', contestPlayerGuid: first.seat.id } as const
      const runs = await Promise.all(
        Array.from({ length: 3 }, async () =>
          startRun(db, { accountId, grade: 3 }, { target, restart: true, seed: 1 }, now),
        ),
      )
      expect(new Set(runs).size).toBe(1)
    }
  })
})
