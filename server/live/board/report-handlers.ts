import type { Reported, reportOperations } from '@polyhex/contract/live/board/report-operations'
import { safetyLimits } from '@polyhex/contract/safety/safety-report'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { hidePerson } from '../../safety/blocks.ts'
import { keepReport, type Said } from '../../safety/keep-report.ts'
import { memberIdOf } from '../room/room-member.ts'
import { contentOf, readBoard } from './board-store.ts'
import { chatOf } from './chat-lines.ts'
import { readableGroup } from './who-reads.ts'

interface Evidence {
  readonly accountId: string
  readonly said: readonly Said[]
}

/** The accounts that can be met in the room of a group: those of its class, who manages them, and administrators. */
async function accountOfMember(db: Database, groupId: string, memberId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with listed as (select a.account_id as id from attendees a join class_groups g on g.time_slot_id = a.time_slot_id
      where g.id = ${groupId})
    select id from listed
    union select l.holder_id from account_links l join listed on listed.id = l.subject_id
      where l.permission = 'manage' and l.status = 'confirmed' and l.accepted
    union select id from accounts where 'admin' = any (roles)`.execute(db.queries)
  return rows.find(({ id }) => memberIdOf(groupId, id) === memberId)?.id ?? null
}

/** What was said in the chat around a line, or last by somebody, as it stands now. */
async function saidInChat(db: Database, groupId: string, about: Reported, now: Date): Promise<Evidence | null> {
  const lines = await chatOf(db, groupId, true, now)
  const asSaid = (line: (typeof lines)[number], isIt: boolean): Said => ({
    ...{ accountId: line.accountId, text: line.text, isIt },
    at: new Date(line.at),
  })
  if (about.kind === 'chat') {
    const place = lines.findIndex((line) => line.lineId === about.lineId)
    const line = lines[place]
    if (line === undefined) return null
    const near = lines.slice(Math.max(0, place - safetyLimits.around), place + safetyLimits.around + 1)
    return { accountId: line.accountId, said: near.map((one) => asSaid(one, one === line)) }
  }
  if (about.kind !== 'person') return null
  const accountId = await accountOfMember(db, groupId, about.memberId)
  if (accountId === null) return null
  const own = lines.filter((line) => line.accountId === accountId).slice(-20)
  return { accountId, said: own.map((line) => asSaid(line, false)) }
}

async function putOnBoard(db: Database, groupId: string, objectId: string, now: Date): Promise<Evidence | null> {
  const stored = await readBoard(db, groupId)
  const object = contentOf(stored?.state ?? null).objects.find((one) => one.id === objectId)
  if (object === undefined) return null
  const accountId = await accountOfMember(db, groupId, object.by)
  if (accountId === null) return null
  const { id: _, by: __, z: ___, ...shown } = object
  const text = object.kind === 'text' ? object.text : object.kind === 'maths' ? object.latex : JSON.stringify(shown)
  return { accountId, said: [{ accountId, text, at: stored?.changedAt ?? now, isIt: true }] }
}

export const reportHandlers: Handlers<typeof reportOperations> = {
  reportInClass: async ({ db, params, body, account, now }) => {
    const { groupId } = params
    const group = await readableGroup(db, groupId, account.accountId, true)
    const { about, reason } = body
    const found =
      about.kind === 'board'
        ? await putOnBoard(db, groupId, about.objectId, now)
        : await saidInChat(db, groupId, about, now)
    if (found === null || found.accountId === account.accountId) throw new Refusal('nothing_to_report')
    if (body.hide) {
      await hidePerson(db.queries, { blockerId: account.accountId, blockedId: found.accountId, hidden: true }, now)
    }
    const reportId = await keepReport(
      db,
      {
        ...{ reporterId: account.accountId, aboutId: found.accountId, kind: about.kind, reason },
        ...{ groupId, className: group.className, said: found.said },
      },
      now,
    )
    return { reportId }
  },
}
