import { randomInt } from 'node:crypto'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import type { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import type { Database } from '../database/database.ts'
import type { Caller, Handlers } from '../http/handlers.ts'
import { FinishedAnswer } from '../http/finished-answer.ts'
import { Refusal } from '../http/refusal.ts'
import { answerHeldQuestion } from './answer-held-question.ts'
import { checkWorking } from './check-working.ts'
import { finishIfOverrun } from './close-levelling.ts'
import { openPendingTexts } from './pending-texts.ts'
import { questionsAhead } from './questions-ahead.ts'
import { refreshQuestion } from './refresh-question.ts'
import { resultsOf } from './results.ts'
import { tellRunChange } from './run-changes.ts'
import { ownerOf } from './run-owner.ts'
import { pendingQuestions, readQuestions, readRun, type RunRow, seeQuestion } from './run-rows.ts'
import { toRun, toStoredQuestion } from './run-view.ts'
import { sampleQuestions } from './sample-questions.ts'
import { secondTry } from './second-try.ts'
import { startRun } from './start-run.ts'

async function openRun(
  db: Database,
  caller: Caller,
  runId: string,
  now: Date,
): Promise<{ row: RunRow; questions: StoredQuestion[] }> {
  const row = await readRun(db, caller, runId, now)
  return { row, questions: (await readQuestions(db, runId, now)).map(toStoredQuestion) }
}

/** Only the options asked for, where the question has some. Refuses fewer than two, which leave nothing to choose. */
function withOptions(question: StoredQuestion, answerIds: string | undefined): StoredQuestion {
  const { widget } = question
  if (answerIds === undefined || (widget.widget !== 'choice' && widget.widget !== 'multi_choice')) return question
  const wanted = new Set(answerIds.split(','))
  const options = widget.options.filter((option) => wanted.has(option.id))
  if (options.length < 2) {
    const message = 'Name at least two options of this question.'
    throw new Refusal('invalid_request', [{ field: 'answerIds', code: 'too_small', message }])
  }
  return { ...question, widget: { ...widget, options } }
}

const pendingText = openPendingTexts()

export const exerciseHandlers: Handlers<typeof exerciseOperations> = {
  startExercise: async ({ db, body, caller, cookies, now }) => {
    const owned = await ownerOf(caller, cookies)
    const seed = randomInt(2 ** 32)
    const runId = await startRun(db, owned.owner, { ...body, seed }, now)
    const { row, questions } = await openRun(db, owned.caller, runId, now)
    tellRunChange('opened', row.account_id, row.id)
    return { run: toRun(row), questions }
  },

  getExercise: async ({ db, params, caller, now }) => {
    const opened = await openRun(db, caller, params.runId, now)
    const row = await finishIfOverrun(db, opened.row, async () => readRun(db, caller, params.runId, now), now)
    const { questions } = opened
    tellRunChange('opened', row.account_id, row.id)
    return { run: toRun(row), questions, results: await resultsOf(db, row) }
  },

  getNextQuestions: async ({ db, params, query, caller, now, log }) => {
    const pending = await pendingQuestions(db, caller, params.runId, now)
    if (pending.length === 0) {
      const run = await readRun(db, caller, params.runId, now)
      if (run.state === 'open') log.warn({ run: run.id }, 'No questions returned')
    }
    return new FinishedAnswer(`{"questions":[${pending.slice(0, query.count).map(pendingText).join(',')}]}`)
  },

  getQuestionsAhead: async ({ db, params, body, caller, now }) =>
    questionsAhead(db, caller, { runId: params.runId, ...body }, now),

  answerQuestion: async ({ db, params, body, caller, now }) =>
    answerHeldQuestion(db, caller, { runId: params.runId, questionId: params.storedQuestionId, ...body }, now),

  secondTry: async ({ db, params, body, caller, now }) =>
    secondTry(db, caller, { runId: params.runId, questionId: params.storedQuestionId, ...body }, now),

  skipQuestion: async ({ db, params, body, caller, now }) => {
    const place = { runId: params.runId, questionId: params.storedQuestionId }
    return answerHeldQuestion(db, caller, { ...place, response: null, secondTry: false, ...body }, now)
  },

  refreshQuestion: async ({ db, params, caller, now }) => ({
    question: await refreshQuestion(db, caller, { runId: params.runId, questionId: params.storedQuestionId }, now),
  }),

  checkWorking: async ({ db, params, body, caller, now }) =>
    checkWorking(db, caller, { runId: params.runId, questionId: params.storedQuestionId, ...body }, now),

  postResults: async ({ db, body, caller, now, log }) => {
    const run = await readRun(db, caller, body.questionSetGuid, now)
    const results = await resultsOf(db, run)
    if (results === null) throw new Refusal('exercise_not_finished')
    const same = body.correct === run.correct && body.incorrect === run.incorrect && body.skipped === run.skipped
    if (!same) log.warn({ run: run.id }, 'the results sent differ from the recorded ones, which stand')
    return { results }
  },

  getSampleQuestions: async ({ query }) => ({ questions: await sampleQuestions(query, query.count) }),

  getStoredQuestion: async ({ db, params, query, caller, now }) => {
    const question = toStoredQuestion(await seeQuestion(db, caller, params.storedQuestionId, now))
    return { question: withOptions(question, query.answerIds) }
  },
}
