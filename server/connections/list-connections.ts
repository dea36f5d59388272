import { type AccountLink, type Connection, sidesOf, type waits } from '@polyhex/contract/connections/account-link'
import { connectionKind } from '@polyhex/contract/connections/connection-kinds'
import type { LinkedAccount } from '@polyhex/contract/connections/account-link'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { type Care, caresOf, guardianAgrees } from '../accounts/guardians/care.ts'
import { type AccountRow, linkedAccountOf, readAccounts } from './linked-account.ts'

/** Whose connections are read, and what the reader may see of the others. */
export interface Reader {
  readonly accountId: string
  /** The account itself reads: it sees the details of those whose viewDetails it holds, and what was typed. */
  readonly own: boolean
  /** Administrators see every detail. */
  readonly all: boolean
  readonly fields?: string
}

const linkColumns = [
  'id',
  'holder_id',
  'subject_id',
  'permission',
  'status',
  'asked_by',
  'entered',
  'accepted',
  'changed_at',
  'holder_guardian_id',
  'subject_guardian_id',
  'counts_from',
] as const

async function linksOf(db: Database, accountId: string, otherIds: readonly string[]) {
  if (otherIds.length === 0) return []
  const others = [...otherIds]
  return await db.queries
    .selectFrom('account_links')
    .select([...linkColumns])
    .where((where) =>
      where.or([
        where.and([where('holder_id', '=', accountId), where('subject_id', 'in', others)]),
        where.and([where('subject_id', '=', accountId), where('holder_id', 'in', others)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
export type LinkRecord = Awaited<ReturnType<typeof linksOf>>[number]

/**
 * A stored permission as the contract shows it to `readerId`. What was typed to find somebody is shown to who typed it, and
 * never to the one it was typed about: anything could stand there.
 */
export function accountLinkOf(
  row: LinkRecord,
  usernames: ReadonlyMap<string, string | null>,
  readerId: string | null,
): AccountLink {
  const typed = (id: string): string | null => {
    const own = usernames.get(id) ?? null
    return id === row.asked_by || readerId !== row.asked_by ? own : (row.entered ?? own)
  }
  return {
    id: row.id,
    sourceAccountId: row.holder_id,
    targetAccountId: row.subject_id,
    sourceEmail: typed(row.holder_id),
    targetEmail: typed(row.subject_id),
    permissions: [row.permission],
    status: row.status,
    askedBy: row.asked_by,
    inEffect: row.status === 'confirmed' && row.accepted,
    changedAt: row.changed_at.toISOString(),
  }
}

/** Whether a power waits for time, with nobody to be asked. */
const waitsNow = (row: LinkRecord, cares: ReadonlyMap<string, Care>): boolean =>
  row.counts_from !== null && cares.get(row.subject_id)?.alone === true

/** From when the power that waits for time counts, the earliest of it; null: none waits so. */
function powerFrom(rows: readonly LinkRecord[], cares: ReadonlyMap<string, Care>): string | null {
  const from = rows.flatMap((row) => (!row.accepted && waitsNow(row, cares) ? (row.counts_from?.getTime() ?? []) : []))
  return from.length === 0 ? null : new Date(Math.min(...from)).toISOString()
}

type Waits = (typeof waits)[number]

/** Whose yes is missing; empty when all that is confirmed counts. */
function waitingFor(
  rows: readonly LinkRecord[],
  me: AccountRow,
  them: AccountRow,
  agreed: ReadonlySet<string>,
  cares: ReadonlyMap<string, Care>,
): Waits[] {
  const inEffect = rows.some((row) => row.accepted)
  const missing = [me, them].filter((one) => !inEffect && !agreed.has(one.id))
  if (missing.length > 0) return missing.map((one) => (one === me ? 'me' : 'them'))
  const stuck = rows.filter((row) => row.status === 'confirmed' && !row.accepted && !waitsNow(row, cares))
  const waitsOn = (one: AccountRow, other: AccountRow): boolean => {
    const care = cares.get(one.id)
    return stuck.some((row) => {
      const allowedBy = row.holder_id === one.id ? row.holder_guardian_id : row.subject_guardian_id
      const link = { subjectId: row.subject_id, permission: row.permission }
      return allowedBy === null && care !== undefined && guardianAgrees(care, one.id, link, other.id)
    })
  }
  const parents: Waits[] = [
    ...(waitsOn(me, them) ? (['my_parent'] as const) : []),
    ...(waitsOn(them, me) ? (['their_parent'] as const) : []),
  ]
  // A child has come of age meanwhile: saying yes once more settles it.
  return parents.length === 0 && stuck.length > 0 ? ['me'] : parents
}

/** The wishes of children to part, between an account and others, by the other. */
async function partingsBetween(
  db: Database,
  accountId: string,
  otherIds: readonly string[],
): Promise<ReadonlyMap<string, Connection['parting']>> {
  const others = [...otherIds]
  const rows = await db.queries
    .selectFrom('guardian_partings')
    .select(['child_id', 'guardian_id', 'asked_at', 'ends_at'])
    .where((where) =>
      where.or([
        where.and([where('child_id', '=', accountId), where('guardian_id', 'in', others)]),
        where.and([where('guardian_id', '=', accountId), where('child_id', 'in', others)]),
      ]),
    )
    .execute()
  return new Map(
    rows.map((row) => [
      row.child_id === accountId ? row.guardian_id : row.child_id,
      { askedAt: row.asked_at.toISOString(), endsAt: row.ends_at?.toISOString() ?? null },
    ]),
  )
}

/** The connections of an account with the given others, in their order. Others that are not there any more are left out. */
export async function connectionsWith(
  db: Database,
  reader: Reader,
  otherIds: readonly string[],
  now: Date,
): Promise<Connection[]> {
  const { accountId } = reader
  const accounts = await readAccounts(db.queries, [accountId, ...otherIds])
  const byId = new Map(accounts.map((row) => [row.id, row]))
  const me = byId.get(accountId)
  if (me === undefined || otherIds.length === 0) return []
  const links = await linksOf(db, accountId, otherIds)
  const agreements = await db.queries
    .selectFrom('link_agreements')
    .select(['account_id', 'other_id'])
    .where('account_id', 'in', [accountId, ...otherIds])
    .where('other_id', 'in', [accountId, ...otherIds])
    .execute()
  const usernames = new Map(accounts.map((row) => [row.id, row.username]))
  const cares = await caresOf(
    db.queries,
    accounts.map((row) => row.id),
    now,
  )
  const partings = await partingsBetween(db, accountId, otherIds)
  return otherIds.flatMap((otherId) => {
    const them = byId.get(otherId)
    const rows = links.filter((row) => row.holder_id === otherId || row.subject_id === otherId)
    if (them === undefined || rows.length === 0) return []
    const shown = rows.map((row) => accountLinkOf(row, usernames, reader.own ? accountId : null))
    const details =
      reader.all ||
      (reader.own &&
        shown.some(
          (link) => link.sourceAccountId === accountId && link.inEffect && link.permissions.includes('viewDetails'),
        ))
    const agreed = new Set(
      agreements
        .filter((row) => row.account_id === otherId || row.other_id === otherId)
        .filter((row) => row.account_id === accountId || row.other_id === accountId)
        .map((row) => row.account_id),
    )
    return [
      {
        other: linkedAccountOf(them, details, reader.fields),
        kind: connectionKind(sidesOf(shown, accountId)),
        isTutor: them.roles.includes('tutor') && !them.roles.includes('student'),
        links: shown,
        waitingFor: waitingFor(rows, me, them, agreed, cares),
        powerFrom: powerFrom(rows, cares),
        parting: partings.get(otherId) ?? null,
      },
    ]
  })
}

/** The ids of those an account has links with, the first connected first. */
async function otherIdsOf(
  db: Database,
  accountId: string,
  page: { offset: number; count: number },
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ id: string; total: string }>`
    select o.id, count(*) over () as total from (
      select case when l.holder_id = ${accountId} then l.subject_id else l.holder_id end as id, min(l.created_at) as since
      from account_links l where l.holder_id = ${accountId} or l.subject_id = ${accountId} group by 1
    ) o join accounts a on a.id = o.id and a.active and a.claimed
    order by o.since, o.id offset ${page.offset} limit ${page.count}`.execute(db.queries)
  return { ids: rows.map((row) => row.id), total: Number(rows[0]?.total ?? 0) }
}

/** A page of an account's connections. A-263. */
export async function listConnections(
  db: Database,
  reader: Reader,
  page: { offset: number; count: number },
  now: Date,
): Promise<{ connections: Connection[]; total: number }> {
  const { ids, total } = await otherIdsOf(db, reader.accountId, page)
  return { connections: await connectionsWith(db, reader, ids, now), total }
}

/** The connection of an account with one other after a change; null when nothing is left. */
export async function connectionWith(
  db: Database,
  accountId: string,
  otherId: string,
  now: Date,
): Promise<Connection | null> {
  const [connection] = await connectionsWith(db, { accountId, own: true, all: false }, [otherId], now)
  return connection ?? null
}

/**
 * The accounts an account is connected with by something in effect, or those it manages. The reader sees details where it
 * holds viewDetails regarding them itself, and always as an administrator.
 */
export async function linkedAccounts(
  db: Database,
  accountId: string,
  readerId: string,
  want: { managed: boolean; all: boolean },
): Promise<LinkedAccount[]> {
  const { rows } = await sql<{ id: string; details: boolean }>`
    select o.id, exists (select 1 from account_links d where d.holder_id = ${readerId} and d.subject_id = o.id
        and d.permission = 'viewDetails' and d.status = 'confirmed' and d.accepted) as details
    from (
      select case when l.holder_id = ${accountId} then l.subject_id else l.holder_id end as id, min(l.created_at) as since
      from account_links l
      where (l.holder_id = ${accountId} or (l.subject_id = ${accountId} and not ${want.managed}))
        and l.status = 'confirmed' and l.accepted and (l.permission = 'manage' or not ${want.managed})
      group by 1
    ) o order by o.since, o.id limit 100`.execute(db.queries)
  const accounts = new Map(
    (
      await readAccounts(
        db.queries,
        rows.map((row) => row.id),
      )
    ).map((row) => [row.id, row]),
  )
  return rows.flatMap(({ id, details }) => {
    const row = accounts.get(id)
    return row === undefined ? [] : [linkedAccountOf(row, details || want.all)]
  })
}
