import type { LetterChoices } from '@polyhex/contract/activity/progress-operations'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/**
 * An account `a` that letters about children go to: a parent or guardian whose address is certain, who manages at least one
 * student that is there.
 */
export const getsLetters = sql<boolean>`a.claimed and a.active and a.deletion_due_at is null and a.email_signs_in
  and a.roles && array['parent', 'guardian'] and exists (select 1 from managed_accounts m join accounts c
    on c.id = m.account_id where m.manager_id = a.id and c.active and 'student' = any (c.roles))`

/** Which letters an account gets. The weekly letter is sent unless somebody has said no (decision 0024). */
export async function readLetterChoices(db: Database, accountId: string): Promise<LetterChoices> {
  const { rows } = await sql<{ weekly: boolean; can: boolean }>`
    select coalesce(l.weekly_letter, true) as weekly, ${getsLetters} as can
    from accounts a left join letter_choices l on l.account_id = a.id where a.id = ${accountId}`.execute(db.queries)
  return { weeklyLetter: rows[0]?.weekly ?? true, canBeSent: rows[0]?.can ?? false }
}

/** Keeps what an account wishes; false when there is no such account any more. */
export async function chooseLetters(
  db: Database,
  accountId: string,
  weeklyLetter: boolean,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ account_id: string }>`
    insert into letter_choices (account_id, weekly_letter, changed_at)
    select id, ${weeklyLetter}, ${now} from accounts where id = ${accountId}
    on conflict (account_id) do update set weekly_letter = excluded.weekly_letter, changed_at = excluded.changed_at
    returning account_id`.execute(db.queries)
  return rows.length > 0
}
