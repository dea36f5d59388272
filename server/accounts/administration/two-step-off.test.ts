import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../database/open.ts'
import { newId } from '../../database/new-id.ts'

/** The command runs as a process of its own on a data directory of its own: what it says and what it leaves behind. */
let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'polyhex-two-step-off-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const environment = () => ({ PATH: process.env['PATH'] ?? '', DATA_DIRECTORY: directory })
const open = () => openDatabase(readConfig(environment()).database)
const run = (...words: string[]) => {
  const command = join(import.meta.dirname, 'two-step-off.ts')
  const { status, stdout } = spawnSync(process.execPath, [command, ...words], { env: environment(), encoding: 'utf8' })
  return { status, said: stdout.trim() }
}

async function administratorWithApp(): Promise<string> {
  const db = await open()
  const now = new Date('2026-03-02T15:00:00Z')
  const accountId = newId(now)
  await db.queries
    .insertInto('accounts')
    .values({
      ...{ id: accountId, username: 'only.admin', public_name: 'OnlyAdmin', roles: ['admin'], avatar: 'circle' },
      ...{
        password_hash: null,
        grade: null,
        name: null,
        time_zone: 'UTC',
        birth_month: null,
        idp: null,
        external_id: null,
      },
      ...{ biography: null, video_link: null, last_active_at: null, deletion_due_at: null, retention_noticed_at: null },
      ...{ email: 'only@admin.example', email_signs_in: true, email_proven_at: now, created_at: now },
    })
    .execute()
  await db.queries
    .insertInto('second_factors')
    .values({
      ...{ id: newId(now), account_id: accountId, kind: 'totp', name: 'Lost phone' },
      ...{ created_at: now, sealed_secret: Buffer.from('sealed') },
    })
    .execute()
  await db.close()
  return accountId
}

it('turns two-step sign-in off for who has lost everything, once, with a mail and a line in the log', async () => {
  const accountId = await administratorWithApp()
  expect(run('only.admin')).toEqual({
    status: 0,
    said: 'Two-step sign-in of only.admin is off. The account was signed out everywhere, and is told by mail.',
  })
  expect(run('only.admin')).toEqual({ status: 1, said: 'only.admin has no two-step sign-in.' })
  expect(run('nobody.here')).toEqual({ status: 1, said: 'Nobody has the username or email nobody.here.' })
  const db = await open()
  const factors = await db.queries.selectFrom('second_factors').select('id').execute()
  const log = await db.queries.selectFrom('audit_log').select(['action', 'subject_id', 'actor_id']).execute()
  const mails = await db.queries.selectFrom('outbox_mails').select(['account_id', 'template', 'data']).execute()
  await db.close()
  expect(factors).toEqual([])
  expect(log).toEqual([{ action: 'second_factors_reset', subject_id: accountId, actor_id: null }])
  expect(mails).toMatchObject([
    { account_id: accountId, template: 'two_step_changed', data: { what: 'reset', username: 'only.admin' } },
  ])
}, 120_000)

it('says how it is called, and touches nothing, when no account or too much is named', () => {
  const usage = 'Say whose two-step sign-in is to be turned off: npm run two-step-off -- USERNAME'
  expect(run()).toEqual({ status: 1, said: usage })
  expect(run('one', 'two')).toEqual({ status: 1, said: usage })
})
