import ICAL from 'ical.js'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openWorld, publicNameOf } from '../../seed/test-world.ts'
import {
  addAttendee,
  addFamily,
  addGroup,
  addSchedule,
  addSlot,
  comeBack,
  deliver,
  later,
  leave,
  moveSlot,
  setStatus,
} from './class-world.ts'
import { type ManyNotices, type Notice, noticeAttendees, noticeManySlots } from './notice-attendees.ts'
import { writeReminders } from './write-reminders.ts'

const world = openWorld()
const email = 'parent@example.org'
/** Thursday, November 5, 2026 at 4 PM in New York; three days after the world begins. */
const start = '2026-11-05T21:00:00.000Z'

const notice = async (given: Notice): Promise<number> =>
  world.db.queries.transaction().execute(async (tx) => noticeAttendees(tx, given, world.now))
const many = async (given: ManyNotices): Promise<number> =>
  world.db.queries.transaction().execute(async (tx) => noticeManySlots(tx, given, world.now))

async function aClass(given: Partial<Parameters<typeof addSlot>[1]> = {}) {
  const family = await addFamily(world, email)
  const slotId = await addSlot(world, { startingAt: start, ...given })
  const attendeeId = await addAttendee(world, slotId, family.child)
  return { ...family, slotId, attendeeId }
}

/** The one event of a mail's calendar file. */
function eventOf(content: string | undefined): { method: unknown; event: ICAL.Event; status: unknown } {
  const calendar = new ICAL.Component(ICAL.parse(content ?? '') as never)
  const part = calendar.getFirstSubcomponent('vevent')
  if (part === null) throw new Error('no event')
  return {
    method: calendar.getFirstPropertyValue('method'),
    event: new ICAL.Event(part),
    status: part.getFirstPropertyValue('status'),
  }
}
const stateOf = async (attendeeId: string): Promise<string> =>
  (
    await world.db.queries
      .selectFrom('attendees')
      .select('notification_state')
      .where('id', '=', attendeeId)
      .executeTakeFirstOrThrow()
  ).notification_state

