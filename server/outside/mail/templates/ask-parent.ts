import { Currency, Period } from '@polyhex/contract/billing/money'
import { z } from 'zod'
import type { Letter } from '../letter.ts'
import { Name } from '../mail-values.ts'
import { chargeWords, moneyWords } from './billing-words.ts'

const AskParent = z.object({
  child: Name,
  description: Name,
  priceId: z.string().min(1).max(100),
  currency: Currency,
  quantity: z.number().int().min(1).max(10),
  amount: z.number().int().min(0),
  period: Period.nullable(),
})

/** A child asks for classes; the parent looks at the order and pays, or does not. */
export const askParent = {
  data: AskParent,
  write: (data: z.output<typeof AskParent>): Letter => {
    const { child, description, amount, currency, period, quantity, priceId } = data
    const costs = period === null ? moneyWords(amount, currency) : chargeWords(amount, currency, period)
    const query = new URLSearchParams({ price: priceId, currency })
    if (quantity > 1) query.set('quantity', String(quantity))
    return {
      subject: `${child} asks for classes`,
      preview: `${description}, ${costs} plus tax.`,
      blocks: [
        { kind: 'text', text: `${child} would like to have: ${description}. It costs ${costs} plus tax.` },
        {
          kind: 'text',
          text: 'Look at the order to see everything it gives. Nothing is charged unless you pay there.',
        },
        { kind: 'action', label: 'Look at the order', path: `/checkout/?${query.toString()}` },
      ],
      because: `You’re getting this email because ${child} has an account on Polyhex that you look after.`,
    }
  },
}
