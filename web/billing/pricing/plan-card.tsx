import type { CardPrice, PricingCard } from '@polyhex/contract/billing/product'
import { useState, type ReactNode } from 'react'
import { Chip } from '../../kit/chip.tsx'
import { Card } from '../../kit/card.tsx'
import { classNames } from '../../kit/class-names.ts'
import { Icon } from '../../kit/icon.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import { Switch } from '../../kit/switch.tsx'
import { CreditCells } from '../credit-cells.tsx'
import { moneyWords } from '../money-words.ts'
import { forWhatWords, perSessionWords, priceName, pricesOf, struckAmount } from './plan-prices.ts'
import styles from './plan-card.module.css'

export type PlanHue = 'leaf' | 'lapis' | 'grape' | 'sky'

/** The hue of a plan: the popular one is lapis, the others take turns. */
export function hueOf(card: PricingCard, cards: readonly PricingCard[]): PlanHue {
  if (card.isPopular) return 'lapis'
  const place = cards.filter((one) => !one.isPopular).indexOf(card)
  return (['leaf', 'grape', 'sky'] as const)[place % 3]!
}

/**
 * A plan as a card: cells or picture, title, subtitle, price with its alternatives, the button, and what it gives. Which
 * price is shown is chosen on the card. C-074, C-075, C-152, C-153, C-264.
 */
export function PlanCard({
  card,
  hue,
  wish,
  heading: Heading = 'h2',
  children,
}: {
  card: PricingCard
  hue: PlanHue
  /** Which price the page shows unless the card is switched: its main one or the first alternative. */
  wish: 'main' | 'alternative'
  heading?: 'h2' | 'h3'
  /** The button, for the price that is shown. */
  children: (price: CardPrice) => ReactNode
}) {
  const prices = pricesOf(card)
  const [unfolded, setUnfolded] = useState(card.isPopular)
  const [chosen, setChosen] = useState<{ readonly priceId: string; readonly under: typeof wish } | null>(null)
  const wished = (wish === 'alternative' ? prices[1] : undefined) ?? prices[0]
  // What was chosen on the card holds until the switch of the whole page is moved.
  const price = (chosen?.under === wish ? prices.find((one) => one.priceId === chosen.priceId) : undefined) ?? wished
  return (
    <Card
      as="li"
      className={classNames(styles['plan'], card.isPopular && styles['popular'])}
      data-hue={hue}
      aria-label={card.title}
    >
      {card.isPopular && (
        <p className={styles['ribbon']}>
          <Icon name="star" size={17} />
          Most families choose this
        </p>
      )}
      <div className={styles['art']}>
        {card.imgSrc === null ? (
          <CreditCells count={price.credits} />
        ) : (
          <img src={card.imgSrc} alt="" loading="lazy" className={styles['picture']} />
        )}
        <span>{creditWords(price)}</span>
      </div>
      <div className={styles['head']}>
        <Heading>{card.title}</Heading>
        {price.savePercent !== null && <Chip hue="correct">Save {price.savePercent}%</Chip>}
      </div>
      <p className={styles['quiet']}>{card.subtitle}</p>
      <PriceLines price={price} main={prices[0]} />
      <PriceSwitch prices={prices} price={price} onChoose={(priceId) => setChosen({ priceId, under: wish })} />
      <div className={styles['buy']}>{children(price)}</div>
      <button
        type="button"
        className={styles['unfold']}
        aria-expanded={unfolded}
        onClick={() => setUnfolded((shown) => !shown)}
      >
        What it gives
        <Icon name={unfolded ? 'up' : 'down'} size={18} />
      </button>
      <ul className={styles['benefits']} data-unfolded={unfolded} aria-label={`What ${card.title} gives`}>
        {[...card.planBenefits, ...(card.periodText === '' ? [] : [card.periodText])].map((benefit) => (
          <li key={benefit}>
            <Icon name="check" size={18} />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function creditWords(price: CardPrice): string {
  const credits = `${price.credits} session ${price.credits === 1 ? 'credit' : 'credits'}`
  return price.recurrence === null ? credits : `${credits} each ${price.recurrence}`
}

function PriceLines({ price, main }: { price: CardPrice; main: CardPrice }) {
  const struck = struckAmount(price, main)
  return (
    <div className={styles['price']} aria-live="polite">
      <p>
        <span className={styles['amount']}>{moneyWords(price.discountedAmount, price.currency, true)}</span>{' '}
        <span className={styles['quiet']}>{forWhatWords(price)}</span>
      </p>
      <p className={styles['small']}>
        {struck !== null && (
          <>
            <s>
              <span className="visually-hidden">instead of </span>
              {moneyWords(struck, price.currency, true)}
            </s>{' '}
          </>
        )}
        {perSessionWords(price)}
      </p>
    </div>
  )
}

/** Between the main price and the alternative: a switch, or a row where there are more. C-075. */
function PriceSwitch({
  prices,
  price,
  onChoose,
}: {
  prices: readonly [CardPrice, ...CardPrice[]]
  price: CardPrice
  onChoose: (priceId: string) => void
}) {
  const [main, other, third] = prices
  if (other === undefined) return null
  if (third !== undefined) {
    const options = prices.map((one) => ({ value: one.priceId, label: priceName(one, prices) }))
    return (
      <div className={styles['switch']}>
        <Segmented label="How to pay" options={options} value={price.priceId} onChange={onChoose} />
      </div>
    )
  }
  return (
    <div className={styles['switch']}>
      <Switch on={price.priceId === other.priceId} onChange={(on) => onChoose((on ? other : main).priceId)}>
        {other.recurrence === null
          ? `As a package of ${other.bundleSize}`
          : `${priceName(other, prices)} instead of ${main.recurrence === null ? 'a package' : priceName(main, prices).toLowerCase()}`}
      </Switch>
    </div>
  )
}
