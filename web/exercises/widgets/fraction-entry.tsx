import type { KeyboardEvent } from 'react'
import { Maths } from '../../kit/maths.tsx'
import { tookEnter } from './enter-key.ts'
import { typedInto, type FractionBox, type MixedParts } from './fraction-parts.ts'
import { MathsPad } from './maths-pad.tsx'
import { NumberPad } from './number-pad.tsx'
import { TypedField } from './typed-field.tsx'
import { useFields } from './use-fields.ts'
import type { Outcome } from './widget-props.ts'
import styles from './field-layout.module.css'

interface FractionEntryProps {
  parts: MixedParts
  /** With a box for a whole number. */
  mixed: boolean
  digitsOnly: boolean
  complete: boolean
  before: string | undefined
  after: string | undefined
  outcome: Outcome | undefined
  labelledBy: string
  onParts: (parts: MixedParts, movedTo: FractionBox | undefined) => void
  onSubmit: () => void
}

const boxes: readonly FractionBox[] = ['whole', 'top', 'bottom']
const names: Record<FractionBox, string> = {
  whole: 'Whole number',
  top: 'Numerator (top number)',
  bottom: 'Denominator (bottom number)',
}

/** A fraction as it is written by hand, with a whole number before it or not. The slash, the space and the arrow keys move on. */
export function FractionEntry(props: FractionEntryProps) {
  const { parts, mixed, complete, outcome, onParts, onSubmit } = props
  const frozen = outcome !== undefined
  const values = boxes.map((box) => parts[box])
  const fields = useFields(
    values,
    (next) => {
      const at = next.findIndex((text, index) => text !== values[index])
      const box = boxes[at]
      if (box === undefined) return undefined
      const typed = typedInto(parts, box, next[at] ?? '')
      onParts(typed.parts, typed.goTo)
      return typed.goTo === undefined ? undefined : boxes.indexOf(typed.goTo)
    },
    mixed ? 0 : 1,
  )
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number) {
    const next = keyedBox(event, index, mixed, parts)
    if (next === undefined) tookEnter(event, complete, onSubmit)
    else {
      event.preventDefault()
      fields.focus(next)
    }
  }
  const field = (index: number, width: number) => (
    <TypedField
      kind="number"
      width={width}
      frozen={frozen}
      right={outcome?.right}
      field={fields.bind(index)}
      label={names[boxes[index] ?? 'top']}
      startHere={!frozen && index === (mixed ? 0 : 1) && values.every((value) => value === '')}
      onKeyDown={(event) => onKeyDown(event, index)}
    />
  )
  return (
    <div className={`${styles.widget} ${styles.beside}`} role="group" aria-labelledby={props.labelledBy}>
      <div className={styles.line}>
        {props.before ? <Maths text={props.before} /> : null}
        {mixed && field(0, 3)}
        <span className={styles.fraction} role="group" aria-label="Fraction">
          {field(1, 3)}
          <span className={styles.bar} />
          {field(2, 3)}
        </span>
        {props.after ? <Maths text={props.after} /> : null}
      </div>
      {!frozen &&
        (props.digitsOnly ? (
          <NumberPad onKey={fields.press} />
        ) : (
          <MathsPad last="space" onKey={fields.press} ready={complete} onEnter={onSubmit} onRefocus={fields.refocus} />
        ))}
    </div>
  )
}

/** The box an arrow key leads to; Enter leads down where the fraction is not finished. */
function keyedBox(
  event: KeyboardEvent<HTMLInputElement>,
  index: number,
  mixed: boolean,
  parts: MixedParts,
): number | undefined {
  const input = event.currentTarget
  const atEnd = input.selectionStart === input.value.length
  const atStart = input.selectionEnd === 0
  if (index === 0 && event.key === 'ArrowRight' && atEnd) return 1
  if (index > 0 && mixed && event.key === 'ArrowLeft' && atStart) return 0
  if (index === 1 && event.key === 'ArrowDown') return 2
  if (index === 2 && event.key === 'ArrowUp') return 1
  if (mixed && index === 1 && event.key === 'Enter' && parts.top !== '' && parts.bottom === '') return 2
  return undefined
}
