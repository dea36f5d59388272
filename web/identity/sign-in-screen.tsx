import { zodResolver } from '@hookform/resolvers/zod'
import { identityOperations, SignInForm } from '@polyhex/contract/identity/identity-operations'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTell } from '../call/ask.ts'
import { ServerProblem, wordsOf } from '../call/problems.ts'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Character } from '../kit/character.tsx'
import { Note } from '../kit/note.tsx'
import { PasswordField } from '../kit/password-field.tsx'
import { TextField } from '../kit/text-field.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { setSession, useAccount } from '../shell/session.ts'
import { readStoredPath } from '../shell/stored-path.ts'
import styles from './sign-in-screen.module.css'

/** Username or email, and password. Afterwards the page that was wanted within the last 15 minutes, or home. */
export function SignInScreen() {
  usePageTitle('Sign in')
  const { username = '' } = useSearch({ strict: false })
  const router = useRouter()
  const client = useQueryClient()
  const account = useAccount()
  const form = useForm<SignInForm>({ resolver: zodResolver(SignInForm), defaultValues: { username, password: '' } })
  const signIn = useTell(identityOperations.signIn, { quiet: true })

  useEffect(() => {
    if (account) router.history.replace(readStoredPath(Date.now()) ?? paths.home)
  }, [account, router])

  const submit = form.handleSubmit(async (values) => {
    try {
      const answer = await signIn.mutateAsync({ body: values })
      client.clear()
      setSession({ state: 'authenticated', account: answer.account })
    } catch (problem) {
      const fields = problem instanceof ServerProblem ? problem.fields : {}
      const entry = fields['password'] ? 'password' : fields['username'] ? 'username' : 'root'
      form.setError(entry, { message: fields[entry] ?? wordsOf(problem) }, { shouldFocus: entry !== 'root' })
    }
  })
  const { errors } = form.formState
  return (
    <div className={styles['page']}>
      <div className={styles['crowd']} aria-hidden="true">
        <Character shape="hexagon" pose="wave" width={104} />
        <Character shape="circle" width={100} />
      </div>
      <Card className={styles['card']}>
        <h1>Sign in</h1>
        <form onSubmit={(event) => void submit(event)} noValidate>
          {errors.root && <Note kind="bad">{errors.root.message}</Note>}
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
          <Button type="submit" size="lg" block loading={signIn.isPending}>
            Sign in
          </Button>
        </form>
        <p className={styles['other']}>
          <a href={paths.forgotPassword}>Forgot Password</a>
        </p>
        <p className={styles['other']}>
          New here? <a href={paths.join}>Practice without an account</a>
        </p>
      </Card>
    </div>
  )
}
