import fc from 'fast-check'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../seed/test-world.ts'
import { openWorld, publicNameOf } from '../../seed/test-world.ts'
import { slotEvent, writeCalendar } from '../../outside/calendar-file/write-calendar.ts'
import { addAttendee, addFamily, addSlot, later, leave, moveSlot, setStatus } from '../notices/class-world.ts'

const world = openWorld()
const email = 'parent@example.org'

async function feedOf(who: Person, of = who): Promise<string> {
  const answer = await who.call('createCalendarFeed', { params: { accountId: of.accountId } })
  return new URL(answer.body.feed.url).pathname
}

const read = async (path: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'GET', url: path, headers })

interface Read {
  readonly uid: string
  readonly summary: string
  readonly start: string
  readonly minutes: number
  readonly sequence: number
  readonly status: string
  readonly url: string
  readonly lastModified: string
}

/** The events of a calendar file as another program's reader understands them. */
function eventsIn(text: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as never)
  return calendar.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part)
    const [start, end] = [event.startDate.toJSDate(), event.endDate.toJSDate()]
    return {
      uid: event.uid,
      summary: event.summary,
      start: start.toISOString(),
      minutes: (end.getTime() - start.getTime()) / 60_000,
      sequence: event.sequence,
      status: String(part.getFirstPropertyValue('status')),
      url: String(part.getFirstPropertyValue('url')),
      lastModified: (part.getFirstPropertyValue('last-modified') as ICAL.Time).toJSDate().toISOString(),
    }
  })
}

