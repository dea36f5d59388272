import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { nameLimits } from '@polyhex/contract/accounts/names'
import { useState } from 'react'
import { useTell } from '../call/ask.ts'
import { ServerProblem, wordsOf } from '../call/problems.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
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
  const { mutate, isPending } = useTell(accountOperations.updatePassword, { quiet: true })

  function submit() {
    const short = password.length < nameLimits.password.least
    setFault(short ? 'Passwords must be at least 6 characters' : null)
    if (short) return
    mutate(
      { params: { accountId }, body: { password } },
      {
        onSuccess: ({ account }) => {
          showToast('done', `Updated ${account.username ?? name}`)
          if (own) void refreshSession()
          onClose()
        },
        onError: (problem) => {
          const fields = problem instanceof ServerProblem ? problem.fields : {}
          setFault(fields['password'] ?? wordsOf(problem))
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change Password"
      icon="key"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isPending} onClick={submit}>
            Submit Changes
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
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
      </form>
    </Dialog>
  )
}
