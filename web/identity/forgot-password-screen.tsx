import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTell } from '../call/ask.ts'
import { wordsForField } from '../call/problems.ts'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Note } from '../kit/note.tsx'
import { TextField } from '../kit/text-field.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import styles from './sign-in-screen.module.css'

const empty = 'Please enter your username (or email if you are of age).'

/** Asks for a link to a new password. The answer never says whether somebody is known by the name. */
export function ForgotPasswordScreen() {
  usePageTitle('Forgot password')
  const { username = '' } = useSearch({ strict: false })
  const [identifier, setIdentifier] = useState(username)
  const [fault, setFault] = useState<string | null>(null)
  const { mutate, isPending, isSuccess } = useTell(accountOperations.requestPasswordReset, { quiet: true })
  function submit() {
    const missing = identifier.trim() === ''
    setFault(missing ? empty : null)
    if (missing) return
    mutate(
      { body: { identifier } },
      {
        onError: (problem) => {
          setFault(wordsForField(problem, 'identifier'))
        },
      },
    )
  }
  return (
    <div className={styles['page']}>
      <Card className={styles['card']}>
        <h1>Forgot your password?</h1>
        {isSuccess ? (
          <div role="status">
            <Note>
              <p>
                If there is an account by this name, a mail with a link is on its way. For a student it goes to the
                parent. The link works once, for one hour.
              </p>
            </Note>
          </div>
        ) : (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <TextField
              label="Username or email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={identifier}
              onChange={(event) => setIdentifier(event.target.value)}
              {...(fault ? { error: fault } : {})}
            />
            <Button type="submit" size="lg" block loading={isPending}>
              Send the link
            </Button>
          </form>
        )}
        <p className={styles['other']}>
          <a href={paths.signIn}>Back to sign in</a>
        </p>
      </Card>
    </div>
  )
}
