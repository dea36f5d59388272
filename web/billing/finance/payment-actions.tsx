import { financeOperations } from '@polyhex/contract/billing/finance-operations'
import type { Payment } from '@polyhex/contract/billing/payment'
import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import { useQueryClient } from '@tanstack/react-query'
import { askKey, useTell } from '../../call/ask.ts'
import { Menu, type MenuChoice } from '../../kit/menu.tsx'
import { showToast } from '../../kit/toasts.ts'
import { moneyWords } from '../money-words.ts'

/** What administrators do with one payment: reconcile, fee, invoice in the books, receipt, refund. C-098, C-216. */
export function PaymentActions({ payment, onRefund }: { payment: Payment; onRefund: (payment: Payment) => void }) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: askKey(paymentOperations.listPayments) })
  const { orderNumber, receiptUrl } = payment
  const compare = useTell(financeOperations.reconcile, {
    onDone: async () => {
      showToast('done', 'Reconciled credits with the card provider')
      await refresh()
    },
  })
  const fee = useTell(financeOperations.recordFee, {
    onDone: async (answer) => {
      showToast('done', `The fee of ${orderNumber} is ${moneyWords(answer.fee, payment.currency)}`)
      await refresh()
    },
  })
  const book = useTell(financeOperations.writeDestinationInvoice, {
    onDone: async () => {
      showToast('done', `The invoice of ${orderNumber} is in the books`)
      await refresh()
    },
  })
  const params = { paymentId: payment.id }
  const made = payment.chargedAt !== null
  const mayRefund = payment.status === 'paid' || payment.status === 'partially_refunded'
  const choices: MenuChoice[] = [
    ...(receiptUrl === null
      ? []
      : [
          {
            id: 'receipt',
            label: 'Receipt',
            icon: 'receipt',
            onChoose: () => window.open(receiptUrl, '_blank', 'noopener'),
          },
        ]),
    {
      id: 'reconcile',
      label: 'Reconcile',
      icon: 'refresh',
      onChoose: () => compare.mutate({ body: { invoiceNumber: orderNumber } }),
    },
    ...(made
      ? [
          { id: 'fee', label: 'Record the fee', icon: 'coin', onChoose: () => fee.mutate({ params }) },
          { id: 'book', label: 'Invoice in the books', icon: 'copy', onChoose: () => book.mutate({ params }) },
        ]
      : []),
    ...(mayRefund
      ? [{ id: 'refund', label: 'Refund', icon: 'undo', bad: true, onChoose: () => onRefund(payment) }]
      : []),
  ] as MenuChoice[]
  return <Menu label={`Actions for ${orderNumber}`} icon="dots" iconOnly size="sm" choices={choices} />
}
