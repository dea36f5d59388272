import { financeOperations } from '@polyhex/contract/billing/finance-operations'
import { type Payment, paymentStatuses, type PaymentStatus } from '@polyhex/contract/billing/payment'
import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { askKey, useAskPages, useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Chip, type ChipHue } from '../../kit/chip.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { InfiniteTable } from '../../kit/infinite-table.tsx'
import { Select } from '../../kit/select.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import { paths } from '../../shell/paths.ts'
import { moneyWords, shortDayWords } from '../money-words.ts'
import styles from './finance.module.css'
import { RefundDialog } from './refund-dialog.tsx'

const every = 'all'
const hues: Partial<Record<PaymentStatus, ChipHue>> = {
  paid: 'correct',
  disputed: 'incorrect',
  failed: 'incorrect',
  refunded: 'info',
  partially_refunded: 'info',
}
/** `Partially refunded` of `partially_refunded`. */
const statusWords = (status: PaymentStatus): string =>
  `${status.charAt(0).toUpperCase()}${status.slice(1).replaceAll('_', ' ')}`

/** Everybody's payments with what administrators do with them, newest first. C-096, C-098, C-099, C-100. */
export function PaymentsTable() {
  const [status, setStatus] = useState<PaymentStatus | typeof every>(every)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [refunding, setRefunding] = useState<Payment | null>(null)
  const query = {
    ...(status === every ? {} : { status }),
    ...(search === '' ? {} : { search }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  }
  const pages = useAskPages(paymentOperations.listPayments, { query }, (answer) => ({
    received: answer.payments.length,
    total: answer.total,
  }))
  return (
    <>
      <div className={styles['filters']} role="search" aria-label="Payments">
        <TextField
          label="Search"
          type="search"
          placeholder="Order, invoice or name"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select<PaymentStatus | typeof every>
          label="Status"
          options={[
            { value: every, label: 'All' },
            ...paymentStatuses.map((one) => ({ value: one, label: statusWords(one) })),
          ]}
          value={status}
          onChange={setStatus}
        />
        <TextField label="From" type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        <TextField label="To" type="date" value={to} onChange={(event) => setTo(event.target.value)} />
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
          label="One-time payments and charges"
          columns={columnsOf(setRefunding)}
          rows={pages.data?.pages.flatMap((page) => page.payments) ?? []}
          rowKey={({ id }) => id}
          hasMore={pages.hasNextPage}
          loading={pages.isPending || pages.isFetchingNextPage}
          onMore={() => void pages.fetchNextPage()}
          maxHeight="50dvh"
          empty={<EmptyState shape="circle" title="No payments" text="Nothing was bought here yet, or nothing fits." />}
        />
      )}
      {refunding && <RefundDialog payment={refunding} onClose={() => setRefunding(null)} />}
    </>
  )
}

function columnsOf(onRefund: (payment: Payment) => void): DataColumn<Payment>[] {
  return [
    {
      id: 'order',
      title: 'Order',
      width: '116px',
      narrowWidth: '92px',
      cell: ({ orderNumber, invoiceNumber }) => (
        <span className={styles['two']}>
          <span>{orderNumber}</span>
          {invoiceNumber && <small>{invoiceNumber}</small>}
        </span>
      ),
    },
    {
      id: 'account',
      title: 'Account',
      width: 'minmax(150px, 1.2fr)',
      cell: ({ account }) =>
        account ? (
          <a className={`${styles['link']} ${styles['one']}`} href={paths.manageAccount(account.id)}>
            {account.name ?? account.publicName}
          </a>
        ) : (
          'Account deleted'
        ),
    },
    {
      id: 'status',
      title: 'Status',
      width: '168px',
      cell: ({ status }) => (
        <Chip hue={hues[status] ?? 'neutral'} square>
          {statusWords(status)}
        </Chip>
      ),
    },
    {
      id: 'what',
      title: 'What',
      width: 'minmax(140px, 1fr)',
      cell: ({ description }) => <span className={styles['one']}>{description}</span>,
    },
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
    { id: 'date', title: 'Date', width: '116px', cell: ({ createDate }) => shortDayWords(createDate) },
    {
      id: 'books',
      title: 'In the books',
      width: '112px',
      cell: ({ destinationInvoiceId, destinationFeeId }) =>
        [destinationInvoiceId && 'Invoice', destinationFeeId && 'Fee'].filter(Boolean).join(', ') || 'Not yet',
    },
    {
      id: 'actions',
      title: 'Actions',
      titleHidden: true,
      width: '216px',
      cell: (payment) => <Actions payment={payment} onRefund={onRefund} />,
    },
  ]
}

/** Reconcile, fee, invoice in the books, refund and receipt of one payment. C-098, C-216. */
function Actions({ payment, onRefund }: { payment: Payment; onRefund: (payment: Payment) => void }) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: askKey(paymentOperations.listPayments) })
  const of = `of ${payment.orderNumber}`
  const compare = useTell(financeOperations.reconcile, {
    onDone: async () => {
      showToast('done', 'Reconciled credits with the card provider')
      await refresh()
    },
  })
  const fee = useTell(financeOperations.recordFee, {
    onDone: async (answer) => {
      showToast('done', `The fee is ${moneyWords(answer.fee, payment.currency)}`)
      await refresh()
    },
  })
  const book = useTell(financeOperations.writeDestinationInvoice, {
    onDone: async () => {
      showToast('done', `The invoice ${of} is in the books`)
      await refresh()
    },
  })
  const params = { paymentId: payment.id }
  const made = payment.chargedAt !== null
  const mayRefund = payment.status === 'paid' || payment.status === 'partially_refunded'
  return (
    <span className={styles['actions']}>
      <IconButton
        icon="refresh"
        size="sm"
        label={`Reconcile ${of}`}
        tip="Reconcile"
        disabled={compare.isPending}
        onClick={() => compare.mutate({ body: { invoiceNumber: payment.orderNumber } })}
      />
      {made && (
        <>
          <IconButton
            icon="coin"
            size="sm"
            label={`Fee ${of}`}
            tip="Fee"
            disabled={fee.isPending}
            onClick={() => fee.mutate({ params })}
          />
          <IconButton
            icon="copy"
            size="sm"
            label={`Invoice in the books ${of}`}
            tip="Invoice in the books"
            disabled={book.isPending}
            onClick={() => book.mutate({ params })}
          />
        </>
      )}
      {mayRefund && (
        <IconButton icon="undo" size="sm" label={`Refund ${of}`} tip="Refund" onClick={() => onRefund(payment)} />
      )}
      {payment.receiptUrl && (
        <a className={styles['link']} href={payment.receiptUrl} target="_blank" rel="noopener">
          PDF<span className="visually-hidden"> receipt {of}</span>
        </a>
      )}
    </span>
  )
}
