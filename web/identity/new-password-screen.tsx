import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { NewPassword } from '@polyhex/contract/accounts/names'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useAsk, useTell } from '../call/ask.ts'
import { ServerProblem, wordsOf } from '../call/problems.ts'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Note } from '../kit/note.tsx'
import { PasswordField } from '../kit/password-field.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import styles from './sign-in-screen.module.css'

/** Sets a new password by the link of a mail, which works once. */
export function NewPasswordScreen() {
  usePageTitle('Choose a new password')
  const { token = '' } = useParams({ strict: false })
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<{ field: boolean; words: string } | null>(null)
  const link = useAsk(accountOperations.checkPasswordReset, { body: { token } })
  const dead = link.error instanceof ServerProblem && link.error.code === 'reset_link_dead' ? link.error : null
  const { mutate, isPending, data } = useTell(accountOperations.resetPassword, { quiet: true })
  function submit() {
    const checked = NewPassword.safeParse(password)
    if (!checked.success) {
      setFault({ field: true, words: checked.error.issues[0]?.message ?? '' })
      return
    }
    setFault(null)
    mutate(
      { body: { token, password } },
      {
        onError: (problem) => {
          const words = problem instanceof ServerProblem ? problem.fields['password'] : undefined
          setFault({ field: words !== undefined, words: words ?? wordsOf(problem) })
        },
      },
    )
  }
  return (
    <div className={styles['page']}>
      <Card className={styles['card']}>
        <h1>Choose a new password</h1>
        {data === undefined && dead !== null ? (
          <>
            <Note kind="bad">{dead.message}</Note>
            <LinkButton href={paths.forgotPassword} size="lg" block>
              Ask for a new link
            </LinkButton>
          </>
        ) : data === undefined ? (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            {fault !== null && !fault.field && (
              <Note kind="bad">
                {fault.words} <a href={paths.forgotPassword}>Ask for a new link</a>
              </Note>
            )}
            <PasswordField
              label="New password"
              autoComplete="new-password"
              help="At least 6 characters."
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              {...(fault?.field ? { error: fault.words } : {})}
            />
            <Button type="submit" size="lg" block loading={isPending}>
              Save the password
            </Button>
          </form>
        ) : (
          <>
            <div role="status">
              <Note>
                <p>The password is set, and every browser has been signed out.</p>
              </Note>
            </div>
            <LinkButton href={`${paths.signIn}?username=${encodeURIComponent(data.username)}`} size="lg" block>
              Sign in
            </LinkButton>
          </>
        )}
      </Card>
    </div>
  )
}
