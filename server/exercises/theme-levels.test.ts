import { evaluationCandidates, isReady } from '@polyhex/curriculum'
import { describe, expect, it } from 'vitest'
import { type Person, openWorld } from '../seed/test-world.ts'
import { closeAbandonedLevellings } from './close-levelling.ts'

const world = openWorld()

async function begin(who: Person, themeCode: string, timed = true) {
  const { status, body } = await who.call('startExercise', {
    body: { target: { type: 'levelling', themeCode, ...(timed ? {} : { timed }) } },
  })
  expect(status).toBe(200)
  return { runId: body.run.runId as string, first: body.questions.at(-1) }
}

/** A child who is right in all that is not above an ability in grades, and says 'I don't know' to the rest. */
async function levelled(who: Person, themeCode: string, ability: number, secondsEach = 20) {
  const gradeOf = new Map(evaluationCandidates(themeCode, isReady).map((item) => [item.topicCodeLevel, item.grade]))
  const { runId, first } = await begin(who, themeCode)
  let question = first
  let asked = 0
  for (;;) {
    asked++
    world.now = new Date(world.now.getTime() + 1000 * secondsEach)
    const params = { runId, storedQuestionId: question.storedQuestionId }
    const knows = (gradeOf.get(question.topicCodeLevel) ?? 99) <= ability
    const { body } = knows
      ? await who.call('answerQuestion', {
          params,
          body: { response: await world.rightFor(question.storedQuestionId), timeTakenMs: 1000 * secondsEach },
        })
      : await who.call('skipQuestion', { params, body: { timeTakenMs: 1000 * secondsEach } })
    if (body.results !== null) return { runId, asked, results: body.results }
    question = body.nextQuestions[0]
  }
}

const themeLevelsOf = async (who: Person) =>
  (await who.call('getThemeLevels', { params: { accountId: who.accountId } })).body.themeLevels

describe('a levelling', () => {
  it.each([
    [2, 1.5],
    [4, 4.4],
    [4, 2.2],
    [4, 6.3],
    [6, 6.8],
  ])('finds out that a child of grade %i stands at %d, within 300 seconds [L-160]', async (grade, ability) => {
    const sam = await world.person({ grade })
    const { asked, results } = await levelled(sam, 'operations', ability)
    expect(results).toMatchObject({ type: 'levelling', result: 'time_up', passed: false, total: null })
    expect(asked).toBeLessThanOrEqual(16)
    expect(Math.abs(results.themeLevel.ability - ability)).toBeLessThanOrEqual(0.8)
    expect(results.themeLevel.low).toBeLessThan(results.themeLevel.ability)
    expect(results.themeLevel.high).toBeGreaterThan(results.themeLevel.ability)
    expect(Math.abs(results.themeLevel.level - 2 * results.themeLevel.ability)).toBeLessThan(1.1)
  })

  it('leaves the level of its theme with how sure it is and why, in one sentence [L-093]', async () => {
    const sam = await world.person({ grade: 4 })
    const { results, asked } = await levelled(sam, 'operations', 5.1)
    const { themeCode, level, confidence, percentageCorrect, ability, low, high, words } = results.themeLevel
    expect(await themeLevelsOf(sam)).toEqual([
      {
        accountId: sam.accountId,
        answers: asked,
        foundAt: world.now.toISOString(),
        ...{ themeCode, level, confidence, percentageCorrect, ability, low, high, words },
      },
    ])
    expect(themeCode).toBe('operations')
    expect(percentageCorrect).toBeCloseTo((100 * results.correct) / asked, 1)
    const half = level % 2 === 0 ? 'first half' : 'second half'
    expect(words.startsWith(`Level ${level} (grade ${Math.floor(level / 2)}, ${half}). Strongest: `)).toBe(true)
    expect(words).toMatch(/ Strongest: [a-z ]+\. Practice next: [a-z ]+\. We are /)
    expect(words.endsWith(` We are ${Math.round(100 * confidence)}% sure, from ${asked} answers.`)).toBe(true)
  })

  it('names no topic as the strongest of a child who knew nothing', async () => {
    const sam = await world.person({ grade: 4 })
    const { results } = await levelled(sam, 'operations', -1)
    expect(results.correct).toBe(0)
    expect(results.themeLevel.words).toMatch(/\)\. We are \d+% sure, from \d+ answers\.$/)
    expect((await themeLevelsOf(sam))[0].words).toBe(results.themeLevel.words)
  })

  it('replaces the level that was found before', async () => {
    const sam = await world.person({ grade: 4 })
    await levelled(sam, 'operations', 3)
    const [before] = await themeLevelsOf(sam)
    await levelled(sam, 'operations', 6)
    const after = await themeLevelsOf(sam)
    expect(after).toHaveLength(1)
    expect(after[0].ability).toBeGreaterThan(before.ability)
  })

  it('begins another theme where this one left the child, and surer than the grade alone', async () => {
    const [high, low] = [await world.person({ grade: 5 }), await world.person({ grade: 5 })]
    await levelled(high, 'operations', 6.5)
    await levelled(low, 'operations', 2.5)
    await begin(high, 'fractions_decimals')
    await begin(low, 'fractions_decimals')
    const prior = async ({ accountId }: Person) =>
      world.db.queries
        .selectFrom('runs')
        .select(['prior_mean', 'prior_deviation'])
        .where('account_id', '=', accountId)
        .where('target', '=', 'fractions_decimals')
        .executeTakeFirstOrThrow()
    const [above, below] = [await prior(high), await prior(low)]
    expect(above.prior_mean).toBeGreaterThan(5.5)
    expect(below.prior_mean).toBeLessThan(4)
    for (const { prior_deviation } of [above, below]) expect(prior_deviation).toBeLessThan(1.5)
  })

  it('of a visitor finds a level from its answers and keeps none', async () => {
    const visitor = world.visitor()
    const { results } = await levelled(visitor, 'operations', 4)
    expect(Math.abs(results.themeLevel.ability - 4)).toBeLessThanOrEqual(1)
    expect(await world.db.queries.selectFrom('theme_levels').selectAll().execute()).toEqual([])
  })
})

