import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import type { IconName } from './icon.tsx'

/** A window with a few entries that are sent together, by the button or by Enter. */
export function EntryDialog({
  title,
  icon,
  submit,
  busy,
  onSubmit,
  onClose,
  children,
}: {
  title: string
  icon: IconName
  /** The words of the button that sends. */
  submit: string
  /** What was sent is under way. */
  busy: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      icon={icon}
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={busy} onClick={onSubmit}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
