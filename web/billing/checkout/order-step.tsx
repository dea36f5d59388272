import type { Quote } from '@polyhex/contract/billing/payment'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { encodeSignUpLink } from '@polyhex/contract/onboarding/sign-up-link'
import { useState } from 'react'
import { ServerProblem, UnreachableProblem, wordsOf } from '../../call/problems.ts'
import { namesOf, studentsOf } from '../../classes/schedule/family.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Note } from '../../kit/note.tsx'
import { RadioGroup } from '../../kit/radio-group.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { paths } from '../../shell/paths.ts'
import { checkoutPath, type Order } from './checkout-address.ts'
import { NoOrder } from './checkout-frame.tsx'
import styles from './checkout.module.css'
import { OrderCard } from './order-card.tsx'
import { PackagesField, PromotionField, RenewalConsent, TaxPlaceField } from './order-entries.tsx'
import { CardSafety, PriceDetails } from './price-details.tsx'
import { AlreadyHeld } from './already-held.tsx'
import { AskParent } from './ask-parent.tsx'
import { dollarsOf } from '../pricing/plan-prices.ts'
import { keepPlace, keptPlace, taxPlaceOf } from './tax-place.ts'
import { type OpenedPayment, useOpening } from './use-opening.ts'
import { orderParts, useQuote } from './use-quote.ts'
import { useStepHeading } from './use-step-heading.ts'

/** An order whose payment is open. */
export interface OpenOrder {
  readonly payment: OpenedPayment
  readonly quote: Quote
  readonly place: ReturnType<typeof taxPlaceOf>
}

interface OrderStepProps {
  readonly account: SessionAccount
  readonly order: Order
  readonly onOrder: (order: Order) => void
  readonly onOpen: (open: OpenOrder) => void
}

/** Step 1: what is ordered, for whom, and what it costs. C-079, C-082 to C-088. */
export function OrderStep(props: OrderStepProps) {
  const heading = useStepHeading(true)
  const [draft, setDraft] = useState(() => keptPlace(props.order.currency))
  const place = taxPlaceOf(draft)
  const quoted = useQuote(props.order, place)
  const { quote, problem } = quoted
  if (quote === null) {
    const gone = problem instanceof ServerProblem && (problem.status === 404 || problem.code === 'price_not_sold')
    if (gone) return <NoOrder title="This is not for sale" text={problem.message} />
    if (problem !== null) {
      return (
        <ErrorState
          heading="h1"
          title="The order did not load"
          safe={`${wordsOf(problem)} Nothing was charged.`}
          retrying={quoted.asking}
          onRetry={quoted.again}
        />
      )
    }
    return <OrderSkeleton />
  }
  if (quote.asksParent) return <AskParent quote={quote} order={props.order} />
  return (
    <section className={styles['two']} aria-labelledby="step">
      <h1 id="step" ref={heading} tabIndex={-1}>
        Confirm your Order
      </h1>
      <Confirming
        {...props}
        quote={quote}
        quoted={quoted}
        place={place}
        draft={draft}
        onDraft={(next) => {
          keepPlace(next)
          setDraft(next)
        }}
      />
    </section>
  )
}

