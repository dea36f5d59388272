import { pastAt } from '@polyhex/contract/classes/join-window'
import { hasGroups, type SlotStatus, takesPlace } from '@polyhex/contract/classes/class-statuses'
import { sql } from 'kysely'
import type { z } from 'zod'
import { shownToOthers } from '../../accounts/consent.ts'
import type { Database } from '../../database/database.ts'
import { accountToken } from '../../identity/signed-token.ts'
import type { MailAtHand, MailWatch } from '../../outside/mail/send-due-mails.ts'
import { classNotice, type NoticeOfClass } from '../../outside/mail/templates/class-notices.ts'
import { classFacts, type NoticedSlot, noticedSlots } from './class-facts.ts'
import { creditsOf } from './moved-credit.ts'
import { readNoticeChoices } from './notice-choices.ts'

type Written = z.output<typeof classNotice.data>
type Kind = Written['kind']

interface Stay {
  readonly id: string
  readonly joined_at: Date
  readonly removed_at: Date | null
  readonly is_teacher: boolean
  readonly group_id: string | null
  readonly group_index: number | null
}

/** What a parent reads of a child that is shown to nobody yet. */
export const unnamedChild = 'Your child'
const reminders: readonly Kind[] = ['reminder_day', 'reminder_hour']

/** Whether a notice of one class is still true, by what the class and the attendee are now; undefined: they are gone. */
export function stillTrue(
  kind: Kind,
  notice: NoticeOfClass,
  slot: NoticedSlot | undefined,
  stay: Stay | undefined,
  now: Date,
): boolean {
  const isIn = stay !== undefined && stay.removed_at === null
  if (kind === 'removed') return !isIn
  if (kind === 'cancelled') return slot === undefined || !takesPlace(slot.status as SlotStatus)
  if (!isIn || slot === undefined || stay.joined_at.getTime() !== Date.parse(notice.joinedAt)) return false
  const held = { startingAt: slot.startingAt.toISOString(), duration: slot.minutes }
  if (slot.status === 'cancelled' || now >= pastAt(held)) return false
  if (kind === 'changed') {
    const { before } = notice
    return before === undefined || before.startingAt !== held.startingAt || before.minutes !== held.duration
  }
  if (kind === 'class_starting') return hasGroups(slot.status as SlotStatus)
  if (!reminders.includes(kind)) return true
  return takesPlace(slot.status as SlotStatus) && held.startingAt === notice.class.startingAt && now < slot.startingAt
}

async function staysOf(db: Database, attendeeIds: readonly string[]): Promise<ReadonlyMap<string, Stay>> {
  const { rows } = await sql<Stay>`
    select a.id, a.joined_at, a.removed_at, a.is_teacher, a.group_id, g.group_index
    from attendees a left join class_groups g on g.id = a.group_id
    where a.id = any (${[...attendeeIds]}::uuid[])`.execute(db.queries)
  return new Map(rows.map((row) => [row.id, row]))
}

async function wanted(db: Database, accountId: string, kind: Kind): Promise<boolean> {
  if (!reminders.includes(kind)) return true
  const choices = await readNoticeChoices(db.queries, accountId)
  return kind === 'reminder_day' ? choices.reminderDay : choices.reminderHour
}

/** The classes of a notice that it is still true of, as they are now. */
async function trueClasses(db: Database, notice: Written, now: Date): Promise<NoticeOfClass[]> {
  const { kind, classes } = notice
  const slots = await noticedSlots(
    db.queries,
    classes.map((one) => one.class.slotId),
  )
  const stays = await staysOf(
    db,
    classes.map((one) => one.attendeeId),
  )
  const left = classes.filter((one) =>
    stillTrue(kind, one, slots.get(one.class.slotId), stays.get(one.attendeeId), now),
  )
  const credits = await creditsOf(
    db.queries,
    left.map((one) => one.attendeeId),
  )
  return left.map((one) => {
    const [slot, credit, stay] = [slots.get(one.class.slotId), credits.get(one.attendeeId), stays.get(one.attendeeId)]
    return {
      ...one,
      ...(slot === undefined
        ? {}
        : { class: classFacts(slot, { isTeacher: stay?.is_teacher ?? false, groupId: stay?.group_id ?? null }) }),
      ...(credit === undefined ? {} : { credit }),
      ...(kind === 'cancelled' && slot !== undefined && slot.status !== 'cancelled' ? { putOff: true } : {}),
      ...(stay === undefined || stay.group_index === null ? {} : { groupIndex: stay.group_index }),
    }
  })
}

/** How a letter names the child it is about: by the public name where a parent reads; null where the account itself does. */
export async function nameForReader(db: Database, mail: MailAtHand, now: Date): Promise<string | null> {
  if (mail.self) return null
  const shown = await shownToOthers(db.queries, [mail.accountId], now)
  return shown.get(mail.accountId)?.publicName ?? unnamedChild
}

async function look(db: Database, mail: MailAtHand, now: Date): Promise<unknown> {
  const notice = classNotice.data.parse(mail.data)
  if (!(await wanted(db, mail.accountId, notice.kind))) return null
  const classes = await trueClasses(db, notice, now)
  if (classes.length === 0) return null
  const child = await nameForReader(db, mail, now)
  if (!reminders.includes(notice.kind)) return { ...notice, classes, child }
  const token = await accountToken(db.queries, 'class_reminders', mail.accountId)
  const stop = { pagePath: `/letters/reminders/${token}/`, callPath: `/api/class-reminders/${token}/stop` }
  return { ...notice, classes, child, stop }
}

/**
 * Keeps what an attendee has been sent: `class_starting` when a notice with the way into the room has left (by hand, or an
 * hour before), `all` when the reminder of the day before has left as well. Decision 0025 (15).
 */
async function keepSent(db: Database, mail: MailAtHand): Promise<void> {
  const { kind, classes } = classNotice.data.parse(mail.data)
  if (kind !== 'class_starting' && !reminders.includes(kind)) return
  for (const { attendeeId, joinedAt, class: one } of classes) {
    await sql`
      with sent as (
        select split_part(dedupe_key, ':', 2) as kind from outbox_mails
        where account_id = ${mail.accountId} and template = 'class_notice' and sent_at is not null
          and dedupe_key like ${`class:%:${attendeeId}:%`}
          and split_part(dedupe_key, ':', 4) = ${Date.parse(joinedAt).toString(36)}
          and split_part(dedupe_key, ':', 5) = ${(Date.parse(one.startingAt) / 1000).toString(36)})
      update attendees set notification_state = case
        when not exists (select 1 from sent where kind in ('class_starting', 'reminder_hour')) then 'none'
        when exists (select 1 from sent where kind = 'reminder_day') then 'all' else 'class_starting' end
      where id = ${attendeeId} and joined_at = ${joinedAt}`.execute(db.queries)
  }
}

/** Notices of classes are looked at again when they are sent: what has moved, ended or was left is not told. */
export const watchClassNotices: MailWatch = { look, sent: async (db, mail) => keepSent(db, mail) }
