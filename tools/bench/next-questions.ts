import { openHttpClient } from '../load/http-client.ts'
import { startRun } from '../load/practice-client.ts'
import { openBareServer } from './open-bare-server.ts'
import { compare, type Comparison } from './ratio.ts'
import { measureRequests } from './measure-requests.ts'
import type { Scene } from './scene.ts'

/** Asking for the next question through the whole server, against a bare `node:http` server that answers the same bytes. */
export async function benchNextQuestions(scene: Scene, rounds: number, seconds: number): Promise<Comparison> {
  const client = openHttpClient(scene.server.origin, { address: '10.0.0.1' })
  const { run } = await startRun(
    client,
    { type: 'practice', topicCodeLevel: 'multi_digit_subtraction_practice/4' },
    true,
  )
  const url = `${scene.server.origin}/api/exercises/${run.runId}/next-questions`
  const headers = { cookie: client.cookie(), accept: 'application/json' }
  const sample = await fetch(url, { headers })
  if (!sample.ok) throw new Error(`next-questions answered ${sample.status}`)
  const body = await sample.text()
  const sent = Object.fromEntries(
    [...sample.headers].filter(
      ([name]) => !['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'].includes(name),
    ),
  )
  const bare = await openBareServer(body, sent)
  try {
    const options = { connections: 20, seconds, headers }
    return await compare(
      rounds,
      () => measureRequests(url, options),
      () => measureRequests(`${bare.origin}/`, options),
    )
  } finally {
    bare.close()
    client.close()
  }
}
