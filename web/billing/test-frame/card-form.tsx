import { isCardGood, testCardOf, testCards } from '@polyhex/contract/billing/test-cards'
import {
  type TestCheckout,
  testFrameOperations,
  type TestOutcome,
} from '@polyhex/contract/billing/test-frame-operations'
import { useRef, useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { ServerProblem, wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Note } from '../../kit/note.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { moneyWords } from '../money-words.ts'
import { ChallengeQuestion } from './challenge-question.tsx'
import styles from './test-frame.module.css'

interface Entries {
  readonly number: string
  readonly expiry: string
  readonly code: string
}
type EntryFaults = Partial<Record<keyof Entries | 'place', string>>

/** `4242 4242 4242 4242`: in fours, as on the card. */
const inFours = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

/** What is wrong with the entries of a card; a number that is no published test card never leaves the browser. */
export function faultsOfCard({ number, expiry, code }: Entries, now: Date): EntryFaults {
  const good = isCardGood(expiry, now)
  return {
    ...(testCardOf(number) === null
      ? { number: 'Only test cards are taken here. Please never type a real card number.' }
      : {}),
    ...(good === null ? { expiry: 'Write the month and year, such as 04/31.' } : {}),
    ...(good === false ? { expiry: 'This card has expired. Write a month that is ahead.' } : {}),
    ...(/^\s*\d{3}\s*$/.test(code) ? {} : { code: 'Write the three digits from the back of the card.' }),
  }
}

/** The entries of a card, the published cards to take, and the question of a bank. */
export function CardForm({
  secret,
  checkout,
  onComplete,
}: {
  secret: string
  checkout: TestCheckout
  onComplete: (returnAddress: string) => void
}) {
  const [card, setCard] = useState<Entries>({ number: '', expiry: '', code: '' })
  const [faults, setFaults] = useState<EntryFaults>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [asked, setAsked] = useState(checkout.challenge)
  const form = useRef<HTMLFormElement>(null)
  const settle = (answer: TestOutcome) => {
    // What a bank asks about a renewal it asks again.
    setAsked(answer.outcome === 'challenge' || (checkout.mode === 'confirm' && answer.outcome === 'declined'))
    if (answer.outcome === 'complete') onComplete(answer.returnAddress)
    if (answer.outcome === 'declined') setRefused(answer.text)
  }
  const fail = (problem: Error) => {
    const fields = problem instanceof ServerProblem ? problem.fields : {}
    setRefused(wordsOf(problem))
    if (fields['cardNumber'] !== undefined) setFaults({ number: fields['cardNumber'] })
  }
  const pay = useTell(testFrameOperations.payTestCheckout, { quiet: true, onDone: settle })
  const answer = useTell(testFrameOperations.answerTestChallenge, { quiet: true, onDone: settle })
  const change = (values: Partial<Entries>) => {
    setCard((before) => ({ ...before, ...values }))
    setFaults({})
    setRefused(null)
  }
  const paid = checkout.mode !== 'card'
  const submit = () => {
    const found: EntryFaults = {
      ...faultsOfCard(card, new Date()),
      ...(paid && checkout.place === null ? { place: 'Choose where you live first.' } : {}),
    }
    setFaults(found)
    setRefused(null)
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    pay.mutate(
      {
        body: {
          clientSecret: secret,
          cardNumber: card.number,
          expiry: card.expiry,
          securityCode: card.code,
          ...(paid ? { shownTotal: checkout.total } : {}),
        },
      },
      { onError: fail },
    )
  }
  if (asked) {
    return (
      <>
        {refused !== null && <Note kind="bad">{refused}</Note>}
        <ChallengeQuestion
          busy={answer.isPending}
          onAnswer={(said) => answer.mutate({ body: { clientSecret: secret, answer: said } }, { onError: fail })}
        />
      </>
    )
  }
  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      className={styles['card']}
      onSubmit={(event) => {
        event.preventDefault()
        if (!pay.isPending) submit()
      }}
    >
      {refused !== null && <Note kind="bad">{refused}</Note>}
      {faults.place !== undefined && <Note kind="bad">{faults.place}</Note>}
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="off"
        placeholder="4242 4242 4242 4242"
        value={card.number}
        maxLength={23}
        {...(faults.number ? { error: faults.number } : {})}
        onChange={(event) => change({ number: event.target.value })}
      />
      <div className={styles['pair']}>
        <TextField
          label="Expiry"
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM/YY"
          value={card.expiry}
          maxLength={7}
          {...(faults.expiry ? { error: faults.expiry } : {})}
          onChange={(event) => change({ expiry: event.target.value })}
        />
        <TextField
          label="Security code"
          inputMode="numeric"
          autoComplete="off"
          placeholder="123"
          value={card.code}
          maxLength={4}
          {...(faults.code ? { error: faults.code } : {})}
          onChange={(event) => change({ code: event.target.value })}
        />
      </div>
      <Button type="submit" size="lg" block icon="lock" loading={pay.isPending}>
        {paid ? `Pay ${moneyWords(checkout.total, checkout.currency)}` : 'Save card'}
      </Button>
      <TestCards onTake={(number) => change({ number: inFours(number), expiry: '04/31', code: '123' })} />
    </form>
  )
}

/** The published test cards, each with what it does; a press fills it in. */
function TestCards({ onTake }: { onTake: (number: string) => void }) {
  return (
    <section className={styles['cards']} aria-labelledby="test-cards">
      <h2 id="test-cards">Test cards</h2>
      <ul>
        {testCards.map((card) => (
          <li key={card.number}>
            <button type="button" onClick={() => onTake(card.number)}>
              <Icon name="card" size={18} />
              <code>{inFours(card.number)}</code>
              <span>{card.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
