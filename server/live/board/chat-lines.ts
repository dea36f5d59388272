import { chatLimits, type ChatLine } from '@polyhex/contract/live/board/chat'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { shownToOthers } from '../../accounts/consent.ts'
import { faultOfText, type TextFault } from '../../words/judge-text.ts'
import { memberIdOf } from '../room/room-member.ts'

const day = 86_400_000

/**
 * What is wrong with a line, also together with the short lines that its writer sent just `before`: a number or a word can
 * come in pieces. `people` are those in the room, as they are called there. Who leads may send an address of the web. Null when nothing is.
 */
export function faultOfLine(
  text: string,
  { before, leads, people }: { before: readonly string[]; leads: boolean; people: readonly string[] },
): TextFault | null {
  const fault = faultOfText(text, people)
  if (fault !== null) return fault === 'link' && leads ? null : fault
  const pieces = [...before.slice(-11), text]
  if (leads || pieces.length === 1 || text.length > 12) return null
  const from = pieces.findLastIndex((piece) => piece.length > 12) + 1
  const last = pieces.slice(from)
  // Of pieces only what is a number in threes and fours, or a word spelled letter by letter.
  const isNumber =
    last.every((piece) => /^[\d\s().+-]{1,12}$/.test(piece)) && last.join('').replace(/\D/g, '').length >= 10
  const isSpelled = last.length >= 3 && last.every((piece) => /^\p{L}{1,2}$/u.test(piece))
  return isNumber || isSpelled ? faultOfText(last.join(' ')) : null
}

/** Keeps a line of the chat and gives its id. */
export async function keepLine(
  db: Database,
  line: { groupId: string; accountId: string; isTutor: boolean; text: string },
  now: Date,
): Promise<string> {
  const id = newId(now)
  await db.queries
    .insertInto('class_chat_lines')
    .values({
      id,
      group_id: line.groupId,
      account_id: line.accountId,
      is_tutor: line.isTutor,
      text: line.text,
      at: now,
    })
    .execute()
  return id
}

/** Takes a line out of the chat; staff still finds it in the record. Gives whether it was there. */
export async function removeLine(
  db: Database,
  line: { groupId: string; id: string; by: string },
  now: Date,
): Promise<boolean> {
  const done = await db.queries
    .updateTable('class_chat_lines')
    .set({ removed_at: now, removed_by: line.by })
    .where('id', '=', line.id)
    .where('group_id', '=', line.groupId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** Lines of a group, oldest first: the newest `shown` that stand, or with `all` every one with who removed it. */
export async function chatOf(
  db: Database,
  groupId: string,
  all: boolean,
  now: Date,
): Promise<(ChatLine & { accountId: string; removedBy: string | null })[]> {
  const rows = await db.queries
    .selectFrom('class_chat_lines')
    .select(['id', 'account_id', 'is_tutor', 'text', 'at', 'removed_at', 'removed_by'])
    .where('group_id', '=', groupId)
    .where('at', '>', new Date(now.getTime() - chatLimits.days * day))
    .$if(!all, (query) => query.where('removed_at', 'is', null))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(all ? 5000 : chatLimits.shown)
    .execute()
  const people = await shownToOthers(db.queries, [...new Set(rows.map((row) => row.account_id))], now)
  return rows.toReversed().map((row) => ({
    lineId: row.id,
    memberId: memberIdOf(groupId, row.account_id),
    accountId: row.account_id,
    publicName: people.get(row.account_id)?.publicName ?? 'A student',
    isTutor: row.is_tutor,
    text: row.text,
    at: row.at.toISOString(),
    removedBy: row.removed_at === null ? null : row.removed_by,
  }))
}

/** Forgets what was said more than 30 days ago. */
export async function forgetOldChat(db: Database, now: Date): Promise<void> {
  await db.queries
    .deleteFrom('class_chat_lines')
    .where('at', '<=', new Date(now.getTime() - chatLimits.days * day))
    .execute()
}
