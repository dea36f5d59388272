import type { Subscription } from '@polyhex/contract/billing/subscription'
import { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import { useQueryClient } from '@tanstack/react-query'
import { askKey, useAskPages } from '../../call/ask.ts'
import { AskedTable } from '../../call/asked-table.tsx'
import { CompactRow } from '../../kit/compact-row.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { TitledCard } from '../../kit/titled-card.tsx'
import { useAccount } from '../../shell/session.ts'
import styles from '../billing.module.css'
import { longDateOf } from '../../kit/date-words.ts'
import { chargeWords, eachWords, moneyWords } from '../money-words.ts'
import { SubscriptionCard } from './subscription-card.tsx'
import { SubscriptionChip } from './subscription-chip.tsx'

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
      <TitledCard title="Recurring">
        <AskedTable
          pages={pages}
          rowsOf={(answer) => answer.subscriptions}
          failed="The subscriptions did not load"
          label="List of subscriptions"
          columns={columns(timeZone)}
          rowKey={({ id }) => id}
          skeletonRows={2}
          maxHeight="24rem"
          compact={{ below: 720, rowPx: 84, renderRow: (one) => <Compact subscription={one} timeZone={timeZone} /> }}
          empty={<EmptyState title="No subscription" text="You have no active subscriptions." shape="triangle" />}
        />
      </TitledCard>
    </>
  )
}

function Compact({ subscription, timeZone }: { subscription: Subscription; timeZone: string }) {
  const { description, amount, currency, period, periodCount, nextChargeDate, createDate, latestInvoiceNumber } =
    subscription
  return (
    <CompactRow
      title={description}
      figure={`${moneyWords(amount, currency)} ${eachWords(period, periodCount)}`}
      lines={[
        [
          nextChargeDate === null ? 'No more charges' : `Next charge ${longDateOf(nextChargeDate, timeZone)}`,
          <SubscriptionChip key="status" subscription={subscription} />,
        ],
        [`Since ${longDateOf(createDate, timeZone)}`, latestInvoiceNumber],
      ]}
    />
  )
}

function columns(timeZone: string): DataColumn<Subscription>[] {
  return [
    {
      id: 'created',
      title: 'Since',
      width: '170px',
      cell: ({ createDate }) => longDateOf(createDate, timeZone),
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
      cell: (subscription) => <SubscriptionChip subscription={subscription} />,
    },
    {
      id: 'next',
      title: 'Next charge',
      width: '170px',
      cell: ({ nextChargeDate }) => (nextChargeDate === null ? 'None' : longDateOf(nextChargeDate, timeZone)),
    },
  ]
}
