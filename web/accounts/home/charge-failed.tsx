import { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useAsk } from '../../call/ask.ts'
import { longDateOf } from '../../kit/date-words.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { Note } from '../../kit/note.tsx'
import { paths } from '../../shell/paths.ts'
import styles from './charge-failed.module.css'

/**
 * A charge of a subscription that failed, or that the bank wants confirmed: what it is about, until when there is time, and
 * the way to where it is mended. Nothing for who pays for nothing. P0-7.
 */
export function ChargeFailed({ account }: { account: SessionAccount }) {
  const pays = account.roles.includes('parent') || account.roles.includes('guardian')
  const asked = useAsk(
    subscriptionOperations.listSubscriptions,
    pays ? { query: { accountId: account.accountId } } : null,
  )
  const open = asked.data?.subscriptions.filter(
    ({ status, paymentIssue }) => status !== 'ended' && paymentIssue !== null,
  )
  const sayWhatNext = (nextTry: string | null | undefined): string =>
    typeof nextTry === 'string'
      ? `It will be tried again on ${longDateOf(nextTry, account.timeZone)}. If the card no longer works, update it before then.`
      : 'Update the card to keep classes going.'
  return open?.map(({ id, description, paymentIssue }) => (
    <Note key={id} kind="bad">
      <div className={styles['said']}>
        <p>
          {paymentIssue?.confirm === true ? (
            <>
              <b>Your bank wants you to confirm the charge for {description}.</b> Nothing has been charged yet.
            </>
          ) : (
            <>
              <b>The charge for {description} did not go through.</b> {sayWhatNext(paymentIssue?.nextTry)}
            </>
          )}
        </p>
        <LinkButton href={paths.billing} size="sm">
          {paymentIssue?.confirm === true ? 'Confirm the charge' : 'Change the card'}
        </LinkButton>
      </div>
    </Note>
  ))
}