describe('a sign-up', () => {
  it('is told to the parent, with the child’s public name, the zone and an invitation', async () => {
    const { child, slotId } = await aClass()
    expect(await notice({ slotId, kind: 'signed_up', accountIds: [child.accountId] })).toBe(1)
    expect((await deliver(world)).messages).toEqual([])
    later(world, 1)
    const { messages } = await deliver(world)
    expect(messages).toHaveLength(1)
    const [mail] = messages
    expect(mail?.to.address).toBe(email)
    expect(mail?.subject).toBe('Signed up: Explorers')
    expect(mail?.text).toContain(`${publicNameOf(child)} is signed up for this class.`)
    expect(mail?.text).toContain('When: Thursday, November 5, 2026 at 4:00 PM EST')
    expect(mail?.text).toContain('A credit is required for this class.')
    expect(mail?.text).toContain('https://polyhex.test/class/schedule/')
    const { method, event, status } = eventOf(mail?.calendar?.content)
    expect([mail?.calendar?.method, method, status]).toEqual(['REQUEST', 'REQUEST', 'CONFIRMED'])
    expect(event.uid).toBe(`slot-${slotId}@polyhex.test`)
    expect(event.startDate.toJSDate().toISOString()).toBe(start)
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-05T21:45:00.000Z')
    expect(event.attendees[0]?.getFirstValue()).toBe(`MAILTO:${email}`)
  })

  it('is told once, however often it is asked for', async () => {
    const { child, slotId } = await aClass()
    const told = { slotId, kind: 'signed_up', accountIds: [child.accountId] } as const
    expect([await notice(told), await notice(told), await notice(told)]).toEqual([1, 0, 0])
    later(world, 2)
    expect((await deliver(world)).messages).toHaveLength(1)
    expect(await notice(told)).toBe(0)
  })

  it('that is undone at once is not told at all, and a later return is told anew', async () => {
    const { child, slotId, attendeeId } = await aClass()
    const accountIds = [child.accountId]
    await notice({ slotId, kind: 'signed_up', accountIds })
    await leave(world, attendeeId)
    expect(await notice({ slotId, kind: 'removed', accountIds })).toBe(0)
    later(world, 5)
    expect((await deliver(world)).messages).toEqual([])
    await comeBack(world, attendeeId)
    await notice({ slotId, kind: 'signed_up', accountIds })
    later(world, 5)
    expect((await deliver(world)).messages.map((mail) => mail.subject)).toEqual(['Signed up: Explorers'])
    await leave(world, attendeeId)
    await notice({ slotId, kind: 'removed', accountIds })
    later(world, 5)
    const [mail] = (await deliver(world)).messages
    expect(mail?.subject).toBe('Not signed up any more: Explorers')
    expect(mail?.calendar?.method).toBe('CANCEL')
    expect(eventOf(mail?.calendar?.content).status).toBe('CANCELLED')
  })

  it('says the clock of the class beside the reader’s where they differ', async () => {
    const { parent, child, slotId } = await aClass({ timeZone: 'America/Vancouver' })
    await world.db.queries
      .updateTable('accounts')
      .set({ time_zone: 'Asia/Tokyo' })
      .where('id', '=', parent.accountId)
      .execute()
    await notice({ slotId, kind: 'signed_up', accountIds: [child.accountId] })
    later(world, 1)
    const [mail] = (await deliver(world)).messages
    // The child's account is in New York: the reader is the parent. British Columbia stays on -07 (tz 2026b).
    expect(mail?.text).toContain('When: Friday, November 6, 2026 at 6:00 AM GMT+9 Tokyo')
    expect(mail?.text).toMatch(/Where the class is held: Thursday, November 5, 2026 at 2:00 PM (?:PDT|MST|GMT-7)/)
  })

  it('for every week is one mail with all classes and one calendar file', async () => {
    const { child } = await addFamily(world, email)
    const scheduleId = await addSchedule(world, 'Explorers on Monday')
    const slots: { slotId: string }[] = []
    for (let week = 0; week < 13; week += 1) {
      const at = new Date(Date.parse('2026-11-09T21:00:00Z') + week * 7 * 86_400_000).toISOString()
      const slotId = await addSlot(world, { startingAt: at, scheduleId, occurrenceOn: at.slice(0, 10) })
      await addAttendee(world, slotId, child)
      slots.push({ slotId })
    }
    expect(await many({ kind: 'signed_up', slots, accountIds: [child.accountId] })).toBe(1)
    later(world, 1)
    const { messages } = await deliver(world)
    expect(messages.map((mail) => mail.subject)).toEqual(['Signed up: Explorers on Monday'])
    const [mail] = messages
    expect(mail?.text).toContain(`${publicNameOf(child)} is signed up for 13 classes.`)
    expect(mail?.text).toContain('13 of them still need a credit.')
    expect(mail?.text.match(/- Monday, .* at 4:00 PM EST, 45 minutes/g)).toHaveLength(13)
    expect(mail?.calendar?.method).toBe('PUBLISH')
    expect(mail?.calendar?.content.match(/BEGIN:VEVENT/g)).toHaveLength(13)
  })

  it('says when its credit was meant for a later class', async () => {
    const { parent, child, slotId, attendeeId } = await aClass()
    const laterSlot = await addSlot(world, { startingAt: '2026-11-12T21:00:00Z', name: 'Navigators' })
    await addAttendee(world, laterSlot, child)
    const creditId = '019d0000-0000-7000-8000-000000000009'
    await sql`insert into credits (id, student_account_id, owner_account_id, status, source, created_at, changed_at)
      values (${creditId}, ${child.accountId}, ${parent.accountId}, 'allocated', 'gift', ${world.now}, ${world.now})`.execute(
      world.db.queries,
    )
    await sql`insert into credit_changes (credit_id, to_status, reason, time_slot_id, at)
      values (${creditId}, 'allocated', 'allocated', ${laterSlot}, ${world.now}),
        (${creditId}, 'allocated', 'moved', ${slotId}, ${world.now})`.execute(world.db.queries)
    await sql`update attendees set credit_id = ${creditId} where id = ${attendeeId}`.execute(world.db.queries)
    await notice({ slotId, kind: 'signed_up', accountIds: [child.accountId] })
    later(world, 1)
    const [mail] = (await deliver(world)).messages
    expect(mail?.text).toContain(
      'The credit that was meant for Navigators on Thursday, November 12, 2026 at 4:00 PM EST pays for this class',
    )
    expect(mail?.text).not.toContain('A credit is required')
  })
})

