import { describe, expect, it } from 'vitest'
import { type Person, openWorld } from '../seed/test-world.ts'
import { forgetQuestionsAhead } from './questions-ahead.ts'

const world = openWorld()
const level = 'multi_digit_subtraction_practice/4'
const unit = 'g3_adding_and_subtracting_to_1000'
const practice = { type: 'practice', topicCodeLevel: level }

async function start(who: Person, target: object = practice) {
  const { status, body } = await who.call('startExercise', { body: { target, restart: false } })
  expect(status).toBe(200)
  return { runId: body.run.runId as string, first: body.questions.at(-1).storedQuestionId as string }
}

async function ahead(who: Person, runId: string, held: string[] = []) {
  return who.call('getQuestionsAhead', { params: { runId }, body: { held } })
}

const idsOf = (body: { questions: { storedQuestionId: string }[] }) => body.questions.map((q) => q.storedQuestionId)

async function answer(
  who: Person,
  runId: string,
  storedQuestionId: string,
  how: 'right' | 'wrong' | { response: string },
  nextQuestionId?: string,
) {
  const response =
    typeof how === 'object'
      ? how.response
      : how === 'right'
        ? await world.rightFor(storedQuestionId)
        : await world.wrongFor(storedQuestionId)
  const body = { response, timeTakenMs: 3000, ...(nextQuestionId === undefined ? {} : { nextQuestionId }) }
  return who.call('answerQuestion', { params: { runId, storedQuestionId }, body })
}

const held = async (runId: string) =>
  world.db.queries.selectFrom('questions_ahead').selectAll().where('run_id', '=', runId).orderBy('position').execute()

