import { mostPackages, packagesOf } from '@polyhex/contract/billing/packages'
import type { Quote, TaxPlace } from '@polyhex/contract/billing/payment'
import { useId, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import { Select } from '../../kit/select.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { longDateOf } from '../../kit/date-words.ts'
import { moneyWords } from '../money-words.ts'
import { everyWords } from '../subscriptions/subscription-words.ts'
import styles from './order-entries.module.css'
import { type PlaceDraft, provinces } from './tax-place.ts'

/** How many packages: 1 to 10, by typing or step by step. What is typed is brought into the range when it is left. C-085, C-165. */
export function PackagesField({ value, onChange }: { value: number; onChange: (quantity: number) => void }) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const settle = (text: string) => {
    setTyped(null)
    const quantity = packagesOf(text)
    if (quantity !== value) onChange(quantity)
  }
  return (
    <div className={styles['packages']}>
      <label htmlFor={id}>Packages</label>
      <div>
        <IconButton
          icon="minus"
          look="line"
          label="One fewer"
          disabled={value <= 1}
          onClick={() => settle(String(value - 1))}
        />
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(value)}
          aria-describedby={`${id}-help`}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => typed !== null && settle(typed)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && typed !== null) settle(typed)
            if (event.key === 'ArrowUp') settle(String(packagesOf(typed ?? String(value)) + 1))
            if (event.key === 'ArrowDown') settle(String(packagesOf(typed ?? String(value)) - 1))
          }}
        />
        <IconButton
          icon="plus"
          look="line"
          label="One more"
          disabled={value >= mostPackages}
          onClick={() => settle(String(value + 1))}
        />
      </div>
      <small id={`${id}-help`}>1 to {mostPackages} packages</small>
    </div>
  )
}

/** A code that lowers the price. P1-9. */
export function PromotionField({
  used,
  better,
  fault,
  onUse,
}: {
  /** The code of the order. */
  used: string | null
  /** The offer that takes more than the code, and is used in its place; null: the code counts. */
  better: string | null
  /** Why it does not count. */
  fault: string | null
  onUse: (code: string | null) => void
}) {
  const [typed, setTyped] = useState(fault === null ? '' : (used ?? ''))
  if (used !== null && fault === null) {
    return (
      <p className={styles['used']}>
        {better === null ? (
          <span>
            Code <b>{used}</b> is used.
          </span>
        ) : (
          <span>
            Code <b>{used}</b> is good, but “{better}” takes more off. We use that one.
          </span>
        )}
        <Button look="ghost" size="sm" onClick={() => onUse(null)}>
          Remove code
        </Button>
      </p>
    )
  }
  const use = () => onUse(typed.trim() === '' ? null : typed.trim())
  return (
    <div className={styles['promotion']}>
      <TextField
        label="Promo code (optional)"
        value={typed}
        maxLength={50}
        autoComplete="off"
        spellCheck={false}
        {...(fault === null ? {} : { error: fault })}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') use()
        }}
      />
      <Button look="line" onClick={use}>
        Use code
      </Button>
    </div>
  )
}

/** Where the buyer lives, from which the tax follows. P0-1. */
export function TaxPlaceField({ value, onChange }: { value: PlaceDraft; onChange: (draft: PlaceDraft) => void }) {
  return (
    <fieldset className={styles['place']}>
      <legend>Where do you live? We need it for the tax.</legend>
      <Segmented<TaxPlace['country']>
        label="Country"
        options={[
          { value: 'CA', label: 'Canada' },
          { value: 'US', label: 'United States' },
        ]}
        value={value.country}
        onChange={(country) => onChange({ ...value, country })}
      />
      {value.country === 'CA' ? (
        <Select
          label="Province or territory"
          options={provinces}
          value={value.region}
          onChange={(region) => onChange({ ...value, region })}
        />
      ) : (
        <TextField
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          value={value.postalCode}
          onChange={(event) => onChange({ ...value, postalCode: event.target.value })}
        />
      )}
    </fieldset>
  )
}

/** The yes to charges that repeat: what, how often, from when, and how it ends; not ticked by us. P0-4. */
export function RenewalConsent({
  quote,
  ticked,
  asking,
  fault,
  onTick,
}: {
  quote: Quote
  ticked: boolean
  /** Another amount is on its way: what stands here cannot be agreed to any more. */
  asking: boolean
  fault: string | null
  onTick: (ticked: boolean) => void
}) {
  const id = useId()
  const why = asking ? 'The price is being worked out. Then you can tick the box.' : fault
  const { renewal, currency } = quote
  if (renewal === null) return null
  const tax = quote.tax === null ? ' plus tax' : ''
  const after = renewal.afterDiscount
  return (
    <div className={styles['consent']} data-fault={(!asking && fault !== null) || undefined} aria-busy={asking}>
      <label>
        <input
          type="checkbox"
          id={id}
          checked={ticked}
          aria-disabled={asking || undefined}
          aria-invalid={asking || fault === null ? undefined : true}
          aria-describedby={why === null ? undefined : `${id}-why`}
          onChange={(event) => {
            if (!asking) onTick(event.target.checked)
          }}
        />
        <span>
          I agree that{' '}
          <b>
            {moneyWords(renewal.amount, currency)}
            {tax} is charged {everyWords(renewal)}
          </b>
          {after === null ? (
            ' until I cancel'
          ) : (
            <>
              {' '}
              until my discount ends, and{' '}
              <b>
                {moneyWords(after.amount, currency)}
                {tax} from {longDateOf(after.from)} on
              </b>
              , until I cancel
            </>
          )}
          . The next charge is on {longDateOf(renewal.nextChargeDate)}. I can cancel at any time under Profile, Billing,
          in two clicks; it then ends with the {renewal.period} that is paid.
        </span>
      </label>
      {why !== null && (
        <p id={`${id}-why`} role={asking ? 'status' : 'alert'}>
          {why}
        </p>
      )}
    </div>
  )
}
