import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Scene } from './scene.ts'

/** Accounts among which an administrator looks for one. */
export const accountsInTable = 100_000

/** What one kind of batch took: the slowest of all, in ms. */
export interface BatchTimes {
  readonly asked: string
  readonly slowest: number
}

async function fill(client: pg.Client): Promise<string> {
  await client.query(
    `insert into accounts (id, username, roles, grade, name, public_name, time_zone, avatar, created_at, class_groups, password_hash)
     select gen_random_uuid(), 'table.' || n, array['student'], n % 13, 'Somebody ' || n, 'Table' || n, 'Europe/London', 'circle',
       now() - n * interval '1 minute', case when n % 7 = 0 then array['explorers'] else '{}'::text[] end, 'none'
     from generate_series(1, $1) n`,
    [accountsInTable],
  )
  await client.query('analyze accounts')
  const token = randomBytes(32).toString('base64url')
  const id = randomUUID()
  await client.query(
    `insert into accounts (id, username, password_hash, roles, public_name, time_zone, avatar, created_at)
     values ($1, 'bench.administrator', 'none', '{admin}', 'Bench administrator', 'America/Toronto', 'circle', now())`,
    [id],
  )
  await client.query(
    `insert into sessions (token_hash, account_id, created_at, idle_until, expires_at)
     values ($1, $2, now(), now() + interval '7 days', now() + interval '30 days')`,
    [createHash('sha256').update(token).digest(), id],
  )
  return `__Host-polyhex_session=${token}`
}

/**
 * Batches of the table of accounts among 100,000, as an administrator scrolls, sorts and searches. Each batch is asked for
 * several times; the slowest counts.
 */
export async function benchAccountTable(scene: Scene, times: number): Promise<BatchTimes[]> {
  const client = new pg.Client({ connectionString: scene.databaseUrl })
  await client.connect()
  const cookie = await fill(client)
  await client.end()
  const queries = [
    '',
    'offset=50000',
    'offset=99900',
    'sort=name&offset=50000',
    'sort=grade&descending=true',
    'text=somebody%204711',
    'text=nobody%20at%20all',
    'gradeFrom=3&gradeTo=4&offset=10000',
    'classGroup=explorers&offset=5000',
    'createdFrom=2026-01-01&createdTo=2026-02-01',
  ]
  const results: BatchTimes[] = []
  for (const query of queries) {
    let slowest = 0
    for (let time = 0; time < times + 1; time++) {
      const begin = performance.now()
      const response = await fetch(`${scene.server.origin}/api/accounts?${query}`, { headers: { cookie } })
      await response.text()
      if (response.status !== 200) throw new Error(`the table of accounts answered ${response.status}`)
      // The first brings the pages of the table into memory and is not counted.
      if (time > 0) slowest = Math.max(slowest, performance.now() - begin)
    }
    results.push({ asked: query === '' ? 'from the start' : query, slowest })
  }
  return results
}
