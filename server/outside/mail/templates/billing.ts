import { Currency, Period } from '@polyhex/contract/billing/money'
import { z } from 'zod'
import type { Block, Letter, Reader } from '../letter.ts'
import { Instant, Name } from '../mail-values.ts'
import { chargeWords, creditWords, dayOf, dayWords, declineWords, moneyWords } from './billing-words.ts'

const billing = '/accounts/billing/'
const because = 'You get this mail because you pay for classes on Polyhex.'
const seeBilling: Block = { kind: 'action', label: 'See your billing', path: billing }
const amount = z.number().int().min(0)
const Text = z.string().max(100)
const Day = z.iso.date()

type Fact = readonly [label: string, value: string]

const PaymentReceipt = z.object({
  orderNumber: Text,
  invoiceNumber: Text,
  description: Name,
  total: amount,
  tax: amount,
  currency: Currency,
  credits: z.number().int().min(0),
  lots: z.array(z.object({ count: z.number().int().min(1), expiresOn: Day.nullable() })).default([]),
  card: Text.nullable(),
  chargedAt: Instant,
})

/** Until when the credits of a charge pay for classes: one date, or how many until each. */
function expiryFacts(lots: z.output<typeof PaymentReceipt>['lots']): Fact[] {
  const [first] = lots
  if (first === undefined || lots.every(({ expiresOn }) => expiresOn === null)) return []
  if (lots.length === 1 && first.expiresOn !== null) return [['For classes until', dayWords(first.expiresOn)]]
  return lots.map(({ count, expiresOn }) => [
    creditWords(count),
    expiresOn === null ? 'Do not expire' : `For classes until ${dayWords(expiresOn)}`,
  ])
}

/** What was paid, and what came of it. P0-2, P1-12. */
export const paymentReceipt = {
  data: PaymentReceipt,
  write: (data: z.output<typeof PaymentReceipt>, reader: Reader): Letter => {
    const { currency, total, tax, credits, lots, card } = data
    const facts: Fact[] = [
      ['Order', data.orderNumber],
      ['Invoice', data.invoiceNumber],
      ['For', data.description],
      ['Paid', moneyWords(total, currency)],
      ...(tax === 0 ? [] : [['Tax in it', moneyWords(tax, currency)] as const]),
      ...(card === null ? [] : [['With', card] as const]),
      ['On', dayOf(data.chargedAt, reader.timeZone)],
      ...(credits === 0 ? [] : [['Added to your account', creditWords(credits)] as const]),
      ...expiryFacts(lots),
    ]
    return {
      subject: `Your receipt: ${moneyWords(total, currency)} for ${data.description}`,
      preview: `Order ${data.orderNumber}. Thank you.`,
      blocks: [
        { kind: 'text', text: 'Thank you. Your payment has arrived.' },
        { kind: 'facts', facts },
        { kind: 'action', label: 'Get the invoice', path: billing },
      ],
      because,
    }
  },
}

/** What a coming charge comes to, beside `amount`. */
export const nextAmount = {
  /** Taxes are in the amount already. */
  taxKnown: z.boolean().default(false),
  /** What it comes to once a discount has ended. */
  afterDiscount: z.object({ amount, from: Day }).nullable().default(null),
}
type NextAmount = Pick<z.output<typeof Terms>, 'amount' | 'currency' | 'taxKnown' | 'afterDiscount'>

/** `CA$163.85, tax included`, or the amount with a word about tax where it is not known. */
export function nextAmountWords({ amount: sum, currency, taxKnown }: Omit<NextAmount, 'afterDiscount'>): string {
  return `${moneyWords(sum, currency)}${taxKnown ? ', tax included' : ', plus tax where there is one'}`
}

const Terms = z.object({
  description: Name,
  amount,
  currency: Currency,
  period: Period,
  credits: z.number().int().min(0),
  nextCharge: Instant,
  ...nextAmount,
})

function afterDiscountFacts({ afterDiscount: after, currency, taxKnown }: NextAmount): Fact[] {
  if (after === null) return []
  return [[`From ${dayWords(after.from)}`, nextAmountWords({ amount: after.amount, currency, taxKnown })]]
}

