import type { AnswerOutcome } from '@polyhex/contract/exercises/exercise-operations'
import type { KeptQueue } from './kept-queue.ts'
import {
  dropRun,
  markForMending,
  nextToSend,
  settleAnswer,
  type DropReason,
  type QueuedAnswer,
  type QueueState,
} from './queue-state.ts'

/** What the server says of one answer that was sent. */
export type Sent =
  | { readonly kind: 'marked'; readonly outcome: AnswerOutcome }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unreachable' }

/** Who may be sent for at present: an account, 'visitor', nobody until they sign in again, or not known. */
export type Sender = { readonly owner: string } | 'signed-out' | 'unreachable'

/** What became of an answer, told to whoever shows it. */
export type QueueNews =
  | { readonly type: 'marked'; readonly answer: QueuedAnswer; readonly outcome: AnswerOutcome }
  | { readonly type: 'to-mend'; readonly answer: QueuedAnswer; readonly outcome: AnswerOutcome }
  | { readonly type: 'dropped'; readonly runId: string; readonly questionIds: readonly string[] }
  /** The queue has changed otherwise: an answer was added, a report was looked at. */
  | { readonly type: 'changed' }

export interface QueueSending {
  readonly kept: KeptQueue
  /** Asks the server who is signed in. */
  readonly sender: () => Promise<Sender>
  readonly send: (answer: QueuedAnswer) => Promise<Sent>
  readonly tell: (news: QueueNews) => void
}

export type SendingEnd = 'done' | 'signed-out' | 'unreachable'

const reasons: Readonly<Record<string, DropReason>> = {
  exercise_finished: 'over',
  question_answered: 'elsewhere',
  question_not_found: 'elsewhere',
  question_not_its_turn: 'elsewhere',
}

/**
 * Sends what waits for the one who is signed in, in the order in which it was given, and keeps what became of it. An
 * answer leaves the queue only after the server has spoken; one that is sent twice gets its first verdict again, so it
 * may stop at any moment. What waits for somebody else stays where it is.
 */
export async function sendQueue(sending: QueueSending): Promise<SendingEnd> {
  const sender = await sending.sender()
  if (typeof sender === 'string') return sender
  for (;;) {
    const answer = nextToSend(await sending.kept.read(), sender.owner)
    if (answer === null) return 'done'
    const sent = await sending.send(answer)
    const end = await settle(sending, answer, sent)
    if (end !== null) return end
  }
}

async function settle(sending: QueueSending, answer: QueuedAnswer, sent: Sent): Promise<SendingEnd | null> {
  if (sent.kind === 'signed-out' || sent.kind === 'unreachable') return sent.kind
  if (sent.kind === 'marked') {
    await settleMarked(sending, answer, sent.outcome)
    return null
  }
  if (sent.code === 'exercise_not_found') {
    // Somebody else may have signed in since this began: then it is theirs that is not there.
    const now = await sending.sender()
    if (typeof now === 'string') return now
    if (now.owner !== answer.owner) return 'signed-out'
    await drop(sending, answer, 'gone', true)
    return null
  }
  await drop(sending, answer, reasons[sent.code] ?? 'unreadable', sent.code === 'exercise_finished')
  return null
}

async function settleMarked(sending: QueueSending, answer: QueuedAnswer, outcome: AnswerOutcome): Promise<void> {
  const { verdict } = outcome
  if (verdict === 'almost' || verdict === 'invalid') {
    const part = outcome.part === undefined ? {} : { part: outcome.part }
    const remark = { verdict, sentence: outcome.sentence ?? '', ...part }
    await sending.kept.change((queue) => markForMending(queue, answer.answerId, remark))
    sending.tell({ type: 'to-mend', answer, outcome })
    return
  }
  await sending.kept.change((queue) => settleAnswer(queue, answer.answerId, verdict))
  sending.tell({ type: 'marked', answer, outcome })
  // Whatever was answered after the exercise was over is let go on purpose: online it would never have been asked.
  if (outcome.run.progress.result !== null) await drop(sending, answer, 'over', true)
}

async function drop(
  { kept, tell }: QueueSending,
  answer: QueuedAnswer,
  reason: DropReason,
  wholeRun: boolean,
): Promise<void> {
  let dropped: string[] = []
  await kept.change((queue) => {
    const next = wholeRun
      ? dropRun(queue, answer.owner, answer.runId, reason)
      : settleAnswer(queue, answer.answerId, 'dropped', reason)
    dropped = gone(queue, next)
    return next
  })
  if (dropped.length > 0) tell({ type: 'dropped', runId: answer.runId, questionIds: dropped })
}

function gone(before: QueueState, after: QueueState): string[] {
  return before.answers.filter((one) => !after.answers.includes(one)).map((one) => one.questionId)
}
