import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { escapeHtml } from '../outside/mail/letter.ts'
import { type MailboxMessage, readMailbox } from '../outside/mail/mailbox.ts'

const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s&]+(?:&amp;[^\s&]+)*/g, (address) => `<a href="${address}">${address}</a>`)

const article = (mail: MailboxMessage): string => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.recipient)}, <time datetime="${mail.receivedAt.toISOString()}">${mail.receivedAt.toISOString()}</time>,
<a href="/dev/mail/${mail.id}/">as it looks</a>${mail.calendar === null ? '' : `, <a href="/dev/mail/${mail.id}.ics">its calendar file</a>`}</p>
<pre>${linked(mail.text)}</pre>
</article>`

const page = (mails: readonly MailboxMessage[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title>
<style>
:root { color-scheme: light dark }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
article { border-top: 1px solid #8886; padding: 0.5rem 0 }
h2 { margin: 0.5rem 0 0; font-size: 1.15rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>Mailbox</h1>
<p>Mails of this server stay here: ${mails.length} so far, newest first.</p>
${mails.map(article).join('\n')}
</body>
</html>
`

/** `/dev/mail/` shows the mails that would have been sent, newest first. Mounted in development and the demo only. */
export function serveDevMailbox(app: FastifyInstance, db: Database): void {
  app.get('/dev/mail/', async (_, reply) => {
    const text = page(await readMailbox(db))
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text)
  })
  app.get<{ Params: { id: string } }>('/dev/mail/:id/', async (request, reply) => {
    const [id = '', ending] = request.params.id.split('.')
    const mail = /^[0-9a-f-]{36}$/.test(id)
      ? await db.queries
          .selectFrom('mailbox_messages')
          .select(['html', 'calendar'])
          .where('id', '=', id)
          .executeTakeFirst()
      : undefined
    if (mail === undefined) throw new Refusal('not_found')
    if (ending === 'ics' && mail.calendar !== null)
      return reply.type('text/calendar; charset=utf-8').header('cache-control', 'no-store').send(mail.calendar)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(mail.html)
  })
}
