import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { secondFactorOperations } from '@polyhex/contract/identity/second-factor-operations'
import { useState } from 'react'
import { useAsk, useTell } from '../call/ask.ts'
import { ServerProblem, wordsForField } from '../call/problems.ts'
import { Button } from '../kit/button.tsx'
import { EntryDialog } from '../kit/entry-dialog.tsx'
import { PasswordField } from '../kit/password-field.tsx'
import { knowsPasskeys, passkeyWords, showPasskey } from './second-factor/passkey-browser.ts'

/** Whether the server wants the password again before it makes a change. */
export function needsProof(problem: unknown): boolean {
  return problem instanceof ServerProblem && problem.code === 'password_needed'
}

/**
 * Asks for the password of who is signed in, or for a passkey where the account has one, before something that a passer-by at
 * the computer must not do.
 */
export function ProvePasswordDialog({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const { mutate, isPending } = useTell(identityOperations.proveSession, { quiet: true })
  const held = useAsk(secondFactorOperations.listSecondFactors, knowsPasskeys() ? {} : null)
  const hasPasskey = held.data?.factors.some(({ kind }) => kind === 'passkey') ?? false
  const ask = useTell(secondFactorOperations.askPasskeyForProof, { quiet: true })
  const prove = useTell(secondFactorOperations.proveByPasskey, { quiet: true })
  async function show() {
    const { question } = await ask.mutateAsync({})
    await prove.mutateAsync({ body: { passkey: await showPasskey(question) } })
    onProved()
  }
  function submit() {
    setFault(password === '' ? 'Please enter your password.' : null)
    if (password === '') return
    mutate(
      { body: { password } },
      {
        onSuccess: onProved,
        onError: (problem) => {
          setPassword('')
          setFault(wordsForField(problem, 'password'))
        },
      },
    )
  }
  return (
    <EntryDialog
      title="Type your password again"
      icon="key"
      submit="Go on"
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordField
        label="Your own password"
        autoComplete="current-password"
        help="This change can lock you out, so we make sure that it is you."
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        {...(fault ? { error: fault } : {})}
      />
      {hasPasskey && (
        <Button
          look="line"
          icon="key"
          loading={ask.isPending || prove.isPending}
          onClick={() => void show().catch((problem: unknown) => setFault(passkeyWords(problem)))}
        >
          Use a passkey instead
        </Button>
      )}
    </EntryDialog>
  )
}
