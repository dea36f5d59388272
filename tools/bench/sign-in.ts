import { hash, verify } from '@node-rs/argon2'
import pg from 'pg'
import { openHttpClient } from '../load/http-client.ts'
import { compare, loopFor, type Comparison } from './ratio.ts'
import type { Scene } from './scene.ts'

/** As the server makes them: the limit is this work and nothing else. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const password = 'a password of the bench'
/** As many as the threads on which hashes are worked out. */
const workers = 4
const executor = '/v3/flows/executor/login-progressive/?query='

/** Gives each student of the scene the same password. */
async function setPasswords(scene: Scene, passwordHash: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: scene.databaseUrl })
  await client.connect()
  const ids = scene.students.map((student) => student.accountId)
  const { rows } = await client.query<{ username: string }>(
    'update accounts set password_hash = $1 where id = any($2::uuid[]) returning username',
    [passwordHash, ids],
  )
  await client.end()
  return rows.map((row) => row.username)
}

/** Signing in by the flow, stage by stage, against the bare rate at which this machine works out the same hash. */
export async function benchSignIn(scene: Scene, rounds: number, seconds: number): Promise<Comparison> {
  const passwordHash = await hash(password, parameters)
  const names = await setPasswords(scene, passwordHash)
  let next = 0
  const signIn = async (): Promise<boolean> => {
    const username = names[next++ % names.length] ?? ''
    // Each a browser of its own, behind an address of its own.
    const client = openHttpClient(scene.server.origin, { address: `10.1.${(next >> 8) & 255}.${next & 255}` })
    try {
      await client.call('GET', executor)
      const named = await client.call('POST', executor, { component: 'ak-stage-identification', uid_field: username })
      const told = await client.call('POST', executor, { component: 'ak-stage-password', password })
      if (named.status !== 302 || told.status !== 302)
        throw new Error(`sign-in answered ${named.status}, ${told.status}`)
      const done = await client.call('GET', executor)
      const { component } = done.body as { component: string }
      if (component !== 'xak-flow-redirect') throw new Error(`sign-in ended with ${component}`)
      return true
    } finally {
      client.close()
    }
  }
  return compare(
    rounds,
    () => loopFor(seconds, workers, signIn),
    () => loopFor(seconds, workers, () => verify(passwordHash, password)),
  )
}
