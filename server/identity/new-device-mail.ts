import { inTransaction } from '../database/in-transaction.ts'
import type { Database } from '../database/database.ts'
import { deviceOf } from '../http/session.ts'
import { countryOf } from '../outside/country.ts'
import { queueMail } from '../outside/mail/queue-mail.ts'
import { isKnownDevice } from './known-devices.ts'

/** Where sessions are seen and ended. */
const sessionsPath = '/accounts/profile/'

/**
 * Tells an account of a sign-in from a browser that it has not used before; for a student the parent. Not of the first
 * browser of all, and of one kind of browser in one country at most once a day: machines that many share, such as a
 * school's, forget who they are.
 */
export async function tellOfNewDevice(
  db: Database,
  accountId: string,
  browser: { readonly deviceHash: Buffer | null; readonly userAgent: string; readonly address: string },
  now: Date,
): Promise<void> {
  if (await isKnownDevice(db, browser.deviceHash, accountId)) return
  const device = deviceOf(browser.userAgent)
  const country = countryOf(browser.address)
  await inTransaction(db, async (tx) => {
    const account = await tx
      .selectFrom('accounts as a')
      .select('a.username')
      .where('a.id', '=', accountId)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('known_devices as d').select('d.account_id').whereRef('d.account_id', '=', 'a.id')),
      )
      .executeTakeFirst()
    if (account === undefined || account.username === null) return
    const at = now.toISOString()
    const key = ['new_device', accountId, at.slice(0, 10), device, country ?? ''].join(':')
    const data = {
      username: account.username,
      at,
      device: device === '' ? 'A browser that does not say its name' : device,
      country,
      sessionsPath,
    }
    await queueMail(tx, { key, to: { accountId }, template: 'sign_in_from_new_device', data }, now)
  })
}