describe('levellings that nobody comes back to', () => {
  const after = (seconds: number) => new Date(world.now.getTime() + 1000 * seconds)

  async function answerTwo(who: Person, timed: boolean) {
    const { runId, first } = await begin(who, 'operations', timed)
    let question = first
    for (let i = 0; i < 2; i++) {
      const params = { runId, storedQuestionId: question.storedQuestionId }
      const response = await world.rightFor(question.storedQuestionId)
      const { body } = await who.call('answerQuestion', { params, body: { response, timeTakenMs: 5000 } })
      question = body.nextQuestions[0]
    }
    return runId
  }
  const runOf = async (id: string) =>
    world.db.queries.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const answersOf = async ({ accountId }: Person) => {
    const { state } = await world.db.queries
      .selectFrom('learner_states')
      .select('state')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    return JSON.parse(state ?? '{}').answers
  }

  it('are finished when their 300 seconds are over, as of then, with level, coins and learner, once', async () => {
    const sam = await world.person({ grade: 4 })
    const runId = await answerTwo(sam, true)
    const { first_answered_at: first } = await runOf(runId)
    expect(await closeAbandonedLevellings(world.db, after(299))).toBe(0)
    expect(await closeAbandonedLevellings(world.db, after(301))).toBe(1)
    expect(await closeAbandonedLevellings(world.db, after(400))).toBe(0)
    const run = await runOf(runId)
    expect(run).toMatchObject({ state: 'finished', result: 'time_up', coins: 4 })
    expect(run.finished_at?.getTime()).toBe((first?.getTime() ?? 0) + 300_000)
    const changes = await world.db.queries.selectFrom('coin_changes').select(['amount', 'change_type']).execute()
    expect(changes).toEqual([{ amount: 4, change_type: 'math_only' }])
    expect((await themeLevelsOf(sam))[0].answers).toBe(2)
    expect(await answersOf(sam)).toBe(2)
  })

  it('and have no clock are left behind after a day; what they said about the learner stays', async () => {
    const sam = await world.person({ grade: 4 })
    const runId = await answerTwo(sam, false)
    expect(await closeAbandonedLevellings(world.db, after(23 * 3600))).toBe(0)
    expect(await answersOf(sam)).toBe(0)
    expect(await closeAbandonedLevellings(world.db, after(24 * 3600))).toBe(1)
    expect(await runOf(runId)).toMatchObject({ state: 'left', result: null, coins: 0 })
    expect(await answersOf(sam)).toBe(2)
    expect(await themeLevelsOf(sam)).toEqual([])
  })

  it('and are begun anew by hand are left behind in the same way', async () => {
    const sam = await world.person({ grade: 4 })
    const runId = await answerTwo(sam, true)
    const target = { type: 'levelling', themeCode: 'operations' }
    const again = await sam.call('startExercise', { body: { target, restart: true } })
    expect(again.body.run.runId).not.toBe(runId)
    expect((await runOf(runId)).state).toBe('left')
    expect(await answersOf(sam)).toBe(2)
  })
})
