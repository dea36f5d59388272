import { inTransaction } from '../../database/in-transaction.ts'
import { randomInt } from 'node:crypto'
import { isStaff, type Role } from '@polyhex/contract/identity/accounts'
import type { Database } from '../../database/database.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'
import { writeAudit } from '../../identity/audit.ts'
import { faultOfPublicWords } from './judge-name.ts'
import { isMadeName, neutralName } from './suggest-names.ts'

/** Of the rules by which public names are judged: raised whenever they grow stricter, so that all names are judged anew. */
export const nameRules = 1
/** Accounts that are looked at in one go. */
const atOnce = 2000

const chance = (): number => randomInt(2 ** 32) / 2 ** 32

/**
 * Judges public names that were chosen under older rules, and gives a name of ours in the place of an unfit one; its owner, or
 * the parent, is told by mail. A name that a person has allowed stays. Gives how many were replaced.
 */
export async function renameUnfit(db: Database, now: Date): Promise<number> {
  const rows = await db.queries
    .selectFrom('accounts')
    .select(['id', 'public_name', 'roles'])
    .where('name_rules', '<', nameRules)
    .orderBy('id')
    .limit(atOnce)
    .execute()
  let replaced = 0
  for (const row of rows) {
    const isReplaced = await inTransaction(db, async (tx) => {
      const isFit =
        isMadeName(row.public_name) ||
        faultOfPublicWords(row.public_name, isStaff({ roles: row.roles as Role[] })) === null
      const allowed = isFit
        ? undefined
        : await tx
            .selectFrom('name_reviews')
            .select('id')
            .where('account_id', '=', row.id)
            .where('kind', '=', 'public_name')
            .where('allowed', '=', true)
            .where((where) => where(where.fn<string>('lower', ['identifier']), '=', row.public_name.toLowerCase()))
            .executeTakeFirst()
      if (isFit || allowed !== undefined) {
        await tx.updateTable('accounts').set({ name_rules: nameRules }).where('id', '=', row.id).execute()
        return false
      }
      const publicName = await neutralName(tx, chance)
      const { numUpdatedRows } = await tx
        .updateTable('accounts')
        .set({ name_rules: nameRules, public_name: publicName })
        .where('id', '=', row.id)
        .where('public_name', '=', row.public_name)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return false
      await writeAudit(tx, { action: 'public_name_replaced', actor: null, subjectId: row.id, details: {} }, now)
      const mail = { template: 'public_name_replaced', data: { publicName, path: '/profile/' } } as const
      await queueMail(
        tx,
        { key: `public_name_replaced:${row.id}:${nameRules}`, to: { accountId: row.id }, ...mail },
        now,
      )
      return true
    })
    if (isReplaced) replaced += 1
  }
  return replaced
}