describe('a change', () => {
  it('says the new and the old time, and takes the place of the invitation', async () => {
    const { slotId } = await aClass({ sequence: 3 })
    await moveSlot(world, slotId, '2026-11-05T22:30:00Z')
    await notice({ slotId, kind: 'changed', before: { startingAt: new Date(start) } })
    later(world, 1)
    const [mail] = (await deliver(world)).messages
    expect(mail?.subject).toBe('New time: Explorers')
    expect(mail?.text).toContain('When: Thursday, November 5, 2026 at 5:30 PM EST')
    expect(mail?.text).toContain('Before: Thursday, November 5, 2026 at 4:00 PM EST')
    const { event } = eventOf(mail?.calendar?.content)
    expect([event.uid, event.sequence]).toEqual([`slot-${slotId}@polyhex.test`, 4])
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-05T22:30:00.000Z')
  })

  it('that is changed again is told once, from the first time to the last; there and back is told to nobody', async () => {
    const { slotId } = await aClass()
    const move = async (from: string, to: string) => {
      await moveSlot(world, slotId, to)
      await notice({ slotId, kind: 'changed', before: { startingAt: new Date(from) } })
    }
    const [second, third] = ['2026-11-05T22:00:00.000Z', '2026-11-05T23:00:00.000Z']
    await move(start, second)
    await move(second, third)
    later(world, 1)
    const { messages } = await deliver(world)
    expect(messages).toHaveLength(1)
    expect(messages[0]?.text).toContain('When: Thursday, November 5, 2026 at 6:00 PM EST')
    expect(messages[0]?.text).toContain('Before: Thursday, November 5, 2026 at 4:00 PM EST')
    await move(third, second)
    await move(second, third)
    later(world, 1)
    expect((await deliver(world)).messages).toEqual([])
  })

  it('of many classes is one mail for each person', async () => {
    const { child } = await addFamily(world, email)
    const other = await addFamily(world, 'other@example.org')
    const scheduleId = await addSchedule(world, 'Navigators')
    const slots: { slotId: string; before: { startingAt: Date } }[] = []
    for (const [day, date] of [
      ['2026-11-09', '2026-11-09T21:00:00Z'],
      ['2026-11-16', '2026-11-16T21:00:00Z'],
    ] as const) {
      const slotId = await addSlot(world, { startingAt: date, scheduleId, occurrenceOn: day })
      await addAttendee(world, slotId, child)
      if (slots.length === 0) await addAttendee(world, slotId, other.child)
      await moveSlot(world, slotId, date.replace('T21', 'T22'))
      slots.push({ slotId, before: { startingAt: new Date(date) } })
    }
    expect(await many({ kind: 'changed', slots })).toBe(2)
    later(world, 1)
    const { messages } = await deliver(world)
    const text = (to: string) => messages.find((mail) => mail.to.address === to)?.text
    expect(text(email)).toContain('2 classes have another time now.')
    expect(text(email)).toContain(
      '- Monday, November 16, 2026 at 5:00 PM EST, 45 minutes, before Monday, November 16, 2026 at 4:00 PM EST',
    )
    expect(text('other@example.org')).toContain('This class has another time now.')
  })
})

describe('a cancellation', () => {
  it('reaches students and teachers, and takes the class out of calendars', async () => {
    const { slotId } = await aClass()
    const tutor = await world.person({ roles: ['tutor'], grade: null, email: 'tutor@example.org' })
    await addAttendee(world, slotId, tutor, true)
    await setStatus(world, slotId, 'cancelled')
    expect(await notice({ slotId, kind: 'cancelled' })).toBe(2)
    later(world, 1)
    const { messages } = await deliver(world)
    expect(messages.map((mail) => mail.to.address).toSorted()).toEqual([email, 'tutor@example.org'])
    for (const mail of messages) {
      expect(mail.subject).toBe('Cancelled: Explorers')
      expect(mail.calendar?.method).toBe('CANCEL')
      expect(eventOf(mail.calendar?.content).event.sequence).toBe(1)
    }
    const [toParent, toTutor] = messages.toSorted((a, b) => a.to.address.localeCompare(b.to.address))
    expect(toParent?.text).toContain('A credit that was meant for it')
    expect(toTutor?.text).not.toContain('credit')
  })

  it('is told although the class is deleted with it, and not when the class is back before the mail leaves', async () => {
    const { slotId } = await aClass()
    await setStatus(world, slotId, 'cancelled')
    await notice({ slotId, kind: 'cancelled' })
    await setStatus(world, slotId, 'open')
    later(world, 1)
    expect(await deliver(world)).toMatchObject({ messages: [], overtaken: 1, failed: [] })
    await notice({ slotId, kind: 'cancelled' })
    await sql`delete from time_slots where id = ${slotId}`.execute(world.db.queries)
    later(world, 1)
    expect((await deliver(world)).messages.map((mail) => mail.subject)).toEqual(['Cancelled: Explorers'])
  })
})

