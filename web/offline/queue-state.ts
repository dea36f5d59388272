/**
 * The answers that wait on this device, as a state machine: pure, so that every change is one step from one stored value
 * to the next and nothing lies between. Times in ms since 1970.
 */

/** An answer given without a connection. It leaves the queue only when the server has said what became of it. */
export interface QueuedAnswer {
  readonly answerId: string
  /** The account it belongs to, or 'visitor'. Nobody else ever sends or sees it. */
  readonly owner: string
  readonly runId: string
  /** Name of the exercise and the page it is on, for the summary. */
  readonly runName: string
  readonly path: string
  readonly questionId: string
  readonly position: number
  /** Null when the question was skipped. */
  readonly response: string | null
  readonly timeTakenMs: number
  readonly answeredAt: number
  /** The held question that was shown after this one, which must then also come next; null when none was. */
  readonly nextQuestionId: string | null
  /** What the server wants mended before it marks it; the rest of its run waits meanwhile. */
  readonly remark: Remark | null
}

export interface Remark {
  readonly verdict: 'almost' | 'invalid'
  readonly sentence: string
  /** The part to mend, from 0, where the question has parts. */
  readonly part?: number
}

/**
 * Why an answer was let go: the exercise was over before it, it went on elsewhere, it is not there any more, or the
 * server could not read the answer at all.
 */
export type DropReason = 'over' | 'elsewhere' | 'gone' | 'unreadable'

/** What became of an answer, kept until the child has looked at it. */
export interface ReportEntry {
  readonly answerId: string
  readonly owner: string
  readonly runId: string
  readonly runName: string
  readonly path: string
  readonly questionId: string
  readonly position: number
  readonly outcome: 'right' | 'wrong' | 'skipped' | 'dropped'
  readonly reason: DropReason | null
}

export interface QueueState {
  /** In the order in which they were given. */
  readonly answers: readonly QueuedAnswer[]
  readonly report: readonly ReportEntry[]
}

export const emptyQueue: QueueState = { answers: [], report: [] }

/** Adds an answer at the end; an answer to a question that waits already takes the place of the one before it. */
export function queueAnswer(queue: QueueState, answer: QueuedAnswer): QueueState {
  const same = (one: QueuedAnswer) => one.owner === answer.owner && one.questionId === answer.questionId
  if (!queue.answers.some(same)) return { ...queue, answers: [...queue.answers, answer] }
  const mended = (one: QueuedAnswer): QueuedAnswer => ({ ...answer, nextQuestionId: one.nextQuestionId })
  return { ...queue, answers: queue.answers.map((one) => (same(one) ? mended(one) : one)) }
}

/** The answers of an owner, in order; of one run, when it is named. */
export function answersOf(queue: QueueState, owner: string, runId?: string): readonly QueuedAnswer[] {
  return queue.answers.filter((one) => one.owner === owner && (runId === undefined || one.runId === runId))
}

/**
 * The answer to be sent next: the oldest of the owner, runs one after the other, leaving out the runs that wait for the
 * child to mend an answer; null when there is none.
 */
export function nextToSend(queue: QueueState, owner: string): QueuedAnswer | null {
  const own = answersOf(queue, owner)
  const held = new Set(own.filter((one) => one.remark !== null).map((one) => one.runId))
  const first = own.find((one) => !held.has(one.runId))
  return first ?? null
}

/** The server has marked an answer: it leaves the queue for the report, in one step. Doing it twice changes nothing. */
export function settleAnswer(
  queue: QueueState,
  answerId: string,
  outcome: ReportEntry['outcome'],
  reason: DropReason | null = null,
): QueueState {
  const answer = queue.answers.find((one) => one.answerId === answerId)
  if (answer === undefined) return queue
  return {
    answers: queue.answers.filter((one) => one !== answer),
    report: [...queue.report, entryOf(answer, outcome, reason)],
  }
}

/** Lets all that waits of a run go, on purpose. */
export function dropRun(queue: QueueState, owner: string, runId: string, reason: DropReason): QueueState {
  return answersOf(queue, owner, runId).reduce(
    (state, answer) => settleAnswer(state, answer.answerId, 'dropped', reason),
    queue,
  )
}

/** The server could not mark an answer as it stands: the child may mend it, and it has cost nothing. */
export function markForMending(queue: QueueState, answerId: string, remark: Remark): QueueState {
  return {
    ...queue,
    answers: queue.answers.map((one) => (one.answerId === answerId ? { ...one, remark } : one)),
  }
}

/** The child has looked at what became of the answers. */
export function clearReport(queue: QueueState, owner: string): QueueState {
  return { ...queue, report: queue.report.filter((entry) => entry.owner !== owner) }
}

/** Forgets everything of an owner: they sign out on this device. */
export function forgetOwner(queue: QueueState, owner: string): QueueState {
  return {
    answers: queue.answers.filter((one) => one.owner !== owner),
    report: queue.report.filter((entry) => entry.owner !== owner),
  }
}

function entryOf(answer: QueuedAnswer, outcome: ReportEntry['outcome'], reason: DropReason | null): ReportEntry {
  const { answerId, owner, runId, runName, path, questionId, position } = answer
  return { answerId, owner, runId, runName, path, questionId, position, outcome, reason }
}
