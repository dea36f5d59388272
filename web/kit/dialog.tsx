import type { ReactNode } from 'react'
import { Dialog as Behaviour, Heading, Modal, ModalOverlay } from 'react-aria-components'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { Icon, type IconName } from './icon.tsx'

/**
 * A window of 650 px over the page, a sheet from below on phones. Keeps the focus, closes on Escape, on the cross and,
 * unless `mustChoose`, on a press outside.
 */
export function Dialog({
  open,
  onClose,
  title,
  icon,
  footer,
  mustChoose = false,
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  icon?: IconName
  /** The buttons: the safest quiet, destructive ones at the left. */
  footer?: ReactNode
  /** For questions: a press outside does not close, and it is read as an alert. */
  mustChoose?: boolean
  children: ReactNode
}) {
  return (
    <ModalOverlay
      className={styles['scrim']!}
      isOpen={open}
      isDismissable={!mustChoose}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Modal className={styles['modal']!}>
        <Behaviour className={styles['dialog']!} role={mustChoose ? 'alertdialog' : 'dialog'}>
          <header className={styles['header']}>
            {icon && (
              <span className={styles['icon']}>
                <Icon name={icon} size={24} />
              </span>
            )}
            <Heading slot="title" className={styles['title']!}>
              {title}
            </Heading>
            {!mustChoose && <IconButton icon="x" label="Close" onClick={onClose} />}
          </header>
          <div className={styles['body']}>{children}</div>
          {footer && <footer className={styles['footer']}>{footer}</footer>}
        </Behaviour>
      </Modal>
    </ModalOverlay>
  )
}