/** A subscription has begun: what was agreed to, and how it ends. P0-4. */
export const subscriptionBegun = {
  data: Terms,
  write: (data: z.output<typeof Terms>, reader: Reader): Letter => ({
    subject: `Your subscription has begun: ${data.description}`,
    preview: `${chargeWords(data.amount, data.currency, data.period)} until you cancel.`,
    blocks: [
      { kind: 'text', text: 'You agreed to a charge that repeats until you cancel it. These are its terms.' },
      {
        kind: 'facts',
        facts: [
          ['For', data.description],
          ['Charge', `${nextAmountWords(data)}, each ${data.period}`],
          ['Next charge', dayOf(data.nextCharge, reader.timeZone)],
          ...afterDiscountFacts(data),
          ['With each charge', creditWords(data.credits)],
        ],
      },
      {
        kind: 'text',
        text: 'Credits of a period can be used until that period ends. You can cancel online at any time, in two clicks. The subscription then runs until the end of the period that is paid, and nothing more is charged.',
      },
      { kind: 'action', label: 'See or cancel the subscription', path: billing },
    ],
    because,
  }),
}

const Changed = z.object({
  kind: z.enum(['cancelled', 'kept', 'paused', 'resumed', 'ended']),
  description: Name,
  /** The end of the period, or when it goes on. */
  on: Instant,
  /** Why it ended. */
  why: z.enum(['asked', 'unpaid', 'disputed']).default('asked'),
})

/** Why a subscription ended that its payer did not cancel, and how to have classes again. */
const endWords = {
  asked: '',
  unpaid: ' We tried the card several times, and no charge went through. Choose a plan to have classes again.',
  disputed: ' Your bank took back a payment for it. Write to us if that is a mistake.',
} as const

const changeWords = {
  cancelled: {
    subject: 'Your subscription is cancelled',
    text: (on: string) =>
      `It runs until ${on}, and nothing more is charged. Credits that you have can be used until then. Until that day you can take this back.`,
  },
  kept: {
    subject: 'Your subscription goes on',
    text: (on: string) => `The cancellation is taken back. The next charge is on ${on}.`,
  },
  paused: {
    subject: 'Your subscription is paused',
    text: (on: string) => `Nothing is charged, and no credits are added, until it goes on by itself on ${on}.`,
  },
  resumed: {
    subject: 'Your subscription goes on',
    text: (on: string) => `The pause is over. The next charge is on ${on}.`,
  },
  ended: {
    subject: 'Your subscription has ended',
    text: (on: string) => `It ended on ${on}. Nothing more is charged.`,
  },
} as const

/** A subscription was cancelled, kept, paused, or goes on. P0-5. */
export const subscriptionChanged = {
  data: Changed,
  write: (data: z.output<typeof Changed>, reader: Reader): Letter => {
    const words = changeWords[data.kind]
    const text = `${words.text(dayOf(data.on, reader.timeZone))}${data.kind === 'ended' ? endWords[data.why] : ''}`
    return {
      subject: `${words.subject}: ${data.description}`,
      preview: text,
      blocks: [
        { kind: 'text', text },
        { kind: 'text', text: `If this was not you, write to ${reader.help}.` },
        seeBilling,
      ],
      because,
    }
  },
}

const PlanChanged = z.object({
  kind: z.enum(['changed', 'planned', 'kept']),
  description: Name,
  amount,
  currency: Currency,
  period: Period,
  periodCount: z.number().int().min(1),
  credits: z.number().int().min(0),
  /** The next charge. */
  on: Instant,
})

const planWords = {
  changed: {
    subject: 'Your plan has changed',
    text: () =>
      'You agreed to another plan that repeats until you cancel it. The receipt of today is in a mail of its own.',
  },
  planned: {
    subject: 'Your plan will change',
    text: (on: string) =>
      `You agreed to another plan that repeats until you cancel it. It begins on ${on}. Nothing changes before that day, and until then you can take it back.`,
  },
  kept: {
    subject: 'Your plan stays as it is',
    text: () => 'The change to the plan below is taken back. Nothing was charged for it.',
  },
} as const

