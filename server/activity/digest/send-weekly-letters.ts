import { inTransaction } from '../../database/in-transaction.ts'
import { practiceMinutes } from '@polyhex/contract/activity/progress'
import { timeZones } from '@polyhex/contract/accounts/time-zones'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'
import type { MailData } from '../../outside/mail/templates.ts'
import { currentCards } from '../current-cards.ts'
import { dayAfter, instantOf, letterHour, letterPeriod, localDay } from '../progress/local-days.ts'
import { type LookBack, readProgress } from '../progress/read-progress.ts'
import { getsLetters } from './letter-choices.ts'
import { accountToken } from '../../identity/signed-token.ts'

/** A letter that could not be written in time (the server stood still) is still of use for so long. */
const hoursOfUse = 48
/** Who has had so many letters without a child practicing gets none until one practices again. */
const quietWeeks = 4
const batch = 100
/** What a letter names of each child. */
const named = { children: 20, passed: 6, next: 3 } as const

type LetterChild = MailData<'weekly_letter'>['children'][number]

/** The Sunday of the letter that is due in a time zone at `now`: the one whose 17:00 is at most 48 hours back; null otherwise. */
export function sundayDue(now: Date, timeZone: string): string | null {
  const today = localDay(now, timeZone)
  for (const back of [0, 1, 2]) {
    const day = dayAfter(today, -back)
    if (new Date(`${day}T00:00:00Z`).getUTCDay() !== 0) continue
    const since = now.getTime() - instantOf(day, letterHour, timeZone).getTime()
    return since >= 0 && since < hoursOfUse * 3_600_000 ? day : null
  }
  return null
}

const letterKey = (accountId: string, sunday: string): string => `weekly_letter:${accountId}:${sunday}`

/** Parents of a time zone whose letter of that Sunday has not been written, some at a time. */
async function waiting(db: Database, timeZone: string, sunday: string, after: string): Promise<string[]> {
  const end = instantOf(sunday, letterHour, timeZone)
  const quietSince = new Date(end.getTime() - quietWeeks * 7 * 86_400_000)
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a left join letter_choices l on l.account_id = a.id
    where a.time_zone = ${timeZone} and a.id > ${after} and a.created_at < ${end} and coalesce(l.weekly_letter, true)
      and ${getsLetters}
      and not exists (select 1 from outbox_mails o where o.dedupe_key = 'weekly_letter:' || a.id || ':' || ${sunday}::text)
      and (a.created_at >= ${quietSince} or exists (select 1 from managed_accounts m join answers w on w.account_id = m.account_id
        where m.manager_id = a.id and w.answered_at >= ${quietSince}))
    order by a.id limit ${batch}`.execute(db.queries)
  return rows.map((row) => row.id)
}

interface Student {
  readonly id: string
  readonly grade: number | null
  readonly roles: string[]
  /** As the family calls them. */
  readonly name: string
}

/** The students an account manages, by name. */
async function studentsOf(db: Database, parentId: string): Promise<Student[]> {
  const { rows } = await sql<Student>`
    select c.id, c.grade, c.roles, coalesce(c.name, c.public_name) as name from managed_accounts m join accounts c on c.id = m.account_id
    where m.manager_id = ${parentId} and c.active and 'student' = any (c.roles)
    order by lower(coalesce(c.name, c.public_name)) limit ${named.children}`.execute(db.queries)
  return rows
}

function inLetter(name: string, progress: LookBack, next: readonly { name: string }[]): LetterChild {
  const [misconception] = progress.misconceptions
  return {
    name,
    progressPath: `/accounts/${progress.accountId}/progress/`,
    begun: progress.begun,
    answers: progress.now.answers,
    right: progress.now.right,
    minutes: practiceMinutes(progress.now.seconds),
    daysPracticed: progress.now.daysPracticed,
    passed: progress.passed
      .filter((one) => one.inPeriod)
      .slice(0, named.passed)
      .map((one) => one.name),
    trend: progress.trend,
    misconception: misconception === undefined ? null : { name: misconception.name, helps: misconception.helps },
    next: next.slice(0, named.next).map((card) => card.name),
  }
}

async function writeLetterTo(
  db: Database,
  parentId: string,
  timeZone: string,
  sunday: string,
  now: Date,
): Promise<boolean> {
  const period = letterPeriod(sunday, timeZone)
  const children: LetterChild[] = []
  for (const student of await studentsOf(db, parentId)) {
    const progress = await readProgress(db, student.id, period)
    if (progress === null) continue
    children.push(inLetter(student.name, progress, await currentCards(db, { ...student, accountId: student.id }, now)))
  }
  if (children.length === 0) return false
  const token = await accountToken(db.queries, 'weekly_letter', parentId)
  const data = { children, stopPagePath: `/letters/${token}/`, stopCallPath: `/api/letters/${token}/stop` }
  return inTransaction(db, (tx) =>
    queueMail(
      tx,
      { key: letterKey(parentId, sunday), to: { accountId: parentId }, template: 'weekly_letter', data },
      now,
    ),
  )
}

/**
 * Writes the weekly letters that are due: to each parent who manages a student, on Sunday from 17:00 on in the parent's
 * time zone, once, however many processes do this (the account and the Sunday are the key in the outbox). Gives how many.
 */
export async function sendWeeklyLetters(db: Database, now: Date): Promise<number> {
  let written = 0
  for (const timeZone of Object.keys(timeZones)) {
    const sunday = sundayDue(now, timeZone)
    if (sunday === null) continue
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const parents = await waiting(db, timeZone, sunday, after)
      for (const parent of parents) if (await writeLetterTo(db, parent, timeZone, sunday, now)) written += 1
      const last = parents.at(-1)
      if (last === undefined || parents.length < batch) break
      after = last
    }
  }
  return written
}
