import { FactorName } from '@polyhex/contract/identity/second-factor'
import { secondFactorOperations } from '@polyhex/contract/identity/second-factor-operations'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { TextField } from '../../kit/text-field.tsx'
import type { Added } from './add-app-dialog.tsx'
import { factorNames } from './factor-words.ts'
import { makePasskey, passkeyWords } from './passkey-browser.ts'
import styles from './second-factor.module.css'
import { useProof } from '../use-proof.tsx'

/** Names a new passkey and has the browser make it. */
export function AddPasskeyDialog({ onAdded, onClose }: { onAdded: (added: Added) => void; onClose: () => void }) {
  const [name, setName] = useState(factorNames.passkey)
  const [fault, setFault] = useState<{ field: boolean; words: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const { asksFor, proof } = useProof()
  const begin = useTell(secondFactorOperations.beginPasskey, { quiet: true })
  const confirm = useTell(secondFactorOperations.confirmPasskey, { quiet: true })

  async function make(called: string): Promise<void> {
    const { question } = await begin.mutateAsync({})
    const passkey = await makePasskey(question)
    onAdded(await confirm.mutateAsync({ body: { name: called, passkey } }))
  }
  function submit() {
    const read = FactorName.safeParse(name)
    setFault(read.success ? null : { field: true, words: read.error.issues[0]?.message ?? '' })
    if (!read.success) return
    setBusy(true)
    void make(read.data)
      .catch((problem: unknown) => {
        if (asksFor(problem, submit)) return
        setFault({ field: false, words: passkeyWords(problem) })
      })
      .finally(() => setBusy(false))
  }
  if (proof !== null) return proof
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a passkey"
      icon="key"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={busy} onClick={submit}>
            Create the passkey
          </Button>
        </>
      }
    >
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {fault !== null && !fault.field && <Note kind="bad">{fault.words}</Note>}
        <p>Your device or security key makes the passkey and asks for your finger, face, or PIN.</p>
        <TextField
          label="Name"
          help="So that you know it in the list, such as “Laptop”."
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...(fault?.field ? { error: fault.words } : {})}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
