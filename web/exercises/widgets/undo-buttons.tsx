import type { ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import styles from './undo-buttons.module.css'

interface UndoButtonsProps {
  /** Null where there is nothing to undo. */
  onUndo: (() => void) | null
  /** Null where all is as it was at the start. */
  onStartOver: (() => void) | null
  /** Further buttons beside them. */
  children?: ReactNode
}

/** Undo and Start over, under what is built by hand. */
export function UndoButtons({ onUndo, onStartOver, children }: UndoButtonsProps) {
  return (
    <div className={styles.foot}>
      <Button look="ghost" size="sm" icon="undo" aria-disabled={onUndo === null} onClick={() => onUndo?.()}>
        Undo
      </Button>
      <Button
        look="ghost"
        size="sm"
        icon="refresh"
        aria-disabled={onStartOver === null}
        onClick={() => onStartOver?.()}
      >
        Start over
      </Button>
      {children}
    </div>
  )
}
