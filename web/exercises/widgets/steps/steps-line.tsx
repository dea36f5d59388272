import { useId, type KeyboardEvent } from 'react'
import { numberOfLine } from '@polyhex/contract/exercises/responses/steps'
import { lineLatex } from '@polyhex/curriculum/reading/line-latex'
import { Icon } from '../../../kit/icon.tsx'
import { IconButton } from '../../../kit/icon-button.tsx'
import { Maths } from '../../../kit/maths.tsx'
import { TypedField } from '../typed-field.tsx'
import type { FieldBinding } from '../use-fields.ts'
import type { wordsOf } from './line-words.ts'
import styles from './steps.module.css'

interface StepsLineProps {
  place: number
  line: string
  letters: readonly string[]
  field: FieldBinding
  /** What was said of it; null while it is not checked. */
  said: ReturnType<typeof wordsOf>
  startHere: boolean
  /** The only line, and empty: there is nothing to take away. */
  onlyEmpty: boolean
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, place: number) => void
  onRemove: (place: number) => void
}

/** One line that is written: typeset while the caret is elsewhere, as it was typed while it is here. */
export function StepsLine(props: StepsLineProps) {
  const { place, line, said } = props
  const saidId = useId()
  const number = numberOfLine(place)
  return (
    <li className={styles.line} data-look={said?.look}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <span className={styles.field} data-set={line.trim() !== ''}>
        <TypedField
          field={props.field}
          label={`Line ${number}`}
          kind="maths"
          width={6}
          startHere={props.startHere}
          {...(said === null ? {} : { describedBy: saidId })}
          onKeyDown={(event) => props.onKeyDown(event, place)}
        />
        {line.trim() !== '' && (
          <span className={styles.typeset} aria-hidden>
            <Maths text={`\\(${lineLatex(line, props.letters)}\\)`} />
          </span>
        )}
      </span>
      {props.onlyEmpty ? null : (
        <IconButton
          icon="trash"
          size="sm"
          label={`Remove line ${number}`}
          onClick={() => props.onRemove(place)}
          className={styles.remove}
        />
      )}
      {said && (
        <p id={saidId} className={styles.said}>
          <Icon name={said.icon} size={18} />
          <span>
            <Maths text={said.text} />
          </span>
        </p>
      )}
    </li>
  )
}
