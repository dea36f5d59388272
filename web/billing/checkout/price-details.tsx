import type { Quote } from '@polyhex/contract/billing/payment'
import type { ReactNode } from 'react'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { longDateOf } from '../../kit/date-words.ts'
import { moneyWords, rateWords } from '../money-words.ts'
import { everyWords } from '../subscriptions/subscription-words.ts'
import styles from './price-details.module.css'

/** What an order costs so far; without the tax while it is not known, and then it says so. */
export type Prices = Pick<Quote, 'subtotal' | 'discount' | 'tax' | 'taxLines' | 'total' | 'currency' | 'renewal'>

/** The sum of an order, always in sight; a change of it is spoken. C-088, P0-1, P1-16. */
export function PriceDetails({ prices, busy, children }: { prices: Prices; busy?: boolean; children?: ReactNode }) {
  const money = (amount: number) => moneyWords(amount, prices.currency)
  const { subtotal, discount, tax, taxLines, total, renewal } = prices
  return (
    <Card as="aside" className={styles['sum']} aria-labelledby="price-details">
      <h2 id="price-details">Price Details</h2>
      <dl aria-live="polite" aria-atomic="true" aria-busy={busy || undefined}>
        <div>
          <dt>Order SubTotal</dt>
          <dd>{money(subtotal)}</dd>
        </div>
        {discount !== null && (
          <div>
            <dt>
              {discount.name === '' ? 'Discount' : discount.name}
              {discount.code !== null && discount.code !== discount.name && <span> ({discount.code})</span>}
            </dt>
            <dd>{money(-discount.amount)}</dd>
          </div>
        )}
        {tax === null || taxLines.length === 0 ? (
          <div>
            <dt>Tax</dt>
            <dd>{tax === null ? 'Unknown' : money(tax)}</dd>
          </div>
        ) : (
          taxLines.map((line) => (
            <div key={line.name}>
              <dt>
                Tax{' '}
                <span>
                  ({line.name} {rateWords(line.rateMillionths)})
                </span>
              </dt>
              <dd>{money(line.amount)}</dd>
            </div>
          ))
        )}
        <div className={styles['total']}>
          <dt>{tax === null ? 'Total before tax' : 'Total'}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      {renewal !== null && (
        <p className={styles['small']}>
          Renews {everyWords(renewal)} until you cancel. Next charge {longDateOf(renewal.nextChargeDate)}:{' '}
          {money(renewal.amount)}
          {tax === null && ' plus tax'}.
          {renewal.afterDiscount !== null && (
            <>
              {' '}
              From {longDateOf(renewal.afterDiscount.from)} on: {money(renewal.afterDiscount.amount)}
              {tax === null && ' plus tax'}.
            </>
          )}
        </p>
      )}
      {children}
    </Card>
  )
}

/** Below the button that leads to the card form. */
export function CardSafety() {
  return (
    <p className={styles['safety']}>
      <Icon name="lock" size={16} />
      <span>Paid through our card provider. We never see your card number.</span>
    </p>
  )
}
