import { catalogOperations } from '@polyhex/contract/billing/catalog-operations'
import { currencies, type Currency, currencyNames } from '@polyhex/contract/billing/money'
import type { CardPrice, PricingCard } from '@polyhex/contract/billing/product'
import type { ResultOf } from '@polyhex/contract/operation'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { type CSSProperties, useState } from 'react'
import { askOptions } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Note } from '../../kit/note.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { useToCheckout } from '../to-checkout.ts'
import { hueOf, PlanCard } from './plan-card.tsx'
import { dollarsOf, priceName, pricesOf } from './plan-prices.ts'
import { PlanQuestions } from './plan-questions.tsx'
import styles from './pricing.module.css'

/** /pricing/: the plans, what they cost, and what families ask. C-019, C-073 to C-078. */
export function PricingScreen() {
  usePageTitle('Pricing')
  const search = useSearch({ strict: false }) as { currency?: string }
  const { history } = useRouter()
  const currency = currencies.find((one) => one === search.currency?.toLowerCase())
  const call = { query: { context: 'pricing', ...(currency === undefined ? {} : { currency }) } }
  const query = useQuery({ ...askOptions(catalogOperations.getPricing, call), placeholderData: keepPreviousData })
  return (
    <div className={styles['page']}>
      <Asked query={query} loading={<PlansSkeleton />} failed="The plans did not load" safe="Nothing is lost.">
        {(pricing) =>
          pricing.cards.length === 0 ? (
            <NothingSold />
          ) : (
            <Plans pricing={pricing} onCurrency={(next) => history.replace(`${paths.pricing}?currency=${next}`)} />
          )
        }
      </Asked>
      <PlanQuestions />
    </div>
  )
}

function Heading() {
  return (
    <>
      <h1>Live classes, priced by the cell</h1>
      <p className={styles['lede']}>Self-paced practice is free. Each cell below is one live class with a tutor.</p>
    </>
  )
}

function NothingSold() {
  return (
    <>
      <div className={styles['head']}>
        <Heading />
      </div>
      <EmptyState
        heading="h2"
        shape="hexagon"
        title="Nothing is for sale right now"
        text="Live classes cannot be bought here at the moment. All practice is free and open."
        action={<LinkButton href={paths.grades}>Practice</LinkButton>}
      />
    </>
  )
}

/** How many of the twelve columns a card takes: max(3, 12 / cards), down to a number that divides twelve. C-078, decision A25. */
export function columnsOf(cards: number): number {
  const share = 12 / Math.max(1, cards)
  return Math.max(3, [12, 6, 4, 3, 2, 1].find((columns) => columns <= share) ?? 1)
}

function Plans({
  pricing,
  onCurrency,
}: {
  pricing: ResultOf<typeof catalogOperations.getPricing>
  onCurrency: (currency: Currency) => void
}) {
  const { cards, currency, choices, notice } = pricing
  const [wish, setWish] = useState<'main' | 'alternative'>('main')
  const { go, busy } = useToCheckout()
  const other = choices.find((one) => one !== currency)
  const first = cards.find((card) => card.isPopular) ?? cards[0]
  return (
    <>
      <div className={styles['head']}>
        <Heading />
        <PageSwitch cards={cards} wish={wish} onWish={setWish} />
      </div>
      {notice !== null && (
        <div className={styles['notice']}>
          <Note>{notice}</Note>
        </div>
      )}
      <ul className={styles['plans']} style={{ '--span': columnsOf(cards.length) } as CSSProperties}>
        {cards.map((card) => (
          <PlanCard key={card.productId} card={card} hue={hueOf(card, cards)} wish={wish}>
            {(price: CardPrice) => (
              <Button
                size="lg"
                block
                look={card === first ? 'primary' : 'line'}
                loading={busy === price.priceId}
                onClick={() => void go({ price: price.priceId, currency: price.currency })}
              >
                Purchase<span className="visually-hidden">: {card.title}</span>
              </Button>
            )}
          </PlanCard>
        ))}
      </ul>
      <p className={styles['currency']}>
        Prices in {currencyNames[currency]} before tax.{' '}
        {other && (
          <button type="button" onClick={() => onCurrency(other)}>
            Show {dollarsOf(other)} dollars
          </button>
        )}
      </p>
    </>
  )
}

/** Main or alternative price of all cards at once, where more than one card has both. C-075. */
function PageSwitch({
  cards,
  wish,
  onWish,
}: {
  cards: readonly PricingCard[]
  wish: 'main' | 'alternative'
  onWish: (wish: 'main' | 'alternative') => void
}) {
  const both = cards.map(pricesOf).filter((prices) => prices.length > 1)
  const [prices] = both
  if (both.length < 2 || prices === undefined) return null
  const names = [prices[0], prices[1]!].map((price) => priceName(price, prices).replace(/ of \d+$/, ''))
  return (
    <Segmented
      label="How to pay"
      options={[
        { value: 'main', label: names[0] },
        { value: 'alternative', label: names[1] },
      ]}
      value={wish}
      onChange={onWish}
    />
  )
}

/** Three cards in the shape of what is coming. C-077. */
function PlansSkeleton() {
  return (
    <>
      <div className={styles['head']}>
        <Heading />
      </div>
      <Skeletons label="Loading the plans" className={styles['plans']!}>
        {[0, 1, 2].map((i) => (
          <Skeleton key={i} height={560} radius={20} />
        ))}
      </Skeletons>
    </>
  )
}
