import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { foreignPlaces, foreignSentence, plainSigns, type FieldKind } from './foreign-signs.ts'
import { useStartsHere } from './part-context.tsx'
import { isTouched, useSystemKeyboard } from './system-keyboard.ts'
import type { FieldBinding } from './use-fields.ts'
import styles from './typed-field.module.css'

interface TypedFieldProps {
  field: FieldBinding
  label: string
  /** What has a meaning here. Anything can be typed: what has none stays, underlined, and is named. */
  kind: FieldKind
  /** What stands beside the box, whose words may be typed too. */
  words?: string | undefined
  /** In digits, the least. */
  width?: number
  frozen?: boolean
  right?: boolean | undefined
  /** Takes the focus when it appears. */
  startHere?: boolean
  /** Keys of our own lie below, so that no keyboard of the system is needed. */
  hasKeys?: boolean
  describedBy?: string
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** The longest text of one field, in characters. */
export const longestField = 120
/** What is longer scrolls inside, in digits. */
const widest = 24

/** A field for numbers and maths. */
export function TypedField(props: TypedFieldProps) {
  const { field, label, kind, width = 4, frozen = false, right, startHere = false, hasKeys = true } = props
  const starts = useStartsHere(startHere)
  const own = useRef<HTMLInputElement | null>(null)
  const under = useRef<HTMLSpanElement | null>(null)
  const caret = useRef<number | null>(null)
  const noteId = useId()
  const system = useSystemKeyboard()
  useEffect(() => {
    if (starts) own.current?.focus({ preventScroll: true })
  }, [starts])
  useLayoutEffect(() => {
    if (caret.current === null) return
    own.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const { value } = field
  const places = frozen ? [] : foreignPlaces(value, kind, props.words)
  const note =
    value.length >= longestField
      ? `This box holds ${longestField} signs, and it is full.`
      : foreignSentence(value, places)
  const state = frozen && right !== undefined ? (right ? 'right' : 'wrong') : undefined
  const described = [props.describedBy, note ? noteId : undefined].filter(Boolean).join(' ')
  return (
    <span className={styles.holder}>
      <span
        className={styles.box}
        style={{ inlineSize: `calc(${Math.min(widest, Math.max(width, value.length + 1))}ch + 1.6rem)` }}
      >
        <input
          ref={(element) => {
            own.current = element
            field.inputRef(element)
          }}
          className={styles.field}
          data-state={state}
          aria-label={label}
          {...(described ? { 'aria-describedby': described } : {})}
          {...(places.length > 0 ? { 'aria-invalid': true } : {})}
          type="text"
          inputMode={hasKeys && !system && isTouched() ? 'none' : 'text'}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          readOnly={frozen}
          value={value}
          onChange={(event) => {
            const { target } = event
            const text = plainSigns(target.value).slice(0, longestField)
            if (text !== target.value) caret.current = Math.min(text.length, target.selectionStart ?? text.length)
            field.onText(text)
          }}
          onScroll={(event) => {
            if (under.current) under.current.scrollLeft = event.currentTarget.scrollLeft
          }}
          onFocus={field.onFocus}
          {...(props.onKeyDown ? { onKeyDown: props.onKeyDown } : {})}
        />
        {places.length > 0 && (
          <span ref={under} className={styles.under} aria-hidden>
            {pieces(value, places).map(({ text, foreign, at }) =>
              foreign ? <u key={at}>{text}</u> : <span key={at}>{text}</span>,
            )}
          </span>
        )}
      </span>
      <span id={noteId} className={styles.note} role="status">
        {note}
      </span>
    </span>
  )
}

/** The text cut where foreign signs begin and end. */
function pieces(text: string, places: readonly [number, number][]) {
  const cut: { text: string; foreign: boolean; at: number }[] = []
  let at = 0
  for (const [from, to] of places) {
    if (from > at) cut.push({ text: text.slice(at, from), foreign: false, at })
    if (to > Math.max(at, from)) cut.push({ text: text.slice(Math.max(at, from), to), foreign: true, at: from })
    at = Math.max(at, to)
  }
  if (at < text.length) cut.push({ text: text.slice(at), foreign: false, at })
  return cut
}
