import { identityOperations, SignInForm } from '@polyhex/contract/identity/identity-operations'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { ServerProblem, wordsOf } from '../../call/problems.ts'
import { Note } from '../../kit/note.tsx'
import { PasswordField } from '../../kit/password-field.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { setSession } from '../../shell/session.ts'
import type { Wizard } from '../wizard/use-wizard.ts'

/** student_8 and parent_4: signing in, where the browser is not signed in to the new account.. */
export function useSignInStep(wizard: Wizard) {
  const client = useQueryClient()
  const signIn = useTell(identityOperations.signIn, { quiet: true })
  const { state } = wizard
  const [username, setUsername] = useState(state.username || state.email)
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const submit = async () => {
    const form = SignInForm.safeParse({ username, password })
    if (!form.success) {
      setFaults(Object.fromEntries(form.error.issues.map((issue) => [String(issue.path[0]), issue.message])))
      return
    }
    try {
      const { account } = await signIn.mutateAsync({ body: form.data })
      client.clear()
      setSession({ state: 'authenticated', account })
      if (account.accountId === state.id) await wizard.signedIn()
      else setFaults({ root: 'This is another account. Please sign in to the one you are making.' })
    } catch (problem) {
      const fields = problem instanceof ServerProblem ? problem.fields : {}
      setFaults(Object.keys(fields).length > 0 ? fields : { root: wordsOf(problem) })
    }
  }
  const body = (
    <>
      {faults['root'] && <Note kind="bad">{faults['root']}</Note>}
      <TextField
        label="Username or email"
        autoComplete="username"
        autoCapitalize="none"
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        {...(faults['username'] ? { error: faults['username'] } : {})}
      />
      <PasswordField
        label="Password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        {...(faults['password'] ? { error: faults['password'] } : {})}
      />
    </>
  )
  return { body, submit, busy: signIn.isPending }
}
