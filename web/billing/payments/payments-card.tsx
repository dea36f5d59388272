import type { Payment } from '@polyhex/contract/billing/payment'
import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import { useDeferredValue, useState } from 'react'
import { useAskPages } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/chip.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { InfiniteTable } from '../../kit/infinite-table.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import { TextField } from '../../kit/text-field.tsx'
import styles from '../billing.module.css'
import { cardWords, dayWords, moneyWords } from '../money-words.ts'
import { paymentLooks, refundLine } from './payment-looks.ts'

type Kind = 'no' | 'yes'

/** Payments of an account, newest first: what was paid once, or the charges of subscriptions; each with its receipt. C-096, C-097, C-099, P0-2. */
export function PaymentsCard({
  accountId,
  timeZone,
  search: first,
}: {
  accountId: string
  timeZone: string
  /** What is looked for at first. */
  search: string
}) {
  const [kind, setKind] = useState<Kind | null>(null)
  const [typed, setTyped] = useState(first)
  const search = useDeferredValue(typed.trim())
  // Somebody who comes from a receipt finds it whichever kind it is; else what was paid once comes first.
  const recurring = kind ?? (first === '' ? 'no' : null)
  const pages = useAskPages(
    paymentOperations.listPayments,
    {
      query: {
        accountId,
        ...(recurring === null ? {} : { recurring }),
        ...(search === '' ? {} : { search }),
      },
    },
    (answer) => ({ received: answer.payments.length, total: answer.total }),
    50,
  )
  const payments = pages.data?.pages.flatMap((page) => page.payments) ?? []
  return (
    <Card as="section" className={styles['card']} aria-labelledby="payments">
      <header className={styles['head']}>
        <h2 id="payments">Payments</h2>
        <Segmented<Kind | 'all'>
          label="Kind of payment"
          options={[
            { value: 'no', label: 'One-time' },
            { value: 'yes', label: 'Subscription charges' },
            ...(first === '' ? [] : [{ value: 'all' as const, label: 'All' }]),
          ]}
          value={recurring ?? 'all'}
          onChange={(next) => setKind(next === 'all' ? null : next)}
        />
      </header>
      <div className={styles['filters']} role="search">
        <TextField
          label="Search"
          type="search"
          placeholder="Order, invoice or plan"
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {pages.error && !pages.data ? (
        <ErrorState
          title="The payments did not load"
          safe={`${wordsOf(pages.error)} Nothing is lost.`}
          retrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      ) : (
        <InfiniteTable
          label="List of payments"
          columns={columns(timeZone)}
          rows={payments}
          rowKey={({ id }) => id}
          hasMore={pages.hasNextPage}
          loading={pages.isPending || pages.isFetchingNextPage}
          onMore={() => void pages.fetchNextPage()}
          skeletonRows={3}
          maxHeight="24rem"
          empty={<NoPayments kind={recurring} search={search} />}
        />
      )}
    </Card>
  )
}

function NoPayments({ kind, search }: { kind: Kind | null; search: string }) {
  if (search !== '') return <EmptyState title="No payment fits" text="Take a word away." shape="hexagon" />
  return (
    <EmptyState
      title={kind === 'yes' ? 'No subscription charges yet' : 'No payments yet'}
      text="Practice is free. What is bought stands here with its receipt."
      shape="circle"
    />
  )
}

/** What a family sees of a payment. Of the things to do there is only the receipt. C-097. */
function columns(timeZone: string): DataColumn<Payment>[] {
  return [
    {
      id: 'date',
      title: 'Date',
      width: '156px',
      cell: ({ chargedAt, createDate }) => dayWords(chargedAt ?? createDate, timeZone),
    },
    {
      id: 'what',
      title: 'What',
      width: 'minmax(200px, 1fr)',
      cell: (payment) => (
        <span className={styles['two']}>
          <span title={payment.description}>{payment.description}</span>
          <small>
            {[payment.orderNumber, cardWords(payment.paymentMethodBrand, payment.paymentMethodLast4)]
              .filter((part) => part !== '')
              .join(', ')}
          </small>
        </span>
      ),
    },
    {
      id: 'amount',
      title: 'Amount',
      width: '112px',
      numeric: true,
      cell: ({ total, currency }) => moneyWords(total, currency),
    },
    {
      id: 'status',
      title: 'Status',
      width: '172px',
      cell: (payment) => {
        const look = paymentLooks[payment.status]
        const refund = refundLine(payment)
        return (
          <span className={styles['two']}>
            <span>
              <Chip hue={look.hue} icon={look.icon} square>
                {look.name}
              </Chip>
            </span>
            {refund !== null && <small>{refund}</small>}
          </span>
        )
      },
    },
    {
      id: 'receipt',
      title: 'Receipt',
      width: '90px',
      cell: ({ receiptUrl, orderNumber }) =>
        receiptUrl === null ? (
          ''
        ) : (
          <a href={receiptUrl} target="_blank" rel="noopener" aria-label={`Receipt of order ${orderNumber}`}>
            Receipt
          </a>
        ),
    },
  ]
}
