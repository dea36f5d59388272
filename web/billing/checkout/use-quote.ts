import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import type { Quote, TaxPlace } from '@polyhex/contract/billing/payment'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { askOptions } from '../../call/ask.ts'
import { ServerProblem } from '../../call/problems.ts'
import type { Order } from './checkout-address.ts'

/** What an order costs, as far as it is known. */
export interface Quoted {
  readonly quote: Quote | null
  /** Why the code is not used; null: it is, or there is none. */
  readonly promotionFault: string | null
  /** The code is for an order in the other currency. */
  readonly promotionElsewhere: boolean
  /** Nothing can be said at all. */
  readonly problem: Error | null
  /** An answer is on its way; what is shown is the one before. */
  readonly asking: boolean
  readonly again: () => void
}

/** The parts of an order that the server reckons with. */
export function orderParts(order: Order, place: TaxPlace | null, promotion: string | null) {
  return {
    paymentItem: [{ id: '1', priceId: order.price, quantity: order.quantity, currency: order.currency }],
    ...(promotion === null ? {} : { promotionCode: promotion }),
    ...(place === null ? {} : { taxPlace: place }),
  }
}

const isAboutPromotion = (problem: Error | null): problem is ServerProblem =>
  problem instanceof ServerProblem && problem.code.startsWith('promotion_code_')

/** Asks what an order costs. A code that is not good is told, and the order is reckoned without it. */
export function useQuote(order: Order, place: TaxPlace | null): Quoted {
  const ask = (promotion: string | null) =>
    askOptions(paymentOperations.quotePayment, { body: orderParts(order, place, promotion) })
  const first = useQuery({ ...ask(order.promotion), placeholderData: keepPreviousData })
  const fault = isAboutPromotion(first.error) ? first.error.message : null
  const second = useQuery({ ...ask(null), enabled: fault !== null, placeholderData: keepPreviousData })
  const used = fault === null ? first : second
  return {
    quote: used.data ?? null,
    promotionFault: fault,
    promotionElsewhere: isAboutPromotion(first.error) && first.error.code === 'promotion_code_other_currency',
    problem: used.error,
    asking: used.isFetching,
    again: () => void used.refetch(),
  }
}
