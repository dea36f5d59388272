import { mostWorkingChecks } from '@polyhex/contract/exercises/working'
import { type AnswerKey, keyToJson } from '@polyhex/curriculum'
import { describe, expect, it } from 'vitest'
import { type Person, openWorld } from '../seed/test-world.ts'

const world = openWorld()
const level = 'equations_multi_step_practice/1'
const key: AnswerKey = {
  form: 'steps',
  answer: { kind: 'rational', n: 5n, d: 1n },
  rules: { from: '3x + 4 = 19', variable: 'x', simplest: true },
  rightOptionIds: [],
  wrong: [],
  shown: { text: '\\(x = 5\\)', speech: 'x equals 5' },
}

/** A run whose pending question is worked line by line from 3x + 4 = 19. */
async function opened(who: Person, target: object = { type: 'practice', topicCodeLevel: level }) {
  const { status, body } = await who.call('startExercise', { body: { target, restart: false, widgetSet: 2 } })
  expect(status).toBe(200)
  const params = { runId: body.run.runId as string, storedQuestionId: body.questions.at(-1).storedQuestionId as string }
  await world.db.queries
    .updateTable('run_questions')
    .set({ key: keyToJson(key), form: 'steps' })
    .where('id', '=', params.storedQuestionId)
    .execute()
  return params
}

const check = async (who: Person, params: Record<string, string>, response: string) =>
  who.call('checkWorking', { params, body: { response } })

describe('checkWorking', () => {
  it('says of each line how it stands to the line above, and nothing else', async () => {
    const sam = await world.person()
    const params = await opened(sam)
    const { status, body } = await check(sam, params, '3x = 15\n3x = 14\nx 5')
    expect(status).toBe(200)
    expect(body).toEqual({
      lines: [
        { verdict: 'nearer', sentence: null },
        { verdict: 'breaks', sentence: null },
        { verdict: 'unreadable', sentence: expect.any(String) },
      ],
      left: mostWorkingChecks - 1,
    })
    expect(JSON.stringify(body)).not.toMatch(/x equals|x = 5/)
  })

  it('costs nothing: no answer, no help, no time, and the answer counts as ever', async () => {
    const sam = await world.person()
    const params = await opened(sam)
    for (let i = 0; i < 3; i++) await check(sam, params, '3x = 23')
    const run = await world.db.queries
      .selectFrom('runs')
      .selectAll()
      .where('id', '=', params.runId)
      .executeTakeFirstOrThrow()
    expect(run).toMatchObject({ answered: 0, incorrect: 0, coins: 0, has_viewed_help: false, time_taken_ms: 0 })
    world.now = new Date(world.now.getTime() + 9000)
    const body = { response: '3x = 15\nx = 5', timeTakenMs: 9000 }
    expect((await sam.call('answerQuestion', { params, body })).body.verdict).toBe('right')
    expect((await check(sam, params, '3x = 15')).body.code).toBe('question_answered')
  })

  it('is given thirty times a question', async () => {
    const sam = await world.person()
    const params = await opened(sam)
    await world.db.queries
      .updateTable('run_questions')
      .set({ working_checks: mostWorkingChecks - 1 })
      .where('id', '=', params.storedQuestionId)
      .execute()
    expect((await check(sam, params, '3x = 15')).body.left).toBe(0)
    expect((await check(sam, params, '3x = 15')).body.code).toBe('working_checked_enough')
  })

  it('is refused to others, on time, in a levelling, in a contest, and where nothing is worked line by line', async () => {
    const sam = await world.person()
    const params = await opened(sam)
    expect((await check(await world.person(), params, '3x = 15')).body.code).toBe('exercise_not_found')
    for (const type of ['speed', 'levelling', 'contest_problems'] as const) {
      await world.db.queries.updateTable('runs').set({ type }).where('id', '=', params.runId).execute()
      expect((await check(sam, params, '3x = 15')).body.code).toBe('working_not_checked')
    }
    const tess = await world.person()
    const other = await tess.call('startExercise', {
      body: { target: { type: 'practice', topicCodeLevel: 'counting_basics/2' }, restart: false },
    })
    const plain = { runId: other.body.run.runId, storedQuestionId: other.body.questions[0].storedQuestionId }
    expect((await check(tess, plain, '3x = 15')).body.code).toBe('working_not_checked')
  })

  it('too much to work out is refused before it is counted', async () => {
    const sam = await world.person()
    const params = await opened(sam)
    const heavy = Array.from({ length: 16 }, (_, i) => `(x + 1/3)^${i + 45} = (x - 1/7)^60 + 1/3^1950`).join('\n')
    expect((await check(sam, params, heavy)).body.code).toBe('working_not_checked')
    expect((await check(sam, params, '3x = 15')).body.left).toBe(mostWorkingChecks - 1)
  })
})

describe('an answer with a gap', () => {
  it('is not right, and keeps what it is worth with the answer', async () => {
    const sam = await world.person()
    const params = await opened(sam)
    world.now = new Date(world.now.getTime() + 9000)
    const body = { response: '3x = 23\n3x = 15\nx = 5', timeTakenMs: 9000 }
    const { body: given } = await sam.call('answerQuestion', { params, body })
    expect(given.verdict).toBe('wrong')
    expect(given.answer).toMatchObject({
      outcome: 'wrong',
      credit: 75,
      misconception: { why: 'Your last line is right. Line 2 does not follow from line 1.' },
    })
    const again = await sam.call('getExercise', { params: { runId: params.runId } })
    expect(again.body.questions[0].answer.credit).toBe(75)
    const [stored] = await world.db.queries
      .selectFrom('answers')
      .select('credit')
      .where('run_id', '=', params.runId)
      .execute()
    expect(stored?.credit).toBe(75)
  })
})
