import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useState } from 'react'
import { Note } from '../../kit/note.tsx'
import styles from './checkout.module.css'

/** Stripe's own card form. This file, and with it Stripe's script, is only loaded when Stripe takes the payments. */
export function StripeForm({
  clientSecret,
  publishableKey,
  onComplete,
}: {
  clientSecret: string
  publishableKey: string
  onComplete: () => void
}) {
  const [failed, setFailed] = useState(false)
  const [stripe] = useState(() =>
    loadStripe(publishableKey).catch(() => {
      setFailed(true)
      return null
    }),
  )
  if (failed) {
    return (
      <Note kind="bad">
        The card form did not load, and nothing was charged. Something may be blocking js.stripe.com. Allow it, or try
        another browser, then reload this page.
      </Note>
    )
  }
  return (
    <div className={styles['embed']} data-stripe>
      <EmbeddedCheckoutProvider key={clientSecret} stripe={stripe} options={{ clientSecret, onComplete }}>
        <EmbeddedCheckout />
      </EmbeddedCheckoutProvider>
    </div>
  )
}
