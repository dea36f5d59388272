import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import { lazy, Suspense, useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { ServerProblem } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import styles from './checkout.module.css'
import type { OpenOrder } from './order-step.tsx'
import { CardSafety, PriceDetails, type Prices } from './price-details.tsx'
import { TestForm } from './test-form.tsx'
import { useStepHeading } from './use-step-heading.ts'

const StripeForm = lazy(() => import('./stripe-form.tsx').then((file) => ({ default: file.StripeForm })))

/** Step 2: the card provider's form, opened by the client secret. C-080. */
export function PaymentStep({
  open,
  onBack,
  onComplete,
}: {
  open: OpenOrder
  /** Back to the order, which may be changed. */
  onBack: () => void
  onComplete: () => void
}) {
  const heading = useStepHeading(false)
  const { payment, quote, place } = open
  const [prices, setPrices] = useState<Prices>(quote)
  const abandon = useTell(paymentOperations.abandonPayment, { quiet: true })
  const back = () =>
    abandon.mutate(
      { params: { paymentId: payment.id } },
      {
        onSuccess: onBack,
        // Paid meanwhile, perhaps in another tab: then there is nothing to go back to.
        onError: (problem) =>
          problem instanceof ServerProblem && problem.code === 'payment_made_already' ? onComplete() : onBack(),
      },
    )
  return (
    <section className={styles['two']} aria-labelledby="step">
      <h1 id="step" ref={heading} tabIndex={-1}>
        Select your Payment Method
      </h1>
      <div className={styles['main']}>
        {payment.provider === 'test' ? (
          <TestForm
            clientSecret={payment.clientSecret}
            place={place}
            onComplete={onComplete}
            onSum={({ subtotal, tax, taxLines, total }) => setPrices({ ...quote, subtotal, tax, taxLines, total })}
          />
        ) : (
          <Suspense fallback={<FormSkeleton />}>
            <StripeForm
              clientSecret={payment.clientSecret}
              publishableKey={payment.publishableKey ?? ''}
              onComplete={onComplete}
            />
          </Suspense>
        )}
        <Button look="ghost" icon="back" className={styles['back']!} loading={abandon.isPending} onClick={back}>
          Back to order
        </Button>
      </div>
      <PriceDetails prices={prices}>
        <CardSafety />
      </PriceDetails>
    </section>
  )
}

function FormSkeleton() {
  return (
    <Skeletons label="Loading the card form">
      <Skeleton height={480} radius={20} />
    </Skeletons>
  )
}
