import { describe, expect, it } from 'vitest'
import { loadTopicLevel, taskOf } from '@polyhex/curriculum'
import { type Person, openWorld } from '../seed/test-world.ts'
import { foldEveryAnswer } from './learn-anew.ts'
import { readState } from './learner-states.ts'
import { questionAgain } from './make-question.ts'
import { needsHelp } from './run-tasks.ts'

const world = openWorld()
/** A level of five tasks, and one that asks in one way. */
const level = 'multi_digit_subtraction_practice/4'
const plain = 'multi_digit_addition_practice/1'
const { tasks } = await loadTopicLevel(level)

async function start(who: Person, topicCodeLevel: string, more: object = {}) {
  const body = { target: { type: 'practice', topicCodeLevel }, restart: false, ...more }
  const opened = await who.call('startExercise', { body })
  expect(opened.status).toBe(200)
  return { runId: opened.body.run.runId as string, pending: opened.body.questions.at(-1).storedQuestionId as string }
}

async function answer(who: Person, runId: string, storedQuestionId: string, how: 'right' | 'wrong') {
  world.now = new Date(world.now.getTime() + 9000)
  const response = await (how === 'right' ? world.rightFor(storedQuestionId) : world.wrongFor(storedQuestionId))
  return who.call('answerQuestion', { params: { runId, storedQuestionId }, body: { response, timeTakenMs: 9000 } })
}

/** Answers a run to its end, right and wrong in turn, so that all ten questions come. */
async function playWhole(who: Person, topicCodeLevel: string) {
  const { runId, pending: first } = await start(who, topicCodeLevel)
  let pending: string | undefined = first
  for (let i = 0; pending !== undefined; i++) {
    const { status, body } = await answer(who, runId, pending, i % 2 === 0 ? 'right' : 'wrong')
    expect(status).toBe(200)
    pending = body.nextQuestions[0]?.storedQuestionId
  }
  return runId
}

const run = async (runId: string) =>
  world.db.queries.selectFrom('runs').selectAll().where('id', '=', runId).executeTakeFirstOrThrow()
const questionsOf = async (runId: string) =>
  world.db.queries.selectFrom('run_questions').selectAll().where('run_id', '=', runId).orderBy('position').execute()
const answersOf = async (runId: string) =>
  world.db.queries.selectFrom('answers').selectAll().where('run_id', '=', runId).orderBy('position').execute()
const kindOf = (task: string | null) => taskOf({ key: level, version: 1, tasks }, task)?.kind

describe('a run on a level of several tasks', () => {
  it('asks in turns, and remembers with question, answer and run which task it was', async () => {
    const sam = await world.person()
    const runId = await playWhole(sam, level)
    const questions = await questionsOf(runId)
    const answers = await answersOf(runId)
    expect(questions).toHaveLength(10)
    const kinds = questions.map(({ task }) => kindOf(task))
    for (let i = 1; i < kinds.length; i++) expect(kinds[i]).not.toBe(kinds[i - 1])
    for (let i = 0; i + 4 <= kinds.length; i++) expect(new Set(kinds.slice(i, i + 4)).size).toBeGreaterThanOrEqual(3)
    expect(questions.slice(0, 4).map(({ task }) => task)).toContain('main')
    expect(answers.map(({ task, kind }) => ({ task, kind }))).toEqual(
      questions.map(({ task, kind }) => ({ task, kind })),
    )
    const outcomes = ['right', 'wrong']
    expect((await run(runId)).tasks).toEqual(questions.map(({ task }, i) => `${level} ${task} ${outcomes[i % 2]}`))
    for (const { task, kind, guess } of questions) {
      expect(kind).toBe(task === 'main' ? null : kindOf(task))
      expect(guess).toBe(task === 'main' ? null : ({ missing_number: 2, find_mistake: 2, story: 2 }[task ?? ''] ?? 22))
    }
  })

  it('makes every stored question again from its task', async () => {
    const runId = await playWhole(await world.person(), level)
    for (const row of await questionsOf(runId)) {
      const again = await questionAgain({ ...row, topicCodeLevel: row.topic_code_level })
      expect(again?.note).toBe(row.note)
      expect(again?.prompt.text).toBe(JSON.parse(row.public).questionText)
    }
  })

  it('believes the same of the learner as when all answers are folded in anew', async () => {
    const sam = await world.person()
    const runId = await playWhole(sam, level)
    const { account_id: accountId } = await run(runId)
    const row = await world.db.queries
      .selectFrom('learner_states')
      .selectAll()
      .where('account_id', '=', accountId ?? '')
      .executeTakeFirstOrThrow()
    const { grade } = await run(runId)
    expect(readState(row)).toEqual(await foldEveryAnswer(world.db, accountId ?? '', grade))
  })

  it('takes an answer, and gives hints, for a question that was stored before there were tasks', async () => {
    const sam = await world.person()
    const { runId, pending } = await start(sam, plain)
    await world.db.queries.updateTable('run_questions').set({ task: null }).where('id', '=', pending).execute()
    const params = { storedQuestionId: pending }
    const hint = await sam.call('viewHelp', { params, body: { kind: 'hint' } })
    expect(hint.status).toBe(200)
    expect(hint.body.hint).not.toBeNull()
    const right = await answer(sam, runId, pending, 'right')
    expect(right.body.verdict).toBe('right')
    expect((await run(runId)).tasks).toEqual([`${plain} main right`])
    expect((await answersOf(runId)).map(({ task, kind }) => ({ task, kind }))).toEqual([{ task: null, kind: null }])
  })
})

