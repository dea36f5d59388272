import { cohortCredits } from '@polyhex/contract/classes/class-limits'
import { PromotionForm } from '@polyhex/contract/classes/cohort'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { NumberField } from '../../kit/number-field.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import { errorOf, faultsFrom, faultsIn, type Faults } from '../forms/faults.ts'
import styles from '../slots/classes-table.module.css'

/** Makes a promotion; a course takes 5 credits unless told otherwise. C-117, C-253. */
export function PromotionDialog({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const [form, setForm] = useState({ promotionName: '', promotionCode: '', requiredCredits: cohortCredits as number })
  const [faults, setFaults] = useState<Faults>({})
  const add = useTell(cohortOperations.createPromotion, { quiet: true })
  const submit = () => {
    const found = faultsIn(PromotionForm, form)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    add.mutate(
      { body: form },
      {
        onSuccess: ({ promotion }) => {
          showToast('done', `Added ${promotion.promotionName}`)
          onAdded()
          onClose()
        },
        onError: (problem) => setFaults(faultsFrom(problem)),
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add Promotion"
      icon="gift"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={add.isPending} onClick={submit}>
            Add
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {faults['form'] && <Note kind="bad">{faults['form']}</Note>}
        <TextField
          label="Name"
          value={form.promotionName}
          onChange={(event) => setForm({ ...form, promotionName: event.target.value })}
          {...errorOf(faults, 'promotionName')}
        />
        <TextField
          label="Code"
          help="Stands in addresses: letters, digits, - and _."
          value={form.promotionCode}
          onChange={(event) => setForm({ ...form, promotionCode: event.target.value })}
          {...errorOf(faults, 'promotionCode')}
        />
        <NumberField
          label="Credits of a course"
          min={1}
          max={100}
          value={form.requiredCredits}
          onChange={(requiredCredits) => setForm({ ...form, requiredCredits })}
          {...errorOf(faults, 'requiredCredits')}
        />
      </div>
    </Dialog>
  )
}
