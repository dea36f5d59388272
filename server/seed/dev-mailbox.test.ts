import { afterAll, beforeAll, expect, it } from 'vitest'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { openTestDatabase } from '../database/database-of-tests.ts'
import { mailboxPort } from '../outside/mail/mailbox.ts'
import { serveDevMailbox } from './dev-mailbox.ts'

let db: Database
let app: FastifyInstance
const now = new Date('2026-11-02T15:00:00Z')
beforeAll(async () => {
  db = await openTestDatabase()
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  serveDevMailbox(app, db)
})
afterAll(async () => {
  await app.close()
  await db.close()
})

it('shows mails as text with links that work, and each as it looks', async () => {
  const id = newId(now)
  await mailboxPort(db, { name: 'Polyhex', address: 'polyhex@localhost.test' }, () => now).send({
    id,
    to: { address: 'parent@example.org' },
    subject: 'A <b>subject</b>',
    text: 'Open:\nhttp://localhost:4000/reset/?token=abc&again=1\n',
    html: '<p>as it looks</p>',
  })
  const list = await app.inject('/dev/mail/')
  expect(list.headers['cache-control']).toBe('no-store')
  expect(list.body).toContain('<h2>A &lt;b&gt;subject&lt;/b&gt;</h2>')
  expect(list.body).toContain('href="http://localhost:4000/reset/?token=abc&amp;again=1"')
  expect(list.body).toContain('parent@example.org')
  expect((await app.inject(`/dev/mail/${id}/`)).body).toBe('<p>as it looks</p>')
  expect((await app.inject('/dev/mail/none/')).body).toContain('nothing at this address')
  expect((await app.inject(`/dev/mail/${newId(now)}/`)).body).toContain('nothing at this address')
})
