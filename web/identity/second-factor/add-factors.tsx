import { secondFactorOperations } from '@polyhex/contract/identity/second-factor-operations'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { showToast } from '../../kit/toasts.ts'
import { AddAppDialog, type Added, type Begun } from './add-app-dialog.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { NewCodesDialog } from './new-codes-dialog.tsx'
import { knowsPasskeys } from './passkey-browser.ts'
import styles from './second-factor.module.css'
import { useProof } from '../use-proof.tsx'

/** The buttons by which a way for the second step is added; the first one of all ends with the recovery codes. */
export function AddFactors({
  username,
  isFirst,
  stacked = false,
  onAdded,
}: {
  username: string
  isFirst: boolean
  /** One below the other, as wide as the page's card. */
  stacked?: boolean
  onAdded: () => void
}) {
  const [begun, setBegun] = useState<Begun | 'passkey' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { asksFor, proof } = useProof()
  const { mutate, isPending } = useTell(secondFactorOperations.beginTotp, { quiet: true })

  function begin() {
    mutate(
      {},
      {
        onSuccess: setBegun,
        onError: (problem) => {
          if (!asksFor(problem, begin)) showToast('error', wordsOf(problem))
        },
      },
    )
  }
  function added({ factor, recoveryCodes }: Added) {
    setBegun(null)
    if (recoveryCodes === null) {
      showToast('done', `Added ${factor.name}`)
      onAdded()
    } else setCodes(recoveryCodes)
  }
  return (
    <>
      <div className={styles[stacked ? 'ways' : 'actions']}>
        <Button look={isFirst ? 'primary' : 'line'} icon="device" loading={isPending} onClick={begin}>
          Add an authenticator app
        </Button>
        {knowsPasskeys() && (
          <Button look="line" icon="key" onClick={() => setBegun('passkey')}>
            Add a passkey
          </Button>
        )}
      </div>
      {proof}
      {begun === 'passkey' && <AddPasskeyDialog onAdded={added} onClose={() => setBegun(null)} />}
      {begun !== null && begun !== 'passkey' && (
        <AddAppDialog begun={begun} onAdded={added} onClose={() => setBegun(null)} />
      )}
      {codes !== null && (
        <NewCodesDialog
          username={username}
          codes={codes}
          onClose={() => {
            setCodes(null)
            onAdded()
          }}
        />
      )}
    </>
  )
}
