import type { ReactNode } from 'react'
import { Spoken } from '../../kit/spoken.tsx'
import styles from './pad-key.module.css'

interface PadKeyProps {
  /** digit: writes a digit; sign and letter: of the task; edit: erases and moves; quiet: for the pad itself; enter: checks. */
  look: 'digit' | 'sign' | 'letter' | 'edit' | 'quiet' | 'enter'
  /** What it is called, where that is not what it shows. */
  words?: string
  /** Stays in its place and does nothing. */
  off?: boolean
  onPress: () => void
  children: ReactNode
}

/** One key of an on-screen pad. */
export function PadKey({ look, words, off = false, onPress, children }: PadKeyProps) {
  return (
    <button
      type="button"
      className={styles.key}
      data-look={look}
      {...(off ? { 'aria-disabled': true } : {})}
      onClick={() => !off && onPress()}
    >
      {words === undefined ? children : <Spoken words={words}>{children}</Spoken>}
    </button>
  )
}
