import type { KeyboardEvent } from 'react'
import { readPoint, writePoint, type TypedPoint } from './coordinates.ts'
import { tookEnter } from './enter-key.ts'
import { TypedField } from './typed-field.tsx'
import { useFields } from './use-fields.ts'
import layout from './field-layout.module.css'

interface PointFieldsProps {
  name: string
  point: TypedPoint
  frozen: boolean
  right: boolean | undefined
  complete: boolean
  onPoint: (point: TypedPoint) => void
  onSubmit: () => void
}

/** The typed way to a point: '( x , y )'. A comma in the first field goes on to the second. */
export function PointFields({ name, point, frozen, right, complete, onPoint, onSubmit }: PointFieldsProps) {
  const fields = useFields([point.x, point.y], ([x = '', y = '']) => onPoint(readPoint(writePoint({ x, y }))))
  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.key === ',' && index === 0) {
      event.preventDefault()
      fields.focus(1)
    } else tookEnter(event, complete, onSubmit)
  }
  return (
    <span className={layout.line} role="group" aria-label={name}>
      <span aria-hidden>(</span>
      <TypedField
        field={fields.bind(0)}
        label={`${name}, x coordinate`}
        allowed={/[0-9.-]/}
        width={2}
        frozen={frozen}
        right={right}
        onKeyDown={(event) => onKeyDown(event, 0)}
      />
      <span aria-hidden>,</span>
      <TypedField
        field={fields.bind(1)}
        label={`${name}, y coordinate`}
        allowed={/[0-9.-]/}
        width={2}
        frozen={frozen}
        right={right}
        onKeyDown={(event) => onKeyDown(event, 1)}
      />
      <span aria-hidden>)</span>
    </span>
  )
}
