import { type ContractRate, contractorInvoiceOperations } from '@polyhex/contract/billing/contractor-invoice-operations'
import { currencies, type Currency, currencyNames } from '@polyhex/contract/billing/money'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Select } from '../../kit/select.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TextField } from '../../kit/text-field.tsx'
import styles from '../finance/finance.module.css'
import { PlainTable } from '../finance/plain-table.tsx'
import { centsOf } from '../finance/typed-amount.ts'
import { shortDateOf } from '../../kit/date-words.ts'
import { moneyWords } from '../money-words.ts'

const contractWords = { draft: 'Draft', active: 'Active', ended: 'Ended' } as const
const { listContractRates, setContractRate } = contractorInvoiceOperations

const nameOf = ({ account }: ContractRate): string => account.name ?? account.publicName
const contractOf = ({ status, startingOn, endingOn }: ContractRate): string =>
  `${contractWords[status]}, from ${shortDateOf(startingOn)}${endingOn === null ? '' : ` to ${shortDateOf(endingOn)}`}`

/** What contracts pay for an hour, for administrators. */
export function RatesTable() {
  const query = useAsk(listContractRates, { query: {} })
  const [opened, setOpened] = useState<ContractRate | null>(null)
  return (
    <Asked
      query={query}
      loading={<Skeleton height={160} radius={12} />}
      failed="The contracts did not load"
      safe="Nothing is lost."
    >
      {({ rates }) =>
        rates.length === 0 ? (
          <EmptyState title="No contracts" text="Make contracts under Manage classes." />
        ) : (
          <>
            <PlainTable
              label="Rates of contracts"
              titles={['Tutor', 'Contract', 'Per hour']}
              numeric={['Per hour']}
              none=""
              rows={rates.map((rate) => ({
                key: rate.contractId,
                cells: [
                  nameOf(rate),
                  contractOf(rate),
                  rate.hourlyRate === null || rate.currency === null
                    ? 'Not set yet'
                    : moneyWords(rate.hourlyRate, rate.currency),
                ],
                action: (
                  <Button look="line" size="sm" onClick={() => setOpened(rate)}>
                    {rate.hourlyRate === null ? 'Set rate' : 'Change rate'}
                    <span className="visually-hidden"> of {nameOf(rate)}</span>
                  </Button>
                ),
              }))}
            />
            {opened && <RateDialog rate={opened} onClose={() => setOpened(null)} />}
          </>
        )
      }
    </Asked>
  )
}

function RateDialog({ rate, onClose }: { rate: ContractRate; onClose: () => void }) {
  const [amount, setAmount] = useState(rate.hourlyRate === null ? '' : (rate.hourlyRate / 100).toFixed(2))
  const [currency, setCurrency] = useState<Currency>(rate.currency ?? 'cad')
  const [startingOn, setStartingOn] = useState('')
  const client = useQueryClient()
  const cents = centsOf(amount)
  const tell = useTell(setContractRate, {
    onDone: async () => {
      onClose()
      await client.invalidateQueries({ queryKey: askKey(listContractRates) })
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Rate of ${nameOf(rate)}`}
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={tell.isPending}
            disabled={cents === null || cents === 0}
            onClick={() =>
              cents !== null &&
              tell.mutate({
                params: { contractId: rate.contractId },
                body: { hourlyRate: cents, currency, ...(startingOn === '' ? {} : { startingOn }) },
              })
            }
          >
            Save
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        <TextField
          label="An hour of classes"
          help="A class is paid by the rate of its day; what is on an invoice stays."
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          {...(cents === null && amount !== '' ? { error: 'Enter an amount, such as 32.50.' } : {})}
        />
        <Select<Currency>
          label="Currency"
          options={currencies.map((one) => ({ value: one, label: currencyNames[one] }))}
          value={currency}
          onChange={setCurrency}
        />
      </div>
      {rate.hourlyRate !== null && (
        <TextField
          label="From"
          type="date"
          help="Left empty: from today."
          value={startingOn}
          onChange={(event) => setStartingOn(event.target.value)}
        />
      )}
    </Dialog>
  )
}
