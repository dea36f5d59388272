import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { Email } from '@polyhex/contract/accounts/names'
import { useState } from 'react'
import { wordsForField } from '../../call/problems.ts'
import { useGuardedTell } from '../../identity/use-guarded-tell.tsx'
import { EntryDialog } from '../../kit/entry-dialog.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'

/** Puts a mistyped address right before it has been confirmed. */
export function CorrectAddressDialog({
  accountId,
  email,
  onClose,
}: {
  accountId: string
  email: string
  onClose: (changed: boolean) => void
}) {
  const [typed, setTyped] = useState(email)
  const [fault, setFault] = useState<string | null>(null)
  const { tell, isPending, proof } = useGuardedTell(accountOperations.updateAccount, {
    onDone: (_, call) => {
      showToast('done', `We sent a link to ${call.body?.email}`)
      onClose(true)
    },
    onProblem: (problem) => setFault(wordsForField(problem, 'email')),
  })
  function submit() {
    const checked = Email.safeParse(typed)
    setFault(checked.success ? null : (checked.error.issues[0]?.message ?? ''))
    if (!checked.success) return
    if (checked.data === email) onClose(false)
    else tell({ params: { accountId }, body: { email: checked.data } })
  }
  if (proof) return proof
  return (
    <EntryDialog
      title="Correct your email address"
      icon="mail"
      submit="Save and send the link"
      busy={isPending}
      onSubmit={submit}
      onClose={() => onClose(false)}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        {...(fault ? { error: fault } : {})}
      />
    </EntryDialog>
  )
}
