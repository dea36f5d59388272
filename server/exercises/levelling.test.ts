import { pointsOfAnswer } from '@polyhex/contract/exercises/completion'
import type { AnswerOutcome } from '@polyhex/contract/exercises/exercise-operations'
import { readyKeys, themes, topicLevel } from '@polyhex/curriculum'
import { describe, expect, it } from 'vitest'
import { type Answer, type Person, openWorld } from '../seed/test-world.ts'

const world = openWorld()
const levelling = { type: 'levelling', themeCode: 'operations' }

const start = async (who: Person, target: object = levelling, restart = false) =>
  who.call('startExercise', { body: { target, restart } })

/** Gives one answer `seconds` after the last; r right, w wrong, s 'I don't know'. */
async function answer(who: Person, runId: string, storedQuestionId: string, turn: string, seconds: number) {
  world.now = new Date(world.now.getTime() + 1000 * seconds)
  const params = { runId, storedQuestionId }
  const timeTakenMs = 1000 * seconds
  if (turn === 's') return who.call('skipQuestion', { params, body: { timeTakenMs } })
  const response = await (turn === 'r' ? world.rightFor(storedQuestionId) : world.wrongFor(storedQuestionId))
  return who.call('answerQuestion', { params, body: { response, timeTakenMs } })
}

/** Answers by a plan until it or the run is over. */
async function play(who: Person, opened: Answer, plan: string, seconds: number) {
  let pending: string | undefined = opened.body.questions.at(-1).storedQuestionId
  const outcomes: AnswerOutcome[] = []
  for (const turn of plan) {
    const { status, body } = await answer(who, opened.body.run.runId, pending ?? '', turn, seconds)
    expect(status).toBe(200)
    outcomes.push(body)
    pending = body.nextQuestions[0]?.storedQuestionId
    if (pending === undefined) break
  }
  return { runId: opened.body.run.runId, outcomes, last: outcomes.at(-1) as AnswerOutcome, pending: pending ?? '' }
}

describe('a timed levelling', () => {
  it('starts its clock with the first answer and ends as time_up at 300 seconds after it [L-160] [L-002]', async () => {
    const sam = await world.person({ grade: 4 })
    const opened = await start(sam)
    expect(opened.body.run).toMatchObject({ type: 'levelling', themeCode: 'operations', topicCodeLevel: null })
    expect(opened.body.run.progress).toMatchObject({
      total: null,
      required: null,
      score: null,
      secondsAllowed: 300,
      endsAt: null,
    })
    // However long the first question takes, the time runs from its answer.
    const begun = await play(sam, opened, 'r', 1000)
    const firstAnswer = world.now.getTime()
    expect(begun.last.run.progress.endsAt).toBe(new Date(firstAnswer + 300_000).toISOString())
    const before = await answer(sam, begun.runId, begun.pending, 'w', 299)
    expect(before.body.run.progress.result).toBeNull()
    const last = await answer(sam, begun.runId, before.body.nextQuestions[0].storedQuestionId, 'r', 1)
    expect(last.body.verdict).toBe('right')
    expect(last.body.run.progress).toMatchObject({ result: 'time_up', answered: 3, passed: false })
    expect(last.body.nextQuestions).toEqual([])
    expect(last.body.results.themeLevel).toMatchObject({ themeCode: 'operations', percentageCorrect: 66.7 })
  })

  it('is finished by looking at it when its time has run out, and lets a new one begin', async () => {
    const sam = await world.person({ grade: 4 })
    const { runId, pending } = await play(sam, await start(sam), 'rw', 10)
    world.now = new Date(world.now.getTime() + 290_000)
    const seen = await sam.call('getExercise', { params: { runId } })
    expect(seen.body.run.progress).toMatchObject({ result: 'time_up', answered: 2 })
    expect(seen.body.results.themeLevel.words).toContain('from 2 answers')
    const late = await answer(sam, runId, pending, 'r', 1)
    expect(late.body.code).toBe('exercise_finished')
    expect((await start(sam)).body.run.runId).not.toBe(runId)
  })

  it('left behind is finished by the next start, not thrown away', async () => {
    const sam = await world.person({ grade: 4 })
    const { runId } = await play(sam, await start(sam), 'rw', 10)
    world.now = new Date(world.now.getTime() + 600_000)
    expect((await start(sam)).body.run.runId).not.toBe(runId)
    const row = await world.db.queries.selectFrom('runs').selectAll().where('id', '=', runId).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: 'finished', result: 'time_up' })
    expect(await world.db.queries.selectFrom('theme_levels').selectAll().execute()).toHaveLength(1)
  })

  it('asks levels of its theme, harder after right and easier after wrong answers', async () => {
    const [ada, bob] = [await world.person({ grade: 4 }), await world.person({ grade: 4 })]
    const mean = (outcomes: AnswerOutcome[]): number => {
      const asked = outcomes.flatMap((outcome) => outcome.nextQuestions.map((each) => each.topicCodeLevel))
      expect(asked.every((key) => topicLevel(key)?.theme === 'operations')).toBe(true)
      return asked.reduce((sum, key) => sum + (topicLevel(key)?.difficulty ?? 0), 0) / asked.length
    }
    const high = await play(ada, await start(ada), 'rrrrrr', 10)
    const low = await play(bob, await start(bob), 'wwwwww', 10)
    expect(mean(high.outcomes)).toBeGreaterThan(mean(low.outcomes) + 1)
  })
})

