import { Currency, Period } from '@polyhex/contract/billing/money'
import { z } from 'zod'
import type { Letter, Reader } from '../letter.ts'
import { Instant, Name } from '../mail-values.ts'
import { nextAmount, nextAmountWords } from './billing.ts'
import { creditWords, dayOf, dayWords, moneyWords } from './billing-words.ts'

const because = 'You get this mail because you pay for classes on Polyhex.'

const RenewalSoon = z.object({
  description: Name,
  amount: z.number().int().min(0),
  currency: Currency,
  period: Period,
  on: Instant,
  credits: z.number().int().min(0),
  ...nextAmount,
})

/** A subscription is about to be charged again. P1-12. */
export const renewalSoon = {
  data: RenewalSoon,
  write: (data: z.output<typeof RenewalSoon>, reader: Reader): Letter => {
    const on = dayOf(data.on, reader.timeZone)
    return {
      subject: `Your subscription renews on ${on}`,
      preview: `${moneyWords(data.amount, data.currency)} for ${data.description}.`,
      blocks: [
        {
          kind: 'text',
          text: `On ${on} we charge ${nextAmountWords(data)}, for ${data.description}. With it come ${creditWords(data.credits)} for the next ${data.period}.`,
        },
        { kind: 'text', text: 'You need to do nothing. If you do not want it, cancel before that day.' },
        { kind: 'action', label: 'See or cancel the subscription', path: '/accounts/billing/' },
      ],
      because,
    }
  },
}

const CreditsLow = z.object({ left: z.number().int().min(1).max(2) })

/** Few credits are left. P1-12. */
export const creditsLow = {
  data: CreditsLow,
  write: ({ left }: z.output<typeof CreditsLow>): Letter => ({
    subject: `You have ${creditWords(left)} left`,
    preview: 'Each credit pays for one class.',
    blocks: [
      { kind: 'text', text: `You have ${creditWords(left)} left, for as many classes.` },
      { kind: 'action', label: 'See prices', path: '/pricing/' },
    ],
    because,
  }),
}

const CreditsExpiring = z.object({ count: z.number().int().min(1), on: z.iso.date() })

/** Credits that are in no class yet can be used for so many days only. P1-12. */
export const creditsExpiring = {
  data: CreditsExpiring,
  write: ({ count, on }: z.output<typeof CreditsExpiring>): Letter => ({
    subject: `${creditWords(count)} can be used until ${dayWords(on)}`,
    preview: 'Sign up for a class before then.',
    blocks: [
      {
        kind: 'text',
        text: `${creditWords(count)} of yours ${count === 1 ? 'is' : 'are'} in no class yet, and ${count === 1 ? 'pays' : 'pay'} for classes until ${dayWords(on)}.`,
      },
      { kind: 'action', label: 'Find a class', path: '/class/schedule/' },
    ],
    because,
  }),
}
