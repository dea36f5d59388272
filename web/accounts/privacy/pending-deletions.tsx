import { type PendingDeletion, privacyOperations } from '@polyhex/contract/accounts/privacy-operations'
import { useQueryClient } from '@tanstack/react-query'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { showToast } from '../../kit/toasts.ts'
import { useAccount } from '../../shell/session.ts'
import styles from './privacy.module.css'
import { dayWords } from './when-words.ts'

/** Asks anew for all that follows from a deletion that was scheduled or taken back. */
export function useForgetDeletions(): () => Promise<void> {
  const client = useQueryClient()
  return async () => client.invalidateQueries({ queryKey: askKey(privacyOperations.listPendingDeletions) })
}

/** Takes a scheduled deletion back and says so. */
export function useUndoDeletion() {
  const forget = useForgetDeletions()
  return useTell(privacyOperations.cancelDeletion, {
    onDone: async ({ kept }) => {
      showToast('done', kept > 1 ? `${kept} accounts stay` : 'The account stays')
      await forget()
    },
  })
}

/** Says, where a person begins, which accounts are about to be deleted, with the way back. Nothing when there is none. */
export function PendingDeletions() {
  const account = useAccount()
  const query = useAsk(privacyOperations.listPendingDeletions, account === null ? null : {})
  const deletions = query.data?.deletions ?? []
  if (account === null || deletions.length === 0) return null
  return (
    <section className={styles['pending']} aria-label="Scheduled deletions">
      {deletions.map((deletion) => (
        <Pending
          key={deletion.account.id}
          deletion={deletion}
          timeZone={account.timeZone}
          mayUndo={account.onBehalf === null}
        />
      ))}
    </section>
  )
}

function Pending({ deletion, timeZone, mayUndo }: { deletion: PendingDeletion; timeZone: string; mayUndo: boolean }) {
  const undo = useUndoDeletion()
  const { account, own, unused } = deletion
  return (
    <div className={styles['line']}>
      <Icon name="warn" />
      <p>
        <b>{own ? 'Your account' : `The account ${account.avatarName}`}</b> will be deleted on{' '}
        {dayWords(deletion.deletionDueAt, timeZone)}
        {unused && ', because it has not been used for two years'}.
      </p>
      {mayUndo && (
        <Button
          look="line"
          size="sm"
          icon="undo"
          loading={undo.isPending}
          onClick={() => undo.mutate({ params: { accountId: account.id } })}
        >
          Undo <span className="visually-hidden">the deletion of {account.avatarName}</span>
        </Button>
      )}
    </div>
  )
}
