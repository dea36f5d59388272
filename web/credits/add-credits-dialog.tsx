import { creditChoices, CreditCount, creditsPerAllocation } from '@polyhex/contract/credits/credit'
import { creditOperations } from '@polyhex/contract/credits/credit-operations'
import { useState } from 'react'
import { useTell } from '../call/ask.ts'
import { ServerProblem, wordsOf } from '../call/problems.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Note } from '../kit/note.tsx'
import { RadioGroup } from '../kit/radio-group.tsx'
import { showToast } from '../kit/toasts.ts'

/** 1, 5, 10 or 30 credits for an account, 10 unless another number is chosen. C-105, C-107, C-225. */
export function AddCreditsDialog({
  accountId,
  name,
  onClose,
  onAdded,
}: {
  accountId: string
  name: string
  onClose: () => void
  onAdded: () => void
}) {
  const [chosen, setChosen] = useState(String(creditsPerAllocation))
  const [fault, setFault] = useState<string | null>(null)
  const add = useTell(creditOperations.manageCredits, { quiet: true })
  const submit = () => {
    const count = CreditCount.safeParse(Number(chosen))
    if (!count.success) return setFault(count.error.issues[0]?.message ?? null)
    add.mutate(
      { body: { task: 'add', accountId, count: count.data } },
      {
        onSuccess: (answer) => {
          showToast('done', `Added ${answer.count} credits`)
          onAdded()
          onClose()
        },
        onError: (problem) =>
          setFault((problem instanceof ServerProblem ? problem.fields['count'] : undefined) ?? wordsOf(problem)),
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add Credits"
      icon="card"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={add.isPending} onClick={submit}>
            Add Credits
          </Button>
        </>
      }
    >
      {fault && <Note kind="bad">{fault}</Note>}
      <RadioGroup
        label={`Credits for ${name}`}
        options={creditChoices.map((count) => ({
          value: String(count),
          label: `${count} ${count === 1 ? 'credit' : 'credits'}`,
        }))}
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  )
}
