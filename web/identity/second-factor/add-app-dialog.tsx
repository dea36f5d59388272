import { FactorName, TotpCode } from '@polyhex/contract/identity/second-factor'
import { secondFactorOperations } from '@polyhex/contract/identity/second-factor-operations'
import type { ResultOf } from '@polyhex/contract/operation'
import { lazy, Suspense, useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { ServerProblem, wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { CodeField } from './code-field.tsx'
import { factorNames } from './factor-words.ts'
import styles from './second-factor.module.css'
import { useProof } from '../use-proof.tsx'

const QrCode = lazy(async () => ({ default: (await import('../../kit/qr-code.tsx')).QrCode }))

export type Begun = ResultOf<(typeof secondFactorOperations)['beginTotp']>
export type Added = ResultOf<(typeof secondFactorOperations)['confirmTotp']>

/** Scan, or type the key; then the first code of the app shows that it works. */
export function AddAppDialog({
  begun,
  onAdded,
  onClose,
}: {
  begun: Begun
  onAdded: (added: Added) => void
  onClose: () => void
}) {
  const [name, setName] = useState(factorNames.totp)
  const [code, setCode] = useState('')
  const [faults, setFaults] = useState<{ name?: string; code?: string; whole?: string }>({})
  const { asksFor, proof } = useProof()
  const { mutate, isPending } = useTell(secondFactorOperations.confirmTotp, { quiet: true })

  function submit() {
    const [readName, readCode] = [FactorName.safeParse(name), TotpCode.safeParse(code)]
    if (!readName.success || !readCode.success) {
      const nameFault = readName.error?.issues[0]?.message
      const codeFault = readCode.error?.issues[0]?.message
      setFaults({ ...(nameFault ? { name: nameFault } : {}), ...(codeFault ? { code: codeFault } : {}) })
      return
    }
    setFaults({})
    mutate(
      { body: { name: readName.data, code: readCode.data } },
      {
        onSuccess: onAdded,
        onError: (problem) => {
          if (asksFor(problem, submit)) return
          const fields = problem instanceof ServerProblem ? problem.fields : {}
          setFaults(fields['code'] ? { code: fields['code'] } : { whole: wordsOf(problem) })
        },
      },
    )
  }
  if (proof !== null) return proof
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add an authenticator app"
      icon="device"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isPending} onClick={submit}>
            Add the app
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
        {faults.whole && <Note kind="bad">{faults.whole}</Note>}
        <div className={styles['scan']}>
          <Suspense fallback={<Skeleton height={200} />}>
            <QrCode className={styles['qr']!} text={begun.uri} label="QR code for your authenticator app" />
          </Suspense>
          <div>
            <p>
              Open an app such as Google Authenticator, 1Password, or the password app of your phone, and scan this
              picture.
            </p>
            <p>If you cannot scan it, type this key into the app:</p>
            <p>
              <code className={styles['key']}>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
          </div>
        </div>
        <CodeField value={code} onChange={(event) => setCode(event.target.value)} error={faults.code ?? null} />
        <TextField
          label="Name"
          help="So that you know it in the list, such as “My phone”."
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...(faults.name ? { error: faults.name } : {})}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
