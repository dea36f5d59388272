import type { Payment } from '@polyhex/contract/billing/payment'
import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import { refundOperations } from '@polyhex/contract/billing/refund-operations'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { askKey, useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Checkbox } from '../../kit/checkbox.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import { moneyWords } from '../money-words.ts'
import styles from './finance.module.css'
import { centsOf } from './typed-amount.ts'

/** Gives money back after showing what it would do: amount, tax share, credits taken, the fee that is lost. P0-8. */
export function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { currency } = payment
  const [typed, setTyped] = useState('')
  const [usedToo, setUsedToo] = useState(false)
  const [reason, setReason] = useState('')
  const [requestKey] = useState(() => crypto.randomUUID())
  const client = useQueryClient()
  const preview = useTell(refundOperations.previewRefund, { quiet: true })
  const refund = useTell(refundOperations.refundPayment, {
    quiet: true,
    onDone: async () => {
      showToast('done', `The refund of ${payment.orderNumber} is on its way`)
      onClose()
      await client.invalidateQueries({ queryKey: askKey(paymentOperations.listPayments) })
    },
  })
  const amount = typed === '' ? undefined : (centsOf(typed) ?? undefined)
  const choice = { ...(amount === undefined ? {} : { amount }), ...(usedToo ? { usedToo } : {}) }
  const { mutate } = preview
  const params = { paymentId: payment.id }
  useEffect(() => {
    mutate({
      params: { paymentId: payment.id },
      body: { ...(amount === undefined ? {} : { amount }), ...(usedToo ? { usedToo } : {}) },
    })
  }, [mutate, payment.id, amount, usedToo])
  const problem = refund.error ?? preview.error
  const found = preview.data
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Refund ${payment.orderNumber}`}
      icon="undo"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button
            look="danger"
            loading={refund.isPending}
            disabled={!found || found.amount === 0 || preview.isError || reason.trim().length < 3}
            onClick={() => refund.mutate({ params, body: { ...choice, reason, requestKey } })}
          >
            {found ? `Refund ${moneyWords(found.amount, currency)}` : 'Refund'}
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        {problem && <Note kind="bad">{wordsOf(problem)}</Note>}
        <TextField
          label="Amount"
          help="Empty: what the unused credits are worth, with their tax."
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...(typed !== '' && amount === undefined ? { error: 'Enter an amount, such as 32.50.' } : {})}
        />
        <Checkbox checked={usedToo} onChange={(event) => setUsedToo(event.target.checked)}>
          Also for credits that a class has used
        </Checkbox>
        <TextField
          label="Why"
          maxLength={200}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {found && (
          <dl className={`${styles['figures']} ${styles['inDialog']}`} aria-live="polite">
            <Figure name="Refunded" value={moneyWords(found.amount, currency)} />
            <Figure name="Of this, tax" value={moneyWords(found.taxShare, currency)} />
            <Figure name="Credits taken" value={`${found.creditsRevoked}`} />
            <Figure name="Classes left without one" value={`${found.classesWithoutCredit}`} />
            <Figure
              name="Fee that is lost"
              value={found.feeLost === null ? 'Not known' : moneyWords(found.feeLost, currency)}
            />
            <Figure name="Most that can be refunded" value={moneyWords(found.mostPossible, currency)} />
          </dl>
        )}
      </div>
    </Dialog>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
