import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** Asks before something that cannot be taken back. Escape and `keep` change nothing. */
export function ConfirmDialog({
  open,
  title,
  children,
  keep = 'Cancel',
  confirm,
  danger = false,
  busy = false,
  onKeep,
  onConfirm,
}: {
  open: boolean
  title: string
  children?: ReactNode
  /** Words of the safe button. */
  keep?: string
  /** Words of the button that does it: a verb. */
  confirm: string
  danger?: boolean
  busy?: boolean
  onKeep: () => void
  onConfirm: () => void
}) {
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={title}
      mustChoose
      footer={
        <>
          <Button look="line" onClick={onKeep}>
            {keep}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
