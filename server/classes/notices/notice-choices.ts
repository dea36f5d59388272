import type { NoticeChoices } from '@polyhex/contract/classes/notice-operations'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Which reminders an account wants: all, unless somebody has said otherwise. */
export async function readNoticeChoices(queries: Kysely<Tables>, accountId: string): Promise<NoticeChoices> {
  const row = await queries
    .selectFrom('notice_choices')
    .select(['reminder_day', 'reminder_hour'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return { reminderDay: row?.reminder_day ?? true, reminderHour: row?.reminder_hour ?? true }
}

/** Keeps which reminders an account wants; false when there is no such account any more. */
export async function keepNoticeChoices(
  queries: Kysely<Tables>,
  accountId: string,
  choices: NoticeChoices,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into notice_choices (account_id, reminder_day, reminder_hour, changed_at)
    select id, ${choices.reminderDay}, ${choices.reminderHour}, ${now} from accounts where id = ${accountId}
    on conflict (account_id) do update set reminder_day = excluded.reminder_day,
      reminder_hour = excluded.reminder_hour, changed_at = excluded.changed_at
    returning account_id`.execute(queries)
  return rows.length > 0
}
