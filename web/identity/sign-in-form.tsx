import { zodResolver } from '@hookform/resolvers/zod'
import { identityOperations, SignInForm as SignInValues } from '@polyhex/contract/identity/identity-operations'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { askOptions } from '../call/ask.ts'
import { wordsOf } from '../call/problems.ts'
import { Button } from '../kit/button.tsx'
import { Checkbox } from '../kit/checkbox.tsx'
import { Note } from '../kit/note.tsx'
import { PasswordField } from '../kit/password-field.tsx'
import { TextField } from '../kit/text-field.tsx'
import { paths } from '../shell/paths.ts'
import { refreshSession } from '../shell/session.ts'
import { readStoredPath } from '../shell/stored-path.ts'
import { hasFailed, signInThroughFlow } from './flow-client.ts'
import { readRememberedUsername, rememberUsername } from './remembered-username.ts'
import { failureOf } from './sign-in-failure.ts'
import styles from './sign-in-screen.module.css'

/** The identity server elsewhere knows the browser now; a session of ours is fetched from there, by way of `start`. */
function fetchSessionFrom(start: string): void {
  const next = readStoredPath(Date.now()) ?? paths.home
  location.assign(`${start}?next=${encodeURIComponent(next)}`)
}

/** Username and password, sent through the flow one after the other. `onSignedIn` is told where the flow leads, `onSecondStep` to which page when more is wanted. */
export function SignInForm({
  username,
  notice,
  onSignedIn,
  onSecondStep,
}: {
  username: string | undefined
  notice: ReactNode
  onSignedIn: (to: string) => void
  onSecondStep: (path: string) => void
}) {
  const client = useQueryClient()
  const [kept] = useState(() => readRememberedUsername(document.cookie))
  const [remembers, setRemembers] = useState(kept !== '')
  const form = useForm<SignInValues>({
    resolver: zodResolver(SignInValues),
    defaultValues: { username: username ?? kept, password: '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    try {
      const settings = await client.ensureQueryData(askOptions(identityOperations.getIdentitySettings, {}))
      const said = await signInThroughFlow(settings, values, location.search.slice(1))
      if (hasFailed(said)) {
        const { entry, message } = failureOf(said, values.username, settings)
        form.setError(entry, { message }, { shouldFocus: entry !== 'root' })
        return
      }
      rememberUsername(remembers ? values.username : '')
      client.clear()
      if (said.to?.startsWith(paths.secondStep)) {
        onSecondStep(said.to)
        return
      }
      if (settings.sessionStart !== null) {
        fetchSessionFrom(settings.sessionStart)
        return
      }
      await refreshSession()
      onSignedIn(said.to ?? '/')
    } catch (problem) {
      form.setError('root', { message: wordsOf(problem) })
    }
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {errors.root ? <Note kind="bad">{errors.root.message}</Note> : notice}
      <TextField
        label="Username or email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('username')}
        {...(errors.username?.message ? { error: errors.username.message } : {})}
      />
      <PasswordField
        label="Password"
        {...form.register('password')}
        {...(errors.password?.message ? { error: errors.password.message } : {})}
      />
      <div className={styles['between']}>
        <Checkbox checked={remembers} onChange={(event) => setRemembers(event.currentTarget.checked)}>
          Remember my username
        </Checkbox>
        <a href={paths.forgotPassword}>Forgot Password</a>
      </div>
      <Button type="submit" size="lg" block loading={isSubmitting}>
        Sign in
      </Button>
    </form>
  )
}
