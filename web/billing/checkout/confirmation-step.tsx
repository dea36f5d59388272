import { cardWords } from '@polyhex/contract/billing/card-words'
import { emailIsParents } from '@polyhex/contract/accounts/account'
import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { periodlyOf } from '@polyhex/contract/billing/money'
import type { Payment } from '@polyhex/contract/billing/payment'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { encodeSignUpLink } from '@polyhex/contract/onboarding/sign-up-link'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAsk } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Character } from '../../kit/character.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { paths } from '../../shell/paths.ts'
import { CreditCells } from '../credit-cells.tsx'
import { momentOf } from '../../kit/date-words.ts'
import { addedWords, moneyWords } from '../money-words.ts'
import { SupportEmail } from '../support-email.tsx'
import styles from './confirmation.module.css'
import { keptOrder } from './kept-order.ts'
import { useConfirmation } from './use-confirmation.ts'
import { useFinish } from './use-finish.ts'
import { useStepHeading } from './use-step-heading.ts'

/**
 * Step 3: whether the payment has come through, and what was bought. It can be reloaded, gone back to and opened twice: it
 * only asks. C-081, C-089 to C-095, P0-6.
 */
export function ConfirmationStep({
  account,
  paymentId,
  next,
}: {
  account: SessionAccount
  paymentId: string
  /** Where to go instead of home: on in a sign-up. */
  next: string | null
}) {
  const { standing, payment, problem, again } = useConfirmation(paymentId)
  if (standing === 'paid' && payment !== null) return <Receipt account={account} payment={payment} next={next} />
  return (
    <section className={styles['state']} aria-labelledby="step" role="status" aria-live="polite">
      {standing === 'confirming' && <Confirming payment={payment} />}
      {standing === 'late' && <Late payment={payment} onAgain={again} />}
      {(standing === 'unpaid' || standing === 'failed' || standing === 'expired') && (
        <NotPaid standing={standing} payment={payment} />
      )}
      {standing === 'gone' && (
        <Words shape="pentagon" title="We could not find this order" text={wordsOf(problem)}>
          <LinkButton href={paths.billing}>See my payments</LinkButton>
        </Words>
      )}
    </section>
  )
}

function Words({
  shape,
  title,
  text,
  children,
}: {
  shape: 'hexagon' | 'pentagon' | 'circle'
  title: string
  text: string
  children?: ReactNode
}) {
  const heading = useStepHeading(false)
  return (
    <>
      <Character shape={shape} pose={shape === 'pentagon' ? 'think' : 'stand'} width={120} />
      <h1 id="step" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles['lede']}>{text}</p>
      {children}
    </>
  )
}

function Confirming({ payment }: { payment: Payment | null }) {
  return (
    <Words
      shape="circle"
      title="Confirming your payment"
      text={`${payment === null ? '' : `Order ${payment.orderNumber}: `}your bank and our card provider agree with each other. You can stay here, reload this page or leave it: nothing is charged twice.`}
    >
      <Skeletons label="Confirming your payment" className={styles['wait']!}>
        <Skeleton height={18} />
        <Skeleton height={18} width="70%" />
      </Skeletons>
    </Words>
  )
}

function Late({ payment, onAgain }: { payment: Payment | null; onAgain: () => void }) {
  return (
    <Words
      shape="circle"
      title="This takes longer than usual"
      text={`${payment === null ? 'Your order' : `Order ${payment.orderNumber}`} is kept, and we will e-mail you as soon as it is confirmed. You can leave this page. Please do not pay again.`}
    >
      <div className={styles['buttons']}>
        <Button look="soft" icon="refresh" onClick={onAgain}>
          Look again
        </Button>
        <LinkButton href={paths.billing} look="ghost">
          See my payments
        </LinkButton>
      </div>
    </Words>
  )
}

const notPaid = {
  unpaid: {
    title: 'This order is not paid yet',
    text: 'Nothing was charged. Go back to the order to pay it, or leave it: it closes by itself.',
  },
  failed: { title: 'The payment did not go through', text: 'Nothing was charged. Please try again with another card.' },
  expired: {
    title: 'This order has closed',
    text: 'It was not paid in time, and nothing was charged. Order it again.',
  },
} as const

function NotPaid({ standing, payment }: { standing: keyof typeof notPaid; payment: Payment | null }) {
  const { title, text } = notPaid[standing]
  const failure = payment?.failure ?? null
  return (
    <Words shape="pentagon" title={title} text={standing === 'failed' && failure !== null ? failure : text}>
      <div className={styles['buttons']}>
        <LinkButton href={keptOrder(payment?.id) ?? paths.pricing} iconAfter="arrow">
          Go to the order
        </LinkButton>
      </div>
      <p className={styles['small']}>
        Does it keep happening? Write to <SupportEmail subject={`Order ${payment?.orderNumber ?? ''}`.trim()} />
      </p>
    </Words>
  )
}

