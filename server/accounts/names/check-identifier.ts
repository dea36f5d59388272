import {
  type IdentifierCheck,
  identifierMessage,
  type IdentifierReason,
  type IdentifierType,
} from '@polyhex/contract/accounts/name-checks'
import { Email, nameLimits, PublicName, Username } from '@polyhex/contract/accounts/names'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { isStaff, type Role } from '@polyhex/contract/identity/accounts'
import { isReserved } from '../addresses/reserved-address.ts'
import { faultOfName } from './judge-name.ts'
import { type Chance, suggestNames } from './suggest-names.ts'

/** Whose names count as free, and the real name that a public name must not give away. */
export interface NameOwner {
  readonly accountId: string | null
  readonly realName: string | null
}

const columns = { username: 'username', public_name: 'public_name', email: 'email' } as const

/** Whether another account has it, or may still bring it back. Of emails only those that sign in count: a child's parent's email is not confirmed. */
async function isTaken(
  queries: Kysely<Tables>,
  type: IdentifierType,
  identifier: string,
  owner: NameOwner,
): Promise<boolean> {
  if (type === 'email' && (await isReserved(queries, identifier, owner.accountId))) return true
  let query = queries
    .selectFrom('accounts')
    .select('id')
    .where((where) => where(where.fn<string>('lower', [columns[type]]), '=', identifier.toLowerCase()))
  if (type === 'email') query = query.where('email_signs_in', '=', true)
  if (owner.accountId !== null) query = query.where('id', '<>', owner.accountId)
  return (await query.executeTakeFirst()) !== undefined
}

/** Whether a person has looked at this name for this account and allowed it. */
async function isAllowed(
  queries: Kysely<Tables>,
  type: IdentifierType,
  identifier: string,
  owner: NameOwner,
): Promise<boolean> {
  if (owner.accountId === null || type === 'email') return false
  const row = await queries
    .selectFrom('name_reviews')
    .select('id')
    .where('account_id', '=', owner.accountId)
    .where('kind', '=', type)
    .where('allowed', '=', true)
    .where((where) => where(where.fn<string>('lower', ['identifier']), '=', identifier.toLowerCase()))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a name is for one of our own staff. */
async function isOfStaff(queries: Kysely<Tables>, owner: NameOwner): Promise<boolean> {
  if (owner.accountId === null) return false
  const row = await queries.selectFrom('accounts').select('roles').where('id', '=', owner.accountId).executeTakeFirst()
  return row !== undefined && isStaff({ roles: row.roles as Role[] })
}

/** What is wrong with the form of an identifier, before anybody is asked. */
function faultOfForm(type: IdentifierType, identifier: string): IdentifierReason | null {
  if (type === 'email') {
    if (identifier === '') return 'invalid_length'
    return Email.safeParse(identifier).success ? null : 'invalid_characters'
  }
  const limits = type === 'username' ? nameLimits.username : nameLimits.publicName
  const fits = (type === 'username' ? Username : PublicName).safeParse(identifier)
  if (fits.success) return null
  return identifier.length < limits.least || identifier.length > limits.most ? 'invalid_length' : 'invalid_characters'
}

/** Why an identifier cannot be had by its owner; null when it can. */
export async function faultOfIdentifier(
  queries: Kysely<Tables>,
  type: IdentifierType,
  given: string,
  owner: NameOwner,
): Promise<IdentifierReason | null> {
  const identifier = given.trim()
  const form = faultOfForm(type, identifier)
  if (form !== null) return form
  if (await isTaken(queries, type, identifier, owner)) return 'exists'
  if (type === 'email') return null
  const realName = type === 'public_name' ? (owner.realName ?? '') : null
  const first = faultOfName(identifier, realName)
  // Who works here may be called so.
  const worksHere = first === 'staff_like' && (await isOfStaff(queries, owner))
  const fault = worksHere ? faultOfName(identifier, realName, true) : first
  return fault === null || (await isAllowed(queries, type, identifier, owner)) ? null : fault
}

/** The whole answer to a check while typing: reason, words and free suggestions.. */
export async function checkIdentifier(
  queries: Kysely<Tables>,
  asked: { readonly type: IdentifierType; readonly identifier: string; readonly count: number },
  owner: NameOwner,
  chance: Chance,
): Promise<IdentifierCheck> {
  const { type, identifier, count } = asked
  const reason = await faultOfIdentifier(queries, type, identifier, owner)
  return {
    isValid: reason === null,
    identifier,
    reason,
    message: reason === null ? '' : identifierMessage(type, reason, identifier.trim()),
    suggestions: type === 'email' ? [] : await suggestNames(queries, columns[type], count, chance),
  }
}
