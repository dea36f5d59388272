import { inTransaction } from '../../database/in-transaction.ts'
import { needsConsent } from '@polyhex/contract/accounts/birth-month'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'
import type { Order } from './read-order.ts'

/** What decides whether somebody pays by themselves. */
async function factsOf(db: Database, accountId: string) {
  const account = await db.queries
    .selectFrom('accounts')
    .select(['roles', 'birth_month', 'public_name', 'name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const manager = await db.queries
    .selectFrom('managed_accounts')
    .select('manager_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return { account, isManaged: manager !== undefined }
}

/**
 * Whether a parent pays in somebody's place: for a student who is nothing else and is under 13, or whose account a parent
 * manages. A student of 13 or older who has signed up alone pays alone.
 */
export async function asksParent(db: Database, accountId: string, now: Date): Promise<boolean> {
  const { account, isManaged } = await factsOf(db, accountId)
  if (account.roles.length === 0 || account.roles.some((role) => role !== 'student')) return false
  return isManaged || (account.birth_month !== null && needsConsent(account.birth_month, now))
}

/**
 * Writes to the parent of a child that the child would like to have what is ordered, once a day for each product: the
 * letter leads to the same order. Gives whether it was written now. Throws no_parent_to_ask.
 */
export async function askParent(
  db: Database,
  accountId: string,
  { lines, currency }: Order,
  now: Date,
): Promise<'now' | 'before'> {
  const { account, isManaged } = await factsOf(db, accountId)
  const [line] = lines
  if (line === undefined || !isManaged) throw new Refusal('no_parent_to_ask')
  const { product, price, quantity } = line
  const data = {
    child: account.name ?? account.public_name,
    description: quantity === 1 ? product.name : `${quantity} × ${product.name}`,
    ...{ priceId: price.id, currency, quantity, amount: line.amount, period: price.recurringPeriod },
  }
  const key = `ask_parent:${accountId}:${price.id}:${now.toISOString().slice(0, 10)}`
  return inTransaction(db, async (tx) => {
    // A letter to a student goes to the parent.
    const isNew = await queueMail(tx, { key, to: { accountId }, template: 'ask_parent', data }, now)
    return isNew ? 'now' : 'before'
  })
}
