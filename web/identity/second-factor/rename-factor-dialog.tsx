import { FactorName, type SecondFactor } from '@polyhex/contract/identity/second-factor'
import { secondFactorOperations } from '@polyhex/contract/identity/second-factor-operations'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { useProof } from '../use-proof.tsx'

/** Gives a way for the second step another name. */
export function RenameFactorDialog({
  factor,
  onRenamed,
  onClose,
}: {
  factor: SecondFactor
  onRenamed: () => void
  onClose: () => void
}) {
  const [name, setName] = useState(factor.name)
  const [fault, setFault] = useState<string | null>(null)
  const { asksFor, proof } = useProof()
  const { mutate, isPending } = useTell(secondFactorOperations.renameSecondFactor, { quiet: true })
  function submit() {
    const read = FactorName.safeParse(name)
    setFault(read.success ? null : (read.error.issues[0]?.message ?? ''))
    if (!read.success) return
    mutate(
      { params: { factorId: factor.id }, body: { name: read.data } },
      {
        onSuccess: onRenamed,
        onError: (problem) => {
          if (!asksFor(problem, submit)) setFault(wordsOf(problem))
        },
      },
    )
  }
  if (proof !== null) return proof
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rename"
      icon="pen"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isPending} onClick={submit}>
            Save the name
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label="Name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...(fault === null ? {} : { error: fault })}
        />
      </form>
    </Dialog>
  )
}
