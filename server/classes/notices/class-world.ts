import type { SlotStatus } from '@polyhex/contract/classes/class-statuses'
import { sql } from 'kysely'
import { newId } from '../../database/new-id.ts'
import { type MailMessage, MailFailure, type MailPort } from '../../outside/mail/mail-port.ts'
import { sendDueMails, type SendingResult } from '../../outside/mail/send-due-mails.ts'
import type { Person, World } from '../../seed/test-world.ts'
import { watchClassNotices } from './watch-notices.ts'

/** Classes and mails for the tests of notices and calendars: rows as they are, without the rules of those who make them. */

export interface GivenSlot {
  readonly startingAt: string
  readonly name?: string
  readonly status?: SlotStatus
  readonly duration?: number
  readonly timeZone?: string
  readonly sequence?: number
  readonly scheduleId?: string
  readonly occurrenceOn?: string
}

/** A class; open and named Explorers where nothing else is said. */
export async function addSlot(world: World, given: GivenSlot): Promise<string> {
  const id = newId(world.now)
  const { scheduleId = null, occurrenceOn = null, status = 'open', duration = 45, sequence = 0 } = given
  const name = scheduleId === null ? (given.name ?? 'Explorers') : null
  await sql`insert into time_slots (id, name, recurring_schedule_id, occurrence_on, status, starting_at, duration, time_zone,
      ics_sequence, tzdata, created_at, changed_at)
    values (${id}, ${name}, ${scheduleId}, ${occurrenceOn}, ${status}, ${given.startingAt}, ${duration},
      ${given.timeZone ?? 'America/New_York'}, ${sequence}, '2026c', ${world.now}, ${world.now})`.execute(
    world.db.queries,
  )
  return id
}

/** A weekly class, without the classes made from it. */
export async function addSchedule(world: World, name: string): Promise<string> {
  const id = newId(world.now)
  await sql`insert into recurring_schedules (id, name, status, time_zone, day, minute, duration, starting_on, restrictions,
      created_at, changed_at)
    values (${id}, ${name}, 'active', 'America/New_York', 1, 960, 45, '2026-11-02', array['explorers'], ${world.now},
      ${world.now})`.execute(world.db.queries)
  return id
}

/** Puts somebody into a class. */
export async function addAttendee(world: World, slotId: string, who: Person, isTeacher = false): Promise<string> {
  const id = newId(world.now)
  await sql`insert into attendees (id, time_slot_id, account_id, is_teacher, created_at, changed_at)
    values (${id}, ${slotId}, ${who.accountId}, ${isTeacher}, ${world.now}, ${world.now})`.execute(world.db.queries)
  return id
}

/** Puts attendees of a class into its first group. */
export async function addGroup(world: World, slotId: string, attendeeIds: readonly string[]): Promise<string> {
  const id = newId(world.now)
  await sql`insert into class_groups (id, time_slot_id, group_index, created_at) values (${id}, ${slotId}, 1, ${world.now})`.execute(
    world.db.queries,
  )
  await sql`update attendees set group_id = ${id}, group_status = 'assigned' where id = any (${[...attendeeIds]}::uuid[])`.execute(
    world.db.queries,
  )
  return id
}

/** Takes somebody out of a class, and puts them back. */
export async function leave(world: World, attendeeId: string): Promise<void> {
  await sql`update attendees set removed_at = ${world.now}, removed_because = 'left', credit_id = null,
    changed_at = ${world.now} where id = ${attendeeId}`.execute(world.db.queries)
}
export async function comeBack(world: World, attendeeId: string): Promise<void> {
  await sql`update attendees set removed_at = null, removed_because = null, changed_at = ${world.now}
    where id = ${attendeeId}`.execute(world.db.queries)
}

export async function moveSlot(world: World, slotId: string, startingAt: string): Promise<void> {
  await sql`update time_slots set starting_at = ${startingAt}, ics_sequence = ics_sequence + 1, changed_at = ${world.now}
    where id = ${slotId}`.execute(world.db.queries)
}
export async function setStatus(world: World, slotId: string, status: SlotStatus): Promise<void> {
  await sql`update time_slots set status = ${status}, ics_sequence = ics_sequence + 1, changed_at = ${world.now}
    where id = ${slotId}`.execute(world.db.queries)
}

/** A parent with an address, and a child. */
export async function addFamily(world: World, email: string): Promise<{ parent: Person; child: Person }> {
  const parent = await world.person({ roles: ['parent'], grade: null, email })
  const child = await world.person()
  await world.manages(parent, child)
  return { parent, child }
}

/** Sends what is due at the world's time, and gives it with what the sending says. `broken`: no mail leaves. */
export async function deliver(world: World, broken = false): Promise<SendingResult & { messages: MailMessage[] }> {
  const messages: MailMessage[] = []
  const mail: MailPort = {
    send: async (message) => {
      if (broken) throw new MailFailure('connection', false)
      messages.push(message)
    },
    close: async () => {},
  }
  const watches = { class_notice: watchClassNotices }
  const sending = { db: world.db, mail, site: 'https://polyhex.test', help: 'help@polyhex.test', watches }
  return { ...(await sendDueMails(sending, world.now)), messages }
}

/** Sets the clock on. */
export function later(world: World, minutes: number): void {
  world.now = new Date(world.now.getTime() + minutes * 60_000)
}
