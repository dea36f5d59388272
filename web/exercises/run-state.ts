import type { AnswerOutcome } from '@polyhex/contract/exercises/exercise-operations'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { afterWrongMs, type AfterWrong } from './after-wrong.ts'
import { advanceDelayMs } from '@polyhex/contract/exercises/limits'
import type { CoinsEarned, ExerciseResults, OpenRun, Run } from '@polyhex/contract/exercises/runs'
import { isAsked, latestPlace } from './run-places.ts'
import { isAllKept, nextHeldState, stillAhead, withQueued, type HeldEvent, type Queued } from './held-state.ts'
import { mayTryAgain, nextSecondTryState, type Again, type SecondTryEvent } from './second-try-state.ts'
import type { WidgetAnswer } from './widgets/widget-props.ts'

/** An answer on its way to the server; it stays here until the server has acknowledged it. `response` null is a skip. */
export interface Sending {
  questionId: string
  response: string | null
  timeTakenMs: number
  /** Tries that brought no answer. */
  failures: number
}

/**
 * A run as the browser shows it. The server's run is the truth; this holds what the server has said, what the child has
 * begun to answer, and what waits to be acknowledged. Times in ms since 1970.
 */
export interface RunState {
  /** 'kept': all that could be asked without a connection is answered, and waits to be checked. */
  phase: 'loading' | 'failed' | 'open' | 'kept' | 'done'
  failure: string | null
  /** Whether opening it again may help. */
  failurePasses: boolean
  run: Run | null
  coins: CoinsEarned | null
  questions: readonly StoredQuestion[]
  /** Questions held for going on without a connection, in order, none of them shown yet. */
  ahead: readonly StoredQuestion[]
  /** Answers kept on this device until the server has marked them, by question; null is a skip. */
  waiting: Readonly<Record<string, string | null>>
  drafts: Readonly<Record<string, WidgetAnswer>>
  /** Place in `questions` of the one on show. */
  shown: number
  shownAt: number
  sending: Sending | null
  /** What to mend in an answer that was nearly right or could not be read; it has cost nothing. */
  remark: { questionId: string; verdict: 'almost' | 'invalid'; sentence: string; part?: number } | null
  /** When the exercise goes on by itself; null while it does not. */
  advanceAt: number | null
  /** The verdict that came last, for sound and the help glow; `id` differs for each. */
  verdict: { id: string; outcome: 'right' | 'wrong' | 'skipped'; at: number } | null
  results: ExerciseResults | null
  /** The second try that is under way. */
  again: Again | null
  /** Questions that Next was pressed on with their second try unused. */
  passed: readonly string[]
}

export type RunEvent =
  | { type: 'opening' }
  | { type: 'opened'; open: OpenRun; results: ExerciseResults | null; kept: KeptAnswers; now: number }
  | { type: 'open-failed'; words: string; passing: boolean }
  | { type: 'drafted'; questionId: string; answer: WidgetAnswer }
  | { type: 'submitted'; questionId: string; response: string | null; now: number }
  | { type: 'send-failed' }
  | {
      type: 'answered'
      questionId: string
      outcome: AnswerOutcome
      now: number
      testFirst: boolean
      afterWrong: AfterWrong
    }
  | { type: 'advanced'; now: number }
  | { type: 'held' }
  | { type: 'went'; to: number; now: number }
  | { type: 'refreshed'; question: StoredQuestion; now: number }
  | HeldEvent
  | SecondTryEvent

/** What browser storage kept: answers begun, and one perhaps sent but never acknowledged. */
export interface KeptAnswers {
  drafts: Readonly<Record<string, WidgetAnswer>>
  sending: Sending | null
  /** Answers that wait on this device, in order, and questions held ahead; left out: none. */
  queued?: readonly Queued[]
  ahead?: readonly StoredQuestion[]
}

export const firstRunState: RunState = {
  phase: 'loading',
  failure: null,
  failurePasses: true,
  run: null,
  coins: null,
  questions: [],
  ahead: [],
  waiting: {},
  drafts: {},
  shown: 0,
  shownAt: 0,
  sending: null,
  remark: null,
  advanceAt: null,
  verdict: null,
  results: null,
  again: null,
  passed: [],
}

/** The question on show, or nothing before the run is open. */
export function shownQuestion(state: RunState): StoredQuestion | undefined {
  return state.questions[state.shown]
}

/** What happens next to a run. Pure: the clock comes with the event. */
export function nextRunState(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'opening':
      return { ...firstRunState }
    case 'opened':
      return opened(event)
    case 'open-failed':
      return { ...state, phase: 'failed', failure: event.words, failurePasses: event.passing }
    case 'drafted':
      return drafted(state, event.questionId, event.answer)
    case 'submitted':
      return submitted(state, event)
    case 'send-failed':
      return state.sending ? { ...state, sending: { ...state.sending, failures: state.sending.failures + 1 } } : state
    case 'answered':
      return answered(state, event)
    case 'advanced':
      return advanced(state, event.now)
    case 'held':
      return { ...state, advanceAt: null }
    case 'went':
      return went(state, event.to, event.now)
    case 'refreshed':
      return refreshed(state, event.question, event.now)
    case 'try-again':
    case 'second-submitted':
    case 'second-failed':
    case 'second-marked':
      return nextSecondTryState(state, event)
    default:
      return nextHeldState(state, event)
  }
}

