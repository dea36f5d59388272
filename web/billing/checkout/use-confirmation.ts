import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import type { Payment } from '@polyhex/contract/billing/payment'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callServer } from '../../call/call-server.ts'
import { mayPass } from '../../call/problems.ts'

/** How often it is asked how a payment stands, and how long, ms. P0-6. */
export const confirmEveryMs = 2000
export const confirmForMs = 60_000
/** An order is only called unpaid after this long: the provider may not have written it down yet. */
const unpaidAfterMs = 6000

/** Where a payment stands for who waits for it. */
export type Standing = 'confirming' | 'paid' | 'unpaid' | 'failed' | 'expired' | 'late' | 'gone'

export interface Confirmation {
  readonly standing: Standing
  readonly payment: Payment | null
  readonly problem: Error | null
  /** Asks once more, after it has become late. */
  readonly again: () => void
}

const paidStatuses: readonly Payment['status'][] = ['paid', 'partially_refunded', 'refunded', 'disputed']

/** What a payment says about itself; null: it is not decided. */
export function standingOf(payment: Payment): Exclude<Standing, 'late' | 'gone'> | null {
  // Paid, but its credits are not written yet: a moment more (decision A21).
  if (payment.status === 'paid' && payment.creditsPurchased === 0) return null
  if (paidStatuses.includes(payment.status)) return 'paid'
  if (payment.status === 'failed' || payment.status === 'expired') return payment.status
  return null
}

/**
 * Confirms a payment as often as it takes: every 2 seconds for a minute. Safe to begin anew after a reload, from a second tab
 * or after Back, since asking twice does nothing twice.
 */
export function useConfirmation(paymentId: string): Confirmation {
  const client = useQueryClient()
  const [round, setRound] = useState(0)
  const [state, setState] = useState<Omit<Confirmation, 'again'>>({
    standing: 'confirming',
    payment: null,
    problem: null,
  })
  useEffect(() => {
    let stopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const began = performance.now()
    const ask = async () => {
      const next = await askOnce(paymentId)
      if (stopped) return
      const waited = performance.now() - began
      const decided = next.payment === null ? null : standingOf(next.payment)
      if (next.problem !== null && !mayPass(next.problem)) return setState({ ...next, standing: 'gone' })
      if (decided !== null) {
        setState({ ...next, standing: decided })
        if (decided === 'paid') await client.invalidateQueries()
        return
      } else {
        const unpaid = next.payment?.status === 'open' && waited >= unpaidAfterMs
        const late = waited >= confirmForMs - confirmEveryMs
        setState({ ...next, standing: unpaid ? 'unpaid' : late ? 'late' : 'confirming' })
        if (late) return
      }
      if (waited < confirmForMs) timer = setTimeout(() => void ask(), confirmEveryMs)
    }
    void ask()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [paymentId, round, client])
  return { ...state, again: () => setRound((before) => before + 1) }
}

async function askOnce(paymentId: string): Promise<{ payment: Payment | null; problem: Error | null }> {
  try {
    const { payment } = await callServer(paymentOperations.confirmPayment, { params: { paymentId } })
    return { payment, problem: null }
  } catch (problem) {
    return { payment: null, problem: problem as Error }
  }
}
