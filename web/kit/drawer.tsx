import type { ReactNode } from 'react'
import { Dialog as Behaviour, Heading, Modal, ModalOverlay } from 'react-aria-components'
import styles from './drawer.module.css'
import { IconButton } from './icon-button.tsx'

/** A panel of 480 px at the right, a sheet from below up to 899 px. `lead` stands in the header in place of the title's line. */
export function Drawer({
  open,
  onClose,
  title,
  lead,
  footer,
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  lead?: ReactNode
  footer?: ReactNode
  children: ReactNode
}) {
  return (
    <ModalOverlay
      className={styles['scrim']!}
      isOpen={open}
      isDismissable
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Modal className={styles['panel']!}>
        <Behaviour className={styles['dialog']!}>
          <header className={styles['header']}>
            {lead}
            <Heading slot="title" className={lead ? 'visually-hidden' : styles['title']!}>
              {title}
            </Heading>
            <IconButton icon="x" label="Close" onClick={onClose} />
          </header>
          <div className={styles['body']}>{children}</div>
          {footer && <footer className={styles['footer']}>{footer}</footer>}
        </Behaviour>
      </Modal>
    </ModalOverlay>
  )
}
