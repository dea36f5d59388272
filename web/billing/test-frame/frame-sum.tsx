import type { TestCheckout } from '@polyhex/contract/billing/test-frame-operations'
import { eachWords, moneyWords, rateWords } from '../money-words.ts'
import styles from './test-frame.module.css'

/** What is paid, as the provider reckons it. */
export function FrameSum({ checkout }: { checkout: TestCheckout }) {
  const money = (amount: number) => moneyWords(amount, checkout.currency)
  const { period, periodCount } = checkout
  const every = period === null ? '' : ` ${eachWords(period, periodCount ?? 1)}`
  return (
    <div className={styles['sum']} aria-live="polite">
      <p>
        <strong>{money(checkout.total)}</strong>
        {every}
        {checkout.place === null && <small> before tax</small>}
      </p>
      <ul>
        {checkout.lines.map((line) => (
          <li key={line.name}>
            <span>
              {line.name}
              {line.quantity > 1 && ` × ${line.quantity}`}
            </span>
            <span>{money(line.amount)}</span>
          </li>
        ))}
        {checkout.discount > 0 && (
          <li>
            <span>Discount</span>
            <span>{money(-checkout.discount)}</span>
          </li>
        )}
        {checkout.taxLines.map((line) => (
          <li key={line.name}>
            <span>
              {line.name} {rateWords(line.rateMillionths)}
            </span>
            <span>{money(line.amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
