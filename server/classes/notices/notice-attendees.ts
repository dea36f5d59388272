import { createHash } from 'node:crypto'
import type { NoticeKind } from '@polyhex/contract/classes/notice-operations'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { queueMail, unsentMails, withdrawMail } from '../../outside/mail/queue-mail.ts'
import { classNotice, type NoticeOfClass } from '../../outside/mail/templates/class-notices.ts'
import { classFacts, type NoticedSlot, noticedSlots } from './class-facts.ts'

/** What people knew of a class before it was changed. */
export interface Before {
  readonly startingAt: Date
  /** Minutes; left out: the length it has now. */
  readonly duration?: number
}

/** One class of which people are told. */
export interface SlotNotice {
  readonly slotId: string
  /** For `changed`: the time it had. Left out there: a class that was cancelled takes place after all. */
  readonly before?: Before
}

export interface Notice extends SlotNotice {
  readonly kind: NoticeKind
  /** Who is told; left out: everybody who is in the class. */
  readonly accountIds?: readonly string[]
}

export interface ManyNotices {
  readonly kind: NoticeKind
  readonly slots: readonly SlotNotice[]
  readonly accountIds?: readonly string[]
}

/** A mail waits so long, so that what is undone or done again at once is told once. */
const gatherMs = 60_000
/** With less than this before a class nothing waits. */
const hurryMs = 7_200_000
const gathered: ReadonlySet<NoticeKind> = new Set(['signed_up', 'changed', 'cancelled', 'removed'])
const joins: readonly NoticeKind[] = ['signed_up', 'waiting_list_place']
const ends: readonly NoticeKind[] = ['cancelled', 'removed']

interface Attendee {
  readonly id: string
  readonly account_id: string
  readonly time_slot_id: string
  readonly is_teacher: boolean
  readonly joined_at: Date
}

/** Which notice this is: one attendee's, of one stay in the class, of one kind, for one starting instant. */
export function noticeKey(kind: NoticeKind, attendee: { id: string; joinedAt: Date }, start: Date, sequence: number) {
  const stay = attendee.joinedAt.getTime().toString(36)
  const changes = kind === 'changed' || kind === 'cancelled' ? `:${sequence}` : ''
  return `class:${kind}:${attendee.id}:${stay}:${(start.getTime() / 1000).toString(36)}${changes}`
}

async function attendeesOf(tx: Tx, { kind, slots, accountIds }: ManyNotices): Promise<Attendee[]> {
  const { rows } = await sql<Attendee>`
    select id, account_id, time_slot_id, is_teacher, joined_at from attendees
    where time_slot_id = any (${slots.map(({ slotId }) => slotId)}::uuid[])
      and (removed_at is null or ${kind === 'removed' && accountIds !== undefined})
      and (${accountIds === undefined} or account_id = any (${[...(accountIds ?? [])]}::uuid[]))
    order by account_id, time_slot_id`.execute(tx)
  return rows
}

interface Told {
  readonly attendee: Attendee
  readonly slot: NoticedSlot
  readonly before: Before | undefined
}

function noticeOf({ attendee, slot, before }: Told): NoticeOfClass {
  return {
    attendeeId: attendee.id,
    joinedAt: attendee.joined_at.toISOString(),
    class: classFacts(slot, { isTeacher: attendee.is_teacher, groupId: null }),
    ...(before === undefined
      ? {}
      : { before: { startingAt: before.startingAt.toISOString(), minutes: before.duration ?? slot.minutes } }),
  }
}

const keyOf = (kind: NoticeKind, { attendee, slot }: Told): string =>
  noticeKey(kind, { id: attendee.id, joinedAt: attendee.joined_at }, slot.startingAt, slot.sequence)

/** What has been written of an attendee and has not been sent: a mail of a single class, by its kind. */
async function waitingFor(
  tx: Tx,
  told: readonly Told[],
  now: Date,
): Promise<ReadonlyMap<string, { key: string; kind: NoticeKind; before: NoticeOfClass['before'] }[]>> {
  const accounts = [...new Set(told.map(({ attendee }) => attendee.account_id))]
  const waiting = new Map<string, { key: string; kind: NoticeKind; before: NoticeOfClass['before'] }[]>()
  for (const { key, data } of await unsentMails(tx, accounts, 'class_notice', now)) {
    const { kind, classes } = classNotice.data.parse(data)
    const [one] = classes
    if (one === undefined || classes.length > 1) continue
    waiting.set(one.attendeeId, [...(waiting.get(one.attendeeId) ?? []), { key, kind, before: one.before }])
  }
  return waiting
}

/**
 * Takes back what is overtaken by a notice and says whether the notice is still worth anything: who has not been told of a
 * class yet need not be told that it has changed or ended. A change of a change is told from the first time on.
 */
