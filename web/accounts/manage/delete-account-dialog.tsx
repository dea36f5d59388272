import { administrationOperations } from '@polyhex/contract/accounts/administration-operations'
import { useTell } from '../../call/ask.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { showToast } from '../../kit/toasts.ts'

/** Asks before an account is deleted for good. A-101. */
export function DeleteAccountDialog({
  accountId,
  name,
  onClose,
  onDeleted,
}: {
  accountId: string
  name: string
  onClose: () => void
  onDeleted: () => void
}) {
  const { mutate, isPending } = useTell(administrationOperations.deleteAccount)
  return (
    <ConfirmDialog
      open
      danger
      title="UNSAFE - Delete Account"
      confirm="Delete Account"
      busy={isPending}
      onKeep={onClose}
      onConfirm={() =>
        mutate(
          { params: { accountId } },
          {
            onSuccess: () => {
              showToast('done', `Deleted ${name}`)
              onDeleted()
            },
            onError: onClose,
          },
        )
      }
    >
      <p>Delete account {name} completely?</p>
      <p>Everything of it is removed at once: practice, coins, connections. This cannot be undone.</p>
    </ConfirmDialog>
  )
}
