import type { AnswerOutcome } from '../../contract/exercises/exercise-operations.ts'
import type { ExerciseTarget } from '../../contract/exercises/exercise-types.ts'
import type { OpenRun } from '../../contract/exercises/runs.ts'
import type { HttpAnswer, HttpClient } from './http-client.ts'

function must(answer: HttpAnswer, what: string): unknown {
  if (answer.status >= 200 && answer.status < 300) return answer.body
  throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`)
}

/** Signs a demo person in; the session stays in the client's cookies. */
export async function signIn(client: HttpClient, username: string, password = 'polyhex-demo'): Promise<void> {
  must(await client.call('POST', '/session', { username, password }), `sign-in of ${username}`)
}

/** Opens a run of a target; with `restart` always a new one. */
export async function startRun(client: HttpClient, target: ExerciseTarget, restart: boolean): Promise<OpenRun> {
  return must(await client.call('POST', '/exercises', { target, restart }), 'startExercise') as OpenRun
}

/** Sends one answer. A refusal that another tab explains (already answered, run finished) gives null. */
export async function sendAnswer(
  client: HttpClient,
  runId: string,
  questionId: string,
  response: string,
): Promise<AnswerOutcome | null> {
  const path = `/exercises/${runId}/questions/${questionId}/answer`
  const answer = await client.call('POST', path, { response, timeTakenMs: 900 })
  if (answer.status === 404 || answer.status === 409) return null
  return must(answer, 'answerQuestion') as AnswerOutcome
}
