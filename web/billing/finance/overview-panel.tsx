import { currencyNames } from '@polyhex/contract/billing/money'
import { financeOperations, type SellerDetails } from '@polyhex/contract/billing/finance-operations'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Button } from '../../kit/button.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Note } from '../../kit/note.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TextArea } from '../../kit/text-area.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { TitledCard } from '../../kit/titled-card.tsx'
import { showToast } from '../../kit/toasts.ts'
import { shortDateOf } from '../../kit/date-words.ts'
import { moneyWords } from '../money-words.ts'
import styles from './finance.module.css'
import { PlainTable } from './plain-table.tsx'

/** What is owed in classes, what came in each day, whether the provider's balance is ours, and tables to take away. P2-20. */
export function OverviewPanel() {
  const query = useAsk(financeOperations.getFinanceOverview, { query: {} })
  return (
    <div className={styles['stack']}>
      <Asked
        query={query}
        loading={<Skeleton height={300} radius={20} />}
        failed="The figures did not load"
        safe="Nothing is lost."
      >
        {(found) => (
          <>
            {found.brokenRules.length > 0 && (
              <Note kind="bad">
                The ledgers do not hold together:{' '}
                {found.brokenRules.map(({ rule, count }) => `${count} ${rule}`).join('; ')}.
              </Note>
            )}
            {found.currencies.map((one) => (
              <TitledCard key={one.currency} title={currencyNames[one.currency]}>
                <dl className={styles['figures']}>
                  {(
                    [
                      ['Classes owed', `${one.creditsOpen}`],
                      ['What they are worth', moneyWords(one.creditLiability, one.currency)],
                      ['Paid', moneyWords(one.paid, one.currency)],
                      ['Earned', moneyWords(one.earned, one.currency)],
                      ['Refunded', moneyWords(one.refunded, one.currency)],
                      ['Fees', moneyWords(one.fees, one.currency)],
                      ['Balance in our clearing account', moneyWords(one.clearing, one.currency)],
                      [
                        'Balance at the provider',
                        one.providerBalance === null
                          ? 'Not compared yet'
                          : moneyWords(one.providerBalance, one.currency),
                      ],
                    ] as const
                  ).map(([name, value]) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
                <PlainTable
                  label={`Days in ${currencyNames[one.currency]}`}
                  titles={['Day (UTC)', 'Paid', 'Earned', 'Refunded']}
                  numeric={['Paid', 'Earned', 'Refunded']}
                  none="No money has moved."
                  rows={found.days
                    .filter((day) => day.currency === one.currency)
                    .toReversed()
                    .slice(0, 31)
                    .map((day) => ({
                      key: day.date,
                      cells: [
                        shortDateOf(day.date),
                        moneyWords(day.paid, day.currency),
                        moneyWords(day.earned, day.currency),
                        moneyWords(day.refunded, day.currency),
                      ],
                    }))}
                />
              </TitledCard>
            ))}
            {found.currencies.length === 0 && <Note>No money has moved yet.</Note>}
          </>
        )}
      </Asked>
      <TitledCard
        title="Tables for spreadsheets"
        actions={
          <>
            <LinkButton look="line" size="sm" icon="download" href="/api/finance/export/payments">
              Payments
            </LinkButton>
            <LinkButton look="line" size="sm" icon="download" href="/api/finance/export/journal">
              Journal
            </LinkButton>
          </>
        }
      />
      <Seller />
    </div>
  )
}

function Seller() {
  const query = useAsk(financeOperations.getSellerDetails, {})
  return (
    <Asked
      query={query}
      loading={<Skeleton height={160} radius={20} />}
      failed="The details did not load"
      safe="Nothing is lost."
    >
      {({ seller }) => <SellerForm seller={seller} />}
    </Asked>
  )
}

function SellerForm({ seller }: { seller: SellerDetails }) {
  const [given, setGiven] = useState(seller)
  const client = useQueryClient()
  const save = useTell(financeOperations.updateSellerDetails, {
    onDone: async () => {
      showToast('done', 'Invoices made from now on say this')
      await client.invalidateQueries({ queryKey: askKey(financeOperations.getSellerDetails) })
    },
  })
  const field = (name: keyof SellerDetails, label: string) => (
    <TextField
      label={label}
      value={given[name]}
      onChange={(event) => setGiven({ ...given, [name]: event.target.value })}
    />
  )
  return (
    <TitledCard title="Who sells, as invoices print it">
      <form
        className={styles['tall']}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ body: given })
        }}
      >
        {field('name', 'Name')}
        {field('email', 'Email')}
        <TextArea
          label="Address"
          value={given.address}
          onChange={(event) => setGiven({ ...given, address: event.target.value })}
        />
        {field('taxNumbers', 'Tax numbers')}
        <div className={styles['buttons']}>
          <Button type="submit" loading={save.isPending} disabled={given.name.trim() === ''}>
            Save
          </Button>
        </div>
      </form>
    </TitledCard>
  )
}
