import type { ContractorInvoice, ContractorInvoiceLine } from '@polyhex/contract/billing/contractor-invoice'
import type { ReactNode } from 'react'
import { Chip } from '../../kit/chip.tsx'
import { Note } from '../../kit/note.tsx'
import styles from '../finance/finance.module.css'
import tableStyles from '../finance/plain-table.module.css'
import { longDateOf, shortDateOf } from '../../kit/date-words.ts'
import { moneyWords } from '../money-words.ts'
import { hoursWords, invoiceLooks } from './invoice-words.ts'

/** The head of an invoice: number, state, period and sum. */
export function InvoiceHead({ invoice, children }: { invoice: ContractorInvoice; children?: ReactNode }) {
  const look = invoiceLooks[invoice.status]
  return (
    <>
      <header className={styles['pageHead']}>
        <div>
          <h1>Invoice {invoice.invoiceNumber}</h1>
          <p>
            {invoice.account?.name ?? invoice.account?.publicName ?? 'Account deleted'},{' '}
            {longDateOf(invoice.periodStart)} to {longDateOf(invoice.periodEnd)}
          </p>
        </div>
        <Chip hue={look.hue} icon={look.icon}>
          {look.name}
        </Chip>
        <div className={styles['buttons']}>{children}</div>
      </header>
      {invoice.returnedBecause && <Note kind="ask">Returned: {invoice.returnedBecause}</Note>}
    </>
  )
}

/** The classes of an invoice with their pay; `renderAction` stands at the end of each line. */
export function InvoiceLines({
  invoice,
  lines,
  renderAction,
}: {
  invoice: ContractorInvoice
  lines: readonly ContractorInvoiceLine[]
  renderAction?: (line: ContractorInvoiceLine) => ReactNode
}) {
  const { currency } = invoice
  return (
    <div className={tableStyles['scroll']} tabIndex={0} role="region" aria-label="Classes of the invoice">
      <table className={`${tableStyles['plain']} ${tableStyles['kept']} ${styles['lines']}`}>
        <thead>
          <tr>
            <th scope="col">Class</th>
            <th scope="col" className={styles['notOnPhone']}>
              Date
            </th>
            <th scope="col" data-numeric className={styles['notOnPhone']}>
              Time
            </th>
            <th scope="col" data-numeric className={styles['notOnPhone']}>
              Per hour
            </th>
            <th scope="col" data-numeric>
              Amount
            </th>
            {renderAction && (
              <th scope="col">
                <span className="visually-hidden">Take off</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.className}
                <small className={`${styles['small']} ${styles['onPhone']}`}>
                  {shortDateOf(line.date)}, {hoursWords(line.minutes)} at {moneyWords(line.hourlyRate, currency)} per
                  hour
                </small>
              </th>
              <td className={styles['notOnPhone']}>{longDateOf(line.date)}</td>
              <td data-numeric className={styles['notOnPhone']}>
                {hoursWords(line.minutes)}
              </td>
              <td data-numeric className={styles['notOnPhone']}>
                {moneyWords(line.hourlyRate, currency)}
              </td>
              <td data-numeric>{moneyWords(line.amount, currency)}</td>
              {renderAction && <td data-action>{renderAction(line)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              Total
              <small className={`${styles['small']} ${styles['onPhone']}`}>{hoursWords(invoice.minutes)}</small>
            </th>
            <td className={styles['notOnPhone']} />
            <td data-numeric className={styles['notOnPhone']}>
              {hoursWords(invoice.minutes)}
            </td>
            <td className={styles['notOnPhone']} />
            <td data-numeric>{moneyWords(invoice.total, currency)}</td>
            {renderAction && <td />}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