describe('a personal calendar', () => {
  it('of a year, read again by another program, is what the classes are', async () => {
    const { child } = await addFamily(world, email)
    const expected: Partial<Read>[] = []
    // Every week over both changes of the clocks, and over the year's end.
    for (let week = 0; week < 52; week += 1) {
      const start = new Date(Date.parse('2026-11-03T21:00:00Z') + week * 7 * 86_400_000).toISOString()
      const [duration, sequence] = [[30, 45, 60, 75, 90, 180][week % 6] ?? 45, week % 4]
      const slotId = await addSlot(world, { startingAt: start, duration, sequence, name: `Class ${week}` })
      await addAttendee(world, slotId, child)
      expected.push({
        uid: `slot-${slotId}@polyhex.test`,
        summary: `Class ${week}`,
        start,
        minutes: duration,
        sequence,
        status: 'CONFIRMED',
        url: 'http://polyhex.test/class/schedule/',
        lastModified: world.now.toISOString(),
      })
    }
    const answer = await read(await feedOf(child))
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(eventsIn(answer.body)).toEqual(expected)
    expect(answer.body).not.toMatch(/RRULE|VTIMEZONE|TZID|VALARM/)
    expect(answer.body).toContain('PRODID:')
    expect(answer.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })

  it('of a parent holds the children whose details it may see, by first names where they have given one, one event for a class', async () => {
    const { parent, child } = await addFamily(world, email)
    const second = await world.person()
    await world.manages(parent, second)
    const hidden = await world.person()
    await world.manages(parent, hidden)
    await sql`delete from account_links where holder_id = ${parent.accountId} and subject_id = ${hidden.accountId}
      and permission <> 'sourceCredits'`.execute(world.db.queries)
    const stranger = await world.person()
    const slotId = await addSlot(world, { startingAt: '2026-11-05T21:00:00.000Z' })
    const other = await addSlot(world, { startingAt: '2026-11-06T21:00:00.000Z', name: 'Others' })
    for (const who of [child, second, hidden, stranger]) await addAttendee(world, slotId, who)
    for (const who of [hidden, stranger]) await addAttendee(world, other, who)
    await sql`update accounts set name = 'Realname Secret' where id = ${child.accountId}`.execute(world.db.queries)
    const { body } = await read(await feedOf(parent))
    const names = ['Realname', publicNameOf(second)].toSorted((a, b) => a.localeCompare(b))
    expect(eventsIn(body).map((event) => event.summary)).toEqual([`Explorers: ${names.join(', ')}`])
    for (const secret of ['Secret', publicNameOf(hidden), publicNameOf(stranger), email, child.accountId])
      expect(body).not.toContain(secret)
  })

  it('keeps what was cancelled, left or is over for 30 days, and never shows a draft', async () => {
    const { child } = await addFamily(world, email)
    const slot = async (startingAt: string) => {
      const id = await addSlot(world, { startingAt })
      return { id, attendeeId: await addAttendee(world, id, child) }
    }
    const [cancelled, left, moved, draft] = [
      await slot('2027-01-10T21:00:00Z'),
      await slot('2027-01-11T21:00:00Z'),
      await slot('2027-01-12T21:00:00Z'),
      await slot('2027-01-13T21:00:00Z'),
    ]
    later(world, 60)
    await setStatus(world, cancelled.id, 'cancelled')
    await leave(world, left.attendeeId)
    await moveSlot(world, moved.id, '2027-01-12T22:00:00Z')
    await setStatus(world, draft.id, 'none')
    const path = await feedOf(child)
    const states = async () =>
      eventsIn((await read(path)).body).map(({ uid, status, sequence }) => [uid.slice(5, 41), status, sequence])
    expect(await states()).toEqual([
      [cancelled.id, 'CANCELLED', 1],
      [left.id, 'CANCELLED', 0],
      [moved.id, 'CONFIRMED', 1],
    ])
    later(world, 30 * 24 * 60 + 1)
    expect(await states()).toEqual([[moved.id, 'CONFIRMED', 1]])
    world.now = new Date('2027-02-12T00:00:00Z')
    expect(await states()).toEqual([])
  })

  it('answers 304 while nothing has changed, and anew after a change', async () => {
    const { child } = await addFamily(world, email)
    const slotId = await addSlot(world, { startingAt: '2026-11-05T21:00:00Z' })
    await addAttendee(world, slotId, child)
    const path = await feedOf(child)
    const first = await read(path)
    const tag = String(first.headers['etag'])
    later(world, 300)
    const same = await read(path, { 'if-none-match': tag })
    expect([same.statusCode, same.body]).toEqual([304, ''])
    await moveSlot(world, slotId, '2026-11-05T22:00:00Z')
    const changed = await read(path, { 'if-none-match': tag })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers['etag']).not.toBe(tag)
  })

  it('has an address that can be seen again, made anew and ended; nothing else opens it', async () => {
    const { parent, child } = await addFamily(world, email)
    const params = { accountId: child.accountId }
    expect((await child.call('getCalendarFeed', { params })).body).toEqual({ feed: null })
    const made = (await parent.call('createCalendarFeed', { params })).body.feed
    expect(made.webcal).toBe(made.url.replace('http:', 'webcal:'))
    expect(new URL(made.google).searchParams.get('cid')).toBe(made.webcal)
    expect(new URL(made.outlook).searchParams.get('url')).toBe(made.url)
    expect((await child.call('getCalendarFeed', { params })).body.feed).toEqual(made)
    const path = new URL(made.url).pathname
    expect((await read(path)).statusCode).toBe(200)
    const forged = path.replace(
      /^(.*\/)(.)/,
      (_, before: string, sign: string) => `${before}${sign === 'A' ? 'B' : 'A'}`,
    )
    for (const wrong of [forged, '/calendar/x.ics', '/calendar/x', path.replace('.ics', '.txt')]) {
      expect((await read(wrong)).statusCode).toBe(404)
    }
    const renewed = (await child.call('createCalendarFeed', { params })).body.feed
    expect((await read(path)).statusCode).toBe(404)
    expect((await read(new URL(renewed.url).pathname)).statusCode).toBe(200)
    expect((await child.call('deleteCalendarFeed', { params })).status).toBe(200)
    expect((await read(new URL(renewed.url).pathname)).json().code).toBe('calendar_link_not_found')
    expect((await child.call('deleteCalendarFeed', { params })).status).toBe(404)
    const stranger = await world.person()
    expect((await stranger.call('createCalendarFeed', { params })).status).toBe(404)
    // What is stored does not hold the token.
    const { rows } = await sql<{ row: string }>`select row_to_json(f)::text as row from calendar_feeds f`.execute(
      world.db.queries,
    )
    expect(rows.some(({ row }) => row.includes(path.slice(10, 30)))).toBe(false)
  })
})

