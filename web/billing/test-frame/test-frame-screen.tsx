import { type TestCheckout, testFrameOperations } from '@polyhex/contract/billing/test-frame-operations'
import { TaxPlace } from '@polyhex/contract/billing/payment'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useAsk, useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Icon } from '../../kit/icon.tsx'
import { Note } from '../../kit/note.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { CardForm } from './card-form.tsx'
import { FramePlace } from './frame-place.tsx'
import { readFrameAddress, tellPage } from './frame-messages.ts'
import { FrameSum } from './frame-sum.tsx'
import styles from './test-frame.module.css'

/**
 * /testpay/checkout/#secret: the card form of the embedded test provider, in a frame of the checkout or as a page of its own
 * for changing a card. It takes the published test cards and nothing else. M-015.
 */
export function TestFrameScreen() {
  usePageTitle('Test payment')
  const [{ secret, place }] = useState(() => readFrameAddress(window.location.hash))
  const root = useRef<HTMLElement>(null)
  useEffect(() => followHeight(root.current), [])
  return (
    <main id="main" className={styles['frame']} ref={root} data-framed={window.parent !== window || undefined}>
      <p className={styles['banner']}>
        <Icon name="info" size={18} />
        Test payments: no money moves
      </p>
      <div className={styles['body']}>
        {secret.length < 20 ? (
          <Over title="This order cannot be paid here" text="Please go back to the order and open it again." />
        ) : (
          <Checkout secret={secret} place={place} />
        )}
      </div>
    </main>
  )
}

/** Tells the page around how high the form is, whenever that changes. */
function followHeight(element: HTMLElement | null): () => void {
  if (element === null || typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(() => tellPage({ tells: 'height', height: Math.ceil(element.offsetHeight) }))
  observer.observe(element)
  return () => observer.disconnect()
}

function Over({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles['over']}>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  )
}

function Checkout({ secret, place }: { secret: string; place: Record<string, string> }) {
  const query = useAsk(testFrameOperations.readTestCheckout, { body: { clientSecret: secret } })
  if (query.data !== undefined) return <Paying secret={secret} first={query.data.checkout} told={place} />
  if (query.error !== null) return <Over title="This order cannot be paid here" text={wordsOf(query.error)} />
  return (
    <Skeletons label="Loading the card form" className={styles['form']!}>
      <Skeleton height={36} width="60%" />
      <Skeleton height={48} radius={14} />
      <Skeleton height={48} radius={14} />
      <Skeleton height={48} radius={14} />
    </Skeletons>
  )
}

function Paying({ secret, first, told }: { secret: string; first: TestCheckout; told: Record<string, string> }) {
  const [checkout, setCheckout] = useState(first)
  const [done, setDone] = useState(false)
  const router = useRouter()
  const place = useTell(testFrameOperations.placeTestCheckout, {
    quiet: true,
    onDone: ({ checkout: placed }) => setCheckout(placed),
  })
  const setPlace = (next: TaxPlace) => place.mutate({ body: { clientSecret: secret, place: next } })
  useTold(checkout, told, setPlace)
  useEffect(() => {
    if (checkout.place === null) return
    const { subtotal, tax, taxLines, total } = checkout
    tellPage({ tells: 'sum', subtotal, tax, taxLines, total })
  }, [checkout])
  const complete = (returnAddress: string) => {
    setDone(true)
    if (window.parent !== window) tellPage({ tells: 'complete' })
    else router.history.push(localPart(returnAddress))
  }
  if (checkout.status === 'expired') {
    return <Over title="This order has closed" text="Nothing was charged. Go back to the order and open it again." />
  }
  if (done || checkout.status === 'complete') {
    return <Over title="Done" text="You can go on: the order is being confirmed." />
  }
  return (
    <div className={styles['form']}>
      <h1>{titles[checkout.mode]}</h1>
      {checkout.mode !== 'card' && <FrameSum checkout={checkout} />}
      {isOrder(checkout) && <FramePlace place={checkout.place} busy={place.isPending} onPlace={setPlace} />}
      {place.error !== null && <Note kind="bad">{wordsOf(place.error)}</Note>}
      <CardForm secret={secret} checkout={checkout} onComplete={complete} />
    </div>
  )
}

const titles: Readonly<Record<TestCheckout['mode'], string>> = {
  payment: 'Pay with a test card',
  subscription: 'Pay with a test card',
  card: 'Change the card',
  confirm: 'Confirm a charge',
}

/** Whether something is bought: then it is taxed where the buyer lives. */
const isOrder = ({ mode }: TestCheckout): boolean => mode === 'payment' || mode === 'subscription'

/** Uses the place that the order was reckoned with, so that it is not asked for twice. */
function useTold(checkout: TestCheckout, told: Record<string, string>, use: (place: TaxPlace) => void) {
  const used = useRef(false)
  useEffect(() => {
    if (used.current || !isOrder(checkout) || checkout.place !== null) return
    const place = TaxPlace.safeParse(told)
    if (!place.success) return
    used.current = true
    use(place.data)
  })
}

/** The part of an address within this site. */
function localPart(address: string): string {
  const url = new URL(address, window.location.origin)
  return `${url.pathname}${url.search}`
}
