import { ArrowLeft, ArrowRight, CornerDownLeft, Delete, Keyboard } from 'lucide-react'
import { useState } from 'react'
import { baseKeys } from '@polyhex/curriculum/notation/entry-keys'
import { Maths } from '../../kit/maths.tsx'
import type { EditKey } from './edit-text.ts'
import { mathsKey } from './maths-keys.ts'
import { PadPlace } from './part-context.tsx'
import { PadKey } from './pad-key.tsx'
import { callSystemKeyboard, useSystemKeyboard } from './system-keyboard.ts'
import styles from './maths-pad.module.css'

interface MathsPadProps {
  /** Keys of the level, above the base block. */
  own?: readonly string[]
  /** The last key of the base block: '=' beside letters, the gap of a mixed number beside digits. */
  last: '=' | 'space'
  onKey: (key: EditKey) => void
  /** Checks the answer. */
  onEnter: () => void
  ready: boolean
  /** Puts the caret back into the field, so that the keyboard of the system comes up for it. */
  onRefocus: () => void
}

/** Own keys that fit two rows beside the key for the keyboard of the system. */
const shownAtOnce = 11

/** The keys of a typed answer: digits and signs that every task has, and those of its level. Pressing leaves the caret in the field. */
export function MathsPad({ own = [], last, onKey, onEnter, ready, onRefocus }: MathsPadProps) {
  const system = useSystemKeyboard()
  const [all, setAll] = useState(false)
  function call(on: boolean) {
    callSystemKeyboard(on)
    // After the field has taken its new kind of keyboard.
    setTimeout(onRefocus)
  }
  if (system) {
    return (
      <PadPlace>
        <button type="button" className={styles.back} onClick={() => call(false)}>
          <Keyboard size={20} aria-hidden /> Math keys
        </button>
      </PadPlace>
    )
  }
  const shown = all || own.length <= shownAtOnce ? own : own.slice(0, shownAtOnce - 1)
  // Without keys of the level, the key for the other keyboard comes last and pushes no digit down.
  const ownKeys = (
    <div className={styles.own}>
      {shown.map((name) => (
        <Key key={name} name={name} look={/^\p{L}$/u.test(name) ? 'letter' : 'sign'} onKey={onKey} />
      ))}
      {shown.length < own.length && (
        <PadKey look="quiet" onPress={() => setAll(true)}>
          More
        </PadKey>
      )}
      <PadKey look="quiet" words="abc, keyboard of this device" onPress={() => call(true)}>
        abc
      </PadKey>
    </div>
  )
  return (
    <PadPlace>
      <div
        className={styles.pad}
        data-own={own.length > 0}
        role="group"
        aria-label="Math keys"
        onPointerDown={(event) => event.preventDefault()}
      >
        {own.length > 0 && ownKeys}
        <div className={styles.base} data-keys>
          {baseKeys[0].map((name) => (
            <Key key={name} name={name} look={lookOf(name)} onKey={onKey} />
          ))}
          <PadKey look="edit" words="Erase" onPress={() => onKey({ erase: 'back' })}>
            <Delete size={22} />
          </PadKey>
          {baseKeys[1].map((name) => (
            <Key key={name} name={name} look={lookOf(name)} onKey={onKey} />
          ))}
          <PadKey look="edit" words="Move left" onPress={() => onKey({ move: 'left' })}>
            <ArrowLeft size={20} />
          </PadKey>
          {baseKeys[2].map((name) => (
            <Key key={name} name={name} look={lookOf(name)} onKey={onKey} />
          ))}
          <PadKey look="edit" words="Move right" onPress={() => onKey({ move: 'right' })}>
            <ArrowRight size={20} />
          </PadKey>
          {baseKeys[3].map((name) => (
            <Key key={name} name={name} look={lookOf(name)} onKey={onKey} />
          ))}
          <Key name={last} look="sign" onKey={onKey} />
          <PadKey look="enter" words="Enter" off={!ready} onPress={onEnter}>
            <CornerDownLeft size={22} />
          </PadKey>
        </div>
        {own.length === 0 && ownKeys}
      </div>
    </PadPlace>
  )
}

const lookOf = (name: string) => (/\d/.test(name) ? 'digit' : 'sign')

function Key({
  name,
  look,
  onKey,
}: {
  name: string
  look: 'digit' | 'sign' | 'letter'
  onKey: (key: EditKey) => void
}) {
  const { shown, speech, key } = mathsKey(name)
  return (
    <PadKey look={look} {...(look === 'digit' ? {} : { words: speech })} onPress={() => onKey(key)}>
      {look === 'digit' ? name : <Maths text={shown} />}
    </PadKey>
  )
}
