import type { Quote } from '@polyhex/contract/billing/payment'
import type { ReactNode } from 'react'
import { Card } from '../../kit/card.tsx'
import { Icon, type IconName } from '../../kit/icon.tsx'
import { paths } from '../../shell/paths.ts'
import { CreditCells } from '../credit-cells.tsx'
import { chargeWords, expiryWords, moneyWords, packageWords } from '../money-words.ts'
import styles from './order-card.module.css'

/** What is ordered: picture, name, price, description, what comes with it and how long, and the entries below. C-082 to C-087. */
export function OrderCard({ quote, forWhom, children }: { quote: Quote; forWhom: string | null; children: ReactNode }) {
  const [line] = quote.lines
  if (line === undefined) return null
  return (
    <Card as="section" className={styles['product']} aria-labelledby="product">
      <div className={styles['picture']}>
        {line.imageUrl === null ? (
          <CreditCells count={line.credits} cell={24} />
        ) : (
          <img src={line.imageUrl} alt={line.productName} />
        )}
      </div>
      <div className={styles['words']}>
        <div className={styles['head']}>
          <h2 id="product">{line.productName}</h2>
          <p className={styles['price']}>
            {moneyWords(line.unitPrice, quote.currency, true)}{' '}
            {line.recurringPeriod !== null && <span>{chargeWords(line.recurringPeriod)}</span>}
          </p>
        </div>
        {line.description !== '' && <p className={styles['quiet']}>{line.description}</p>}
        <ul className={styles['facts']}>
          <Fact icon="hex">
            {packageWords(line)}
            {line.quantity > 1 && `: ${line.credits} credits in ${line.quantity} packages`}
          </Fact>
          <Fact icon="clock">{expiryWords(line.expiry)}</Fact>
          {forWhom !== null && <Fact icon="users">{forWhom}</Fact>}
        </ul>
        {children}
        <a className={styles['all']} href={paths.pricing}>
          View all product prices
        </a>
      </div>
    </Card>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} size={19} />
      <span>{children}</span>
    </li>
  )
}
