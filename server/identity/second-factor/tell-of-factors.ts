import type { Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { MailData } from '../../outside/mail/templates.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'

/** What has happened to the second factors of an account. */
export type FactorNews = MailData<'two_step_changed'>['what']

/** Tells an account by mail what has happened to its two-step sign-in, so that a theft is noticed. */
export async function tellOfFactors(tx: Tx, accountId: string, what: FactorNews, now: Date): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select(['username', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (account.email === null) return
  const data = {
    username: account.username ?? account.email,
    at: now.toISOString(),
    what,
    settingsPath: '/accounts/safety/',
  }
  const key = `two_step_changed:${newId(now)}`
  await queueMail(tx, { key, to: { accountId }, template: 'two_step_changed', data }, now)
}
