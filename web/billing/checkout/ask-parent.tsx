import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import type { Quote } from '@polyhex/contract/billing/payment'
import { useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Character } from '../../kit/character.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Note } from '../../kit/note.tsx'
import { paths } from '../../shell/paths.ts'
import type { Order } from './checkout-address.ts'
import styles from './confirmation.module.css'
import { useStepHeading } from './use-step-heading.ts'

/** What a child sees in place of an order: no prices and no card, one button that writes to a parent. */
export function AskParent({ quote, order }: { quote: Quote; order: Order }) {
  const heading = useStepHeading(true)
  const ask = useTell(paymentOperations.askParent, { quiet: true })
  const name = quote.lines[0]?.productName ?? 'Classes'
  const asked = ask.data?.asked
  return (
    <section className={styles['state']} aria-labelledby="step">
      <Character shape="hexagon" pose={asked === undefined ? 'wave' : 'cheer'} width={140} />
      <h1 id="step" ref={heading} tabIndex={-1}>
        {asked === undefined ? 'Ask a parent' : 'Your parent will see it'}
      </h1>
      <p className={styles['lede']} role="status">
        {asked === undefined && `A parent signs you up for ${name}. We can send your parent an email about it.`}
        {asked === 'now' && `We sent your parent an email about ${name}.`}
        {asked === 'before' && `You asked today. Your parent has an email about ${name}.`}
      </p>
      {ask.error !== null && <Note kind="bad">{wordsOf(ask.error)}</Note>}
      <div className={styles['buttons']}>
        {asked === undefined ? (
          <>
            <Button
              size="lg"
              icon="mail"
              loading={ask.isPending}
              onClick={() =>
                ask.mutate({
                  body: {
                    paymentItem: [{ priceId: order.price, quantity: order.quantity, currency: order.currency }],
                  },
                })
              }
            >
              Ask a parent
            </Button>
            <LinkButton href={paths.home} look="ghost" size="lg">
              Not now
            </LinkButton>
          </>
        ) : (
          <LinkButton href={paths.home} size="lg">
            Go home
          </LinkButton>
        )}
      </div>
    </section>
  )
}
