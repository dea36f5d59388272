import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import { callerOf, type Serving } from '../../http/serve.ts'
import { writeCalendar } from '../../outside/calendar-file/write-calendar.ts'
import { accountOfFeed } from './calendar-feed.ts'
import { calendarEventOf, calendarEvents } from './calendar-events.ts'

/** Calendar services read for many people from few addresses; guessing is hopeless anyway. */
const limit = { max: 600, timeWindow: 300_000 } as const
/** How often programs may read a calendar again. */
const refreshHours = 4
const file = /^([A-Za-z0-9_-]{1,100})\.ics$/
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function nameIn(request: FastifyRequest<{ Params: { file: string } }>): string {
  const name = file.exec(request.params.file)?.[1]
  if (name === undefined) throw new Refusal('calendar_link_not_found')
  return name
}

/** Answers with a calendar file, or with nothing when the caller has this one already. */
function answer(request: FastifyRequest, reply: FastifyReply, text: string, fileName: string): FastifyReply {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  void reply
    .header('etag', tag)
    .header('cache-control', 'private, no-cache')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `attachment; filename="${fileName}"`)
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  if (known.some((one) => one === '*' || one === tag || one.replace(/-\w+"$/, '"') === tag))
    return reply.code(304).send()
  return reply.type('text/calendar; charset=utf-8').send(text)
}

/**
 * `/calendar/{token}.ics`, the personal calendar that programs read without signing in, and
 * `/calendar/class/{id}.ics`, the file of one class for who is signed in. Throws calendar_link_not_found,
 * time_slot_not_found, not_signed_in.
 */
export async function serveCalendars(app: FastifyInstance, serving: Serving): Promise<void> {
  const host = new URL(serving.publicAddress).hostname
  const rateLimit = serving.rateLimits ? { rateLimit: limit } : {}
  app.get<{ Params: { file: string } }>(
    '/calendar/:file',
    { config: { operation: 'readCalendar', ...rateLimit } },
    async (request, reply) => {
      const queries = serving.db.queries
      const accountId = await accountOfFeed(queries, nameIn(request))
      if (accountId === null) throw new Refusal('calendar_link_not_found')
      const events = await calendarEvents(queries, accountId, serving.publicAddress, serving.now())
      const text = writeCalendar({ method: 'PUBLISH', host, name: 'Polyhex classes', hours: refreshHours, events })
      return answer(request, reply, text, 'polyhex.ics')
    },
  )
  app.get<{ Params: { file: string } }>(
    '/calendar/class/:file',
    { config: { operation: 'readClassFile', ...rateLimit } },
    async (request, reply) => {
      const session = await callerOf(request, serving, serving.now()).session()
      if (session.state !== 'authenticated') throw new Refusal('not_signed_in')
      const slotId = nameIn(request)
      const viewer = { accountId: session.account.accountId, isAdmin: session.account.roles.includes('admin') }
      const event = uuid.test(slotId)
        ? await calendarEventOf(serving.db.queries, slotId, viewer, serving.publicAddress)
        : null
      if (event === null) throw new Refusal('time_slot_not_found')
      return answer(request, reply, writeCalendar({ method: 'PUBLISH', host, events: [event] }), 'class.ics')
    },
  )
}