describe('a refreshed question', () => {
  it('is of the same task the first time and of another from then on', async () => {
    const sam = await world.person()
    const { runId, pending } = await start(sam, level)
    const taskOfQuestion = async (id: string) => (await questionsOf(runId)).find((row) => row.id === id)?.task ?? null
    const refresh = async (id: string): Promise<string> => {
      const { status, body } = await sam.call('refreshQuestion', { params: { runId, storedQuestionId: id } })
      expect(status).toBe(200)
      return body.question.storedQuestionId as string
    }
    const first = await taskOfQuestion(pending)
    const once = await refresh(pending)
    expect(await taskOfQuestion(once)).toBe(first)
    const twice = await refresh(once)
    expect(await taskOfQuestion(twice)).not.toBe(first)
    const thrice = await refresh(twice)
    expect(await taskOfQuestion(thrice)).not.toBe(await taskOfQuestion(twice))
  })
})

describe('questions held ahead', () => {
  it('go on with the turns of the run, and are not made again while nothing has changed', async () => {
    const sam = await world.person()
    const { runId } = await start(sam, level)
    const ahead = async (held: string[]) =>
      (await sam.call('getQuestionsAhead', { params: { runId }, body: { held } })).body
    const first = (await ahead([])).questions.map((one: { storedQuestionId: string }) => one.storedQuestionId)
    const [waiting] = await questionsOf(runId)
    const held = await world.db.queries
      .selectFrom('questions_ahead')
      .selectAll()
      .where('run_id', '=', runId)
      .orderBy('position')
      .execute()
    const kinds = [waiting, ...held].map((row) => kindOf(row?.task ?? null))
    expect(kinds).toHaveLength(10)
    for (let i = 1; i < kinds.length; i++) expect(kinds[i]).not.toBe(kinds[i - 1])
    expect(await ahead(first)).toEqual({ questions: [], stillHeld: first })
  })
})

describe('the widgets of a browser', () => {
  it('are those of the first set when it says nothing, and kept with the run', async () => {
    const sam = await world.person()
    expect((await run((await start(sam, level)).runId)).widget_set).toBe(1)
    const later = await start(sam, level, { restart: true, widgetSet: 7 })
    expect((await run(later.runId)).widget_set).toBe(7)
    const refused = await sam.call('startExercise', {
      body: { target: { type: 'practice', topicCodeLevel: level }, widgetSet: 0 },
    })
    expect(refused.status).toBe(400)
  })
})

describe('two wrong answers running', () => {
  it('call for help on their level alone, until one is right', () => {
    expect(needsHelp([], level)).toBe(false)
    expect(needsHelp([`${level} main wrong`], level)).toBe(false)
    expect(needsHelp([`${level} main wrong`, `${plain} main right`, `${level} which_story wrong`], level)).toBe(true)
    expect(needsHelp([`${level} main wrong`, `${level} main skipped`], level)).toBe(false)
    expect(needsHelp([`${level} main wrong`, `${level} main wrong`, `${level} main right`], level)).toBe(false)
    expect(needsHelp([`${plain} main wrong`, `${plain} main wrong`], level)).toBe(false)
  })
})
