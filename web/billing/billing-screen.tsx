import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import { nameAtHome, type SessionAccount } from '@polyhex/contract/identity/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { askKey, useTell } from '../call/ask.ts'
import { LinkButton } from '../kit/link-button.tsx'
import { Segmented } from '../kit/segmented.tsx'
import { Select } from '../kit/select.tsx'
import { showToast } from '../kit/toasts.ts'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import styles from './billing.module.css'
import { PaymentsCard } from './payments/payments-card.tsx'
import { ReceiptDetailsCard } from './receipt-details/receipt-details-card.tsx'
import { CreditStatement } from './statement/credit-statement.tsx'
import { SubscriptionsPart } from './subscriptions/subscriptions-part.tsx'
import { SupportEmail } from './support-email.tsx'

/** The Billing part of the profile: subscriptions, payments and credits, of oneself and of one's children. C-021, C-096 to C-100. */
export function BillingScreen() {
  usePageTitle('Billing')
  return <SignedIn>{(account) => <Billing key={account.accountId} account={account} />}</SignedIn>
}

function Billing({ account }: { account: SessionAccount }) {
  const {
    search = '',
    changed,
    card,
  } = useSearch({ strict: false }) as {
    search?: string
    changed?: string
    card?: string
  }
  useChanged(changed, card)
  const [whose, setWhose] = useState(account.accountId)
  const who = { accountId: whose, timeZone: account.timeZone }
  return (
    <div className={styles['billing']}>
      <div className={styles['top']}>
        <Whose account={account} value={whose} onChange={setWhose} />
        <LinkButton href={paths.pricing} look="soft" size="sm" icon="plus">
          Buy classes
        </LinkButton>
      </div>
      <SubscriptionsPart key={`subscriptions ${whose}`} {...who} />
      <PaymentsCard key={`payments ${whose}`} {...who} search={search} />
      <CreditStatement key={`credits ${whose}`} {...who} />
      <ReceiptDetailsCard key={`details ${whose}`} accountId={whose} />
      <p className={styles['help']}>
        Something is not right? Write to <SupportEmail subject="Billing" />
      </p>
    </div>
  )
}

/**
 * Who comes back from where a card was changed or a charge confirmed sees how it stands now: it is asked for at once, and
 * the address loses what was asked.
 */
function useChanged(subscriptionId: string | undefined, cardChange: string | undefined) {
  const client = useQueryClient()
  const { history } = useRouter()
  const asked = useRef(false)
  const { mutate } = useTell(subscriptionOperations.refreshSubscription, {
    onDone: async ({ subscription }) => {
      if (subscription.paymentIssue === null)
        showToast('done', cardChange === undefined ? 'The charge is confirmed' : 'The card is changed')
      await client.invalidateQueries({ queryKey: askKey(subscriptionOperations.listSubscriptions) })
      await client.invalidateQueries({ queryKey: askKey(paymentOperations.listPayments) })
    },
  })
  useEffect(() => {
    if (subscriptionId === undefined || asked.current) return
    asked.current = true
    history.replace(paths.billing)
    mutate({ params: { subscriptionId }, body: cardChange === undefined ? {} : { cardChange } })
  }, [subscriptionId, cardChange, history, mutate])
}

/** Oneself or one of the children. */
function Whose({
  account,
  value,
  onChange,
}: {
  account: SessionAccount
  value: string
  onChange: (accountId: string) => void
}) {
  if (account.children.length === 0) return <span />
  const options = [
    { value: account.accountId, label: 'You' },
    ...account.children.map((child) => ({ value: child.accountId, label: nameAtHome(child) })),
  ]
  return options.length > 4 ? (
    <Select label="Billing of" hideLabel options={options} value={value} onChange={onChange} />
  ) : (
    <Segmented label="Billing of" options={options} value={value} onChange={onChange} />
  )
}
