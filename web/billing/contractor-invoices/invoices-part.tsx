import { contractorInvoiceOperations } from '@polyhex/contract/billing/contractor-invoice-operations'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAsk, useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { TitledCard } from '../../kit/titled-card.tsx'
import { NotFoundScreen } from '../../shell/not-found-screen.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { useAccount } from '../../shell/session.ts'
import styles from '../finance/finance.module.css'
import { moneyWords } from '../money-words.ts'
import { counted } from '../../classes/class-moment.ts'
import { hoursWords, monthBefore } from './invoice-words.ts'
import { InvoicesTable } from './invoices-table.tsx'

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The Invoices part of the profile, for tutors: what they have written, and a new one for a period. C-021, C-102, A-019. */
export function InvoicesPart() {
  usePageTitle('Invoices')
  const account = useAccount()
  if (account === null) return null
  if (!account.roles.includes('tutor')) return <NotFoundScreen />
  return (
    <div className={styles['stack']}>
      <NewInvoice />
      {/* No landmark of its own: the table in it is one of this name. */}
      <TitledCard title="Invoices" landmark={false}>
        <InvoicesTable accountId={account.accountId} />
      </TitledCard>
    </div>
  )
}

function NewInvoice() {
  const [suggested] = useState(() => monthBefore(new Date().toISOString().slice(0, 10)))
  const [periodStart, setStart] = useState(suggested.first)
  const [periodEnd, setEnd] = useState(suggested.last)
  const router = useRouter()
  const period = { periodStart, periodEnd }
  const fits = isDay(periodStart) && isDay(periodEnd) && periodStart <= periodEnd
  const preview = useAsk(contractorInvoiceOperations.previewInvoice, fits ? { query: period } : null)
  const write = useTell(contractorInvoiceOperations.createInvoice, {
    onDone: ({ invoice }) => router.history.push(paths.editInvoice(invoice.id)),
  })
  const found = fits ? preview.data : undefined
  return (
    <TitledCard title="New invoice">
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          write.mutate({ body: period })
        }}
      >
        <TextField label="From" type="date" required value={periodStart} onChange={(e) => setStart(e.target.value)} />
        <TextField label="To" type="date" required value={periodEnd} onChange={(e) => setEnd(e.target.value)} />
        <Button type="submit" icon="plus" loading={write.isPending} disabled={!found || found.classes === 0}>
          Write an invoice
        </Button>
      </form>
      <p className={styles['said']} aria-live="polite">
        {!fits && 'Choose a first and a last day.'}
        {preview.error && wordsOf(preview.error)}
        {found && found.classes === 0 && 'You have taught no class in these days that is not on an invoice.'}
        {found &&
          found.classes > 0 &&
          found.currency &&
          `${counted(found.classes, 'class', 'classes')}, ${hoursWords(found.minutes)}: ${moneyWords(found.total, found.currency)}.`}
        {found &&
          found.withoutRate > 0 &&
          ` No rate is set yet for ${counted(found.withoutRate, 'more class', 'more classes')}: ask us.`}
      </p>
    </TitledCard>
  )
}