describe('the file of one class', () => {
  it('is for who is in it, may join it, teaches it or administers all, and for nobody else', async () => {
    const { parent, child } = await addFamily(world, email)
    const slotId = await addSlot(world, { startingAt: '2026-11-05T21:00:00.000Z' })
    await sql`update time_slots set restrictions = array['explorers'] where id = ${slotId}`.execute(world.db.queries)
    await addAttendee(world, slotId, child)
    const [tutor, stranger] = [await world.person({ roles: ['tutor'], grade: null }), await world.person()]
    const path = `/calendar/class/${slotId}.ics`
    const by = async (who: Person) =>
      read(path, { cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
    expect((await read(path)).statusCode).toBe(401)
    expect((await by(stranger)).statusCode).toBe(404)
    // Who teaches elsewhere has no more part in it than anybody.
    expect((await by(tutor)).statusCode).toBe(404)
    const admin = await world.person({ roles: ['admin'], grade: null })
    const teaching = await addAttendee(world, slotId, tutor, true)
    for (const who of [parent, child, tutor, admin]) {
      const answer = await by(who)
      expect(answer.statusCode).toBe(200)
      expect(eventsIn(answer.body).map(({ uid, start, minutes }) => [uid, start, minutes])).toEqual([
        [`slot-${slotId}@polyhex.test`, '2026-11-05T21:00:00.000Z', 45],
      ])
    }
    expect((await read('/calendar/class/x.ics', {})).statusCode).toBe(401)
    // Of the right group, but nobody signs up for what staff keeps to itself.
    await sql`update accounts set class_groups = array['explorers'] where id = ${stranger.accountId}`.execute(
      world.db.queries,
    )
    expect((await by(stranger)).statusCode).toBe(200)
    await sql`update time_slots set restrictions = array['explorers', 'internal'] where id = ${slotId}`.execute(
      world.db.queries,
    )
    expect((await by(stranger)).statusCode).toBe(404)
    expect((await by(child)).statusCode).toBe(200)
    expect((await by(tutor)).statusCode).toBe(200)
    await leave(world, teaching)
    expect((await by(tutor)).statusCode).toBe(404)
  })

  it('of a class for every student is for students and who manages them, not for every tutor', async () => {
    const { parent, child } = await addFamily(world, email)
    const slotId = await addSlot(world, { startingAt: '2026-11-05T21:00:00.000Z' })
    await sql`update time_slots set restrictions = '{}' where id = ${slotId}`.execute(world.db.queries)
    const tutor = await world.person({ roles: ['tutor'], grade: null })
    const by = async (who: Person) =>
      read(`/calendar/class/${slotId}.ics`, {
        cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      })
    expect((await by(parent)).statusCode).toBe(200)
    expect((await by(child)).statusCode).toBe(200)
    expect((await by(tutor)).statusCode).toBe(404)
  })
})

describe('a calendar file', () => {
  it('carries any name of a class whole, and no name breaks out of its line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), (name) => {
        fc.pre(!/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(name) && name === name.trim() && name !== '')
        const now = new Date('2026-11-02T15:00:00Z')
        const text = writeCalendar({
          method: 'PUBLISH',
          host: 'polyhex.test',
          events: [
            {
              id: slotEvent('1'),
              name,
              startingAt: now,
              minutes: 30,
              sequence: 0,
              changedAt: now,
              cancelled: false,
              page: 'https://polyhex.test/',
            },
          ],
        })
        const [event] = eventsIn(text)
        expect(event).toMatchObject({ summary: name, uid: 'slot-1@polyhex.test', minutes: 30 })
      }),
      { numRuns: 200 },
    )
  })
})
