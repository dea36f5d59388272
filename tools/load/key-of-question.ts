import { keyFromJson } from '../../curriculum/values/serialise.ts'
import type { AnswerKey } from '../../curriculum/topic-level.ts'
import type { ServerUnderTest } from '../server-under-test/start-server.ts'

/** The key of a stored question, read from the database behind the server, where a browser cannot look. */
export async function keyOf(server: ServerUnderTest, storedQuestionId: string): Promise<AnswerKey> {
  const rows = await server.query<{ key: string }>('select key from run_questions where id = $1', [storedQuestionId])
  const [row] = rows
  if (row === undefined) throw new Error(`there is no question ${storedQuestionId}`)
  return keyFromJson(row.key)
}
