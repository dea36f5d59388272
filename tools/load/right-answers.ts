import { spellings } from '../../curriculum/marking/spellings.ts'
import { keyFromJson } from '../../curriculum/values/serialise.ts'
import type { AnswerKey } from '../../curriculum/topic-level.ts'
import type { ServerUnderTest } from '../server-under-test/start-server.ts'

/** A response that marking accepts as right, from a stored key. */
export function rightResponse(key: AnswerKey): string {
  if (key.rightOptionIds.length > 0) return key.rightOptionIds.join(',')
  const [first] = spellings(key.answer, key.form, key.rules)
  if (first === undefined) throw new Error(`no spelling of an answer of the form ${key.form}`)
  return first
}

/** The key of a stored question, read from the database behind the server, where a browser cannot look. */
export async function keyOf(server: ServerUnderTest, storedQuestionId: string): Promise<AnswerKey> {
  const rows = await server.query<{ key: string }>('select key from run_questions where id = $1', [storedQuestionId])
  const [row] = rows
  if (row === undefined) throw new Error(`there is no question ${storedQuestionId}`)
  return keyFromJson(row.key)
}
