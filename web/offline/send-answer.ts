import type { AnswerOutcome, exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import type { identityOperations, Session } from '@polyhex/contract/identity/identity-operations'
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

/** Asks the server for whom this browser may send. */
export async function whoIsSignedIn(): Promise<Sender> {
  try {
    const response = await fetch(`/api${paths.session}`, { credentials: 'same-origin', cache: 'no-store' })
    if (!response.ok) return 'unreachable'
    const session = (await response.json()) as Session
    if (session.state === 'authenticated') return { owner: session.account.accountId }
    return session.state === 'unauthenticated' ? { owner: visitorOwner } : 'signed-out'
  } catch {
    return 'unreachable'
  }
}

/** Sends one answer that waited, by the same call as any answer, and says how the server took it. */
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
    if (reply.ok) return { kind: 'marked', outcome: (await reply.json()) as AnswerOutcome }
    if (reply.status >= 500 || reply.status === 429) return { kind: 'unreachable' }
    const { code = 'unknown' } = (await reply.json().catch(() => ({}))) as { code?: string }
    if (code === 'session_expired' || code === 'not_signed_in') return { kind: 'signed-out' }
    return { kind: 'refused', code }
  } catch {
    return { kind: 'unreachable' }
  }
}