describe('reminders', () => {
  const at = async (iso: string): Promise<string[]> => {
    world.now = new Date(iso)
    await writeReminders(world.db, world.now)
    return (await deliver(world)).messages.map((mail) => mail.subject)
  }

  it('leave a day and an hour before the class, once each, and the attendee keeps what was sent [C-110]', async () => {
    const { attendeeId, slotId } = await aClass()
    expect(await at('2026-11-04T20:59:00Z')).toEqual([])
    expect(await at('2026-11-04T21:00:30Z')).toEqual(['Reminder: Explorers'])
    expect(await at('2026-11-04T21:10:00Z')).toEqual([])
    expect(await stateOf(attendeeId)).toBe('none')
    expect(await at('2026-11-05T19:59:00Z')).toEqual([])
    expect(await at('2026-11-05T20:00:30Z')).toEqual(['Starts soon: Explorers'])
    expect(await at('2026-11-05T20:10:00Z')).toEqual([])
    expect(await stateOf(attendeeId)).toBe('all')
    await setStatus(world, slotId, 'groups_created')
    await notice({ slotId, kind: 'class_starting' })
    expect(await at('2026-11-05T20:55:00Z')).toEqual(['The class starts: Explorers'])
    expect(await stateOf(attendeeId)).toBe('all')
  })

  it('whose time has passed at sign-up are not sent', async () => {
    const family = await addFamily(world, email)
    world.now = new Date('2026-11-05T20:30:00Z')
    const slotId = await addSlot(world, { startingAt: start })
    await addAttendee(world, slotId, family.child)
    expect(await at('2026-11-05T20:30:30Z')).toEqual([])
    expect(await at('2026-11-05T20:45:00Z')).toEqual([])
  })

  it('of a class that moved leave for its new time only', async () => {
    const { slotId, attendeeId } = await aClass()
    world.now = new Date('2026-11-04T21:00:30Z')
    await writeReminders(world.db, world.now)
    // The reminder waits, the mail server being away; then the class moves by a week.
    await deliver(world, true)
    await moveSlot(world, slotId, '2026-11-12T21:00:00Z')
    await notice({ slotId, kind: 'changed', before: { startingAt: new Date(start) } })
    expect(await at('2026-11-04T21:10:00Z')).toEqual(['New time: Explorers'])
    expect(await at('2026-11-05T20:00:30Z')).toEqual([])
    expect(await at('2026-11-11T21:00:30Z')).toEqual(['Reminder: Explorers'])
    expect(await at('2026-11-12T20:00:30Z')).toEqual(['Starts soon: Explorers'])
    expect(await stateOf(attendeeId)).toBe('all')
  })

  it('that were written are not sent when the class moved, was cancelled or was left by then', async () => {
    const cases = [
      async (slotId: string) => moveSlot(world, slotId, '2026-11-06T21:00:00Z'),
      async (slotId: string) => setStatus(world, slotId, 'cancelled'),
      async (slotId: string) => setStatus(world, slotId, 'planned'),
      async (_: string, attendeeId: string) => leave(world, attendeeId),
      async (slotId: string) => void (await sql`delete from time_slots where id = ${slotId}`.execute(world.db.queries)),
    ]
    for (const [index, change] of cases.entries()) {
      world.now = new Date('2026-11-02T15:00:00Z')
      const family = await addFamily(world, `parent${index}@example.org`)
      const slotId = await addSlot(world, { startingAt: start })
      const attendeeId = await addAttendee(world, slotId, family.child)
      world.now = new Date('2026-11-04T21:00:30Z')
      expect(await writeReminders(world.db, world.now)).toBe(1)
      await change(slotId, attendeeId)
      expect(await deliver(world)).toMatchObject({ messages: [], overtaken: 1, failed: [] })
    }
  })

  it('of a child do not come to a parent who wants none', async () => {
    const { parent } = await aClass()
    const body = { reminderDay: false, reminderHour: true }
    await parent.call('updateNoticeChoices', { params: { accountId: parent.accountId }, body })
    expect(await at('2026-11-04T21:00:30Z')).toEqual([])
    expect(await at('2026-11-05T20:00:30Z')).toEqual(['Starts soon: Explorers'])
  })

  it('stop for who says so, by choice or by the button of a mail program, without signing in', async () => {
    const { child, parent, slotId } = await aClass()
    const params = { accountId: child.accountId }
    expect((await parent.call('getNoticeChoices', { params })).body).toEqual({ reminderDay: true, reminderHour: true })
    world.now = new Date('2026-11-04T21:00:30Z')
    await writeReminders(world.db, world.now)
    const [mail] = (await deliver(world)).messages
    const { pathname } = new URL(mail?.stopAddress ?? '')
    expect(mail?.text).toContain(`Stop reminders of classes: https://polyhex.test/letters/reminders/`)
    const press = async (path: string) =>
      world.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await press(pathname)).statusCode).toBe(204)
    expect((await press(pathname.replace('/stop', 'A/stop'))).statusCode).toBe(404)
    const none = { reminderDay: false, reminderHour: false }
    expect((await parent.call('getNoticeChoices', { params })).body).toEqual(none)
    expect(await at('2026-11-05T20:00:30Z')).toEqual([])
    const token = pathname.split('/')[3] ?? ''
    const visitor = world.visitor()
    const again = await visitor.call('chooseRemindersByMail', {
      params: { token },
      body: { reminderDay: false, reminderHour: true },
    })
    expect(again.status).toBe(200)
    expect((await parent.call('getNoticeChoices', { params })).body).toEqual({ reminderDay: false, reminderHour: true })
    const stranger = await world.person({ roles: ['parent'], grade: null })
    expect((await stranger.call('updateNoticeChoices', { params, body: none })).status).toBe(404)
    // What must be known still comes.
    await setStatus(world, slotId, 'cancelled')
    await notice({ slotId, kind: 'cancelled' })
    later(world, 1)
    expect((await deliver(world)).messages).toHaveLength(1)
  })
})

