import { Currency } from '@polyhex/contract/billing/money'
import { z } from 'zod'
import type { Letter, Reader } from '../letter.ts'
import { Instant } from '../mail-values.ts'
import { dayOf, moneyWords } from './billing-words.ts'

const because = 'You’re getting this email because you are an administrator of Polyhex.'
const open = { kind: 'action', label: 'Open Finance', path: '/finance/' } as const

const Dispute = z.object({
  orderNumber: z.string().max(100),
  amount: z.number().int().min(0),
  currency: Currency,
  answerBy: Instant.nullable(),
  /** The bank has the money already; else it only asks. */
  taken: z.boolean(),
})

/** A bank asks for the money of a payment back. To administrators. */
export const staffDispute = {
  data: Dispute,
  write: (data: z.output<typeof Dispute>, reader: Reader): Letter => {
    const sum = moneyWords(data.amount, data.currency)
    const text = data.taken
      ? `A bank took back ${sum} of order ${data.orderNumber} because the card’s holder disputes it. The unused credits of the order are held.`
      : `A bank asks about ${sum} of order ${data.orderNumber}. It has taken no money yet.`
    const until =
      data.answerBy === null
        ? 'Answer at the card provider.'
        : `Answer at the card provider by ${dayOf(data.answerBy, reader.timeZone)}. Without an answer the money is lost.`
    return {
      subject: `Dispute: ${sum} of order ${data.orderNumber}`,
      preview: until,
      blocks: [{ kind: 'text', text }, { kind: 'text', text: until }, open],
      because,
    }
  },
}

const Comparison = z.object({
  /** Since when nothing could be compared; null: it could. */
  since: Instant.nullable(),
  /** How many differences are open; null: that is not what it is about. */
  open: z.number().int().min(1).nullable(),
})

/** Our payments were not compared with the card provider's, or differ from them. To administrators. */
export const staffComparison = {
  data: Comparison,
  write: ({ since, open: count }: z.output<typeof Comparison>, reader: Reader): Letter => {
    if (since !== null) {
      const text = `Our payments have not been compared with the card provider’s since ${dayOf(since, reader.timeZone)}. A payment that got lost on the way would not be found now.`
      return {
        subject: 'Payments are not being compared',
        preview: 'The card provider does not answer as it should.',
        blocks: [
          { kind: 'text', text },
          { kind: 'text', text: 'Run “npm run doctor” on the server: it checks each setting and says what to do.' },
          open,
        ],
        because,
      }
    }
    const found = count === 1 ? '1 difference is open' : `${count ?? 0} differences are open`
    return {
      subject: `Payments: ${found}`,
      preview: 'Our payments and the card provider’s do not agree.',
      blocks: [
        { kind: 'text', text: `Our payments and the card provider’s do not agree: ${found}.` },
        { kind: 'text', text: 'Look at each one, and write down what you found out.' },
        open,
      ],
      because,
    }
  },
}
