import { mostAddressLines, ReceiptDetails, receiptDetailsOperations } from '@polyhex/contract/billing/receipt-details'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Note } from '../../kit/note.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TextArea } from '../../kit/text-area.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { TitledCard } from '../../kit/titled-card.tsx'
import { showToast } from '../../kit/toasts.ts'
import styles from './receipt-details.module.css'

/** What an account wants printed on receipts from now on. P2-19. */
export function ReceiptDetailsCard({ accountId }: { accountId: string }) {
  const query = useAsk(receiptDetailsOperations.getReceiptDetails, { params: { accountId } })
  return (
    <TitledCard title="Details for receipts">
      <div className={styles['body']}>
        <p>
          For a school, an organization or your own books. What you write here is printed on receipts of charges from
          now on; receipts that you have stay as they are.
        </p>
        <Asked
          query={query}
          loading={<Skeleton height={220} />}
          failed="The details did not load"
          safe="Nothing is lost."
        >
          {({ details }) => <DetailsForm accountId={accountId} kept={details} />}
        </Asked>
      </div>
    </TitledCard>
  )
}

/** What was typed, with the address as one text. */
interface Typed {
  readonly organization: string
  readonly address: string
  readonly purchaseOrder: string
  readonly taxId: string
}
type Faults = Readonly<Partial<Record<keyof Typed, string>>>

const detailsOf = ({ organization, address, purchaseOrder, taxId }: Typed): ReceiptDetails => ({
  organization,
  addressLines: address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
  purchaseOrder,
  taxId,
})

function faultsOf(details: ReceiptDetails): Faults {
  const issues = ReceiptDetails.safeParse(details).error?.issues ?? []
  return Object.fromEntries(
    issues.toReversed().map(({ path: [name], message }) => [name === 'addressLines' ? 'address' : name, message]),
  )
}

function DetailsForm({ accountId, kept }: { accountId: string; kept: ReceiptDetails }) {
  const [typed, setTyped] = useState<Typed>({ ...kept, address: kept.addressLines.join('\n') })
  const [faults, setFaults] = useState<Faults>({})
  const client = useQueryClient()
  const save = useTell(receiptDetailsOperations.updateReceiptDetails, {
    quiet: true,
    onDone: async () => {
      showToast('done', 'Receipts of charges from now on say this')
      await client.invalidateQueries({ queryKey: askKey(receiptDetailsOperations.getReceiptDetails) })
    },
  })
  const part = (name: keyof Typed) => ({
    name,
    value: typed[name],
    ...(faults[name] === undefined ? {} : { error: faults[name] }),
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value })
      setFaults({ ...faults, [name]: undefined })
    },
  })
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const details = detailsOf(typed)
        const found = faultsOf(details)
        setFaults(found)
        const [first] = Object.keys(found)
        if (first === undefined) save.mutate({ params: { accountId }, body: details })
        else form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      }}
    >
      {save.error !== null && (
        <div className={styles['wide']}>
          <Note kind="bad">{wordsOf(save.error)}</Note>
        </div>
      )}
      <TextField label="Organization or school" autoComplete="organization" {...part('organization')} />
      <TextField label="Purchase order number" {...part('purchaseOrder')} />
      <TextArea
        label="Address"
        rows={mostAddressLines}
        help={`At most ${mostAddressLines} lines.`}
        autoComplete="street-address"
        {...part('address')}
      />
      <TextField label="Tax ID" help="If your organization has one." {...part('taxId')} />
      <div className={styles['wide']}>
        <Button type="submit" loading={save.isPending}>
          Save details
        </Button>
      </div>
    </form>
  )
}
