import { catalogOperations } from '@polyhex/contract/billing/catalog-operations'
import type { CardPrice, PricingCard } from '@polyhex/contract/billing/product'
import { nextStep } from '@polyhex/contract/onboarding/steps'
import type { ReactNode } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { moneyWords } from '../../billing/money-words.ts'
import { type Reduced, useCourseCode, useReduced } from './course-promotion.ts'
import { CreditCells } from '../../billing/credit-cells.tsx'
import { forWhatWords, perSessionWords, pricesOf } from '../../billing/pricing/plan-prices.ts'
import { useToCheckout } from '../../billing/to-checkout.ts'
import type { FamilyStudent } from '../../classes/schedule/family.ts'
import { Button } from '../../kit/button.tsx'
import { Note } from '../../kit/note.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { storeSignUp } from '../wizard/stored-sign-up.ts'
import { signUpAfter } from '../wizard/sign-up-values.ts'
import type { Wizard } from '../wizard/use-wizard.ts'
import styles from './payment-steps.module.css'

export const paymentSteps = ['student_11', 'student_15', 'student_17'] as const
export type PaymentStep = (typeof paymentSteps)[number]

/** What is offered at each payment step: the context of a product says where. C-119, C-151. */
const contextOf: Readonly<Record<PaymentStep, string>> = {
  student_11: 'classes',
  student_15: 'course',
  student_17: 'trial',
}

/**
 * The plans of a payment step with their prices; each leads to the checkout, and its confirmation back to the step after this
 * one. Where nothing is sold `none` keeps what the family wishes., C-150.
 */
export function PaymentStepBody({
  wizard,
  step,
  student,
  none,
}: {
  wizard: Wizard
  step: PaymentStep
  student: FamilyStudent
  none: ReactNode
}) {
  const query = useAsk(catalogOperations.getPricing, { query: { context: contextOf[step] } })
  const course = useCourseCode(wizard, step)
  return (
    <Asked query={query} loading={<PlansSkeleton />} failed="The plans did not load">
      {({ cards }) =>
        cards.length === 0 ? (
          none
        ) : (
          <Plans wizard={wizard} step={step} student={student} cards={cards} code={wizard.state.code ?? course} />
        )
      }
    </Asked>
  )
}

function Plans({
  wizard,
  step,
  student,
  cards,
  code,
}: {
  wizard: Wizard
  step: PaymentStep
  student: FamilyStudent
  cards: readonly PricingCard[]
  /** A code that is used by itself where it fits: of the link by which the family came, or of the course they have chosen. */
  code: string | null
}) {
  const { go, busy } = useToCheckout()
  const rows = cards.flatMap((card) => pricesOf(card).map((price) => ({ card, price })))
  const reduced = useReduced(
    rows.map(({ price }) => price),
    code,
  )
  const buy = (price: CardPrice) => {
    // A parent's sign-up for a child is kept nowhere else; it goes on from here after the checkout.
    storeSignUp(wizard.state, Date.now())
    void go({
      price: price.priceId,
      currency: price.currency,
      student: student.accountId,
      // A code of the link is told of when it does not fit; one that nobody has typed is left out.
      promotion: wizard.state.code ?? (reduced.has(price.priceId) ? code : null),
      next: signUpAfter(nextStep(step, wizard.facts)),
    })
  }
  return (
    <>
      <ul className={styles['plans']}>
        {rows.map(({ card, price }, i) => (
          <li key={price.priceId}>
            <span className={styles['cells']}>
              <CreditCells count={price.credits} cell={8} />
            </span>
            <span className={styles['words']}>
              <b>{card.title}</b>
              <span>
                <PlanPrice price={price} reduced={reduced.get(price.priceId) ?? null} />
              </span>
              <small>{perSessionWords(price)}</small>
            </span>
            <Button
              look={i === 0 ? 'primary' : 'soft'}
              size="sm"
              loading={busy === price.priceId}
              onClick={() => buy(price)}
            >
              Buy
              <span className="visually-hidden">
                : {card.title}, {forWhatWords(price)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <Note>
        You pay on the next page, with the tax shown before. You can also go on without buying: the plans stay under
        Pricing.
      </Note>
    </>
  )
}

/** What a plan costs; where a code lowers it, what it costs then, and what it cost before struck through. */
function PlanPrice({ price, reduced }: { price: CardPrice; reduced: Reduced | null }) {
  const words = (amount: number) => moneyWords(amount, price.currency, true)
  if (reduced === null)
    return (
      <>
        {words(price.discountedAmount)} {forWhatWords(price)}
      </>
    )
  return (
    <>
      <s>
        <span className="visually-hidden">Instead of </span>
        {words(reduced.before)}
      </s>{' '}
      {words(reduced.after)} {forWhatWords(price)}, with {reduced.code}
    </>
  )
}

function PlansSkeleton() {
  return (
    <Skeletons label="Loading the plans" className={styles['plans']!}>
      <Skeleton height={84} radius={14} />
      <Skeleton height={84} radius={14} />
    </Skeletons>
  )
}
