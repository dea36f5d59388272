import type { Tx } from '../database/database.ts'
import { type Chance, isMadeName, neutralName } from './names/suggest-names.ts'

/**
 * Removes of a child what only a consent allows to be kept or shown: the real name, a public name that we did not make,
 * names that somebody was asked to look at, and connections with friends. Decision A-049.
 */
export async function holdBackChild(tx: Tx, accountId: string, chance: Chance): Promise<void> {
  const { public_name: shown } = await tx
    .selectFrom('accounts')
    .select('public_name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const renamed = isMadeName(shown) ? {} : { public_name: await neutralName(tx, chance) }
  await tx
    .updateTable('accounts')
    .set({ name: null, ...renamed })
    .where('id', '=', accountId)
    .execute()
  await tx.deleteFrom('name_reviews').where('account_id', '=', accountId).execute()
  await tx
    .deleteFrom('account_links')
    .where('permission', '=', 'classFriends')
    .where((where) => where.or([where('holder_id', '=', accountId), where('subject_id', '=', accountId)]))
    .execute()
}
