import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import type { SecondTryOutcome } from '@polyhex/contract/exercises/exercise-operations'
import { advanceAfter } from '@polyhex/contract/exercises/limits'
import { afterWrongMs, type AfterWrong } from './after-wrong.ts'
import type { RunState } from './run-state.ts'

/** What a child is about with a question that was answered wrongly and may be mended. */
export interface Again {
  questionId: string
  /** The answer is open to be changed; false while it is only to be shown. */
  trying: boolean
  /** On its way to the server; `response` null asks for the answer. */
  sending: { response: string | null; failures: number } | null
}

export type SecondTryEvent =
  /** Try again was pressed. */
  | { type: 'try-again'; questionId: string }
  /** Another answer is sent, or with null the answer is to be shown. */
  | { type: 'second-submitted'; questionId: string; response: string | null }
  | { type: 'second-failed' }
  | { type: 'second-marked'; questionId: string; outcome: SecondTryOutcome; now: number; afterWrong: AfterWrong }

/** After so many sendings without a reply the second try rests until there is a connection. */
const mostFailures = 2

const find = (state: RunState, id: string): StoredQuestion | undefined =>
  state.questions.find((question) => question.storedQuestionId === id)

/** Whether a second try is open for a question, as far as this browser knows. */
export function mayTryAgain(question: StoredQuestion | undefined): boolean {
  return question?.answer?.secondTry === 'open'
}

/** Whether the answer of a question is being changed for a second try. */
export function isTrying({ again }: Pick<RunState, 'again'>, questionId: string | undefined): boolean {
  return again?.trying === true && again.questionId === questionId
}

/** What happens next to a second try. Pure, as all of the run is. */
export function nextSecondTryState(state: RunState, event: SecondTryEvent): RunState {
  switch (event.type) {
    case 'try-again':
      return begun(state, event.questionId)
    case 'second-submitted':
      return submitted(state, event)
    case 'second-failed':
      return failed(state)
    case 'second-marked':
      return marked(state, event)
  }
}

/** The answer stands as it was given, to be changed; of a choice nothing is chosen, since what was chosen is wrong. */
function begun(state: RunState, questionId: string): RunState {
  const question = find(state, questionId)
  if (!question?.answer || !mayTryAgain(question) || state.again?.sending) return state
  const response = question.widget.widget === 'choice' ? '' : (question.answer.response ?? '')
  const drafts = { ...state.drafts, [questionId]: { response, complete: response !== '' } }
  return { ...state, drafts, remark: null, advanceAt: null, again: { questionId, trying: true, sending: null } }
}

function submitted(
  state: RunState,
  { questionId, response }: Extract<SecondTryEvent, { type: 'second-submitted' }>,
): RunState {
  const question = find(state, questionId)
  // The same answer once more is no second try.
  if (!question?.answer || !mayTryAgain(question) || question.answer.response === response) return state
  if (state.again?.sending) return state
  const trying = isTrying(state, questionId)
  const again = { questionId, trying, sending: { response, failures: 0 } }
  return { ...state, remark: null, advanceAt: null, again }
}

function failed(state: RunState): RunState {
  const { again } = state
  if (!again?.sending) return state
  const failures = again.sending.failures + 1
  return { ...state, again: failures > mostFailures ? null : { ...again, sending: { ...again.sending, failures } } }
}

function marked(state: RunState, event: Extract<SecondTryEvent, { type: 'second-marked' }>): RunState {
  const { questionId, outcome, now } = event
  const { answer } = outcome
  const isOwn = state.again?.questionId === questionId && state.again.sending !== null
  if (answer === null) {
    if (!isOwn || state.again === null) return state
    const part = outcome.part === undefined ? {} : { part: outcome.part }
    const verdict = outcome.verdict === 'almost' ? 'almost' : 'invalid'
    const remark = { questionId, verdict, sentence: outcome.sentence ?? '', ...part } as const
    return { ...state, remark, again: { ...state.again, sending: null } }
  }
  const questions = state.questions.map((question) =>
    question.storedQuestionId === questionId ? { ...question, answer } : question,
  )
  if (!isOwn) return { ...state, questions }
  const isMended = outcome.verdict === 'right'
  const wait = isMended ? advanceAfter.correct : afterWrongMs(event.afterWrong, answer)
  return {
    ...state,
    questions,
    again: null,
    run: outcome.run,
    coins: outcome.coins,
    // Another verdict on the same question is another verdict, for sound and for whoever listens.
    verdict: { id: isMended ? `${questionId} mended` : questionId, outcome: isMended ? 'right' : 'wrong', at: now },
    advanceAt: wait === null ? null : now + wait,
  }
}

/** Questions that were gone on from with their second try unused: the answer may be seen there now. */
export function toReveal({ questions, passed, waiting, results }: RunState): string[] {
  const answered = questions.filter(({ answer, storedQuestionId: id }) => answer !== null || Object.hasOwn(waiting, id))
  const last = Math.max(0, ...answered.map(({ position }) => position))
  return questions
    .filter(mayTryAgain)
    .filter(({ position, storedQuestionId: id }) => position < last || passed.includes(id) || results !== null)
    .map(({ storedQuestionId }) => storedQuestionId)
}
