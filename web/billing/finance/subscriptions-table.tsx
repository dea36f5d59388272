import type { Subscription } from '@polyhex/contract/billing/subscription'
import { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import { useAskPages } from '../../call/ask.ts'
import { AskedTable } from '../../call/asked-table.tsx'
import { CompactRow } from '../../kit/compact-row.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { shortDateOf } from '../../kit/date-words.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { paths } from '../../shell/paths.ts'
import { eachWords, moneyWords } from '../money-words.ts'
import { SubscriptionChip } from '../subscriptions/subscription-chip.tsx'
import styles from './finance.module.css'

/** Everybody's subscriptions, newest first. C-096, C-099, C-100. */
export function SubscriptionsTable({ timeZone }: { timeZone: string }) {
  const pages = useAskPages(subscriptionOperations.listSubscriptions, { query: {} }, (answer) => ({
    received: answer.subscriptions.length,
    total: answer.total,
  }))
  return (
    <AskedTable
      pages={pages}
      rowsOf={(answer) => answer.subscriptions}
      failed="The subscriptions did not load"
      label="Recurring"
      columns={columnsOf(timeZone)}
      rowKey={({ id }) => id}
      skeletonRows={3}
      maxHeight="50dvh"
      compact={{ below: 1000, rowPx: 88, renderRow: (one) => <Compact subscription={one} timeZone={timeZone} /> }}
      empty={<EmptyState shape="circle" title="No subscriptions" text="There are no active subscriptions." />}
    />
  )
}

function Payer({ account }: Subscription) {
  if (!account) return 'Account deleted'
  return (
    <a className={`${styles['name']} ${styles['one']}`} href={paths.manageAccount(account.id)}>
      {account.name ?? account.publicName}
    </a>
  )
}

const priceWords = ({ amount, currency, period, periodCount }: Subscription): string =>
  `${moneyWords(amount, currency)} ${eachWords(period, periodCount)}`

/** A subscription where there is no room for columns. */
function Compact({ subscription, timeZone }: { subscription: Subscription; timeZone: string }) {
  const { description, nextChargeDate, createDate, latestInvoiceNumber } = subscription
  return (
    <CompactRow
      title={<Payer {...subscription} />}
      figure={priceWords(subscription)}
      lines={[
        [description, <SubscriptionChip key="status" subscription={subscription} />],
        [
          nextChargeDate === null ? 'No more charges' : `Next charge ${shortDateOf(nextChargeDate, timeZone)}`,
          latestInvoiceNumber ?? `Since ${shortDateOf(createDate, timeZone)}`,
        ],
      ]}
    />
  )
}

const columnsOf = (timeZone: string): DataColumn<Subscription>[] => [
  { id: 'account', title: 'Account', width: 'minmax(150px, 1.2fr)', cell: (one) => <Payer {...one} /> },
  {
    id: 'what',
    title: 'What',
    width: 'minmax(150px, 1fr)',
    cell: ({ description, plannedChange }) => (
      <span className={styles['two']}>
        {description}
        {plannedChange !== null && (
          <small>
            {plannedChange.description} from {shortDateOf(plannedChange.from, timeZone)}
          </small>
        )}
      </span>
    ),
  },
  { id: 'status', title: 'Status', width: '156px', cell: (one) => <SubscriptionChip subscription={one} /> },
  { id: 'amount', title: 'Amount', width: '172px', numeric: true, cell: priceWords },
  {
    id: 'next',
    title: 'Next charge',
    width: '124px',
    cell: ({ nextChargeDate }) => (nextChargeDate ? shortDateOf(nextChargeDate, timeZone) : 'None'),
  },
  { id: 'invoice', title: 'Latest invoice', width: '124px', cell: ({ latestInvoiceNumber }) => latestInvoiceNumber },
  { id: 'begun', title: 'Since', width: '136px', cell: ({ createDate }) => shortDateOf(createDate, timeZone) },
]
