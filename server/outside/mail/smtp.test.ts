import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { composeLetter } from './letter.ts'
import { MailFailure, type MailMessage, type MailPort } from './mail-port.ts'
import { smtpPort } from './smtp.ts'
import { checkMailData, writeLetter } from './templates.ts'

/** A mail server of this machine that takes everything and keeps it as it came. */
const received: { from: string; to: string[]; raw: string }[] = []
let answer: { code: number; words: string; to?: 'sender' } | null = null
const refusal = ({ code, words }: { code: number; words: string }): Error =>
  Object.assign(new Error(words), { responseCode: code })
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_, __, done) => done(answer?.to === 'sender' ? refusal(answer) : null),
  onRcptTo: (_, __, done) => done(answer !== null && answer.to === undefined ? refusal(answer) : null),
  onData: (stream, session, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        raw: Buffer.concat(parts).toString('latin1'),
      })
      done()
    })
  },
})
let mail: MailPort

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  mail = smtpPort(
    { url: `smtp://127.0.0.1:${port}`, demandTls: false },
    { name: 'Polyhex', address: 'mail@polyhex.test' },
  )
})
beforeEach(() => {
  received.length = 0
  answer = null
})
afterAll(async () => {
  await mail.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

const message = (more: Partial<MailMessage> = {}): MailMessage => ({
  id: '0193-a',
  to: { address: 'parent@example.org' },
  subject: 'The account ada stays',
  text: 'Hello,\n\nEverything is as it was.\n',
  html: '<p>Hello,</p><p>Everything is as it was.</p>',
  ...more,
})
const headers = (raw: string): string[] =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
async function arrived(): Promise<{ parsed: Email; headers: string[]; raw: string }> {
  const one = received[0]
  if (one === undefined || received.length > 1) throw new Error(`${received.length} mails arrived`)
  return { parsed: await PostalMime.parse(Buffer.from(one.raw, 'latin1')), headers: headers(one.raw), raw: one.raw }
}

describe('mail by SMTP', () => {
  it('arrives with both parts and the headers of a mail that a machine wrote', async () => {
    await mail.send(message())
    const { parsed, headers } = await arrived()
    expect(parsed.from).toMatchObject({ name: 'Polyhex', address: 'mail@polyhex.test' })
    expect(parsed.to).toMatchObject([{ address: 'parent@example.org' }])
    expect(parsed.subject).toBe('The account ada stays')
    expect(parsed.text?.trim()).toBe('Hello,\n\nEverything is as it was.')
    expect(parsed.html?.trim()).toBe('<p>Hello,</p><p>Everything is as it was.</p>')
    expect(parsed.messageId).toBe('<0193-a@polyhex.test>')
    expect(headers).toContain('Auto-Submitted: auto-generated')
    expect(headers.find((line) => line.startsWith('Content-Type:'))).toContain('multipart/alternative')
    expect(parsed.attachments).toEqual([])
    expect(received[0]).toMatchObject({ from: 'mail@polyhex.test', to: ['parent@example.org'] })
  })
  it('carries an invitation beside the text, where mail programs look for it, and as a file', async () => {
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n'
    await mail.send(message({ calendar: { method: 'CANCEL', content } }))
    const { parsed, raw } = await arrived()
    expect(raw).toMatch(/Content-Type: text\/calendar;[^\r]*charset=utf-8;[^\r]*method=CANCEL/i)
    expect(parsed.text?.trim()).toBe('Hello,\n\nEverything is as it was.')
    const files = parsed.attachments.filter(({ filename }) => filename === 'class.ics')
    expect(files).toHaveLength(1)
    expect(
      Buffer.from(files[0]?.content as ArrayBuffer)
        .toString()
        .replaceAll(/\r?\n/g, '\r\n'),
    ).toBe(content)
  })
  it('carries several events as a file only', async () => {
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n'
    await mail.send(message({ calendar: { method: 'PUBLISH', content } }))
    const { parsed } = await arrived()
    expect(parsed.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['classes.ics', 'text/calendar'],
    ])
  })
  it('carries names and texts of any writing, as seven-bit headers', async () => {
    const name = 'Zoë Nguyễn 数学 🙂'
    await mail.send(
      message({
        to: { address: 'parent@example.org', name },
        subject: `${name} asks`,
        text: name,
        html: `<p>${name}</p>`,
      }),
    )
    const { parsed, raw, headers } = await arrived()
    expect(parsed.to?.[0]).toMatchObject({ name, address: 'parent@example.org' })
    expect(parsed.subject).toBe(`${name} asks`)
    expect(parsed.text?.trim()).toBe(name)
    expect(parsed.html?.trim()).toBe(`<p>${name}</p>`)
    expect(/^[\x20-\x7e\r\n\t]*$/.test(raw)).toBe(true)
    expect(headers.filter((line) => line.startsWith('Subject:'))).toHaveLength(1)
  })
  it('lets no name or subject write headers or further readers', async () => {
    const evil = 'Ada\r\nBcc: thief@example.org\r\nX-Evil: 1\r\n\r\nbody'
    for (const part of [
      { to: { address: 'parent@example.org', name: evil } },
      { to: { address: 'parent@example.org', name: 'Ada" <thief@example.org>, "' } },
      { subject: evil },
    ]) {
      received.length = 0
      await mail.send(message(part))
      const { parsed, headers } = await arrived()
      expect(received[0]?.to).toEqual(['parent@example.org'])
      expect(parsed.to).toHaveLength(1)
      expect(parsed.bcc).toBeUndefined()
      expect(headers.filter((line) => /^(?:bcc|x-evil)/i.test(line))).toEqual([])
      expect(parsed.text?.trim()).toBe(message().text.trim())
    }
  })
  it('keeps a child who writes tags or lines into a name from changing the mail', async () => {
    const data = checkMailData('link_request', {
      fromPublicName: 'Ada\r\nBcc: x@example.org <script>alert(1)</script> https://evil.example "',
      forUsername: 'bo',
      asks: ['viewAnalytics'],
      reviewPath: '/accounts/profile/',
    })
    const reader = {
      name: 'Grace <b>',
      timeZone: 'America/New_York',
      site: 'https://polyhex.test',
      help: 'help@polyhex.test',
    }
    await mail.send(
      message(composeLetter(writeLetter('link_request', data, reader), reader, new Date('2026-11-02T15:00:00Z'))),
    )
    const { parsed, headers } = await arrived()
    expect(headers.filter((line) => /^bcc/i.test(line))).toEqual([])
    expect(parsed.html).not.toContain('<script>')
    expect(parsed.html).not.toContain('<b>')
    expect(parsed.html).toContain('&lt;script&gt;')
    expect(parsed.text).not.toContain('https://evil')
    expect(parsed.text).toContain('https://polyhex.test/accounts/profile/')
  })
  it('tells for good from for now, in the words of no server', async () => {
    const failure = async (): Promise<MailFailure | null> =>
      mail.send(message()).then(
        () => null,
        (error: unknown) => (error instanceof MailFailure ? error : null),
      )
    answer = { code: 550, words: 'parent@example.org is not here' }
    expect(await failure()).toMatchObject({ kind: 'smtp_550', permanent: true, message: 'smtp_550' })
    answer = { code: 451, words: 'parent@example.org: try later' }
    expect(await failure()).toMatchObject({ kind: 'smtp_451', permanent: false, message: 'smtp_451' })
    answer = { code: 530, words: 'sign in first' }
    expect(await failure()).toMatchObject({ kind: 'smtp_530', permanent: false })
    answer = { code: 550, words: 'mail@polyhex.test may not send', to: 'sender' }
    expect(await failure()).toMatchObject({ kind: 'smtp_550', permanent: false })
    answer = null
    expect(await failure()).toBeNull()
  })
  it('says that nobody listens, and refuses to talk in the clear where TLS is demanded', async () => {
    const place = new URL('smtp://127.0.0.1:1')
    const from = { name: 'Polyhex', address: 'mail@polyhex.test' }
    const nowhere = smtpPort({ url: place.href, demandTls: false }, from)
    await expect(nowhere.send(message())).rejects.toMatchObject({ kind: 'connection', permanent: false })
    await nowhere.close()
    const address = server.server.address()
    place.port = String(typeof address === 'object' && address !== null ? address.port : 0)
    const demanding = smtpPort({ url: place.href, demandTls: true }, from)
    await expect(demanding.send(message())).rejects.toMatchObject({ permanent: false })
    expect(received).toHaveLength(0)
    await demanding.close()
  })
})