async function overtake(
  tx: Tx,
  kind: NoticeKind,
  told: Told,
  waiting: readonly { key: string; kind: NoticeKind; before: NoticeOfClass['before'] }[],
  now: Date,
): Promise<Told | null> {
  const takeBack = async (kinds: readonly NoticeKind[]): Promise<NoticeOfClass['before'][]> => {
    const gone: NoticeOfClass['before'][] = []
    for (const one of waiting) {
      if (kinds.includes(one.kind) && (await withdrawMail(tx, one.key, now))) gone.push(one.before)
    }
    return gone
  }
  if (ends.includes(kind)) {
    await takeBack(['changed', 'reminder_day', 'reminder_hour', 'class_starting'])
    return (await takeBack(joins)).length > 0 ? null : told
  }
  if (joins.includes(kind)) return (await takeBack(['removed'])).length > 0 ? null : told
  if (kind !== 'changed') return told
  if (waiting.some((one) => joins.includes(one.kind))) return null
  await takeBack(['reminder_day', 'reminder_hour', 'class_starting'])
  if ((await takeBack(['cancelled'])).length > 0 && told.before === undefined) return null
  const [first] = await takeBack(['changed'])
  if (first === undefined) return told
  const before = { startingAt: new Date(first.startingAt), duration: first.minutes }
  const same = before.startingAt.getTime() === told.slot.startingAt.getTime() && before.duration === told.slot.minutes
  return same ? null : { ...told, before }
}

function expiry(kind: NoticeKind, told: readonly Told[], dueAt: Date): { expiresAt?: Date } {
  if (ends.includes(kind)) return {}
  const last = Math.max(...told.map(({ slot }) => slot.startingAt.getTime() + slot.minutes * 60_000))
  return { expiresAt: new Date(Math.max(last, dueAt.getTime() + 60_000)) }
}

async function tellOne(tx: Tx, kind: NoticeKind, told: readonly Told[], now: Date): Promise<boolean> {
  const [first] = told
  if (first === undefined) return false
  const soon = told.some(({ slot }) => slot.startingAt.getTime() - now.getTime() < hurryMs)
  const dueAt = gathered.has(kind) && !soon ? new Date(now.getTime() + gatherMs) : now
  const keys = told.map((one) => keyOf(kind, one))
  const several = createHash('sha256').update(keys.join()).digest('base64url')
  const schedules = new Set(told.map(({ slot }) => slot.scheduleId))
  const weekly = told.length > 1 && schedules.size === 1 && first.slot.scheduleId !== null
  return queueMail(
    tx,
    {
      key: keys.length === 1 ? keyOf(kind, first) : `classes:${kind}:${first.attendee.account_id}:${several}`,
      to: { accountId: first.attendee.account_id },
      template: 'class_notice',
      data: {
        kind,
        classes: told.map(noticeOf),
        teaches: first.attendee.is_teacher,
        ...(weekly ? { weekly: first.slot.name } : {}),
      },
      dueAt,
      ...expiry(kind, told, dueAt),
    },
    now,
  )
}

/**
 * Tells people of several classes at once: each gets one mail, whatever the number of classes. Otherwise as
 * `noticeAttendees`. At most 400 classes for each person. Gives how many mails were written.
 */
export async function noticeManySlots(tx: Tx, notices: ManyNotices, now: Date): Promise<number> {
  const { kind } = notices
  const slots = await noticedSlots(
    tx,
    notices.slots.map(({ slotId }) => slotId),
  )
  const before = new Map(notices.slots.map((one) => [one.slotId, one.before]))
  const told = (await attendeesOf(tx, notices)).flatMap((attendee): Told[] => {
    const slot = slots.get(attendee.time_slot_id)
    if (slot === undefined || slot.startingAt.getTime() + slot.minutes * 60_000 <= now.getTime()) return []
    return [{ attendee, slot, before: before.get(slot.id) }]
  })
  if (kind === 'changed') await forgetSent(tx, [...slots.keys()])
  const waiting = await waitingFor(tx, told, now)
  const byAccount = new Map<string, Told[]>()
  for (const one of told) {
    const left = await overtake(tx, kind, one, waiting.get(one.attendee.id) ?? [], now)
    const account = one.attendee.account_id
    if (left !== null) byAccount.set(account, [...(byAccount.get(account) ?? []), left])
  }
  let written = 0
  for (const ones of byAccount.values()) {
    ones.sort((a, b) => a.slot.startingAt.getTime() - b.slot.startingAt.getTime())
    if (await tellOne(tx, kind, ones.slice(0, 400), now)) written += 1
  }
  return written
}

/** What was sent was about another time. */
async function forgetSent(tx: Tx, slotIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('attendees')
    .set({ notification_state: 'none' })
    .where('time_slot_id', 'in', [...slotIds])
    .where('notification_state', '<>', 'none')
    .execute()
}

/**
 * Tells the attendees of a class, students and teachers, of what has happened or will: writes one mail for each into the
 * outbox, in the transaction of the change; the same notice of the same stay, start and change is written once. Call it
 * after the change of the class (for `changed`, with the time it had), after a removal with the accounts that were removed,
 * and before the row of a class is deleted. What is written is looked at again when it is sent: a notice that is not true
 * any more by then does not leave. Nothing is written of a class that is over. Gives how many mails were written. C-195.
 */
export async function noticeAttendees(tx: Tx, notice: Notice, now: Date): Promise<number> {
  const { slotId, before, kind, accountIds } = notice
  return noticeManySlots(
    tx,
    {
      kind,
      slots: [{ slotId, ...(before === undefined ? {} : { before }) }],
      ...(accountIds === undefined ? {} : { accountIds }),
    },
    now,
  )
}
