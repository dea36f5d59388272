import {
  sides as bothSides,
  type Side,
  type Sides,
  type Standing,
  sharedPermission,
} from '@polyhex/contract/connections/link-rules'
import { type Permission, permissions, type PermissionStatus } from '@polyhex/contract/connections/permissions'
import type { Role } from '@polyhex/contract/identity/accounts'
import type { Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { mailPowerWaits } from './link-mails.ts'
import { type Care, caresOf, firstPowerDays, guardianAgrees, waitsForTime } from '../accounts/guardians/care.ts'
import { tellGuardians } from '../accounts/guardians/tell-guardians.ts'

/** What is known of an account when deciding what counts between it and another. */
export interface Member {
  readonly id: string
  readonly username: string | null
  readonly publicName: string
  readonly roles: readonly Role[]
}

/** One permission between the two, as it is stored. */
export interface LinkRow {
  readonly id: string
  readonly holderId: string
  readonly subjectId: string
  readonly permission: Permission
  readonly status: PermissionStatus
  readonly askedBy: string
  readonly entered: string | null
  readonly accepted: boolean
  readonly holderGuardianId: string | null
  readonly subjectGuardianId: string | null
  readonly changedAt: Date
  /** When power over a child whom nobody manages counts by itself; null: it does not wait for time. */
  readonly countsFrom: Date | null
}

/** Two accounts and everything between them, held still until the transaction ends. */
export interface Pair {
  readonly me: Member
  readonly them: Member
  readonly rows: readonly LinkRow[]
  readonly agreed: { readonly me: boolean; readonly them: boolean }
}

const linkColumns = [
  'id',
  'holder_id as holderId',
  'subject_id as subjectId',
  'permission',
  'status',
  'asked_by as askedBy',
  'entered',
  'accepted',
  'holder_guardian_id as holderGuardianId',
  'subject_guardian_id as subjectGuardianId',
  'changed_at as changedAt',
  'counts_from as countsFrom',
] as const

async function readRows(tx: Tx, a: string, b: string): Promise<LinkRow[]> {
  const rows = await tx
    .selectFrom('account_links')
    .select(linkColumns)
    .where('holder_id', 'in', [a, b])
    .where('subject_id', 'in', [a, b])
    .execute()
  return rows
}

/**
 * Locks both accounts in the order of their ids, so that two people who act at once wait for each other and never block
 * each other for good, then reads what is between them. Null where one of them is not there, not finished or deactivated.
 */
export async function lockPair(tx: Tx, meId: string, themId: string): Promise<Pair | null> {
  const found = await tx
    .selectFrom('accounts')
    .select(['id', 'username', 'public_name as publicName', 'roles'])
    .where('id', 'in', [meId, themId])
    .where('claimed', '=', true)
    .where('active', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const member = (id: string): Member | undefined =>
    found.map((row) => ({ ...row, roles: row.roles as Role[] })).find((row) => row.id === id)
  const [me, them] = [member(meId), member(themId)]
  if (me === undefined || them === undefined) return null
  const agreements = await tx
    .selectFrom('link_agreements')
    .select('account_id')
    .where('account_id', 'in', [meId, themId])
    .where('other_id', 'in', [meId, themId])
    .execute()
  const rows = await readRows(tx, meId, themId)
  // What a parent connected when making the child's account counted from its first moment.
  const inEffect = rows.some((row) => row.accepted)
  const agreed = (id: string): boolean => inEffect || agreements.some((row) => row.account_id === id)
  return { me, them, rows, agreed: { me: agreed(meId), them: agreed(themId) } }
}

/** The stored permissions as `me` sees them. */
export function sidesOfPair(pair: Pair): Sides {
  const held: Record<Side, Partial<Record<Permission, Standing>>> = { mine: {}, theirs: {} }
  for (const row of pair.rows) {
    const side = row.holderId === pair.me.id ? 'mine' : 'theirs'
    held[side][row.permission] = { status: row.status, askedBy: row.askedBy === pair.me.id ? 'me' : 'them' }
  }
  return held
}

/** Keeps that somebody agrees to being connected with the other. */
export async function agree(tx: Tx, accountId: string, otherId: string, now: Date): Promise<void> {
  await tx
    .insertInto('link_agreements')
    .values({ account_id: accountId, other_id: otherId, agreed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Writes what changed between two states of a pair: new rows, new statuses, rows that end. */
export async function writeSides(tx: Tx, pair: Pair, after: Sides, entered: string | null, now: Date): Promise<void> {
  const before = sidesOfPair(pair)
  const ended: string[] = []
  for (const side of bothSides) {
    const [holder, subject] = side === 'mine' ? [pair.me, pair.them] : [pair.them, pair.me]
    for (const permission of permissions) {
      const [old, next] = [before[side][permission], after[side][permission]]
      if (old?.status === next?.status && old?.askedBy === next?.askedBy) continue
      const row = pair.rows.find((one) => one.holderId === holder.id && one.permission === permission)
      if (next === undefined) {
        if (row !== undefined) ended.push(row.id)
        continue
      }
      const values = {
        status: next.status,
        asked_by: next.askedBy === 'me' ? pair.me.id : pair.them.id,
        accepted: false,
        holder_guardian_id: null,
        subject_guardian_id: null,
        counts_from: null,
        changed_at: now,
      }
      if (row !== undefined) await tx.updateTable('account_links').set(values).where('id', '=', row.id).execute()
      else {
        const place = { id: newId(now), holder_id: holder.id, subject_id: subject.id, permission, created_at: now }
        await tx
          .insertInto('account_links')
          .values({ ...place, ...values, entered })
          .execute()
      }
    }
  }
  if (ended.length > 0) await tx.deleteFrom('account_links').where('id', 'in', ended).execute()
}

/**
 * Decides what counts now. A confirmed permission takes effect once both accounts have agreed to the connection and a
 * guardian has, where `guardianAgrees` wants that; power over a child of 13 or more whom nobody manages after a wait of
 * `firstPowerDays`, of which the child is told. What counts already goes on counting. Guardians, but for `except`, are told
 * of what begins to count and of what waits for them. Forgets the agreements of two accounts between whom nothing is left.
 */
export async function settle(
  tx: Tx,
  pair: Pick<Pair, 'me' | 'them'>,
  now: Date,
  except: string | null = null,
): Promise<LinkRow[]> {
  const current = await lockPair(tx, pair.me.id, pair.them.id)
  if (current === null || current.rows.length === 0) {
    const ids = [pair.me.id, pair.them.id]
    await tx.deleteFrom('link_agreements').where('account_id', 'in', ids).where('other_id', 'in', ids).execute()
    return []
  }
  const { me, them, rows, agreed } = current
  if (!agreed.me || !agreed.them) return [...rows]
  const cares = await caresOf(tx, [me.id, them.id], now)
  const waitsOn = (id: string, row: LinkRow): boolean => {
    const care = cares.get(id)
    const allowedBy = row.holderId === id ? row.holderGuardianId : row.subjectGuardianId
    return allowedBy === null && care !== undefined && guardianAgrees(care, id, row, id === me.id ? them.id : me.id)
  }
  const untils = await holdPower(tx, { me, them, rows }, cares, now)
  const allowed = (row: LinkRow): boolean => {
    if (row.accepted) return true
    const until = untils.get(row.id)
    const tooEarly = until !== undefined && until > now
    return row.status === 'confirmed' && !tooEarly && !waitsOn(me.id, row) && !waitsOn(them.id, row)
  }
  const counts = (row: LinkRow): boolean =>
    allowed(row) &&
    (row.permission !== 'manage' ||
      rows.some((one) => one.permission === 'viewDetails' && one.holderId === row.holderId && allowed(one)))
  const begin = rows.filter((row) => !row.accepted && counts(row)).map((row) => row.id)
  if (begin.length > 0) await tx.updateTable('account_links').set({ accepted: true }).where('id', 'in', begin).execute()
  for (const [childId, otherId] of [
    [me.id, them.id],
    [them.id, me.id],
  ] as const) {
    const told = except ?? otherId
    if (begin.length > 0) await tellGuardians(tx, { kind: 'connected', childId, otherId }, told, now)
    const waiting = rows.some((row) => row.status === 'confirmed' && !row.accepted && waitsOn(childId, row))
    if (waiting) await tellGuardians(tx, { kind: 'decision_waits', childId, otherId }, told, now)
  }
  return rows.map((row) => ({ ...row, accepted: counts(row) }))
}

/**
 * From when each power that waits for time counts, by its row: what has just been given waits from now on, which the child
 * is mailed; what does not wait any more, since the child has somebody who is asked, is forgotten.
 */
async function holdPower(
  tx: Tx,
  { me, them, rows }: Pick<Pair, 'me' | 'them' | 'rows'>,
  cares: ReadonlyMap<string, Care>,
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const untils = new Map<string, Date>()
  const begins = new Date(now.getTime() + firstPowerDays * 86_400_000)
  const fresh: LinkRow[] = []
  for (const row of rows) {
    const care = cares.get(row.subjectId)
    const waits =
      row.status === 'confirmed' && !row.accepted && care !== undefined && waitsForTime(care, row.subjectId, row)
    if (waits) untils.set(row.id, row.countsFrom ?? begins)
    if (waits && row.countsFrom === null) fresh.push(row)
    if (waits === (row.countsFrom !== null) || row.accepted) continue
    await tx
      .updateTable('account_links')
      .set({ counts_from: waits ? begins : null })
      .where('id', '=', row.id)
      .execute()
  }
  for (const [child, other] of [
    [me, them],
    [them, me],
  ] as const) {
    const given = fresh.filter((row) => row.subjectId === child.id).map((row) => row.permission)
    if (given.length > 0) await mailPowerWaits(tx, { child, other, given, begins }, now)
  }
  return untils
}

/** Of the shared permission either row says all there is. */
export function rowOf(pair: Pair, linkId: string): { side: Side; permission: Permission; row: LinkRow } | null {
  const row = pair.rows.find((one) => one.id === linkId)
  if (row === undefined) return null
  const side = row.permission === sharedPermission || row.holderId === pair.me.id ? 'mine' : 'theirs'
  return { side, permission: row.permission, row }
}
