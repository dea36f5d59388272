import { privacyOperations, retention } from '@polyhex/contract/accounts/privacy-operations'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { ServerProblem, wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Checkbox } from '../../kit/checkbox.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import { useForgetDeletions } from './pending-deletions.tsx'
import styles from './privacy.module.css'

/** Asks for the deletion of an account: the username is typed once more, and children without another parent are decided on. */
export function DeleteAccountDialog({
  accountId,
  username,
  own,
  onClose,
}: {
  accountId: string
  username: string
  own: boolean
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const [withChildren, setWithChildren] = useState(false)
  const [fault, setFault] = useState<{ username?: string; children?: string; other?: string }>({})
  const forget = useForgetDeletions()
  const { mutate, isPending } = useTell(privacyOperations.requestDeletion, { quiet: true })

  function submit() {
    setFault({})
    mutate(
      { params: { accountId }, body: { username: typed, withChildren } },
      {
        onSuccess: () => {
          showToast('done', 'The deletion is scheduled')
          void forget()
          onClose()
        },
        onError: (problem) => {
          const fields = problem instanceof ServerProblem ? problem.fields : {}
          const [name, children] = [fields['username'], fields['withChildren']]
          if (name !== undefined) setFault({ username: name })
          else if (children !== undefined) setFault({ children })
          else setFault({ other: wordsOf(problem) })
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={own ? 'Delete your account?' : 'Delete this account?'}
      icon="trash"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" loading={isPending} onClick={submit}>
            Delete in {retention.daysToUndo} days
          </Button>
        </>
      }
    >
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p>
          History, progress and dollars go with it, and cannot be brought back after {retention.daysToUndo} days.{' '}
          {own ? 'You are signed out everywhere but here.' : 'The account is signed out everywhere.'} If you want a copy
          of the data, download it first.
        </p>
        {fault.other !== undefined && <Note kind="bad">{fault.other}</Note>}
        <TextField
          label="Username"
          help={`Type ${username} to confirm.`}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...(fault.username === undefined ? {} : { error: fault.username })}
        />
        {(fault.children !== undefined || withChildren) && (
          <>
            {fault.children !== undefined && <Note kind="bad">{fault.children}</Note>}
            <Checkbox checked={withChildren} onChange={(event) => setWithChildren(event.target.checked)}>
              Delete the children’s accounts as well
            </Checkbox>
          </>
        )}
      </form>
    </Dialog>
  )
}
