import {
  chooseDifficulty,
  emptyLearner,
  inBand,
  type LearnerState,
  loadTopicLevel,
  predict,
  taskOf,
} from '@polyhex/curriculum'
import { describe, expect, it } from 'vitest'
import { type Person, openWorld } from '../seed/test-world.ts'
import { foldEveryAnswer } from './learn-anew.ts'
import { learnerOf } from './learner-states.ts'

const world = openWorld()
const level = 'multi_digit_subtraction_practice/4'
/** A level of one task, at every difficulty. */
const plain = { type: 'practice', topicCodeLevel: 'integers_operations_practice/1' }
const practice = { type: 'practice', topicCodeLevel: level }
const unit = { type: 'unit_mastery', unitCode: 'g3_adding_and_subtracting_to_1000' }

/** Answers by a plan of right, wrong and skipped, 20 s each; gives the run and what waits. */
async function play(who: Person, target: object, plan: string) {
  const opened = await who.call('startExercise', { body: { target, restart: true } })
  const { runId } = opened.body.run
  let pending: string = opened.body.questions.at(-1).storedQuestionId
  for (const turn of plan) {
    world.now = new Date(world.now.getTime() + 20_000)
    const params = { runId, storedQuestionId: pending }
    const response = await (turn === 'r' ? world.rightFor(pending) : world.wrongFor(pending))
    const { status, body } =
      turn === 's'
        ? await who.call('skipQuestion', { params, body: { timeTakenMs: 20_000 } })
        : await who.call('answerQuestion', { params, body: { response, timeTakenMs: 20_000 } })
    expect(status).toBe(200)
    pending = body.nextQuestions[0]?.storedQuestionId ?? ''
  }
  return { runId, pending }
}

const rowOf = async (who: Person) =>
  world.db.queries
    .selectFrom('learner_states')
    .selectAll()
    .where('account_id', '=', who.accountId)
    .executeTakeFirstOrThrow()
const stateOf = async (who: Person) => JSON.parse((await rowOf(who)).state ?? 'null') as LearnerState

