import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import type { CardPrice } from '@polyhex/contract/billing/product'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { useQueries } from '@tanstack/react-query'
import { askOptions, useAsk } from '../../call/ask.ts'
import { coursesToPick } from '../../classes/courses-to-pick/courses-screen.tsx'
import type { Wizard } from '../wizard/use-wizard.ts'
import type { PaymentStep } from './payment-steps.tsx'

/** The code of the promotion of the course that was chosen in the step before; null: none was, or this is another step. P1-9. */
export function useCourseCode(wizard: Wizard, step: PaymentStep): string | null {
  const chosen = wizard.state.wishes['cohort']
  const isAsked = step === 'student_15' && typeof chosen === 'string'
  const { data } = useAsk(cohortOperations.listCohorts, isAsked ? coursesToPick : null)
  return data?.cohorts.find((cohort) => cohort.cohortCode === chosen)?.promotion.promotionCode ?? null
}

/** What a code makes of a price, in minor units. */
export interface Reduced {
  readonly code: string
  readonly before: number
  readonly after: number
}

/** The prices that a code lowers, each with what it costs then; the server reckons. A code that does not fit is none. */
export function useReduced(prices: readonly CardPrice[], code: string | null): ReadonlyMap<string, Reduced> {
  const quotes = useQueries({
    queries: prices.map(({ priceId, currency }) => {
      const paymentItem = [{ id: '1', priceId, quantity: 1, currency }]
      const body = { paymentItem, ...(code === null ? {} : { promotionCode: code }) }
      return { ...askOptions(paymentOperations.quotePayment, { body }), enabled: code !== null, retry: false }
    }),
  })
  return new Map(
    quotes.flatMap(({ data }, index) => {
      const [price, discount] = [prices[index], data?.discount ?? null]
      if (price === undefined || data === undefined || discount === null || discount.code === null) return []
      const { subtotal: before } = data
      return [[price.priceId, { code: discount.code, before, after: before - discount.amount }]]
    }),
  )
}
