import type { AnswerOutcome, exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import type { identityOperations, Session } from '@polyhex/contract/identity/identity-operations'
import { isOurProblem, jsonOf } from '../call/our-words.ts'
import { visitorOwner } from './offline-names.ts'
import type { QueuedAnswer } from './queue-state.ts'
import type { Sender, Sent } from './send-queue.ts'

/** The contract's paths, held to it by their types: the schemas themselves have no place in a service worker. */
const paths: {
  readonly answer: (typeof exerciseOperations)['answerQuestion']['path']
  readonly skip: (typeof exerciseOperations)['skipQuestion']['path']
  readonly session: (typeof identityOperations)['getSession']['path']
} = {
  answer: '/exercises/:runId/questions/:storedQuestionId/answer',
  skip: '/exercises/:runId/questions/:storedQuestionId/skip',
  session: '/session',
}

/** Asks the server for whom this browser may send. An answer of anything but our server says nothing. */
export async function whoIsSignedIn(): Promise<Sender> {
  try {
    const response = await fetch(`/api${paths.session}`, { credentials: 'same-origin', cache: 'no-store' })
    const session = ((await jsonOf(response)) ?? {}) as Partial<Session>
    if (!response.ok) return 'unreachable'
    switch (session.state) {
      case 'authenticated':
        return session.account === undefined ? 'unreachable' : { owner: session.account.accountId }
      case 'unauthenticated':
        return { owner: visitorOwner }
      case 'expired':
        return 'signed-out'
      default:
        return 'unreachable'
    }
  } catch {
    return 'unreachable'
  }
}

const verdicts: readonly unknown[] = [
  'right',
  'wrong',
  'skipped',
  'almost',
  'invalid',
] satisfies AnswerOutcome['verdict'][]

/** Whether this is what our server says of an answer, and no page of a network in its place. */
const isOutcome = (body: unknown): body is AnswerOutcome =>
  typeof body === 'object' && body !== null && 'verdict' in body && verdicts.includes(body.verdict) && 'run' in body

/**
 * Sends one answer that waited, by the same call as any answer, and says how the server took it. Whatever is not said in
 * our words, whatever its status, leaves the answer where it waits: so does `not_found`, which a server says that does not
 * know this call (yet), and never of an exercise.
 */
export async function sendAnswer(answer: QueuedAnswer): Promise<Sent> {
  const { response, timeTakenMs, nextQuestionId } = answer
  const path = (response === null ? paths.skip : paths.answer)
    .replace(':runId', answer.runId)
    .replace(':storedQuestionId', answer.questionId)
  const body = {
    ...(response === null ? {} : { response }),
    timeTakenMs,
    ...(nextQuestionId === null ? {} : { nextQuestionId }),
  }
  try {
    const reply = await fetch(`/api${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const said = await jsonOf(reply)
    if (reply.ok) return isOutcome(said) ? { kind: 'marked', outcome: said } : { kind: 'unreachable' }
    if (!isOurProblem(said) || reply.status >= 500 || reply.status === 429) return { kind: 'unreachable' }
    const { code } = said
    if (code === 'not_found') return { kind: 'unreachable' }
    // Who has yet to add a second factor may go on afterwards; until then the answer waits.
    if (['session_expired', 'not_signed_in', 'second_factor_demanded'].includes(code)) return { kind: 'signed-out' }
    return { kind: 'refused', code }
  } catch {
    return { kind: 'unreachable' }
  }
}
