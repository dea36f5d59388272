import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import type { CallOf, ResultOf } from '@polyhex/contract/operation'
import { useRef } from 'react'
import { useTell } from '../../call/ask.ts'

type Body = CallOf<typeof paymentOperations.createPayment>['body']
export type OpenedPayment = ResultOf<typeof paymentOperations.createPayment>

/**
 * Opens the payment of an order. The request key stays while the same order is sent again, so that a second try after a lost
 * answer is not a second payment; another order, or one that was given up, gets a new one.
 */
export function useOpening() {
  const key = useRef<{ readonly order: string; readonly key: string } | null>(null)
  const create = useTell(paymentOperations.createPayment, { quiet: true })
  const open = async (body: Omit<Body, 'requestKey'>): Promise<OpenedPayment> => {
    const order = JSON.stringify(body)
    if (key.current?.order !== order) key.current = { order, key: crypto.randomUUID() }
    return await create.mutateAsync({ body: { ...body, requestKey: key.current.key } })
  }
  return {
    open,
    forget: () => {
      key.current = null
    },
    busy: create.isPending,
    problem: create.error,
    clear: create.reset,
  }
}
