import type { Subscription } from '@polyhex/contract/billing/subscription'
import { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import { useAskPages } from '../../call/ask.ts'
import type { DataColumn } from '../../kit/data-columns.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { InfiniteTable } from '../../kit/infinite-table.tsx'
import { Note } from '../../kit/note.tsx'
import { wordsOf } from '../../call/problems.ts'
import { moneyWords, shortDayWords } from '../money-words.ts'
import { everyWords } from '../subscriptions/subscription-words.ts'
import styles from './finance.module.css'

const statusWords: Readonly<Record<Subscription['status'], string>> = {
  active: 'Active',
  paused: 'Paused',
  cancelled: 'Cancelled',
  ended: 'Ended',
}

const columns: DataColumn<Subscription>[] = [
  {
    id: 'account',
    title: 'Account',
    width: 'minmax(130px, 1fr)',
    cell: ({ account }) => (
      <span className={styles['one']}>{account?.name ?? account?.publicName ?? 'Account deleted'}</span>
    ),
  },
  {
    id: 'what',
    title: 'What',
    width: 'minmax(150px, 1fr)',
    cell: ({ description, plannedChange }) => (
      <span className={styles['two']}>
        {description}
        {plannedChange !== null && (
          <small>
            {plannedChange.description} from {shortDayWords(plannedChange.from)}
          </small>
        )}
      </span>
    ),
  },
  {
    id: 'amount',
    title: 'Amount',
    width: '170px',
    numeric: true,
    cell: ({ amount, currency, ...often }) => `${moneyWords(amount, currency)} ${everyWords(often)}`,
  },
  { id: 'status', title: 'Status', width: '110px', cell: ({ status }) => statusWords[status] },
  {
    id: 'next',
    title: 'Next charge',
    width: '124px',
    cell: ({ nextChargeDate }) => (nextChargeDate ? shortDayWords(nextChargeDate) : 'None'),
  },
  { id: 'invoice', title: 'Latest invoice', width: '124px', cell: ({ latestInvoiceNumber }) => latestInvoiceNumber },
  { id: 'begun', title: 'Begun', width: '124px', cell: ({ createDate }) => shortDayWords(createDate) },
]

/** Everybody's subscriptions, newest first. C-096, C-099, C-100. */
export function SubscriptionsTable() {
  const pages = useAskPages(subscriptionOperations.listSubscriptions, { query: {} }, (answer) => ({
    received: answer.subscriptions.length,
    total: answer.total,
  }))
  if (pages.error && !pages.data) return <Note kind="bad">{wordsOf(pages.error)}</Note>
  return (
    <InfiniteTable
      label="Recurring"
      columns={columns}
      rows={pages.data?.pages.flatMap((page) => page.subscriptions) ?? []}
      rowKey={({ id }) => id}
      hasMore={pages.hasNextPage}
      loading={pages.isPending || pages.isFetchingNextPage}
      onMore={() => void pages.fetchNextPage()}
      skeletonRows={3}
      maxHeight="50dvh"
      empty={<EmptyState shape="circle" title="No subscriptions" text="Nobody is charged again and again." />}
    />
  )
}