describe('what is believed of a learner', () => {
  it('takes in the answers of every kind of run, each once, as if all were folded at once', async () => {
    const sam = await world.person({ grade: 4 })
    await play(sam, practice, 'rwsr')
    await play(sam, { type: 'speed', topicCodeLevel: level }, 'rr')
    await play(sam, unit, 'rwr')
    await play(sam, { type: 'contest_problems', unitCode: unit.unitCode }, 'rs')
    await play(sam, { type: 'levelling', themeCode: 'operations', timed: false }, 'r'.repeat(40))
    const state = await stateOf(sam)
    const answers = await world.db.queries.selectFrom('answers').selectAll().execute()
    // Contest problems stand beside the levels: what comes of them says nothing of one.
    const problems = await world.db.queries
      .selectFrom('run_questions')
      .select('id')
      .where('topic_code_level', 'like', 'family:%')
      .execute()
    const ofLevels = answers.filter((answer) => !problems.some(({ id }) => id === answer.question_id))
    expect(state.answers).toBe(ofLevels.length)
    expect(ofLevels.length).toBeGreaterThan(15)
    expect(state).toEqual(await foldEveryAnswer(world.db, sam.accountId, 4))
    expect(await learnerOf(world.db, sam.accountId)).toEqual(state)
  })

  it('rises with right answers and falls with wrong ones, and begins at the grade', async () => {
    const [ada, bob] = [await world.person({ grade: 4 }), await world.person({ grade: 4 })]
    await play(ada, practice, 'rrr')
    await play(bob, practice, 'www')
    const asked = { topicCodeLevel: level, difficulty: 0.5, form: 'numeric' } as const
    const of = (state: LearnerState) => predict(state, asked, world.now).success
    expect(of(await stateOf(ada))).toBeGreaterThan(of(emptyLearner(4)))
    expect(of(await stateOf(bob))).toBeLessThan(of(emptyLearner(4)))
  })

  it('counts a right answer after help as a wrong one', async () => {
    const sam = await world.person({ grade: 4 })
    const opened = await sam.call('startExercise', { body: { target: practice } })
    const { storedQuestionId } = opened.body.questions[0]
    const { runId } = opened.body.run
    await world.db.queries.updateTable('run_questions').set({ help_viewed: true }).execute()
    const body = { response: await world.rightFor(storedQuestionId), timeTakenMs: 1000 }
    const answered = await sam.call('answerQuestion', { params: { runId, storedQuestionId }, body })
    expect(answered.body.verdict).toBe('right')
    expect((await stateOf(sam)).account[0]).toBeLessThan(emptyLearner(4).account[0])
  })

  it('does not change when an answer is sent again', async () => {
    const sam = await world.person({ grade: 4 })
    const { runId } = await play(sam, practice, 'r')
    const before = await rowOf(sam)
    const { question_id: storedQuestionId } = await world.db.queries
      .selectFrom('answers')
      .select('question_id')
      .executeTakeFirstOrThrow()
    const body = { response: 'something else', timeTakenMs: 1 }
    await sam.call('answerQuestion', { params: { runId, storedQuestionId }, body })
    expect(await rowOf(sam)).toEqual(before)
  })

  it('is kept of accounts only', async () => {
    await play(world.visitor(), practice, 'rw')
    await play(world.visitor(), { type: 'levelling', themeCode: 'operations' }, 'rw')
    expect(await world.db.queries.selectFrom('learner_states').selectAll().execute()).toEqual([])
  })

  it('begins wide for an unknown grade, and with the new grade where it was changed before the first answer', async () => {
    const sam = await world.person({ grade: null })
    await sam.call('startExercise', { body: { target: practice } })
    const wide = await stateOf(sam)
    expect(wide).toEqual(emptyLearner(null))
    expect(wide.account[1]).toBeGreaterThan(emptyLearner(4).account[1] * 4)
    await world.db.queries.updateTable('accounts').set({ grade: 7 }).execute()
    await sam.call('startExercise', { body: { target: unit } })
    expect(await stateOf(sam)).toEqual(emptyLearner(7))
  })

  it('is worked out anew where answers were given before there was a model', async () => {
    const sam = await world.person({ grade: 4 })
    const open = await play(sam, practice, 'rwr')
    const folded = await stateOf(sam)
    await world.db.queries.updateTable('learner_states').set({ model: 0, state: null, version: 0 }).execute()
    // A run that was open then goes on: its answers are noticed, and taken in with the others at the next start.
    const params = { runId: open.runId, storedQuestionId: open.pending }
    await sam.call('skipQuestion', { params, body: { timeTakenMs: 1 } })
    expect(await rowOf(sam)).toMatchObject({ version: 1, state: null })
    await sam.call('startExercise', { body: { target: unit } })
    const state = await stateOf(sam)
    expect(state.answers).toBe(4)
    expect(state).not.toEqual(folded)
    expect(state).toEqual(await foldEveryAnswer(world.db, sam.accountId, 4))
  })
})

describe('the next question', () => {
  it.each([
    ['practice', practice, 0.75],
    ['unit mastery', unit, 0.75],
    ['speed play', { type: 'speed', topicCodeLevel: level }, 0.85],
  ])('of %s is as hard as leaves the learner right as often as is wanted', async (_, target, wanted) => {
    const sam = await world.person({ grade: 4 })
    const { pending } = await play(sam, target, 'rwr')
    const question = await world.db.queries
      .selectFrom('run_questions')
      .selectAll()
      .where('id', '=', pending)
      .executeTakeFirstOrThrow()
    const each = taskOf(await loadTopicLevel(question.topic_code_level), question.task)
    if (each === null) throw new Error('no such task')
    const kind = each.legacy ? null : each.kind
    const asked = { topicCodeLevel: question.topic_code_level, form: each.form, kind, guess: each.guess }
    const state = await stateOf(sam)
    expect(question.difficulty).toBe(inBand(each, chooseDifficulty(state, asked, wanted, world.now)))
    const success = predict(state, { ...asked, difficulty: question.difficulty }, world.now).success
    const [from, to] = each.band
    if (question.difficulty > from) expect(success).toBeGreaterThanOrEqual(wanted)
    if (question.difficulty < to) {
      const harder = { ...asked, difficulty: question.difficulty + 0.01 }
      expect(predict(state, harder, world.now).success).toBeLessThan(wanted)
    }
  })

  it('of a visitor goes by the stair: up a little after a right answer, down more after a wrong one', async () => {
    const visitor = world.visitor()
    const difficulty = async (id: string) =>
      (
        await world.db.queries
          .selectFrom('run_questions')
          .select('difficulty')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).difficulty
    expect(await difficulty((await play(visitor, plain, '')).pending)).toBe(0.3)
    expect(await difficulty((await play(visitor, plain, 'r')).pending)).toBe(0.36)
    expect(await difficulty((await play(visitor, plain, 'rw')).pending)).toBe(0.18)
  })
})
