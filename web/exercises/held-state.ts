import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import type { AnswerOutcome } from '@polyhex/contract/exercises/exercise-operations'
import { advanceAfter } from '@polyhex/contract/exercises/limits'
import { isAsked, latestPlace } from './run-places.ts'
import type { RunState } from './run-state.ts'

/** An answer that waits on this device, as far as the run on the screen needs it. */
export interface Queued {
  questionId: string
  response: string | null
  remark: { verdict: 'almost' | 'invalid'; sentence: string; part?: number } | null
}

/** What happens to a run that goes on without a connection, and when it is back. */
export type HeldEvent =
  /** Questions to hold have come; of those held before, only `stillHeld` are good. */
  | { type: 'came-ahead'; questions: readonly StoredQuestion[]; stillHeld: readonly string[] }
  /** The answer on its way is kept on this device instead. */
  | { type: 'kept'; questionId: string; now: number }
  /** A kept answer has been marked. */
  | { type: 'checked'; questionId: string; outcome: AnswerOutcome; now: number }
  /** A kept answer is to be mended. */
  | { type: 'to-mend'; questionId: string; response: string | null; remark: NonNullable<Queued['remark']>; now: number }
  /** Kept answers were let go: they came after the end, or went on elsewhere. */
  | { type: 'dropped'; questionIds: readonly string[]; now: number }

/** What happens next to a run whose answers are kept on this device. Pure, as all of the run is. */
export function nextHeldState(state: RunState, event: HeldEvent): RunState {
  switch (event.type) {
    case 'came-ahead':
      return held(state, event)
    case 'kept':
      return kept(state, event.questionId, event.now)
    case 'checked':
      return checked(state, event)
    case 'to-mend':
      return toMend(state, event)
    case 'dropped':
      return dropped(state, event.questionIds, event.now)
  }
}

/** Whether nothing is left to answer and something waits to be checked. */
export function isAllKept({ questions, waiting }: Pick<RunState, 'questions' | 'waiting'>): boolean {
  return Object.keys(waiting).length > 0 && !questions.some((question) => isAsked(question, waiting))
}

/** The held questions that come after all that have been shown. */
export function stillAhead(ahead: readonly StoredQuestion[], shown: readonly StoredQuestion[]): StoredQuestion[] {
  const last = shown.reduce((most, question) => Math.max(most, question.position), 0)
  return ahead.filter((question) => question.position > last).toSorted((one, other) => one.position - other.position)
}

/**
 * The questions of a run together with what waits on this device: a question that was answered here stands in its place,
 * whatever the server had for it, and the next held one is shown when nothing else is to be answered.
 */
export function withQueued(
  questions: readonly StoredQuestion[],
  queued: readonly Queued[],
  ahead: readonly StoredQuestion[],
): Pick<RunState, 'questions' | 'ahead' | 'waiting' | 'remark'> {
  const places = new Map(questions.map((question) => [question.position, question]))
  const known = new Map([...ahead, ...questions].map((question) => [question.storedQuestionId, question]))
  const waiting: Record<string, string | null> = {}
  let remark: RunState['remark'] = null
  for (const answer of queued) {
    const question = known.get(answer.questionId)
    if (question === undefined || question.answer !== null) continue
    places.set(question.position, question)
    if (answer.remark === null) waiting[answer.questionId] = answer.response
    else remark = { questionId: answer.questionId, ...answer.remark }
  }
  const merged = [...places.values()].toSorted((one, other) => one.position - other.position)
  return { ...showNext({ questions: merged, ahead: stillAhead(ahead, merged), waiting }), waiting, remark }
}

/** Shows the next held question when all that are shown are answered. */
function showNext(state: Pick<RunState, 'questions' | 'ahead' | 'waiting'>): Pick<RunState, 'questions' | 'ahead'> {
  const { questions, ahead, waiting } = state
  const [next, ...rest] = ahead
  if (!isAllKept({ questions, waiting }) || next === undefined) return { questions, ahead }
  return { questions: [...questions, next], ahead: rest }
}

function held(state: RunState, event: Extract<HeldEvent, { type: 'came-ahead' }>): RunState {
  const good = new Set(event.stillHeld)
  const before = state.ahead.filter((question) => good.has(question.storedQuestionId))
  return { ...state, ahead: stillAhead([...before, ...event.questions], state.questions) }
}

function kept(state: RunState, questionId: string, now: number): RunState {
  const { sending } = state
  if (sending?.questionId !== questionId) return state
  const waiting = { ...state.waiting, [questionId]: sending.response }
  const next = showNext({ ...state, waiting })
  return { ...state, ...next, waiting, sending: null, advanceAt: now + advanceAfter.incorrect }
}

function without(waiting: RunState['waiting'], ids: readonly string[]): RunState['waiting'] {
  return Object.fromEntries(Object.entries(waiting).filter(([id]) => !ids.includes(id)))
}

function checked(state: RunState, { questionId, outcome, now }: Extract<HeldEvent, { type: 'checked' }>): RunState {
  const asked = state.questions.find((question) => question.storedQuestionId === questionId)
  if (asked === undefined) return state
  const marked = state.questions.map((question) =>
    question === asked ? { ...question, answer: outcome.answer } : question,
  )
  const waiting = without(state.waiting, [questionId])
  const isWanted = !marked.some((question) => question.answer === null)
  const questions = outcome.results === null && isWanted ? [...marked, ...outcome.nextQuestions] : marked
  const wasKept = state.phase === 'kept'
  const next: RunState = {
    ...state,
    phase: wasKept && !isAllKept({ questions, waiting }) ? 'open' : state.phase,
    questions,
    ahead: stillAhead(state.ahead, questions),
    waiting,
    sending: state.sending?.questionId === questionId ? null : state.sending,
    run: outcome.run,
    coins: outcome.coins,
    results: outcome.results,
    // A run that turns out to be over goes to its results; what was begun after its end is not asked for.
    advanceAt: outcome.results === null ? state.advanceAt : now + advanceAfter.incorrect,
  }
  return wasKept && next.phase === 'open' ? { ...next, shown: latestPlace(next), shownAt: now } : next
}

function toMend(state: RunState, event: Extract<HeldEvent, { type: 'to-mend' }>): RunState {
  const { questionId, response, remark, now } = event
  const shown = state.questions.findIndex((question) => question.storedQuestionId === questionId)
  if (shown < 0) return state
  return {
    ...state,
    phase: 'open',
    waiting: without(state.waiting, [questionId]),
    sending: state.sending?.questionId === questionId ? null : state.sending,
    drafts: response === null ? state.drafts : { ...state.drafts, [questionId]: { response, complete: true } },
    remark: { questionId, ...remark },
    advanceAt: null,
    shown,
    shownAt: now,
  }
}

function dropped(state: RunState, ids: readonly string[], now: number): RunState {
  const questions = state.questions.filter((question) => !ids.includes(question.storedQuestionId))
  if (questions.length === 0) return state
  const next: RunState = { ...state, questions, waiting: without(state.waiting, ids) }
  const phase = next.phase === 'kept' && !isAllKept(next) && next.results === null ? 'open' : next.phase
  return { ...next, phase, shown: Math.min(state.shown, latestPlace(next)), shownAt: now }
}