function opened({ open, results, kept, now }: Extract<RunEvent, { type: 'opened' }>): RunState {
  const { sending } = kept
  const held = withQueued(open.questions, kept.queued ?? [], kept.ahead ?? [])
  const isOpen = (id: string) =>
    held.questions.some((question) => question.storedQuestionId === id && isAsked(question, held.waiting))
  const state: RunState = {
    ...firstRunState,
    ...held,
    phase: results ? 'done' : 'open',
    run: open.run,
    coins: open.run.coins,
    drafts: { ...draftsToMend(kept.queued ?? []), ...kept.drafts },
    shown: placeToShow(held),
    shownAt: now,
    sending: sending && isOpen(sending.questionId) ? { ...sending, failures: 0 } : null,
    results,
  }
  return results === null && isAllKept(state) ? { ...state, phase: 'kept' } : state
}

/** After a reload a question whose second try is open is there again; else the one that waits for its answer. */
function placeToShow(held: Pick<RunState, 'questions' | 'waiting'>): number {
  const latest = latestPlace(held)
  const before = held.questions[latest - 1]
  return Object.keys(held.waiting).length === 0 && mayTryAgain(before) ? latest - 1 : latest
}

/** An answer that is to be mended stands in its widget as it was given. */
function draftsToMend(queued: readonly Queued[]): Record<string, WidgetAnswer> {
  const toMend = queued.filter((answer) => answer.remark !== null && answer.response !== null)
  return Object.fromEntries(
    toMend.map(({ questionId, response }) => [questionId, { response: response ?? '', complete: true }]),
  )
}

function drafted(state: RunState, questionId: string, answer: WidgetAnswer): RunState {
  const before = state.drafts[questionId]
  if (before?.response === answer.response && before.complete === answer.complete) return state
  const remark = state.remark?.questionId === questionId ? null : state.remark
  return { ...state, remark, drafts: { ...state.drafts, [questionId]: answer } }
}

function submitted(state: RunState, { questionId, response, now }: Extract<RunEvent, { type: 'submitted' }>): RunState {
  const question = state.questions.find((each) => each.storedQuestionId === questionId)
  // One answer at a time: a second tap, or a tap on an answered question, is nobody's answer.
  if (state.phase !== 'open' || state.sending || !question || !isAsked(question, state.waiting)) return state
  const timeTakenMs = Math.min(86_400_000, Math.max(0, Math.round(now - state.shownAt)))
  return { ...state, remark: null, sending: { questionId, response, timeTakenMs, failures: 0 } }
}

function answered(state: RunState, event: Extract<RunEvent, { type: 'answered' }>): RunState {
  const { outcome, questionId, now } = event
  if (state.sending?.questionId !== questionId) return state
  const common = { ...state, sending: null, run: outcome.run, coins: outcome.coins }
  if (outcome.verdict === 'almost' || outcome.verdict === 'invalid') {
    const part = outcome.part === undefined ? {} : { part: outcome.part }
    return { ...common, remark: { questionId, verdict: outcome.verdict, sentence: outcome.sentence ?? '', ...part } }
  }
  const marked = state.questions.map((question) =>
    question.storedQuestionId === questionId ? { ...question, answer: outcome.answer } : question,
  )
  const known = new Set(marked.map((question) => question.storedQuestionId))
  const further = outcome.nextQuestions.filter((question) => !known.has(question.storedQuestionId))
  const questions = [...marked, ...further]
  return {
    ...common,
    questions,
    ahead: stillAhead(state.ahead, questions),
    results: outcome.results,
    verdict: { id: questionId, outcome: outcome.verdict, at: now },
    advanceAt: advanceAt(event, outcome.verdict),
  }
}

/** An explanation stays until the learner goes on; everything else goes on by itself. */
function advanceAt(
  event: Extract<RunEvent, { type: 'answered' }>,
  verdict: 'right' | 'wrong' | 'skipped',
): number | null {
  const { now, testFirst, afterWrong, outcome } = event
  if (verdict !== 'wrong' || testFirst || outcome.answer === null) return now + advanceDelayMs(verdict, testFirst)
  const wait = afterWrongMs(afterWrong, outcome.answer)
  return wait === null ? null : now + wait
}

function advanced(state: RunState, now: number): RunState {
  const left = shownQuestion(state)
  const passed = left && mayTryAgain(left) ? [...state.passed, left.storedQuestionId] : state.passed
  const next: RunState = { ...state, advanceAt: null, again: null, passed }
  if (state.results) return { ...next, phase: 'done' }
  if (isAllKept(state)) return { ...next, phase: 'kept' }
  return { ...next, shown: latestPlace(state), shownAt: now }
}

function went(state: RunState, to: number, now: number): RunState {
  const last = state.questions.length - 1
  const shown = Math.min(last, Math.max(0, to))
  // Going forward from the last answered question of a finished run leads to its results.
  if (to > last && state.results) return { ...state, phase: 'done', advanceAt: null }
  // Time spent looking back does not count for the question that waits.
  const isOpen = (question: StoredQuestion | undefined) => question !== undefined && isAsked(question, state.waiting)
  const isPending = isOpen(state.questions[shown])
  const away = !isOpen(state.questions[state.shown])
  const again = state.again?.sending ? state.again : null
  return { ...state, advanceAt: null, again, shown, shownAt: isPending && away ? now : state.shownAt }
}

function refreshed(state: RunState, question: StoredQuestion, now: number): RunState {
  const questions = state.questions.map((each) => (each.position === question.position ? question : each))
  return { ...state, questions, remark: null, shownAt: now }
}
