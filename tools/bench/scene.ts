import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startServer, type ServerUnderTest } from '../server-under-test/start-server.ts'
import { openTestPostgres } from '../suite/test-postgres.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A production server on a PostgreSQL of its own, with some students who are signed in. */
export interface Scene {
  readonly server: ServerUnderTest
  readonly databaseUrl: string
  /** Connections that the server holds to PostgreSQL, and that a comparison may hold too. */
  readonly connections: number
  /** Cookie headers of signed-in students. */
  readonly students: readonly { accountId: string; cookie: string; tokenHash: Buffer }[]
  close(): Promise<void>
}

async function addStudents(url: string, count: number): Promise<Scene['students']> {
  const students = Array.from({ length: count }, () => {
    const token = randomBytes(32).toString('base64url')
    const tokenHash = createHash('sha256').update(token).digest()
    return { accountId: randomUUID(), cookie: `__Host-polyhex_session=${token}`, tokenHash }
  })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const ids = students.map((student) => student.accountId)
  await client.query(
    `insert into accounts (id, username, password_hash, roles, grade, public_name, time_zone, avatar, created_at)
     select id, 'bench.' || n, 'none', '{student}', 4, 'Bench ' || n, 'America/Toronto', 'shape-1', now()
     from unnest($1::uuid[]) with ordinality as given (id, n)`,
    [ids],
  )
  await client.query(
    `insert into sessions (token_hash, account_id, created_at, idle_until, expires_at)
     select token, id, now(), now() + interval '7 days', now() + interval '30 days'
     from unnest($1::bytea[], $2::uuid[]) as given (token, id)`,
    [students.map((student) => student.tokenHash), ids],
  )
  await client.end()
  return students
}

/** Sets the scene; `close` takes everything down again. */
export async function openScene(students: number): Promise<Scene> {
  const postgres = await openTestPostgres(root)
  const folder = mkdtempSync(join(tmpdir(), 'polyhex-bench-'))
  const name = `polyhex_bench_${process.pid}`
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const address = new URL(postgres.url)
  address.pathname = `/${name}`
  const databaseUrl = address.href
  const connections = 10
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '1',
    DATABASE_CONNECTIONS: String(connections),
    // Administrators and tutors are measured without their second step.
    SECOND_FACTOR: 'optional',
  }
  const server = await startServer({ folder, databaseUrl }, { env })
  return {
    server,
    databaseUrl,
    connections,
    students: await addStudents(databaseUrl, students),
    close: async () => {
      await server.stop()
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
