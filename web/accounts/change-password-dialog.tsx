import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { nameLimits } from '@polyhex/contract/accounts/names'
import { useState } from 'react'
import { wordsForField } from '../call/problems.ts'
import { useGuardedTell } from '../identity/use-guarded-tell.tsx'
import { EntryDialog } from '../kit/entry-dialog.tsx'
import { PasswordField } from '../kit/password-field.tsx'
import { showToast } from '../kit/toasts.ts'
import { refreshSession, useAccount } from '../shell/session.ts'

/** Sets a new password for one's own account or one that is managed.. */
export function ChangePasswordDialog({
  accountId,
  name,
  onClose,
}: {
  accountId: string
  /** Whose password it is, as others see them. */
  name: string
  onClose: () => void
}) {
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const own = useAccount()?.accountId === accountId
  const { tell, isPending, proof } = useGuardedTell(accountOperations.updatePassword, {
    onDone: ({ account }) => {
      showToast('done', `Updated ${account.username ?? name}`)
      if (own) void refreshSession()
      onClose()
    },
    onProblem: (problem) => setFault(wordsForField(problem, 'password')),
  })

  function submit() {
    const short = password.length < nameLimits.password.least
    setFault(short ? 'Passwords must be at least 6 characters' : null)
    if (!short) tell({ params: { accountId }, body: { password } })
  }
  if (proof) return proof
  return (
    <EntryDialog
      title="Change Password"
      icon="key"
      submit="Submit Changes"
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordField
        label={own ? 'New password' : `New password for ${name}`}
        autoComplete="new-password"
        help={
          own
            ? 'At least 6 characters. Other browsers will be signed out.'
            : `At least 6 characters. ${name} will be signed out everywhere.`
        }
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        {...(fault ? { error: fault } : {})}
      />
    </EntryDialog>
  )
}
