import { encodeSignUpLink } from '@polyhex/contract/onboarding/sign-up-link'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../shell/paths.ts'
import { refreshSession, useSession } from '../shell/session.ts'
import { storePath } from '../shell/stored-path.ts'
import { checkoutPath, type Order } from './checkout/checkout-address.ts'

/**
 * Sign-up with the way back to a checkout in it; who has an account and signs in instead comes back there as well. `now`
 * in ms. C-025.
 */
export function signUpForCheckout(path: string, now: number): string {
  storePath(path, now)
  return paths.signUp('parent', encodeSignUpLink({ intent: 'pricing', path }))
}

/** Leads buyers to the checkout, and who is not signed in to sign-up first. `busy` is the price that is on its way. C-025, C-076. */
export function useToCheckout(): {
  go: (order: Pick<Order, 'price' | 'currency'> & Partial<Order>) => Promise<void>
  busy: string | null
} {
  const router = useRouter()
  const session = useSession()
  const [busy, setBusy] = useState<string | null>(null)
  const go = async (order: Pick<Order, 'price' | 'currency'> & Partial<Order>) => {
    setBusy(order.price)
    try {
      const known = session.state === 'unknown' ? await refreshSession() : session
      const path = checkoutPath(order)
      const href = known.state === 'authenticated' ? path : signUpForCheckout(path, Date.now())
      await router.navigate({ href })
    } finally {
      setBusy(null)
    }
  }
  return { go, busy }
}