describe('Send Email', () => {
  it('takes a type that defaults to class_starting, tells each attendee once, and only a teacher or admin may [C-195]', async () => {
    const { child, parent, slotId, attendeeId } = await aClass({ status: 'groups_created' })
    const second = await addFamily(world, 'second@example.org')
    await addAttendee(world, slotId, second.child)
    const [tutor, other, admin] = [
      await world.person({ roles: ['tutor'], grade: null }),
      await world.person({ roles: ['tutor'], grade: null }),
      await world.person({ roles: ['admin'], grade: null }),
    ]
    await addAttendee(world, slotId, tutor, true)
    const groupId = await addGroup(world, slotId, [attendeeId])
    world.now = new Date('2026-11-05T20:50:00Z')
    const one = { timeSlotId: slotId, accountId: child.accountId }
    expect((await parent.call('notifyAttendee', { params: one, body: {} })).status).toBe(403)
    expect((await other.call('notifyAttendee', { params: one, body: {} })).body.code).toBe('time_slot_not_found')
    expect((await tutor.call('notifyAttendee', { params: one, body: {} })).body).toEqual({ sent: 1 })
    expect((await admin.call('notifyTimeSlot', { params: { timeSlotId: slotId }, body: {} })).body).toEqual({ sent: 2 })
    expect((await admin.call('notifyTimeSlot', { params: { timeSlotId: slotId }, body: {} })).body).toEqual({ sent: 0 })
    const stranger = { timeSlotId: slotId, accountId: other.accountId }
    expect((await admin.call('notifyAttendee', { params: stranger, body: {} })).body.code).toBe('not_attendee')
    const { messages } = await deliver(world)
    expect(messages.map((mail) => mail.to.address).toSorted()).toEqual([email, 'second@example.org'])
    const toFirst = messages.find((mail) => mail.to.address === email)
    expect(toFirst?.text).toContain(`Go to the room:\nhttps://polyhex.test/class/session/${groupId}/`)
    expect(toFirst?.text).toContain('Group 1.')
    expect(await stateOf(attendeeId)).toBe('class_starting')
  })

  it('is refused before the groups are made and after the class [C-133]', async () => {
    const { slotId } = await aClass({ status: 'ready_to_group' })
    const admin = await world.person({ roles: ['admin'], grade: null })
    const send = async () =>
      (await admin.call('notifyTimeSlot', { params: { timeSlotId: slotId }, body: { type: 'class_starting' } })).body
        .code
    expect(await send()).toBe('groups_not_created')
    await setStatus(world, slotId, 'groups_created')
    world.now = new Date('2026-11-05T21:45:00Z')
    expect(await send()).toBe('time_slot_past')
  })
})