describe('an untimed levelling', () => {
  it('has no clock and ends when enough is known or 40 questions are answered', async () => {
    const sam = await world.person({ grade: 4 })
    const opened = await start(sam, { ...levelling, timed: false })
    expect(opened.body.run.progress).toMatchObject({ secondsAllowed: null, endsAt: null })
    const played = await play(sam, opened, 'rws'.repeat(20), 400)
    expect(played.last.run.progress.result).toBe('time_up')
    expect(played.outcomes.length).toBeLessThanOrEqual(40)
    expect(played.outcomes.length).toBeGreaterThan(8)
    const { themeLevel } = played.last.results ?? { themeLevel: null }
    const sd = ((themeLevel?.high ?? 0) - (themeLevel?.low ?? 0)) / 2.56
    expect(sd < 0.5 || played.outcomes.length === 40).toBe(true)
  })

  it('goes on to its end when every answer is said to have taken a day', async () => {
    const visitor = world.visitor()
    const opened = await start(visitor, { type: 'levelling', themeCode: 'powers_roots', timed: false })
    let pending = opened.body.questions[0]
    let [count, last] = [0, opened]
    for (; pending !== undefined; count++) {
      const params = { runId: opened.body.run.runId, storedQuestionId: pending.storedQuestionId }
      last = await visitor.call('skipQuestion', { params, body: { timeTakenMs: 86_400_000 } })
      expect(last.status).toBe(200)
      pending = last.body.nextQuestions[0]
    }
    // More than 24 of them are more milliseconds than 32 bits hold.
    expect(count).toBeGreaterThan(24)
    expect(last.body.results.timeTakenSeconds).toBeCloseTo(2 ** 31 / 1000, 0)
  })
})

describe('any levelling', () => {
  it('is refused for a theme that is not there', async () => {
    const sam = await world.person()
    expect((await start(sam, { type: 'levelling', themeCode: 'no_such' })).body.code).toBe('theme_not_found')
  })

  it('can be done by a visitor, of every theme that has questions', async () => {
    const ready = new Set(readyKeys().map((key) => topicLevel(key)?.theme))
    for (const { themeCode } of themes.filter((theme) => ready.has(theme.themeCode))) {
      const visitor = world.visitor()
      const played = await play(visitor, await start(visitor, { type: 'levelling', themeCode }), 'rs', 10)
      expect(played.last.nextQuestions).toHaveLength(1)
    }
    expect(await world.db.queries.selectFrom('theme_levels').selectAll().execute()).toEqual([])
  })
})

describe('contest problems', () => {
  const contest = { type: 'contest_problems', unitCode: 'g3_adding_and_subtracting_to_1000' }

  it('count points by contest level: right 5, 6 or 8, skipped 2, wrong 0 [L-182]', async () => {
    const sam = await world.person()
    const opened = await start(sam, contest)
    expect(opened.body.run).toMatchObject({ type: 'contest_problems', unitCode: contest.unitCode, themeCode: null })
    expect(opened.body.run.progress).toMatchObject({ total: 10, required: 36, score: 0 })
    const [first] = opened.body.run.contestLevels
    const worth = pointsOfAnswer('right', first)
    const played = await play(sam, opened, 'rsw', 20)
    expect(played.outcomes.map((outcome) => outcome.run.progress.score)).toEqual([worth, worth + 2, worth + 2])
  })

  it.each([
    ['rrrrrrrrrr', 'top_scorer', true],
    ['rrrrrrssss', 'at_least_correct', true],
    ['ssssssssss', 'incorrect', false],
  ])('%s ends as %s', async (plan, result, passed) => {
    const sam = await world.person()
    const opened = await start(sam, contest)
    const played = await play(sam, opened, plan, 20)
    const levels: number[] = opened.body.run.contestLevels
    const points = levels.reduce(
      (sum, level, n) => sum + pointsOfAnswer(plan[n] === 'r' ? 'right' : 'skipped', level),
      0,
    )
    expect(played.outcomes).toHaveLength(10)
    expect(played.last.results).toMatchObject({ result, points, passed, total: 10, themeLevel: null })
  })
})

describe('questions made ahead', () => {
  it('are asked in their order, and no second one is put into their place', async () => {
    const sam = await world.person()
    const opened = await start(sam, { type: 'practice', topicCodeLevel: 'multi_digit_subtraction_practice/4' })
    const { runId } = opened.body.run
    const [first] = opened.body.questions
    const ahead = ['0190aaaa-0000-7000-8000-000000000002', '0190aaaa-0000-7000-8000-000000000003']
    const row = await world.db.queries.selectFrom('run_questions').selectAll().executeTakeFirstOrThrow()
    for (const [i, id] of ahead.entries()) {
      await world.db.queries
        .insertInto('run_questions')
        .values({ ...row, id, position: i + 2 })
        .execute()
    }
    const early = await answer(sam, runId, ahead[1] ?? '', 'r', 5)
    expect([early.status, early.body.code]).toEqual([409, 'question_not_its_turn'])
    const one = await answer(sam, runId, first.storedQuestionId, 'r', 5)
    expect(one.body.nextQuestions).toMatchObject([{ storedQuestionId: ahead[0] }])
    const two = await answer(sam, runId, ahead[0] ?? '', 'w', 5)
    expect(two.body.nextQuestions).toMatchObject([{ storedQuestionId: ahead[1] }])
    const three = await answer(sam, runId, ahead[1] ?? '', 'r', 5)
    expect(three.body.nextQuestions).toMatchObject([{ position: 4 }])
    const positions = await world.db.queries
      .selectFrom('run_questions')
      .select('position')
      .orderBy('position')
      .execute()
    expect(positions.map((each) => each.position)).toEqual([1, 2, 3, 4])
  })
})
