import { type FactorKind, RecoveryCode, TotpCode } from '@polyhex/contract/identity/second-factor'
import { secondFactorOperations } from '@polyhex/contract/identity/second-factor-operations'
import type { CallOf } from '@polyhex/contract/operation'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { ServerProblem } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Checkbox } from '../../kit/checkbox.tsx'
import { Note } from '../../kit/note.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { CodeField } from './code-field.tsx'
import { passkeyWords, showPasskey } from './passkey-browser.ts'
import styles from './second-factor.module.css'

type Way = FactorKind | 'recovery'
type Answer = NonNullable<CallOf<(typeof secondFactorOperations)['finishSignIn']>['body']>['answer']

const otherWays: Readonly<Record<Way, string>> = {
  totp: 'Use the code of your app instead',
  passkey: 'Use a passkey instead',
  recovery: 'Use a recovery code instead',
}

/** What was typed, read; or what is wrong with it. */
function readAnswer(way: 'totp' | 'recovery', typed: string): { answer: Answer } | { fault: string } {
  const read = (way === 'totp' ? TotpCode : RecoveryCode).safeParse(typed)
  return read.success ? { answer: { by: way, code: read.data } } : { fault: read.error.issues[0]?.message ?? '' }
}

/**
 * Asks for the second factor in the way that the person chooses. `onSignedIn` is told how many recovery codes are left when one
 * was used, else null; `onOver` that the time for the second step has run out.
 */
export function SecondStepForm({
  ways,
  recovery,
  onSignedIn,
  onOver,
}: {
  ways: readonly FactorKind[]
  recovery: boolean
  onSignedIn: (codesLeft: number | null) => Promise<void>
  onOver: () => void
}) {
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery')
  const [typed, setTyped] = useState('')
  const [trust, setTrust] = useState(false)
  const [fault, setFault] = useState<{ field: boolean; words: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const ask = useTell(secondFactorOperations.askPasskeyToSignIn, { quiet: true })
  const finish = useTell(secondFactorOperations.finishSignIn, { quiet: true })

  async function send(answer: Answer): Promise<void> {
    const { recoveryCodesLeft } = await finish.mutateAsync({ body: { answer, trust } })
    await onSignedIn(answer.by === 'recovery' ? recoveryCodesLeft : null)
  }
  async function answerByPasskey(): Promise<void> {
    const { question } = await ask.mutateAsync({})
    await send({ by: 'passkey', passkey: await showPasskey(question) })
  }
  function fail(problem: unknown) {
    if (problem instanceof ServerProblem && problem.code === 'second_step_over') onOver()
    const field = problem instanceof ServerProblem ? problem.fields['code'] : undefined
    setFault({ field: field !== undefined, words: field ?? passkeyWords(problem) })
    setBusy(false)
  }
  function submit() {
    setFault(null)
    if (way === 'passkey') {
      setBusy(true)
      void answerByPasskey().catch(fail)
      return
    }
    const read = readAnswer(way, typed)
    if ('fault' in read) {
      setFault({ field: true, words: read.fault })
      return
    }
    setBusy(true)
    void send(read.answer).catch(fail)
  }
  const wordsAtField = fault?.field ? fault.words : null
  const others = [...ways, ...(recovery ? (['recovery'] as const) : [])].filter((one) => one !== way)
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {fault !== null && !fault.field && <Note kind="bad">{fault.words}</Note>}
        {way === 'totp' && (
          <CodeField autoFocus value={typed} onChange={(event) => setTyped(event.target.value)} error={wordsAtField} />
        )}
        {way === 'recovery' && (
          <TextField
            label="Recovery code"
            help="One of the codes that you saved when you set up two-step sign-in."
            autoComplete="off"
            autoCapitalize="characters"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is what was asked for
            autoFocus
            spellCheck={false}
            maxLength={40}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            {...(wordsAtField === null ? {} : { error: wordsAtField })}
          />
        )}
        {way === 'passkey' && <p>Your browser asks for your finger, face, PIN, or security key.</p>}
        <Checkbox checked={trust} onChange={(event) => setTrust(event.currentTarget.checked)}>
          Do not ask again on this browser for 30 days
        </Checkbox>
        <Button type="submit" size="lg" block loading={busy} {...(way === 'passkey' ? { icon: 'key' as const } : {})}>
          {way === 'passkey' ? 'Use a passkey' : 'Sign in'}
        </Button>
      </form>
      <div className={styles['ways']}>
        {others.map((one) => (
          <Button
            key={one}
            look="line"
            onClick={() => {
              setWay(one)
              setTyped('')
              setFault(null)
            }}
          >
            {otherWays[one]}
          </Button>
        ))}
      </div>
    </>
  )
}