type Draft = Parameters<typeof taxPlaceOf>[0]
interface ConfirmingProps extends OrderStepProps {
  readonly quote: Quote
  readonly quoted: ReturnType<typeof useQuote>
  readonly place: ReturnType<typeof taxPlaceOf>
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** The offer that is used in place of a code that takes less; null: the code counts, or there is none. */
function betterOffer({ discount }: Quote, code: string | null): string | null {
  if (code === null || discount === null || discount.code?.toLowerCase() === code.trim().toLowerCase()) return null
  return discount.name
}

/** What the tick stands for, word by word: when the sum or the time changes, it has to be given again. */
const consentKey = ({ renewal, currency, tax }: Quote) => JSON.stringify([renewal, currency, tax === null])

function Confirming({ account, order, quote, quoted, place, draft, onOrder, onOpen, onDraft }: ConfirmingProps) {
  const [consent, setConsent] = useState<string | null>(null)
  const [second, setSecond] = useState(false)
  const [faults, setFaults] = useState<{ consent?: string; student?: string; second?: string }>({})
  const opening = useOpening()
  const all = studentsOf(account)
  const named = all.find((one) => one.accountId === order.student)
  // Of those whose sign-up waits, where it waits for several; who was named before is one to choose as well.
  const asked = all.filter((one) => one === named || quote.waitingStudents.includes(one.accountId))
  const students = quote.waitingStudents.length > 0 && !quote.isTrial ? asked : all
  const student = named ?? (students.length === 1 ? students[0] : undefined)
  const ticked = consent !== null && consent === consentKey(quote)
  // Somebody who ticked is told why the tick is gone.
  const outdated = consent !== null && !ticked && quote.renewal !== null
  const names = namesOf(all.map((one) => one.name))
  const forWhom = quote.needsStudent ? student?.name : names

  async function pay() {
    opening.clear()
    const found = {
      ...(quote.renewal !== null && !ticked
        ? { consent: 'Tick the box to agree that this is charged again until you cancel.' }
        : {}),
      ...(quote.alreadyHeld?.kind === 'subscription' && !second
        ? { second: 'Tick the box if you want to pay for a second subscription.' }
        : {}),
      ...(quote.needsStudent && student === undefined
        ? { student: quote.isTrial ? 'Choose the student who tries a class.' : 'Choose for whom this order is.' }
        : {}),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) {
      const entries = document.querySelectorAll<HTMLInputElement>('main input[type="checkbox"]')
      ;[...entries].find(({ checked }) => !checked)?.focus()
      return
    }
    const promotion = quoted.promotionFault === null ? order.promotion : null
    try {
      const payment = await opening.open({
        ...orderParts(order, place, promotion),
        ...(student !== undefined && (quote.needsStudent || student === named)
          ? { studentAccountId: student.accountId }
          : {}),
        ...(quote.renewal === null ? {} : { renewalConsent: true }),
        ...(second ? { secondSubscription: true } : {}),
        shownTotal: quote.total,
      })
      onOpen({ payment, quote, place })
    } catch (problem) {
      const changed = problem instanceof ServerProblem && /^(price_changed$|promotion_code_)/.test(problem.code)
      if (changed) quoted.again()
    }
  }

  return (
    <>
      <div className={styles['main']}>
        <AlreadyHeld
          held={quote.alreadyHeld}
          timeZone={account.timeZone}
          ticked={second}
          fault={faults.second ?? null}
          onTick={(yes) => {
            setFaults(({ second: _, ...rest }) => rest)
            setSecond(yes)
          }}
        />
        {quote.currencyNotice !== null && <Note>{quote.currencyNotice}</Note>}
        <OrderCard quote={quote} forWhom={forWhom ? `For ${forWhom}` : null}>
          {!quote.isTrial && (
            <PackagesField value={order.quantity} onChange={(quantity) => onOrder({ ...order, quantity })} />
          )}
          <PromotionField
            key={order.promotion ?? ''}
            used={order.promotion}
            better={betterOffer(quote, order.promotion)}
            fault={quoted.promotionFault}
            onUse={(promotion) => onOrder({ ...order, promotion })}
          />
          {quoted.promotionElsewhere && (
            <Button look="line" size="sm" onClick={() => onOrder({ ...order, currency: otherCurrency(order) })}>
              Order in {dollarsOf(otherCurrency(order))} dollars
            </Button>
          )}
        </OrderCard>
        {quote.needsStudent && (
          <ForWhom
            isTrial={quote.isTrial}
            students={students}
            value={student?.accountId ?? null}
            fault={faults.student ?? null}
            back={checkoutPath(order)}
            onChange={(accountId) => {
              setFaults(({ student: _, ...rest }) => rest)
              onOrder({ ...order, student: accountId })
            }}
          />
        )}
      </div>
      <div>
        <PriceDetails prices={quote} busy={quoted.asking}>
          <TaxPlaceField value={draft} onChange={onDraft} />
          <RenewalConsent
            quote={quote}
            ticked={ticked}
            asking={quoted.asking}
            fault={faults.consent ?? (outdated ? 'The amount has changed. Read it, and tick the box again.' : null)}
            onTick={(yes) => {
              setFaults(({ consent: _, ...rest }) => rest)
              setConsent(yes ? consentKey(quote) : null)
            }}
          />
          <OpeningProblem problem={opening.problem} order={order} onOrder={onOrder} onClear={opening.clear} />
          <Button
            size="lg"
            block
            iconAfter="arrow"
            loading={opening.busy}
            aria-disabled={quoted.asking || undefined}
            onClick={() => void pay()}
          >
            Payment
          </Button>
          <CardSafety />
        </PriceDetails>
      </div>
    </>
  )
}

/** Which of one's children an order is for: a trial, or what a sign-up waits for. Decision A23, C-149. */
function ForWhom({
  isTrial,
  students,
  value,
  fault,
  back,
  onChange,
}: {
  isTrial: boolean
  students: ReturnType<typeof studentsOf>
  value: string | null
  fault: string | null
  back: string
  onChange: (accountId: string) => void
}) {
  return (
    <Card as="section" padded aria-labelledby="for-whom" className={styles['whom']}>
      <h2 id="for-whom">{isTrial ? 'Who tries a class?' : 'For whom is this order?'}</h2>
      {students.length === 0 ? (
        <>
          <p>A trial class is for one student, once. Add your child first, then you come back here.</p>
          <LinkButton href={paths.signUp('student', encodeSignUpLink({ path: back }))} look="soft" icon="plus">
            Add a student
          </LinkButton>
        </>
      ) : (
        <RadioGroup
          label={
            isTrial
              ? 'A trial class is for one student, once.'
              : 'The sign-up of the child you choose goes on. The classes are for all your children.'
          }
          options={students.map((one) => ({ value: one.accountId, label: one.name }))}
          value={value}
          onChange={onChange}
        />
      )}
      {fault !== null && <Note kind="bad">{fault}</Note>}
    </Card>
  )
}

const otherCurrency = ({ currency }: Order) => (currency === 'cad' ? ('usd' as const) : ('cad' as const))

/** Why the card form did not open, and what to do. */
function OpeningProblem({
  problem,
  order,
  onOrder,
  onClear,
}: {
  problem: Error | null
  order: Order
  onOrder: (order: Order) => void
  onClear: () => void
}) {
  if (problem === null) return null
  const code = problem instanceof ServerProblem ? problem.code : null
  const other = otherCurrency(order)
  const words = problem instanceof UnreachableProblem ? `${problem.message} Nothing was charged.` : wordsOf(problem)
  return (
    <Note kind="bad">
      {words}{' '}
      {code === 'other_currency' && (
        <Button
          look="line"
          size="sm"
          onClick={() => {
            onClear()
            onOrder({ ...order, currency: other })
          }}
        >
          Order in {dollarsOf(other)} dollars
        </Button>
      )}
      {(code === 'trial_used' || code === 'price_not_sold') && <a href={paths.pricing}>View all product prices</a>}
    </Note>
  )
}

function OrderSkeleton() {
  return (
    <Skeletons label="Loading the order" className={styles['two']!}>
      <Skeleton height={44} width={340} />
      <Skeleton height={360} radius={20} />
      <Skeleton height={420} radius={20} />
    </Skeletons>
  )
}
