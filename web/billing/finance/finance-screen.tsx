import { financeOperations } from '@polyhex/contract/billing/finance-operations'
import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import { testPaymentOperations } from '@polyhex/contract/billing/test-payment-operations'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { TitledCard } from '../../kit/titled-card.tsx'
import { showToast } from '../../kit/toasts.ts'
import { AdministratorsOnly } from '../../shell/administrators-only.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { BooksPanel } from '../accounting/books-panel.tsx'
import { InvoicesTable } from '../contractor-invoices/invoices-table.tsx'
import { RatesTable } from '../contractor-invoices/rates-table.tsx'
import styles from './finance.module.css'
import { OverviewPanel } from './overview-panel.tsx'
import { PaymentsTable } from './payments-table.tsx'
import { PlanChanges } from './plan-changes.tsx'
import { SubscriptionsTable } from './subscriptions-table.tsx'
import { WatchPanel } from './watch-panel.tsx'

const tabIds = ['payments', 'watch', 'tutors', 'books', 'figures'] as const
type TabId = (typeof tabIds)[number]

/** /finance/manage/: payments and subscriptions of everybody, differences, tutors' invoices, the books, figures. C-023, C-096, C-098. */
export function FinanceScreen() {
  usePageTitle('Finance')
  return <AdministratorsOnly>{(account) => <Finance account={account} />}</AdministratorsOnly>
}

function Finance({ account: { timeZone } }: { account: SessionAccount }) {
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const router = useRouter()
  return (
    <div className={styles['page']}>
      <header className={styles['pageHead']}>
        <div>
          <h1>Finance</h1>
          <p>What was paid, whether it agrees with the card provider, and what the books say.</p>
        </div>
        <div className={styles['buttons']}>
          <LinkButton look="line" size="sm" icon="link" href={paths.xero}>
            Xero
          </LinkButton>
          <TestPaymentsLink />
          <ReconcileAll />
        </div>
      </header>
      <Tabs<TabId>
        label="Parts of finance"
        selected={tabIds.find((id) => id === tab) ?? 'payments'}
        onSelect={(id) => router.history.replace(paths.financeTab(id))}
        tabs={[
          { id: 'payments', title: 'Payments', content: <AllPayments timeZone={timeZone} /> },
          { id: 'watch', title: 'Differences', content: <WatchPanel timeZone={timeZone} /> },
          { id: 'tutors', title: 'Tutors', content: <Tutors /> },
          { id: 'books', title: 'Books', content: <BooksPanel timeZone={timeZone} /> },
          { id: 'figures', title: 'Figures', content: <OverviewPanel /> },
        ]}
      />
    </div>
  )
}

/** The way to the test provider, where payments are not real. */
function TestPaymentsLink() {
  const { data } = useAsk(testPaymentOperations.getTestPayments, {})
  if (data === undefined) return null
  return (
    <LinkButton look="line" size="sm" icon="settings" href={paths.testPayments}>
      Test payments
    </LinkButton>
  )
}

/** Compares everything with the card provider. C-173, C-216, C-228; decision A26. */
function ReconcileAll() {
  const client = useQueryClient()
  const tell = useTell(financeOperations.reconcile, {
    onDone: async () => {
      showToast('done', 'Reconciled credits with the card provider')
      for (const one of [
        paymentOperations.listPayments,
        financeOperations.listDifferences,
        financeOperations.listReconciliations,
        financeOperations.getFinanceOverview,
      ])
        await client.invalidateQueries({ queryKey: askKey(one) })
    },
  })
  return (
    <Button size="sm" icon="refresh" loading={tell.isPending} onClick={() => tell.mutate({ body: {} })}>
      Reconcile
    </Button>
  )
}

function AllPayments({ timeZone }: { timeZone: string }) {
  return (
    <div className={styles['stack']}>
      <TitledCard title="Payments">
        <PaymentsTable timeZone={timeZone} />
      </TitledCard>
      {/* No landmark of its own: the table in it is one of this name. */}
      <TitledCard title="Recurring" landmark={false}>
        <SubscriptionsTable timeZone={timeZone} />
      </TitledCard>
      <PlanChanges timeZone={timeZone} />
    </div>
  )
}

function Tutors() {
  return (
    <div className={styles['stack']}>
      <TitledCard title="Invoices of tutors">
        <InvoicesTable withTutor />
      </TitledCard>
      <TitledCard title="Hourly rates">
        <RatesTable />
      </TitledCard>
    </div>
  )
}