describe('getQuestionsAhead', () => {
  it('gives the rest of a run after the question that waits, without any key', async () => {
    const sam = await world.person()
    const { runId, first } = await start(sam)
    const { status, body } = await ahead(sam, runId)
    expect(status).toBe(200)
    expect(body.questions.map((q: { position: number }) => q.position)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(body.questions.every((q: { answer: unknown }) => q.answer === null)).toBe(true)
    const rows = await held(runId)
    for (const { key } of rows) expect(JSON.stringify(body)).not.toContain(key)
    for (const secret of ['"key"', 'rightOptionIds', '"wrong"', 'solution']) {
      expect(JSON.stringify(body)).not.toContain(secret)
    }
    // No question twice, and none like the one that waits.
    const waiting = await world.db.queries
      .selectFrom('run_questions')
      .select('note')
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    const notes = [...rows.map((row) => row.note), waiting.note]
    expect(new Set(notes).size).toBe(10)
  })

  it('names what the browser holds already instead of sending it again, and follows the plan of a unit', async () => {
    const sam = await world.person()
    const { runId } = await start(sam, { type: 'unit_mastery', unitCode: unit })
    const first = idsOf((await ahead(sam, runId)).body)
    expect(first).toHaveLength(19)
    const { body } = await ahead(sam, runId, first.slice(0, 18))
    expect(body.stillHeld).toEqual(first.slice(0, 18))
    expect(idsOf(body)).toEqual(first.slice(18))
    const run = await world.db.queries
      .selectFrom('runs')
      .select('plan')
      .where('id', '=', runId)
      .executeTakeFirstOrThrow()
    expect((await held(runId)).map((row) => row.topic_code_level)).toEqual(run.plan.slice(1))
  })

  it('makes them anew when the difficulty has moved, and what was given out before still takes an answer', async () => {
    // A visitor's goes by the stair, where one wrong answer is enough to move it.
    const sam = world.visitor()
    const { runId, first } = await start(sam, {
      type: 'practice',
      topicCodeLevel: 'integers_operations_practice/1',
    })
    const before = idsOf((await ahead(sam, runId)).body)
    const wrong = await answer(sam, runId, first, 'wrong')
    const pending = wrong.body.nextQuestions[0].storedQuestionId
    expect(before).not.toContain(pending)
    const { body } = await ahead(sam, runId, before)
    const after = idsOf(body)
    expect(body.stillHeld).toEqual([])
    expect(after).toHaveLength(8)
    expect(after.some((id) => before.includes(id))).toBe(false)
    const [run, row] = [
      await world.db.queries.selectFrom('runs').select('difficulty').where('id', '=', runId).executeTakeFirstOrThrow(),
      (await held(runId)).find((one) => one.position > 2 && !one.superseded),
    ]
    expect(row?.difficulty).toBe(run.difficulty)
    // Another device went offline with the old ones.
    const old = before[0] ?? ''
    const { status, body: marked } = await answer(sam, runId, old, 'right')
    expect([status, marked.verdict, marked.answer.isCorrect]).toEqual([200, 'right', true])
    expect(marked.run.progress).toMatchObject({ answered: 2, correct: 1 })
  })

  it('gives none for a run that is over or needs the network, and none of somebody else', async () => {
    const [sam, max] = [await world.person(), await world.person()]
    const { runId } = await start(sam)
    expect((await ahead(max, runId)).body.code).toBe('exercise_not_found')
    expect((await ahead(world.visitor(), runId)).body.code).toBe('exercise_not_found')
    const paper = await start(sam, { type: 'contest_problems', unitCode: unit })
    expect((await ahead(sam, paper.runId)).body).toEqual({ questions: [], stillHeld: [] })
    const again = await sam.call('startExercise', { body: { target: practice, restart: true } })
    expect(again.body.run.runId).not.toBe(runId)
    expect((await ahead(sam, runId)).body).toEqual({ questions: [], stillHeld: [] })
  })

  it('two tabs that ask at once get the same questions', async () => {
    const sam = await world.person()
    const { runId } = await start(sam)
    const answers = await Promise.all([ahead(sam, runId), ahead(sam, runId), ahead(sam, runId)])
    const [one = [], ...others] = answers.map(({ body }) => idsOf(body))
    expect(one).toHaveLength(9)
    for (const other of others) expect(other).toEqual(one)
    expect(await held(runId)).toHaveLength(9)
  })

  it('ends the hold when its session has ended', async () => {
    const sam = await world.person()
    const { runId } = await start(sam)
    world.now = new Date(world.now.getTime() + 31 * 86_400_000)
    expect((await ahead(sam, runId)).body.code).toBe('session_expired')
  })
})

describe('an answer given offline', () => {
  it('is recorded in its place, and the held question that was shown comes next', async () => {
    const sam = await world.person()
    const { runId, first } = await start(sam)
    const [second = '', third = ''] = idsOf((await ahead(sam, runId)).body)
    const one = await answer(sam, runId, first, 'right', second)
    expect(idsOf({ questions: one.body.nextQuestions })).toEqual([second])
    // A reload shows what the child has seen.
    const reloaded = await sam.call('getExercise', { params: { runId } })
    expect(idsOf(reloaded.body)).toEqual([first, second])
    const two = await answer(sam, runId, second, 'wrong', third)
    expect([two.body.verdict, idsOf({ questions: two.body.nextQuestions })]).toEqual(['wrong', [third]])
    const rows = await world.db.queries
      .selectFrom('answers')
      .select(['question_id', 'position', 'outcome'])
      .where('run_id', '=', runId)
      .orderBy('position')
      .execute()
    expect(rows).toEqual([
      { question_id: first, position: 1, outcome: 'right' },
      { question_id: second, position: 2, outcome: 'wrong' },
    ])
    expect(await held(runId)).toHaveLength(7)
  })

  it('takes the place of the fresh question when the answer before it had arrived but nobody had heard', async () => {
    const sam = await world.person()
    const { runId, first } = await start(sam)
    const [second = '', third = ''] = idsOf((await ahead(sam, runId)).body)
    const lost = await answer(sam, runId, first, 'right')
    const fresh = lost.body.nextQuestions[0].storedQuestionId
    expect(fresh).not.toBe(second)
    const again = await answer(sam, runId, first, 'wrong', second)
    expect([again.body.verdict, idsOf({ questions: again.body.nextQuestions })]).toEqual(['right', [second]])
    const two = await answer(sam, runId, second, 'right', third)
    expect(two.body.run.progress).toMatchObject({ answered: 2, correct: 2 })
    const gone = await answer(sam, runId, fresh, 'right')
    expect([gone.status, gone.body.code]).toEqual([404, 'question_not_found'])
  })

  it('sent twice gives the same verdict, and ends the run and pays once', async () => {
    const sam = await world.person()
    const { runId, first } = await start(sam)
    const ids = [first, ...idsOf((await ahead(sam, runId)).body)]
    world.now = new Date(world.now.getTime() + 60_000)
    const verdicts: string[] = []
    for (const [index, id] of ids.slice(0, 4).entries()) {
      for (let turn = 0; turn < 2; turn++) {
        const { status, body } = await answer(sam, runId, id, turn === 0 ? 'right' : 'wrong', ids[index + 1])
        expect(status).toBe(200)
        verdicts.push(body.verdict)
      }
    }
    expect(verdicts).toEqual(Array.from({ length: 8 }, () => 'right'))
    const late = await answer(sam, runId, ids[5] ?? '', { response: '1' })
    expect([late.status, late.body.code]).toEqual([409, 'exercise_finished'])
    const changes = await world.db.queries.selectFrom('coin_changes').select('source').execute()
    expect(changes).toEqual([{ source: `run:${runId}` }])
    // What was shown after the end was never asked, and what was held ahead goes with the run.
    const results = await sam.call('getExercise', { params: { runId } })
    expect(idsOf(results.body)).toEqual(ids.slice(0, 4))
    expect(await held(runId)).toHaveLength(5)
    await forgetQuestionsAhead(world.db, world.now)
    expect(await held(runId)).toEqual([])
  })

  it('keeps its order: not before its turn, not where another answer stands, not somebody else’s', async () => {
    const [sam, max] = [await world.person(), await world.person()]
    const { runId, first } = await start(sam)
    const [second = '', third = '', fourth = ''] = idsOf((await ahead(sam, runId)).body)
    const codeOf = async (who: Person, id: string) => (await answer(who, runId, id, { response: '1' })).body.code
    expect(await codeOf(sam, third)).toBe('question_not_its_turn')
    expect(await codeOf(sam, fourth)).toBe('question_not_its_turn')
    expect(await codeOf(max, second)).toBe('exercise_not_found')
    const fresh = (await answer(sam, runId, first, 'right')).body.nextQuestions[0].storedQuestionId
    await answer(sam, runId, fresh, 'right')
    expect(await codeOf(sam, second)).toBe('question_answered')
    expect((await answer(sam, runId, third, 'right')).body.run.progress.answered).toBe(3)
  })

  it('that is only almost right costs nothing and leaves the rest waiting for it', async () => {
    const sam = await world.person()
    const { runId, first } = await start(sam)
    const [second = ''] = idsOf((await ahead(sam, runId)).body)
    const unread = await answer(sam, runId, first, { response: '??' }, second)
    expect(unread.body.verdict).toBe('invalid')
    expect((await answer(sam, runId, second, 'right')).body.code).toBe('question_not_its_turn')
    const mended = await answer(sam, runId, first, 'right', second)
    expect(idsOf({ questions: mended.body.nextQuestions })).toEqual([second])
    expect((await answer(sam, runId, second, 'right')).body.run.progress.answered).toBe(2)
  })

  it('works for a skip and for a visitor', async () => {
    const visitor = world.visitor()
    const { runId, first } = await start(visitor)
    const [second = '', third = ''] = idsOf((await ahead(visitor, runId)).body)
    const skip = async (storedQuestionId: string, nextQuestionId: string) =>
      visitor.call('skipQuestion', { params: { runId, storedQuestionId }, body: { timeTakenMs: 10, nextQuestionId } })
    expect((await skip(first, second)).body.verdict).toBe('skipped')
    const { body } = await skip(second, third)
    expect(body.run.progress).toMatchObject({ skipped: 2, answered: 2 })
    expect(idsOf({ questions: body.nextQuestions })).toEqual([third])
  })
})

it('questions held ahead are forgotten after two weeks', async () => {
  const sam = await world.person()
  const { runId } = await start(sam)
  await ahead(sam, runId)
  await forgetQuestionsAhead(world.db, new Date(world.now.getTime() + 13 * 86_400_000))
  expect(await held(runId)).toHaveLength(9)
  await forgetQuestionsAhead(world.db, new Date(world.now.getTime() + 14 * 86_400_000 + 1))
  expect(await held(runId)).toEqual([])
})
