import { paymentStatuses, type PaymentStatus } from '@polyhex/contract/billing/payment'
import type { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import type { CallOf } from '@polyhex/contract/operation'
import { useState } from 'react'
import { Select } from '../../kit/select.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { paymentLooks } from '../payments/payment-looks.ts'
import styles from './finance.module.css'
import { centsOf } from './typed-amount.ts'

const every = 'all'

/** What the administrator has set above the payments, as it was typed. */
export interface PaymentFilters {
  readonly search: string
  readonly status: PaymentStatus | typeof every
  readonly from: string
  readonly to: string
  readonly least: string
  readonly most: string
}
export const noFilters: PaymentFilters = { search: '', status: every, from: '', to: '', least: '', most: '' }

type Query = NonNullable<CallOf<typeof paymentOperations.listPayments>['query']>

/** What is asked of the server: all that is set and can be read; an amount that is none leaves the list as it is. C-170. */
export function paymentQuery({ search, status, from, to, least, most }: PaymentFilters): Query {
  const [leastTotal, mostTotal] = [centsOf(least), centsOf(most)]
  return {
    ...(status === every ? {} : { status }),
    ...(search === '' ? {} : { search }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
    ...(leastTotal === null ? {} : { leastTotal }),
    ...(mostTotal === null ? {} : { mostTotal }),
  }
}

const amountFault = (typed: string): { error?: string } =>
  typed.trim() === '' || centsOf(typed) !== null ? {} : { error: 'Enter an amount, such as 32.50.' }

/** Search on Enter, a choice, a range of dates and a range of amounts above the payments of everybody. C-170. */
export function PaymentFilterRow({
  filters,
  onFilter,
}: {
  filters: PaymentFilters
  onFilter: (filters: PaymentFilters) => void
}) {
  const [typed, setTyped] = useState(filters.search)
  const set = (part: Partial<PaymentFilters>) => onFilter({ ...filters, ...part })
  return (
    <div className={styles['filters']} role="search" aria-label="Payments">
      {/* Alone in its form: Enter in a form of several fields and no button sends nothing. */}
      <form
        className={styles['wide']}
        onSubmit={(event) => {
          event.preventDefault()
          set({ search: typed.trim() })
        }}
      >
        <TextField
          label="Search"
          type="search"
          placeholder="Order, invoice, name, then Enter"
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            // The cross of the entry empties it: then all are shown again.
            if (event.target.value === '' && filters.search !== '') set({ search: '' })
          }}
        />
      </form>
      <div className={styles['whole']}>
        <Select<PaymentFilters['status']>
          label="Status"
          options={[
            { value: every, label: 'All' },
            ...paymentStatuses.map((one) => ({ value: one, label: paymentLooks[one].name })),
          ]}
          value={filters.status}
          onChange={(status) => set({ status })}
        />
      </div>
      <TextField
        label="From"
        type="date"
        value={filters.from}
        onChange={(event) => set({ from: event.target.value })}
      />
      <TextField label="To" type="date" value={filters.to} onChange={(event) => set({ to: event.target.value })} />
      <TextField
        label="Total from"
        inputMode="decimal"
        placeholder="0.00"
        maxLength={12}
        value={filters.least}
        onChange={(event) => set({ least: event.target.value })}
        {...amountFault(filters.least)}
      />
      <TextField
        label="Total to"
        inputMode="decimal"
        placeholder="Any"
        maxLength={12}
        value={filters.most}
        onChange={(event) => set({ most: event.target.value })}
        {...amountFault(filters.most)}
      />
    </div>
  )
}
