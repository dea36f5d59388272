import type { AccountChanges } from '@polyhex/contract/accounts/account'
import { identifierMessage, type IdentifierType } from '@polyhex/contract/accounts/name-checks'
import type { Role } from '@polyhex/contract/identity/accounts'
import type { Selectable } from 'kysely'
import { needsGuardian } from '../guardians/needs-guardian.ts'
import type { Tx } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Actor } from '../../identity/audit.ts'
import { consentStateOf } from '../consent.ts'
import { faultOfIdentifier } from './check-identifier.ts'
import { givesNameAway } from './judge-name.ts'
import { isMadeName } from './suggest-names.ts'

type Row = Selectable<Tables['accounts']>

/** A taken name is left to the database, which knows it for certain. */
async function demandWords(
  tx: Tx,
  type: IdentifierType,
  name: string,
  owner: { readonly accountId: string; readonly realName: string | null },
  field: string,
): Promise<void> {
  const reason = await faultOfIdentifier(tx, type, name, owner)
  if (reason === null || reason === 'exists') return
  throw new Refusal('name_not_allowed', [{ field, code: reason, message: identifierMessage(type, reason, name) }])
}

/**
 * Keeps a child under 13 from making itself old enough to let strangers in alone: a parent corrects such an age. Throws
 * birth_date_settled. Decision 0014.
 */
function demandNoGrowingUp(row: Row, birthDate: string, now: Date): void {
  const roles = row.roles as Role[]
  const before = needsGuardian({ roles, birthMonth: row.birth_month }, now)
  if (before && !needsGuardian({ roles, birthMonth: birthDate }, now)) throw new Refusal('birth_date_settled')
}

/**
 * Lets changes of an account through whose names may be shown, and, made by a child without a parent's yes, only those that
 * need none: no real name, no public name but one that we make, no other age. Who manages the child may do more.
 * Throws name_not_allowed, consent_needed, birth_date_settled. I-029, decision A-049.
 */
export async function demandFitChanges(
  tx: Tx,
  row: Row,
  changes: AccountChanges,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { username, avatarName, displayName, birthDate } = changes
  const renamed = avatarName !== undefined && avatarName !== row.public_name
  const named = displayName !== undefined && displayName !== row.name
  const aged = birthDate !== undefined && row.birth_month !== null && birthDate !== row.birth_month
  const self = (actor.actorId ?? actor.accountId) === row.id
  if (self && birthDate !== undefined) demandNoGrowingUp(row, birthDate, now)
  if (self && (renamed || named || aged) && (await consentStateOf(tx, row.id, now)) === 'waiting') {
    if (aged) throw new Refusal('birth_date_settled')
    if (named || !isMadeName(avatarName ?? '')) throw new Refusal('consent_needed')
  }
  if (username !== undefined && username.toLowerCase() !== row.username?.toLowerCase())
    await demandWords(tx, 'username', username, { accountId: row.id, realName: null }, 'username')
  const realName = displayName ?? row.name
  if (renamed) await demandWords(tx, 'public_name', avatarName, { accountId: row.id, realName }, 'avatarName')
  // A new real name can be given away by the public name that is there; an adult's is let be, as it was at sign-up.
  else if (named && row.roles.includes('student') && givesNameAway(row.public_name, displayName)) {
    const code = 'personal_information'
    const message = identifierMessage('public_name', code)
    throw new Refusal('name_not_allowed', [{ field: 'avatarName', code, message }])
  }
}
