import { rmSync } from 'node:fs'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ServerUnderTest, startServer } from '../../tools/server-under-test/start-server.ts'
import { copyDemoData } from '../demo-data.ts'

/** The real server and a mail server of this machine. */

let folder: string
let running: ServerUnderTest[]
const arrived: string[] = []
/** Called when a whole mail is there; the sender hears that it was taken when `done` is called. */
let take = (done: () => void): void => done()
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      const raw = Buffer.concat(parts).toString()
      // On Sunday evenings letters about the week leave as well: they are taken, and are not what is looked at.
      if (!/^To: .*parent@example\.org/m.test(raw)) return done()
      arrived.push(raw)
      take(done)
    })
  },
})

beforeEach(async () => {
  folder = copyDemoData()
  running = []
  arrived.length = 0
  take = (done) => done()
  if (!smtp.server.listening) await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  for (const server of running) await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

afterAll(() => smtp.close())

const smtpUrl = (): string => {
  const address = smtp.server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}
async function start(env: NodeJS.ProcessEnv): Promise<ServerUnderTest> {
  const server = await startServer({ folder }, { env })
  running.push(server)
  return server
}
const queue = async (server: ServerUnderTest): Promise<void> => {
  await server.query(
    `insert into outbox_mails (id, dedupe_key, address, template, data, created_at, due_at, expires_at)
     values (gen_random_uuid(), 'test', 'parent@example.org', 'deletion_cancelled', $1, now(), now(), now() + interval '1 day')`,
    [JSON.stringify({ username: 'ada', at: '2026-11-02T15:00:00Z' })],
  )
}
async function until<Value>(look: () => Promise<Value | undefined> | Value | undefined): Promise<Value> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('waited for a minute')
}

describe('mail of the running server', () => {
  it('leaves by SMTP, and again as the same mail when the server was killed before it knew that it had left', async () => {
    const env = { SMTP_URL: smtpUrl(), MAIL_FROM: 'Polyhex <mail@polyhex.test>' }
    const first = await start(env)
    take = () => {}
    await queue(first)
    await until(() => arrived[0])
    await first.kill()
    take = (done) => done()
    const second = await start(env)
    // The killed worker's time for it is over.
    await second.query(`update outbox_mails set claimed_until = now() where dedupe_key = 'test'`)
    await until(() => arrived[1])
    const [one, two] = await Promise.all(arrived.map(async (raw) => PostalMime.parse(raw)))
    expect(two?.messageId).toBe(one?.messageId)
    expect(two?.subject).toBe('The account ada stays')
    const marked = await until(async () => {
      const [row] = await second.query<{ sent_at: unknown; address: unknown; attempts: number }>(
        `select sent_at, address, attempts from outbox_mails where dedupe_key = 'test' and sent_at is not null`,
      )
      return row
    })
    expect(marked).toMatchObject({ address: null, attempts: 2 })
    expect(arrived).toHaveLength(2)
  })

  it('stays in the mailbox page of development', async () => {
    const server = await start({})
    await queue(server)
    const page = await until(async () => {
      const text = await (await fetch(`${server.origin}/dev/mail/`)).text()
      return text.includes('The account ada stays') ? text : undefined
    })
    expect(page).toContain('parent@example.org')
  })

  it('waits in production without a mail server, which one line of the log says; and there is no mailbox page', async () => {
    // Without the demo people, beside whom production does not start.
    rmSync(folder, { recursive: true })
    const first = await start({ NODE_ENV: 'production' })
    await queue(first)
    await first.stop()
    // A worker would look for mail as soon as its server starts.
    const server = await start({ NODE_ENV: 'production' })
    expect(server.output().match(/SMTP_URL is not set/g)).toHaveLength(1)
    expect(await (await fetch(`${server.origin}/dev/mail/`)).text()).not.toContain('newest first')
    const [row] = await server.query<{ attempts: number }>(
      `select attempts from outbox_mails where dedupe_key = 'test'`,
    )
    expect(row?.attempts).toBe(0)
  })
})
