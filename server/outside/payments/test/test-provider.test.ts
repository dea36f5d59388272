import { randomBytes } from 'node:crypto'
import { testCards } from '@polyhex/contract/billing/test-cards'
import { openTestDatabase } from '../../../database/database-of-tests.ts'
import { describePaymentProvider, type ProviderOnTrial } from '../payments-suite-of-tests.ts'
import { eventBody } from './events.ts'
import { openTestProvider } from './open-test-provider.ts'
import { sampleCatalog } from './sample-catalog.ts'
import { signatureOf } from './signature.ts'
import { readSettings } from './till.ts'
import { trialPrices } from './price-samples.ts'

async function openTrial(): Promise<ProviderOnTrial> {
  const db = await openTestDatabase()
  const started = Date.parse('2026-11-22T09:00:00Z')
  const real = (): Date => new Date(started)
  const provider = openTestProvider({ db, now: real, catalog: trialPrices.catalog(sampleCatalog) })
  const number = (behavior: string): string => testCards.find((card) => card.behavior === behavior)?.number ?? ''
  let ahead = 0
  return {
    provider,
    now: () => new Date(started + ahead * 1000),
    advance: async (seconds) => {
      ahead += seconds
      if (!(await provider.desk.advance(seconds))) throw new Error('the clock stands')
    },
    pay: async (checkout, card) => {
      const secret = checkout.clientSecret ?? ''
      const placed = await provider.frame.place(secret, { country: 'CA', region: 'ON' })
      const typed = { cardNumber: number(card), expiry: '12/40', shownTotal: placed.total }
      const { outcome } = await provider.frame.pay(secret, typed)
      if (outcome === 'challenge') return (await provider.frame.answer(secret, 'confirm')).outcome === 'complete'
      return outcome === 'complete'
    },
    saveCard: async (address, card) => {
      const [, secret = ''] = address.split('#')
      const { outcome } = await provider.frame.pay(secret, { cardNumber: number(card), expiry: '12/40' })
      if (outcome === 'challenge') await provider.frame.answer(secret, 'confirm')
      return secret.split('_secret_')[0] ?? ''
    },
    confirm: async (address) => void (await provider.frame.answer(address.split('#')[1] ?? '', 'confirm')),
    dispute: provider.desk.dispute,
    closeDispute: provider.desk.closeDispute,
    failRefund: async (id) => void (await provider.desk.failRefund(id)),
    payOut: provider.desk.payOut,
    webhook: async (eventId, at) => {
      const event = await db.queries
        .selectFrom('testpay_events')
        .selectAll()
        .where('id', '=', eventId)
        .executeTakeFirstOrThrow()
      const body = eventBody(event)
      const { webhook_secret: secret } = await db.queries.transaction().execute(readSettings)
      return { body, signature: signatureOf(body, at, secret) }
    },
    rollSecret: async () => provider.desk.rollSecret(`whsec_${randomBytes(20).toString('hex')}`),
    sold: trialPrices.sold,
    close: db.close,
  }
}

describePaymentProvider('that is embedded', openTrial)
