import type { Subscription } from '@polyhex/contract/billing/subscription'
import { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import { useQueryClient } from '@tanstack/react-query'
import { askKey, useAskPages } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/chip.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { InfiniteTable } from '../../kit/infinite-table.tsx'
import { useAccount } from '../../shell/session.ts'
import styles from '../billing.module.css'
import { chargeWords, dayWords, moneyWords } from '../money-words.ts'
import { SubscriptionCard } from './subscription-card.tsx'
import { subscriptionLooks } from './subscription-words.ts'

/** What runs, each as a card with what can be done about it, and the table 'Recurring' of all. C-096, C-099, C-148. */
export function SubscriptionsPart({ accountId, timeZone }: { accountId: string; timeZone: string }) {
  const client = useQueryClient()
  const own = useAccount()?.accountId === accountId
  const pages = useAskPages(
    subscriptionOperations.listSubscriptions,
    { query: { accountId } },
    (answer) => ({ received: answer.subscriptions.length, total: answer.total }),
    50,
  )
  const subscriptions = pages.data?.pages.flatMap((page) => page.subscriptions) ?? []
  const running = subscriptions.filter(({ status }) => status !== 'ended')
  const changed = () => void client.invalidateQueries({ queryKey: askKey(subscriptionOperations.listSubscriptions) })
  return (
    <>
      {running.map((subscription) => (
        <SubscriptionCard
          key={subscription.id}
          subscription={subscription}
          timeZone={timeZone}
          mayChange={own}
          onChanged={changed}
        />
      ))}
      <Card as="section" className={styles['card']} aria-labelledby="recurring">
        <header className={styles['head']}>
          <h2 id="recurring">Recurring</h2>
        </header>
        {pages.error && !pages.data ? (
          <ErrorState
            title="The subscriptions did not load"
            safe={`${wordsOf(pages.error)} Nothing is lost.`}
            retrying={pages.isFetching}
            onRetry={() => void pages.refetch()}
          />
        ) : (
          <InfiniteTable
            label="List of subscriptions"
            columns={columns(timeZone)}
            rows={subscriptions}
            rowKey={({ id }) => id}
            hasMore={pages.hasNextPage}
            loading={pages.isPending || pages.isFetchingNextPage}
            onMore={() => void pages.fetchNextPage()}
            skeletonRows={2}
            maxHeight="24rem"
            empty={<EmptyState title="No subscription" text="Nothing is charged again and again." shape="triangle" />}
          />
        )}
      </Card>
    </>
  )
}

function columns(timeZone: string): DataColumn<Subscription>[] {
  return [
    {
      id: 'created',
      title: 'Since',
      width: '156px',
      cell: ({ createDate }) => dayWords(createDate, timeZone),
    },
    {
      id: 'what',
      title: 'What',
      width: 'minmax(150px, 1fr)',
      cell: ({ description, latestInvoiceNumber }) => (
        <span className={styles['two']}>
          {description}
          {latestInvoiceNumber !== null && <small>{latestInvoiceNumber}</small>}
        </span>
      ),
    },
    {
      id: 'amount',
      title: 'Amount',
      width: '134px',
      cell: ({ amount, currency, period }) => (
        <span className={styles['two']}>
          {moneyWords(amount, currency)}
          <small>{chargeWords(period)}</small>
        </span>
      ),
    },
    {
      id: 'status',
      title: 'Status',
      width: '142px',
      cell: ({ status, paymentIssue }) => (
        <Chip
          hue={paymentIssue === null ? subscriptionLooks[status].hue : 'incorrect'}
          icon={paymentIssue === null ? subscriptionLooks[status].icon : 'warn'}
          square
        >
          {paymentIssue === null ? subscriptionLooks[status].name : 'Charge failed'}
        </Chip>
      ),
    },
    {
      id: 'next',
      title: 'Next charge',
      width: '156px',
      cell: ({ nextChargeDate }) => (nextChargeDate === null ? 'None' : dayWords(nextChargeDate, timeZone)),
    },
  ]
}
