import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useSwitchAccounts } from './use-switch.ts'

/** Asks before signing in as another account. A-080. */
export function SwitchAccountsDialog({
  target,
  then,
  onClose,
}: {
  /** Whom to switch to; null while nobody is chosen. */
  target: { accountId: string; publicName: string } | null
  /** Where to go on; left out: home. */
  then?: string
  onClose: () => void
}) {
  const switching = useSwitchAccounts(then)
  return (
    <ConfirmDialog
      open={target !== null}
      title="Switch Accounts?"
      confirm="Switch Accounts"
      busy={switching.isPending}
      onKeep={onClose}
      onConfirm={() => {
        if (target) switching.mutate({ body: { accountId: target.accountId } }, { onSettled: onClose })
      }}
    >
      <p>
        You go on as <b>{target?.publicName}</b>, with their units, coins and history. You can return at any time.
      </p>
    </ConfirmDialog>
  )
}
