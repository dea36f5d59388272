import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { ownPath } from '@polyhex/contract/onboarding/sign-up-link'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { LoadingScreen } from '../../shell/loading-screen.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { SignedIn } from '../../shell/signed-in.tsx'
import { useSession } from '../../shell/session.ts'
import { signUpForCheckout } from '../to-checkout.ts'
import { checkoutPath, type CheckoutSearch, confirmationPath, type Order, orderOf } from './checkout-address.ts'
import { CheckoutFrame, NoOrder } from './checkout-frame.tsx'
import { ConfirmationStep } from './confirmation-step.tsx'
import { keepOrder } from './kept-order.ts'
import { type OpenOrder, OrderStep } from './order-step.tsx'
import { PaymentStep } from './payment-step.tsx'

/** /checkout/: order, payment and confirmation. The order is in the address, and so is a payment that was made. C-020, C-079 to C-095. */
export function CheckoutScreen() {
  usePageTitle('Checkout')
  const search = useSearch({ strict: false }) as CheckoutSearch & { at?: string }
  const order = orderOf(search)
  if (search.payment !== undefined) {
    const { payment } = search
    return (
      <CheckoutFrame current={2}>
        <SignedIn>
          {(account) => (
            <ConfirmationStep key={payment} account={account} paymentId={payment} next={ownPath(search.next)} />
          )}
        </SignedIn>
      </CheckoutFrame>
    )
  }
  if (order === null) {
    return (
      <CheckoutFrame current={0}>
        <NoOrder title="Nothing is ordered yet" text="Choose a plan first." />
      </CheckoutFrame>
    )
  }
  return (
    <Buyer order={order}>
      {(account) => <Buying account={account} order={order} atPayment={search.at === 'payment'} />}
    </Buyer>
  )
}

/** Who is not signed in goes to sign-up, with this address in it; whose session has ended signs in. C-025. */
function Buyer({ order, children }: { order: Order; children: (account: SessionAccount) => ReactNode }) {
  const router = useRouter()
  const session = useSession()
  const path = checkoutPath(order)
  const out = session.state === 'unauthenticated'
  useEffect(() => {
    if (out) router.history.replace(signUpForCheckout(path, Date.now()))
  }, [out, path, router])
  if (session.state === 'authenticated') return children(session.account)
  return out ? <LoadingScreen /> : <SignedIn>{children}</SignedIn>
}

function Buying({ account, order, atPayment }: { account: SessionAccount; order: Order; atPayment: boolean }) {
  const { history } = useRouter()
  const [open, setOpen] = useState<OpenOrder | null>(null)
  const here = checkoutPath(order)
  const paying = atPayment && open !== null
  useEffect(() => {
    // After a reload the secret is gone: the order is there, and paying it again opens the same payment.
    if (atPayment && open === null) history.replace(here)
  }, [atPayment, open, history, here])
  return (
    <CheckoutFrame current={paying ? 1 : 0}>
      {paying ? (
        <PaymentStep
          open={open}
          onBack={() => {
            setOpen(null)
            history.replace(here)
          }}
          onComplete={() => history.replace(confirmationPath(open.payment.id, order.next))}
        />
      ) : (
        <OrderStep
          account={account}
          order={order}
          onOrder={(next) => history.replace(checkoutPath(next))}
          onOpen={(opened) => {
            keepOrder(opened.payment.id, here)
            setOpen(opened)
            history.push(`${here}&at=payment`)
          }}
        />
      )}
    </CheckoutFrame>
  )
}
