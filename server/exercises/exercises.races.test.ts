import { randomInt } from 'node:crypto'
import { keyFromJson, rightResponse } from '@polyhex/curriculum'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BalanceTooLow, recordCoinChange } from '../coins/coin-ledger.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { emptyDatabase, openRaceDatabase } from '../database/database-of-tests.ts'
import type { Caller } from '../http/handlers.ts'
import { createSession, endSession, hashToken } from '../http/session.ts'
import { answerQuestion } from './answer-question.ts'
import { closeAbandonedLevellings } from './close-levelling.ts'
import { prepareLearner } from './learn-anew.ts'
import { refreshQuestion } from './refresh-question.ts'
import { pendingQuestions, readQuestions, runForAnswer } from './run-rows.ts'
import { secondTry } from './second-try.ts'
import { startRun } from './start-run.ts'

/** What two tabs, a double click or two processes do at once. Needs a PostgreSQL server: TEST_DATABASE_URL. */

const race = await openRaceDatabase()
const target = { type: 'practice', topicCodeLevel: 'multi_digit_subtraction_practice/4' } as const
const now = new Date('2026-11-02T15:00:00Z')

describe.runIf(race !== null)('at the same time', () => {
  let db: Database
  beforeAll(() => {
    if (race === null) throw new Error('no server')
    db = race.database
  })
  beforeEach(async () => emptyDatabase(db))
  afterAll(async () => race?.drop())

  async function student(): Promise<{ accountId: string; caller: Caller }> {
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
    const { token } = await createSession(db, accountId, null, now)
    const caller: Caller = {
      sessionHash: hashToken(token),
      visitorHash: null,
      deviceHash: null,
      proofHash: null,
      signUpHash: null,
      pendingHash: null,
      session: async () => ({ state: 'unauthenticated' }),
    }
    return { accountId, caller }
  }

  const open = async (accountId: string, restart = false): Promise<string> =>
    startRun(db, { accountId, grade: 3 }, { target, restart, seed: randomInt(2 ** 32) }, now)

  async function pending(runId: string): Promise<{ questionId: string; right: string; wrong: string }> {
    const row = (await readQuestions(db, runId, now)).find((entry) => entry.outcome === null)
    if (row === undefined) throw new Error('nothing is pending')
    const key = keyFromJson(row.key)
    const wrong = key.wrong.find(({ optionId }) => optionId !== undefined)?.optionId ?? '98765'
    return { questionId: row.question_id, right: rightResponse(key), wrong }
  }

  it('two tabs that answer every question together record each once and the coins once', async () => {
    const aMinuteLater = new Date(now.getTime() + 60_000)
    for (let round = 0; round < 8; round++) {
      const { accountId, caller } = await student()
      const runId = await open(accountId)
      for (let question = 0; question < 4; question++) {
        const { questionId, right } = await pending(runId)
        const given = { runId, questionId, response: right, timeTakenMs: 100 }
        const outcomes = await Promise.all(
          Array.from({ length: 4 }, async () => answerQuestion(db, caller, given, aMinuteLater)),
        )
        expect(new Set(outcomes.map((outcome) => outcome.verdict))).toEqual(new Set(['right']))
        const next = outcomes.map((outcome) => outcome.nextQuestions[0]?.storedQuestionId ?? null)
        expect(new Set(next).size).toBe(1)
        for (const outcome of outcomes) expect(outcome.run.progress.answered).toBe(question + 1)
      }
      const run = await db.queries.selectFrom('runs').selectAll().where('id', '=', runId).executeTakeFirstOrThrow()
      expect(run).toMatchObject({ state: 'finished', answered: 4, correct: 4, coins: 18 })
      const changes = await db.queries
        .selectFrom('coin_changes')
        .selectAll()
        .where('account_id', '=', accountId)
        .execute()
      expect(changes.map((change) => [change.amount, change.final_amount])).toEqual([[18, 18]])
    }
  })

  it('a right and a wrong answer to one question leave one of them, and both tabs hear the same', async () => {
    for (let round = 0; round < 12; round++) {
      const { accountId, caller } = await student()
      const runId = await open(accountId)
      const { questionId, right } = await pending(runId)
      const send = async (response: string) =>
        answerQuestion(db, caller, { runId, questionId, response, timeTakenMs: 1 }, now)
      const [first, second] = await Promise.all([send(right), send('98765')])
      expect(first.answer).toEqual(second.answer)
      const answers = await db.queries.selectFrom('answers').selectAll().where('run_id', '=', runId).execute()
      expect(answers).toHaveLength(1)
    }
  })

  it('second tries from many tabs leave one of them, and every tab hears the same', async () => {
    for (let round = 0; round < 12; round++) {
      const { accountId, caller } = await student()
      const runId = await open(accountId)
      const { questionId, right } = await pending(runId)
      await answerQuestion(db, caller, { runId, questionId, response: '98765', timeTakenMs: 1, secondTry: true }, now)
      const sent = [right, null, '98764', right, null, '98763']
      const outcomes = await Promise.all(
        sent.map(async (response) => secondTry(db, caller, { runId, questionId, response }, now)),
      )
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome.answer))).size).toBe(1)
      const run = await db.queries.selectFrom('runs').selectAll().where('id', '=', runId).executeTakeFirstOrThrow()
      expect(run).toMatchObject({ answered: 1, incorrect: 1, mended: outcomes[0]?.verdict === 'right' ? 1 : 0 })
    }
  })

  it('a second try beside the answer that ends the run is paid or refused, never half', async () => {
    const aMinuteLater = new Date(now.getTime() + 60_000)
    for (let round = 0; round < 6; round++) {
      const { accountId, caller } = await student()
      const runId = await open(accountId)
      let missed = { questionId: '', right: '', wrong: '' }
      for (const turn of 'rrrwrrrww') {
        missed = await pending(runId)
        const response = turn === 'r' ? missed.right : missed.wrong
        const given = { runId, questionId: missed.questionId, response, timeTakenMs: 1, secondTry: true }
        await answerQuestion(db, caller, given, aMinuteLater)
      }
      const last = await pending(runId)
      const given = { runId, questionId: last.questionId, response: last.right, timeTakenMs: 1 }
      const [mended, ended] = await Promise.allSettled([
        secondTry(db, caller, { runId, questionId: missed.questionId, response: missed.right }, aMinuteLater),
        answerQuestion(db, caller, given, aMinuteLater),
      ])
      const isMended = mended.status === 'fulfilled'
      if (mended.status === 'rejected') expect(mended.reason).toMatchObject({ code: 'second_try_over' })
      const coins = 7 * 2 + (isMended ? 1 : 0)
      expect(ended).toMatchObject({ status: 'fulfilled', value: { results: { coinsEarned: coins } } })
      const run = await db.queries.selectFrom('runs').selectAll().where('id', '=', runId).executeTakeFirstOrThrow()
      expect(run).toMatchObject({ state: 'finished', mended: isMended ? 1 : 0, coins })
    }
  })

  it('two tabs that start together get one run', async () => {
    for (let round = 0; round < 12; round++) {
      const { accountId } = await student()
      const ids = await Promise.all(Array.from({ length: 4 }, async () => open(accountId)))
      expect(new Set(ids).size).toBe(1)
    }
  })

  it('an answer and a refresh of one question exclude each other', async () => {
    for (let round = 0; round < 12; round++) {
      const { accountId, caller } = await student()
      const runId = await open(accountId)
      const { questionId, right } = await pending(runId)
      const results = await Promise.allSettled([
        answerQuestion(db, caller, { runId, questionId, response: right, timeTakenMs: 1 }, now),
        refreshQuestion(db, caller, { runId, questionId }, now),
      ])
      const answered = await db.queries.selectFrom('answers').selectAll().where('run_id', '=', runId).execute()
      const [row] = await db.queries.selectFrom('run_questions').selectAll().where('id', '=', questionId).execute()
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
      expect(answered.length === 1).toBe(row?.replaced === false)
    }
  })

  it('reads that share a round trip give every caller its own question, and nothing of others', async () => {
    const students = await Promise.all(Array.from({ length: 30 }, student))
    const runs = await Promise.all(students.map(async ({ accountId }) => open(accountId)))
    const visitor: Caller = {
      sessionHash: null,
      visitorHash: Buffer.alloc(32, 7),
      deviceHash: null,
      proofHash: null,
      signUpHash: null,
      pendingHash: null,
      session: async () => ({ state: 'unauthenticated' }),
    }
    const wanted = await Promise.all(runs.map(async (runId) => (await pending(runId)).questionId))
    const own = students.map(async ({ caller }, i) => pendingQuestions(db, caller, runs[i] ?? '', now))
    const foreign = students.map(async ({ caller }, i) => pendingQuestions(db, caller, runs[(i + 1) % 30] ?? '', now))
    const strangers = runs.map(async (runId) => pendingQuestions(db, visitor, runId, now))
    expect((await Promise.all(own)).map((rows) => rows.map((row) => row.question_id))).toEqual(wanted.map((id) => [id]))
    expect((await Promise.all([...foreign, ...strangers])).flat()).toEqual([])
    const asked = await Promise.all(
      students.map(async ({ caller }, i) => runForAnswer(db, caller, runs[i] ?? '', wanted[i] ?? '', now)),
    )
    const alone = students[0] && (await runForAnswer(db, students[0].caller, runs[0] ?? '', wanted[0] ?? '', now))
    expect(asked.map((row) => [row.id, row.question_id])).toEqual(runs.map((id, i) => [id, wanted[i]]))
    expect({ ...asked[0], nth: 0 }).toEqual({ ...alone, nth: 0 })
  })

  it('a session that has ended and an answer that was given are seen by the next read, also by one that is shared', async () => {
    const [one, two] = [await student(), await student()]
    const runs = [await open(one.accountId), await open(two.accountId)] as const
    const first = await pending(runs[0])
    const ask = async () =>
      (
        await Promise.all([
          pendingQuestions(db, one.caller, runs[0], now),
          pendingQuestions(db, two.caller, runs[1], now),
        ])
      ).map((rows) => rows.map((row) => row.question_id))
    expect((await ask())[0]).toEqual([first.questionId])
    const given = { runId: runs[0], questionId: first.questionId, response: first.right, timeTakenMs: 100 }
    await answerQuestion(db, one.caller, given, now)
    expect((await ask())[0]).toEqual([(await pending(runs[0])).questionId])
    await endSession(db, one.caller.sessionHash)
    expect(await ask()).toEqual([[], [(await pending(runs[1])).questionId]])
  })

  it('answers of one account in several runs at once are all taken into what is believed of it', async () => {
    const levels = ['multi_digit_subtraction_practice/4', 'counting_basics/2', 'place_value_intro/2']
    for (let round = 0; round < 6; round++) {
      const { accountId, caller } = await student()
      const owner = { accountId, grade: 3 }
      const runs = await Promise.all(
        levels.map(async (topicCodeLevel) =>
          startRun(db, owner, { target: { type: 'practice', topicCodeLevel }, restart: false, seed: round }, now),
        ),
      )
      const turns = 3
      await Promise.all(
        runs.map(async (runId) => {
          for (let turn = 0; turn < turns; turn++) {
            const { questionId } = await pending(runId)
            const given = { runId, questionId, response: null, timeTakenMs: 1 }
            // Two tabs of each run, too.
            await Promise.all([answerQuestion(db, caller, given, now), answerQuestion(db, caller, given, now)])
          }
        }),
      )
      const row = await db.queries
        .selectFrom('learner_states')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      const learner = JSON.parse(row.state ?? '{}')
      expect(learner.answers).toBe(levels.length * turns)
      expect(Object.keys(learner.topics).toSorted()).toEqual(levels.map((key) => key.split('/')[0]).toSorted())
      expect(row.version).toBe(levels.length * turns + 1)
    }
  })

  it('several starts at once prepare one learner, and answers in between are not lost', async () => {
    const { accountId, caller } = await student()
    const runId = await open(accountId)
    await db.queries.updateTable('learner_states').set({ state: null, model: 0 }).execute()
    const { questionId, right } = await pending(runId)
    const given = { runId, questionId, response: right, timeTakenMs: 1 }
    await Promise.all([
      prepareLearner(db, { accountId, grade: 3 }, now),
      answerQuestion(db, caller, given, now),
      prepareLearner(db, { accountId, grade: 3 }, now),
    ])
    const learner = await prepareLearner(db, { accountId, grade: 3 }, now)
    expect(learner.answers).toBe(1)
  })

  it('an answer and a question made ahead for the next place leave one question there, which the answer brings', async () => {
    for (let round = 0; round < 12; round++) {
      const { accountId, caller } = await student()
      const runId = await open(accountId)
      const { questionId, right } = await pending(runId)
      const first = await db.queries
        .selectFrom('run_questions')
        .selectAll()
        .where('id', '=', questionId)
        .executeTakeFirstOrThrow()
      const ahead = { ...first, id: newId(now), position: 2 }
      const [answered] = await Promise.allSettled([
        answerQuestion(db, caller, { runId, questionId, response: right, timeTakenMs: 1 }, now),
        db.queries.insertInto('run_questions').values(ahead).execute(),
      ])
      const there = (await readQuestions(db, runId, now)).filter((row) => row.position === 2)
      expect(there).toHaveLength(1)
      const brought = answered.status === 'fulfilled' ? answered.value.nextQuestions : []
      expect(brought.map((each) => each.storedQuestionId)).toEqual([there[0]?.question_id])
    }
  })

  it('an answer that ends a levelling and the clock that ends it leave one end, one level and the coins once', async () => {
    for (let round = 0; round < 12; round++) {
      const { accountId, caller } = await student()
      const levelling = { type: 'levelling', themeCode: 'operations' } as const
      const runId = await startRun(db, { accountId, grade: 3 }, { target: levelling, restart: false, seed: round }, now)
      const first = await pending(runId)
      await answerQuestion(
        db,
        caller,
        { runId, questionId: first.questionId, response: first.right, timeTakenMs: 1 },
        now,
      )
      const later = new Date(now.getTime() + 300_000)
      const second = await pending(runId)
      const given = { runId, questionId: second.questionId, response: second.right, timeTakenMs: 1 }
      const results = await Promise.allSettled([
        answerQuestion(db, caller, given, later),
        closeAbandonedLevellings(db, later),
        closeAbandonedLevellings(db, later),
      ])
      const run = await db.queries.selectFrom('runs').selectAll().where('id', '=', runId).executeTakeFirstOrThrow()
      expect(run).toMatchObject({ state: 'finished', result: 'time_up' })
      expect(run.answered).toBe(results[0].status === 'fulfilled' ? 2 : 1)
      const level = await db.queries
        .selectFrom('theme_levels')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      expect(level.answers).toBe(run.answered)
      const changes = await db.queries
        .selectFrom('coin_changes')
        .select('amount')
        .where('account_id', '=', accountId)
        .execute()
      expect(changes).toEqual([{ amount: 2 * run.answered }])
      expect((await prepareLearner(db, { accountId, grade: 3 }, later)).answers).toBe(run.answered)
    }
  })

  it('debits never take a balance below zero, and the ledger adds up', async () => {
    const { accountId } = await student()
    const change = { accountId, changeType: 'admin', details: '', at: now } as const
    await recordCoinChange(db, { ...change, amount: 100, source: 'start' })
    const debits = await Promise.allSettled(
      Array.from({ length: 40 }, async (_, turn) =>
        recordCoinChange(db, { ...change, amount: -7, source: `debit:${turn}` }),
      ),
    )
    const refused = debits.filter((debit) => debit.status === 'rejected')
    expect(refused).toHaveLength(26)
    for (const debit of refused) expect(debit.reason).toBeInstanceOf(BalanceTooLow)
    const { rows } = await sql<{ sum: number; balance: number }>`
      select sum(c.amount)::integer as sum, min(b.balance) as balance
      from coin_changes c join coin_balances b using (account_id)`.execute(db.queries)
    expect(rows).toEqual([{ sum: 2, balance: 2 }])
  })

  it('one source credited from many sides is credited once', async () => {
    const { accountId } = await student()
    const change = { accountId, changeType: 'practice', details: '', amount: 18, source: 'run:x', at: now } as const
    const made = await Promise.all(Array.from({ length: 20 }, async () => recordCoinChange(db, change)))
    expect(new Set(made.map((entry) => entry.id)).size).toBe(1)
    expect(made[0]?.userAssetFinalAmount).toBe(18)
  })
})
