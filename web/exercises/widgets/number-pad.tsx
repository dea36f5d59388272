import { Delete, Keyboard } from 'lucide-react'
import { useState } from 'react'
import type { EditKey } from './edit-text.ts'
import { PadPlace } from './part-context.tsx'
import { PadKey } from './pad-key.tsx'
import { isTouched } from './system-keyboard.ts'
import styles from './number-pad.module.css'

interface NumberPadProps {
  /** With a decimal point, for dollars and cents. */
  point?: boolean
  onKey: (key: EditKey) => void
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/**
 * On-screen digits as on a phone, in three columns. A finger finds them open; where there is a mouse there is a keyboard
 * too, so they wait behind "Keys". Pressing a key leaves the caret where it is in the field.
 */
export function NumberPad({ point = false, onKey }: NumberPadProps) {
  const [touched] = useState(isTouched)
  const [open, setOpen] = useState(touched)
  return (
    <PadPlace>
      <div className={styles.holder} onPointerDown={(event) => event.preventDefault()}>
        {!touched && (
          <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
            <Keyboard size={20} aria-hidden />
            Keys
          </button>
        )}
        {open && (
          <div className={styles.pad} data-keys role="group" aria-label="Number keys">
            {digits.map((digit) => (
              <PadKey key={digit} look="digit" onPress={() => onKey({ insert: digit })}>
                {digit}
              </PadKey>
            ))}
            {point ? (
              <PadKey look="digit" words="Decimal point" onPress={() => onKey({ insert: '.' })}>
                .
              </PadKey>
            ) : (
              <PadKey look="edit" onPress={() => onKey({ erase: 'all' })}>
                Clear
              </PadKey>
            )}
            <PadKey look="digit" onPress={() => onKey({ insert: '0' })}>
              0
            </PadKey>
            <PadKey look="edit" words="Erase" onPress={() => onKey({ erase: 'back' })}>
              <Delete size={22} />
            </PadKey>
          </div>
        )}
      </div>
    </PadPlace>
  )
}
