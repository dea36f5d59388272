import type { KeyboardEvent } from 'react'
import type { TypedPoint } from './coordinates.ts'
import { tookEnter } from './enter-key.ts'
import { isTouched } from './system-keyboard.ts'
import { TypedField } from './typed-field.tsx'
import { useFields } from './use-fields.ts'
import layout from './field-layout.module.css'

interface PointFieldsProps {
  name: string
  point: TypedPoint
  frozen: boolean
  right: boolean | undefined
  complete: boolean
  /** The first of the question: where there is a keyboard, it takes the focus. */
  startHere: boolean
  onPoint: (point: TypedPoint) => void
  onSubmit: () => void
}

/** The typed way to a point: '( x , y )'. A comma in the first field goes on to the second. */
export function PointFields({ name, point, frozen, right, complete, startHere, onPoint, onSubmit }: PointFieldsProps) {
  const fields = useFields([point.x, point.y], ([x = '', y = '']) => {
    const comma = x.indexOf(',')
    if (comma < 0) {
      onPoint({ x, y })
      return
    }
    // A point that is pasted whole brings its parentheses.
    const rest = x
      .slice(comma + 1)
      .replace(/\)\s*$/, '')
      .trim()
    onPoint({
      x: x
        .slice(0, comma)
        .replace(/^\s*\(/, '')
        .trim(),
      y: rest || y,
    })
    return 1
  })
  const onKeyDown = (event: KeyboardEvent) => tookEnter(event, complete, onSubmit)
  return (
    <span className={layout.line} role="group" aria-label={name}>
      <span aria-hidden>(</span>
      <TypedField
        field={fields.bind(0)}
        label={`${name}, x coordinate`}
        kind="digits"
        hasKeys={false}
        width={2}
        startHere={startHere && !frozen && !isTouched()}
        frozen={frozen}
        right={right}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden>,</span>
      <TypedField
        field={fields.bind(1)}
        label={`${name}, y coordinate`}
        kind="digits"
        hasKeys={false}
        width={2}
        frozen={frozen}
        right={right}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden>)</span>
    </span>
  )
}