/** The plan of a subscription has changed, will change, or stays after all. P1-14, P0-4. */
export const planChanged = {
  data: PlanChanged,
  write: (data: z.output<typeof PlanChanged>, reader: Reader): Letter => {
    const words = planWords[data.kind]
    const on = dayOf(data.on, reader.timeZone)
    const { period, periodCount } = data
    const charge =
      periodCount === 1
        ? chargeWords(data.amount, data.currency, period)
        : `${moneyWords(data.amount, data.currency)} every ${periodCount} ${period}s`
    const next: Fact[] = data.kind === 'kept' ? [] : [['Next charge', on]]
    return {
      subject: `${words.subject}: ${data.description}`,
      preview: words.text(on),
      blocks: [
        { kind: 'text', text: words.text(on) },
        {
          kind: 'facts',
          facts: [
            ['Plan', data.description],
            ['Charge', `${charge}, plus tax where there is one`],
            ...next,
            ['With each charge', creditWords(data.credits)],
          ],
        },
        { kind: 'text', text: `You can cancel online at any time. If this was not you, write to ${reader.help}.` },
        seeBilling,
      ],
      because,
    }
  },
}

const RenewalFailed = z.object({
  description: Name,
  amount,
  currency: Currency,
  failure: Text,
  nextTry: Instant.nullable(),
  /** The bank waits for the holder of the card. */
  confirm: z.boolean().default(false),
})

/** The bank asks its holder about a charge: a page of the card provider is where they answer. */
function confirmLetter({ amount: sum, currency, description }: z.output<typeof RenewalFailed>): Letter {
  return {
    subject: `Confirm a payment: ${description}`,
    preview: 'Your bank wants to know that it is you.',
    blocks: [
      {
        kind: 'text',
        text: `Your bank wants you to confirm the charge of ${moneyWords(sum, currency)} for ${description}. Nothing has been charged yet.`,
      },
      {
        kind: 'text',
        text: 'Open your billing, press “Confirm with your bank”, and answer your bank there. It takes a minute.',
      },
      { kind: 'text', text: 'Classes go on with the credits that you have.' },
      { kind: 'action', label: 'Confirm with your bank', path: billing },
    ],
    because,
  }
}

/** A charge of a subscription failed, when it is tried again, and what to do. P0-7. */
export const renewalFailed = {
  data: RenewalFailed,
  write: (data: z.output<typeof RenewalFailed>, reader: Reader): Letter =>
    data.confirm
      ? confirmLetter(data)
      : {
          subject: `We could not charge your card: ${data.description}`,
          preview: declineWords(data.failure),
          blocks: [
            {
              kind: 'text',
              text: `${moneyWords(data.amount, data.currency)} for ${data.description} could not be charged. ${declineWords(data.failure)}`,
            },
            {
              kind: 'text',
              text:
                data.nextTry === null
                  ? 'It will not be tried again. Change the card to keep the subscription.'
                  : `It is tried again on ${dayOf(data.nextTry, reader.timeZone)}. Change the card before then, if you need to.`,
            },
            { kind: 'text', text: 'Classes go on with the credits that you have.' },
            { kind: 'action', label: 'Change the card', path: billing },
          ],
          because,
        },
}

const RefundMade = z.object({
  orderNumber: Text,
  amount,
  currency: Currency,
  status: z.enum(['made', 'failed']),
  creditsRevoked: z.number().int().min(0),
  card: Text.nullable(),
})

/** Money was given back, or could not be. P0-8. */
export const refundMade = {
  data: RefundMade,
  write: (data: z.output<typeof RefundMade>): Letter => {
    const sum = moneyWords(data.amount, data.currency)
    const to = data.card === null ? 'the way you paid' : data.card
    const gone =
      data.creditsRevoked === 0
        ? []
        : [{ kind: 'text' as const, text: `Taken from your account: ${creditWords(data.creditsRevoked)}.` }]
    return data.status === 'made'
      ? {
          subject: `Your refund: ${sum}`,
          preview: `For order ${data.orderNumber}.`,
          blocks: [
            {
              kind: 'text',
              text: `We gave back ${sum} of order ${data.orderNumber} to ${to}. It arrives in 5 to 10 days, depending on your bank.`,
            },
            ...gone,
            seeBilling,
          ],
          because,
        }
      : {
          subject: `Your refund did not arrive: ${sum}`,
          preview: `For order ${data.orderNumber}.`,
          blocks: [
            {
              kind: 'text',
              text: `The bank sent back the refund of ${sum} for order ${data.orderNumber}. Credits that it took are back in your account. We will write to you about another way.`,
            },
            seeBilling,
          ],
          because,
        }
  },
}
