import { identifierMessage, type IdentifierType } from '@polyhex/contract/accounts/name-checks'
import type { Kysely } from 'kysely'
import { constraintOf } from '../../database/constraint.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { faultOfIdentifier, type NameOwner } from './check-identifier.ts'

const taken = { username: 'username_taken', public_name: 'public_name_exists', email: 'email_exists' } as const

/**
 * Lets a name through that its owner may have; the words are those of the check while typing, under the entry `field`.
 * Throws username_taken, public_name_exists, email_exists or name_not_allowed.
 */
export async function demandGoodName(
  queries: Kysely<Tables>,
  type: IdentifierType,
  identifier: string,
  owner: NameOwner,
  field: string,
): Promise<void> {
  const reason = await faultOfIdentifier(queries, type, identifier, owner)
  if (reason === null) return
  if (reason === 'exists') throw new Refusal(taken[type])
  throw new Refusal('name_not_allowed', [{ field, code: reason, message: identifierMessage(type, reason, identifier) }])
}

/** The columns of accounts in which no two may be alike, and what is said when two want the same at one moment. */
const constraints: Readonly<Record<string, 'username_taken' | 'public_name_exists' | 'email_exists'>> = {
  accounts_username: 'username_taken',
  accounts_public_name: 'public_name_exists',
  accounts_email: 'email_exists',
}

/** What the database says when somebody else was faster, as the refusal it is; anything else is thrown on. */
export function refuseTaken(error: unknown): never {
  const refusal = constraints[constraintOf(error) ?? '']
  throw refusal === undefined ? error : new Refusal(refusal)
}
