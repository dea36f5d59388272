import type { Payment } from '@polyhex/contract/billing/payment'
import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import { useDeferredValue, useState } from 'react'
import { useAskPages } from '../../call/ask.ts'
import { AskedTable } from '../../call/asked-table.tsx'
import { Chip } from '../../kit/chip.tsx'
import { CompactRow } from '../../kit/compact-row.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { shortDateOf } from '../../kit/date-words.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { paths } from '../../shell/paths.ts'
import { moneyWords } from '../money-words.ts'
import { paymentLooks } from '../payments/payment-looks.ts'
import styles from './finance.module.css'
import { PaymentActions } from './payment-actions.tsx'
import { noFilters, PaymentFilterRow, paymentQuery } from './payment-filters.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** Everybody's payments with what administrators do with them, newest first. C-096, C-098, C-099, C-100. */
export function PaymentsTable({ timeZone }: { timeZone: string }) {
  const [filters, setFilters] = useState(noFilters)
  const query = paymentQuery(useDeferredValue(filters))
  const [refunding, setRefunding] = useState<Payment | null>(null)
  const pages = useAskPages(paymentOperations.listPayments, { query }, (answer) => ({
    received: answer.payments.length,
    total: answer.total,
  }))
  const filtered = Object.keys(query).length > 0
  return (
    <>
      <PaymentFilterRow filters={filters} onFilter={setFilters} />
      <AskedTable
        pages={pages}
        rowsOf={(answer) => answer.payments}
        failed="The payments did not load"
        label="One-time payments and charges"
        columns={columnsOf(timeZone, setRefunding)}
        rowKey={({ id }) => id}
        maxHeight="50dvh"
        compact={{
          below: 1060,
          rowPx: 88,
          renderRow: (payment) => <Compact payment={payment} timeZone={timeZone} onRefund={setRefunding} />,
        }}
        empty={
          <EmptyState
            shape="circle"
            title={filtered ? 'No payment fits' : 'No payments yet'}
            text={filtered ? 'Clear a filter to see more.' : 'Payments appear here.'}
          />
        }
      />
      {refunding && <RefundDialog payment={refunding} onClose={() => setRefunding(null)} />}
    </>
  )
}

function Payer({ account }: Payment) {
  if (!account) return 'Account deleted'
  return (
    <a className={`${styles['name']} ${styles['one']}`} href={paths.manageAccount(account.id)}>
      {account.name ?? account.publicName}
    </a>
  )
}

function Status({ status }: Payment) {
  const look = paymentLooks[status]
  return (
    <Chip hue={look.hue} icon={look.icon} square>
      {look.name}
    </Chip>
  )
}

/** What the books have of a payment. */
const booksWords = ({ destinationInvoiceId, destinationFeeId }: Payment): string =>
  [destinationInvoiceId && 'Invoice', destinationFeeId && 'Fee'].filter(Boolean).join(', ') || 'Not yet'

interface RowProps {
  payment: Payment
  timeZone: string
  onRefund: (payment: Payment) => void
}

/** A payment where there is no room for columns. */
function Compact({ payment, timeZone, onRefund }: RowProps) {
  const { orderNumber, description, total, refunded, currency, createDate } = payment
  return (
    <CompactRow
      title={<Payer {...payment} />}
      figure={moneyWords(total, currency)}
      lines={[
        [description, <Status key="status" {...payment} />],
        [
          `${orderNumber}, ${shortDateOf(createDate, timeZone)}`,
          refunded > 0 ? moneyWords(-refunded, currency) : `Books: ${booksWords(payment).toLowerCase()}`,
        ],
      ]}
      actions={<PaymentActions payment={payment} onRefund={onRefund} />}
    />
  )
}

function columnsOf(timeZone: string, onRefund: (payment: Payment) => void): DataColumn<Payment>[] {
  return [
    {
      id: 'order',
      title: 'Order',
      width: '118px',
      cell: ({ orderNumber, invoiceNumber }) => (
        <span className={styles['two']}>
          <span>{orderNumber}</span>
          {invoiceNumber && <small>{invoiceNumber}</small>}
        </span>
      ),
    },
    { id: 'account', title: 'Account', width: 'minmax(150px, 1.2fr)', cell: (payment) => <Payer {...payment} /> },
    {
      id: 'what',
      title: 'What',
      width: 'minmax(150px, 1fr)',
      cell: ({ description }) => (
        <span className={styles['one']} title={description}>
          {description}
        </span>
      ),
    },
    { id: 'status', title: 'Status', width: '168px', cell: (payment) => <Status {...payment} /> },
    {
      id: 'total',
      title: 'Total',
      width: '116px',
      numeric: true,
      cell: ({ total, refunded, currency }) => (
        <span className={styles['two']} data-numeric>
          <span>{moneyWords(total, currency)}</span>
          {refunded > 0 && <small>{moneyWords(-refunded, currency)}</small>}
        </span>
      ),
    },
    { id: 'date', title: 'Date', width: '124px', cell: ({ createDate }) => shortDateOf(createDate, timeZone) },
    { id: 'books', title: 'In the books', width: '112px', cell: booksWords },
    {
      id: 'actions',
      title: 'Actions',
      titleHidden: true,
      width: '68px',
      cell: (payment) => <PaymentActions payment={payment} onRefund={onRefund} />,
    },
  ]
}
