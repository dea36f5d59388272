import type { Payment } from '@polyhex/contract/billing/payment'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { onboardingOperations } from '@polyhex/contract/onboarding/onboarding-operations'
import { useEffect, useState } from 'react'
import { callServer } from '../../call/call-server.ts'
import { refreshSession } from '../../shell/session.ts'
import { confirmEveryMs } from './use-confirmation.ts'

/** Steps of sign-up at which a payment is waited for, each with the one after it. C-149. */
const paymentSteps: ReadonlyMap<number, number> = new Map([
  [11, 12],
  [15, 0],
  [17, 0],
])
/** The server moves a sign-up on with the credits; after so many looks the browser does it. */
const patience = 3

/**
 * Whether one may go on from a confirmation: the account has been read anew, and its sign-up is past the payment. C-095, C-149.
 */
export function useFinish(account: SessionAccount, payment: Payment): { ready: boolean; waiting: boolean } {
  const [ready, setReady] = useState(false)
  const student = account.roles.includes('student')
  useEffect(() => {
    let stopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (tries: number) => {
      await refreshSession()
      const stuck = student ? await stuckStep() : null
      if (stopped) return
      if (stuck === null) return setReady(true)
      if (tries >= patience) await moveOn(account.accountId, paymentSteps.get(stuck) ?? 0)
      if (!stopped) timer = setTimeout(() => void look(tries + 1), confirmEveryMs)
    }
    void look(1)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [student, account.accountId, payment.id])
  return { ready, waiting: !ready }
}

/** The payment step at which the caller's own sign-up still stands; null: none, or nobody knows. */
async function stuckStep(): Promise<number | null> {
  try {
    const { onboarding } = await callServer(onboardingOperations.getOnboarding, {})
    return paymentSteps.has(onboarding.step) ? onboarding.step : null
  } catch {
    // Who cannot ask cannot be stuck there either: the payment is made, and the way on must be open.
    return null
  }
}

async function moveOn(id: string, step: number): Promise<void> {
  try {
    await callServer(onboardingOperations.updateOnboardingStep, { params: { id }, body: { step } })
  } catch {
    // It is tried again with the next look.
  }
}
