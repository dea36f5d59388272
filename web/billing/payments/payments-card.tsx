import { cardWords } from '@polyhex/contract/billing/card-words'
import type { Payment } from '@polyhex/contract/billing/payment'
import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import { useDeferredValue, useState } from 'react'
import { useAskPages } from '../../call/ask.ts'
import { AskedTable } from '../../call/asked-table.tsx'
import { Chip } from '../../kit/chip.tsx'
import { CompactRow } from '../../kit/compact-row.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { TitledCard } from '../../kit/titled-card.tsx'
import styles from '../billing.module.css'
import { longDateOf } from '../../kit/date-words.ts'
import { moneyWords } from '../money-words.ts'
import { paymentLooks, refundLine } from './payment-looks.ts'

type Kind = 'no' | 'yes'

/** Every payment of an account, newest first, charges of subscriptions among them; each with its receipt. C-096, C-097, C-099, P0-2. */
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
  const [recurring, setRecurring] = useState<Kind | null>(null)
  const [typed, setTyped] = useState(first)
  const search = useDeferredValue(typed.trim())
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
  return (
    <TitledCard
      title="Payments"
      actions={
        <Segmented<Kind | 'all'>
          label="Kind of payment"
          options={[
            { value: 'all', label: 'All' },
            { value: 'no', label: 'One-time' },
            { value: 'yes', label: 'Subscription' },
          ]}
          value={recurring ?? 'all'}
          onChange={(next) => setRecurring(next === 'all' ? null : next)}
        />
      }
    >
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
      <AskedTable
        pages={pages}
        rowsOf={(answer) => answer.payments}
        failed="The payments did not load"
        label="List of payments"
        columns={columns(timeZone)}
        rowKey={({ id }) => id}
        skeletonRows={3}
        maxHeight="24rem"
        compact={{ below: 720, rowPx: 84, renderRow: (payment) => <Compact payment={payment} timeZone={timeZone} /> }}
        empty={<NoPayments kind={recurring} search={search} />}
      />
    </TitledCard>
  )
}

function Status({ payment }: { payment: Payment }) {
  const look = paymentLooks[payment.status]
  return (
    <Chip hue={look.hue} icon={look.icon} square>
      {look.name}
    </Chip>
  )
}

function Receipt({ payment: { receiptUrl, orderNumber } }: { payment: Payment }) {
  if (receiptUrl === null) return ''
  return (
    <a href={receiptUrl} target="_blank" rel="noopener" aria-label={`Receipt of order ${orderNumber}`}>
      Receipt
    </a>
  )
}

/** Order number and card of a payment. */
const beside = ({ orderNumber, paymentMethodBrand, paymentMethodLast4 }: Payment): string =>
  [orderNumber, cardWords(paymentMethodBrand, paymentMethodLast4)].filter((part) => part !== '').join(', ')

function Compact({ payment, timeZone }: { payment: Payment; timeZone: string }) {
  const { description, chargedAt, createDate, total, currency } = payment
  return (
    <CompactRow
      title={description}
      figure={moneyWords(total, currency)}
      lines={[
        [longDateOf(chargedAt ?? createDate, timeZone), <Status key="status" payment={payment} />],
        [refundLine(payment) ?? beside(payment), <Receipt key="receipt" payment={payment} />],
      ]}
    />
  )
}

const emptyWords = {
  all: 'No payments yet',
  no: 'No one-time payments yet',
  yes: 'No subscription charges yet',
} as const

function NoPayments({ kind, search }: { kind: Kind | null; search: string }) {
  if (search !== '') return <EmptyState title="No payment fits" text="Take a word away." shape="hexagon" />
  return (
    <EmptyState
      title={emptyWords[kind ?? 'all']}
      text="Practice is free. What you buy shows up here with its receipt."
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
      width: '170px',
      cell: ({ chargedAt, createDate }) => longDateOf(chargedAt ?? createDate, timeZone),
    },
    {
      id: 'what',
      title: 'What',
      width: 'minmax(200px, 1fr)',
      cell: (payment) => (
        <span className={styles['two']}>
          <span title={payment.description}>{payment.description}</span>
          <small>{beside(payment)}</small>
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
        const refund = refundLine(payment)
        return (
          <span className={styles['two']}>
            <span>
              <Status payment={payment} />
            </span>
            {refund !== null && <small>{refund}</small>}
          </span>
        )
      },
    },
    {
      id: 'receipt',
      title: 'Receipt',
      width: '100px',
      cell: (payment) => <Receipt payment={payment} />,
    },
  ]
}
