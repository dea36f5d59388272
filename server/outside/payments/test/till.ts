import { inTransaction } from '../../../database/in-transaction.ts'
import { createHash, randomBytes } from 'node:crypto'
import type { Database, Tx } from '../../../database/database.ts'
import { PaymentProviderFailure, type ProviderCatalog } from '../payment-port.ts'

/** What the embedded test provider works with. */
export interface Till {
  readonly db: Database
  readonly now: () => Date
  readonly catalog: ProviderCatalog
}

/** When something happens: by the provider's clock, which people move forward, and by ours. */
export interface Moment {
  readonly now: Date
  readonly real: Date
  /** Nothing is told by itself. */
  readonly holding: boolean
}

export interface TillSettings {
  readonly ahead_seconds: number
  readonly holding: boolean
  readonly webhook_secret: string
  readonly old_webhook_secret: string | null
}

/** An id of the test provider: a prefix like Stripe's, `test`, and chance that nobody guesses. */
export function testId(prefix: string): string {
  return `${prefix}_test_${randomBytes(12).toString('hex')}`
}

/** The settings of this installation, made at the first look. */
export async function readSettings(tx: Tx): Promise<TillSettings> {
  const read = tx
    .selectFrom('testpay_settings')
    .select(['ahead_seconds', 'holding', 'webhook_secret', 'old_webhook_secret'])
  const there = await read.executeTakeFirst()
  if (there !== undefined) return there
  const webhookSecret = `whsec_${randomBytes(24).toString('base64url')}`
  await tx
    .insertInto('testpay_settings')
    .values({ webhook_secret: webhookSecret })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return read.executeTakeFirstOrThrow()
}

/** The moment of the provider at an instant of ours. */
export function momentAt(settings: TillSettings, real: Date): Moment {
  return { real, now: new Date(real.getTime() + settings.ahead_seconds * 1000), holding: settings.holding }
}

/** One transaction of the provider, by its own clock. */
export async function atTill<Result>(
  { db, now }: Till,
  work: (tx: Tx, moment: Moment) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => work(tx, momentAt(await readSettings(tx), now())))
}

/**
 * Makes something once for each key and gives its id: a second call with the same key gives what the first has made, and
 * waits for it while it is being made. What failed is not kept. Throws `key_reused` when something else is asked for.
 */
export async function makeOnce(
  tx: Tx,
  { key, asked, moment }: { key: string; asked: readonly unknown[]; moment: Moment },
  make: () => Promise<string>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest('hex')
  const taken = await tx
    .insertInto('testpay_keys')
    .values({ key, asked: hash, created_at: moment.real })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken === undefined) {
    const there = await tx
      .selectFrom('testpay_keys')
      .select(['asked', 'made'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (there.asked !== hash || there.made === null) throw new PaymentProviderFailure('key_reused')
    return there.made
  }
  const made = await make()
  await tx.updateTable('testpay_keys').set({ made }).where('key', '=', key).execute()
  return made
}
