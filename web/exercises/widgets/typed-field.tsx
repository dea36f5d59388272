import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { FieldBinding } from './use-fields.ts'
import styles from './typed-field.module.css'

interface TypedFieldProps {
  field: FieldBinding
  label: string
  /** Characters a child may type here; everything else is left out of the text. */
  allowed: RegExp
  width?: number
  frozen?: boolean
  right?: boolean | undefined
  /** Takes the focus when it appears. */
  startHere?: boolean
  describedBy?: string
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** The longest response a child can type into one field, in characters. */
export const longestField = 60

/** A short field for numbers and maths. It asks the system for no keyboard, because its own keys lie below it. */
export function TypedField(props: TypedFieldProps) {
  const { field, label, allowed, width = 4, frozen = false, right, startHere = false } = props
  const own = useRef<HTMLInputElement | null>(null)
  useEffect(() => {
    if (startHere) own.current?.focus({ preventScroll: true })
  }, [startHere])
  const state = frozen && right !== undefined ? (right ? 'right' : 'wrong') : undefined
  return (
    <input
      ref={(element) => {
        own.current = element
        field.inputRef(element)
      }}
      className={styles.field}
      data-state={state}
      style={{ inlineSize: `calc(${Math.max(width, field.value.length + 1)}ch + 1.4rem)` }}
      aria-label={label}
      {...(props.describedBy ? { 'aria-describedby': props.describedBy } : {})}
      type="text"
      inputMode="none"
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      readOnly={frozen}
      maxLength={longestField}
      value={field.value}
      onChange={(event) => field.onText(readableText(event.target.value, allowed))}
      onFocus={field.onFocus}
      {...(props.onKeyDown ? { onKeyDown: props.onKeyDown } : {})}
    />
  )
}

/** Keeps the allowed characters of what was typed or pasted and turns typographic minus and times signs into plain ones. */
export function readableText(typed: string, allowed: RegExp): string {
  const plain = typed
    .replace(/[\u2212\u2013\u2014]/g, '-')
    .replace(/[\u00d7\u00b7\u22c5]/g, '*')
    .replace(/\u00f7/g, '/')
  return [...plain].filter((character) => allowed.test(character)).join('')
}
