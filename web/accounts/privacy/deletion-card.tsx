import { privacyOperations, retention } from '@polyhex/contract/accounts/privacy-operations'
import { useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { useAccount } from '../../shell/session.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { useUndoDeletion } from './pending-deletions.tsx'
import styles from './privacy.module.css'
import { dayWords } from './when-words.ts'

/** Deleting an account, one's own or a child's, and taking that back. */
export function DeletionCard({
  accountId,
  username,
  name,
  own,
}: {
  accountId: string
  username: string
  name: string
  own: boolean
}) {
  const account = useAccount()
  const [open, setOpen] = useState(false)
  const query = useAsk(privacyOperations.listPendingDeletions, {})
  const undo = useUndoDeletion()
  const pending = query.data?.deletions.find((deletion) => deletion.account.id === accountId)
  const onBehalf = account === null || account.onBehalf !== null
  const whose = own ? 'Your account' : `The account ${name}`
  return (
    <Card as="section" padded className={styles['card']} aria-labelledby={`delete-${accountId}`} data-no-print>
      <h2 id={`delete-${accountId}`}>Delete this account</h2>
      {pending === undefined ? (
        <p className={styles['soft']}>
          {whose} and everything in it is removed {retention.daysToUndo} days after you ask. Until then you can take it
          back.
        </p>
      ) : (
        <p>
          {whose} will be deleted on <b>{dayWords(pending.deletionDueAt, account?.timeZone ?? 'UTC')}</b>.
        </p>
      )}
      {onBehalf ? (
        <p className={styles['soft']}>Return to your own account to change this.</p>
      ) : pending === undefined ? (
        <Button look="danger" icon="trash" onClick={() => setOpen(true)}>
          {own ? 'Delete my account' : `Delete ${name}`}
        </Button>
      ) : (
        <Button icon="undo" loading={undo.isPending} onClick={() => undo.mutate({ params: { accountId } })}>
          Keep the account
        </Button>
      )}
      {open && (
        <DeleteAccountDialog accountId={accountId} username={username} own={own} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}
