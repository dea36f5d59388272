import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTell } from '../call/ask.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { forgetPerson } from '../offline/forget-person.ts'
import { answersOf } from '../offline/queue-state.ts'
import { readQueue, useQueue } from '../offline/queue-store.ts'
import { syncAnswers } from '../offline/sync-answers.ts'
import { paths } from './paths.ts'
import { setSession, useOwner } from './session.ts'

/**
 * Ends the session and forgets everything of the account, on the page and on this device. Answers that wait are sent
 * first; when they cannot be, it asks, since they are deleted with the rest.
 */
export function SignOutButton() {
  const router = useRouter()
  const client = useQueryClient()
  const owner = useOwner()
  const waiting = answersOf(useQueue(), owner).length
  const [asking, setAsking] = useState(false)
  const [sending, setSending] = useState(false)
  const signOut = useTell(identityOperations.signOut, {
    onDone: async () => {
      await forgetPerson(owner)
      setAsking(false)
      // First away from the account's pages, which would ask for a sign-in at once.
      await router.navigate({ href: paths.landing })
      client.clear()
      setSession({ state: 'unauthenticated' })
    },
  })
  async function begin() {
    if (waiting === 0) {
      signOut.mutate({})
      return
    }
    setSending(true)
    await syncAnswers()
    const left = answersOf(await readQueue(), owner).length
    setSending(false)
    if (left === 0) signOut.mutate({})
    else setAsking(true)
  }
  return (
    <>
      <IconButton icon="out" label="Sign out" disabled={signOut.isPending || sending} onClick={() => void begin()} />
      <ConfirmDialog
        open={asking}
        title={waiting === 1 ? '1 answer is not sent yet' : `${waiting} answers are not sent yet`}
        keep="Stay signed in"
        confirm="Delete and sign out"
        danger
        busy={signOut.isPending}
        onKeep={() => setAsking(false)}
        onConfirm={() => signOut.mutate({})}
      >
        <p>They wait on this device for a connection. Signing out deletes them, so that nobody else can see them.</p>
      </ConfirmDialog>
    </>
  )
}
