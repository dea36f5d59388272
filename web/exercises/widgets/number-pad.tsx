import { Delete } from 'lucide-react'
import type { EditKey } from './edit-text.ts'
import styles from './number-pad.module.css'

interface NumberPadProps {
  negative: boolean
  decimal: boolean
  onKey: (key: EditKey) => void
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

/**
 * On-screen digits in two rows of five, as on ten-frames, with the signs and the erasing keys beside them: two rows, so
 * that question, field and keys fit a phone. Pressing a key leaves the caret where it is in the field.
 */
export function NumberPad({ negative, decimal, onKey }: NumberPadProps) {
  const wide = negative || decimal
  return (
    <div
      className={styles.pad}
      data-wide={wide}
      role="group"
      aria-label="Number keys"
      onPointerDown={(event) => event.preventDefault()}
    >
      <div className={styles.digits}>
        {digits.map((digit) => (
          <button key={digit} type="button" className={styles.key} onClick={() => onKey({ insert: digit })}>
            {digit}
          </button>
        ))}
      </div>
      <div className={styles.more} data-tall={negative !== decimal}>
        {negative && (
          <button type="button" className={styles.key} aria-label="Minus" onClick={() => onKey({ insert: '-' })}>
            −
          </button>
        )}
        {decimal && (
          <button
            type="button"
            className={styles.key}
            aria-label="Decimal point"
            onClick={() => onKey({ insert: '.' })}
          >
            .
          </button>
        )}
        <button type="button" className={styles.erase} aria-label="Erase" onClick={() => onKey({ erase: 'back' })}>
          <Delete size={22} aria-hidden />
        </button>
        <button type="button" className={styles.clear} onClick={() => onKey({ erase: 'all' })}>
          Clear
        </button>
      </div>
    </div>
  )
}