/** What was bought, in the words of the specification. */
function Receipt({ account, payment, next }: { account: SessionAccount; payment: Payment; next: string | null }) {
  const heading = useStepHeading(false)
  const { history } = useRouter()
  const finish = useFinish(account, payment)
  const name = account.name ?? account.publicName
  return (
    <section className={styles['receipt']} aria-labelledby="step">
      <div className={styles['cheer']} aria-hidden="true">
        <Character shape="square" pose="wave" width={96} />
        <Character shape="hexagon" pose="cheer" width={120} />
      </div>
      <h1 id="step" ref={heading} tabIndex={-1}>
        Receive your Order Confirmation
      </h1>
      <p className={styles['lede']}>
        Thank you, {name}. Order <a href={`${paths.billing}?search=${payment.orderNumber}`}>{payment.orderNumber}</a>{' '}
        has been successfully placed.
      </p>
      <Card padded className={styles['card']}>
        <div className={styles['credits']}>
          <CreditCells count={payment.creditsPurchased} cell={12} />
          <p>
            <b>{addedWords(payment.creditsPurchased)}</b>
            <MailWords account={account} />
          </p>
        </div>
        <Facts account={account} payment={payment} />
      </Card>
      <div className={styles['buttons']}>
        <FirstClass account={account} payment={payment} next={next} />
        <Button
          size="lg"
          look={next === null ? 'soft' : 'primary'}
          loading={finish.waiting}
          aria-disabled={!finish.ready || undefined}
          onClick={() => history.push(next ?? paths.home)}
        >
          Finished
        </Button>
        <LinkButton href={`${paths.pricing}#questions`} look="ghost" size="lg">
          Get help
        </LinkButton>
      </div>
      <p className={styles['small']}>
        Questions about this order? Write to <SupportEmail subject={`Order ${payment.orderNumber}`} />
      </p>
    </section>
  )
}

/** What is bought is used: the child first where there is none, then the class. In a sign-up that comes by itself. */
function FirstClass({ account, payment, next }: { account: SessionAccount; payment: Payment; next: string | null }) {
  if (next !== null || payment.creditsPurchased === 0) return null
  const schedule = `${paths.schedule}?schedule_tab=weekly`
  const isAlone = account.children.length === 0 && !account.roles.includes('student')
  return isAlone ? (
    <LinkButton size="lg" iconAfter="arrow" href={paths.signUp('student', encodeSignUpLink({ path: schedule }))}>
      Add your child
    </LinkButton>
  ) : (
    <LinkButton size="lg" iconAfter="arrow" href={schedule}>
      Book the first class
    </LinkButton>
  )
}

/** Where the confirmation was sent. C-090. */
function MailWords({ account }: { account: SessionAccount }) {
  const query = useAsk(accountOperations.getCurrentAccount, { query: { fields: 'email' } })
  const email = query.data?.account.email
  if (query.data === undefined) return <span>We send a confirmation by email.</span>
  if (email === undefined || email === null) {
    return <span>This account has no email address, so the receipt is kept under Profile, Billing.</span>
  }
  return (
    <span>
      A confirmation email was sent to {emailIsParents(account) ? 'your parent’s' : 'your'} address ({email}). If it is
      not there after two minutes, check spam.
    </span>
  )
}

function Facts({ account, payment }: { account: SessionAccount; payment: Payment }) {
  const card = cardWords(payment.paymentMethodBrand, payment.paymentMethodLast4)
  const interval = payment.isRecurring ? payment.metadata.recurrence_interval : null
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>What</dt>
        <dd>{payment.description}</dd>
      </div>
      <div>
        <dt>Time placed</dt>
        <dd>{momentOf(payment.chargedAt ?? payment.createDate, account.timeZone)}</dd>
      </div>
      <div>
        <dt>Amount paid</dt>
        <dd>{moneyWords(payment.total, payment.currency)}</dd>
      </div>
      {payment.total === 0 ? (
        <div>
          <dt>Payment method</dt>
          <dd>None needed</dd>
        </div>
      ) : (
        card !== '' && (
          <div>
            <dt>Payment method</dt>
            <dd>{card}</dd>
          </div>
        )
      )}
      {interval !== null && (
        <div>
          <dt>Renewal</dt>
          <dd>Recurring payment will happen {periodlyOf(interval)}</dd>
        </div>
      )}
      {payment.receiptUrl !== null && (
        <div>
          <dt>Receipt</dt>
          <dd>
            <a href={payment.receiptUrl} target="_blank" rel="noopener">
              {payment.invoiceNumber ?? 'Receipt'} (PDF)
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}
