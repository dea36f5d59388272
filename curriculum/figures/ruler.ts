import type { Figure } from '../values/values.ts'
import { drawing, label, line, n2, path, rectangle } from './drawing.ts'
import { hueOf, tone } from './palette.ts'

export interface RulerObject {
  /** Where it begins and ends on the ruler, in its unit. */
  readonly from: number
  readonly to: number
  readonly name?: string
  readonly kind?: 'bar' | 'pencil' | 'ribbon'
}

export interface RulerOptions {
  /** 'cm', 'in', or a word such as 'cubes' for equal units end to end. */
  readonly unit: string
  readonly length: number
  /** Small divisions of a unit: 10 for cm, 2, 4 or 8 for inches, 1 for none. */
  readonly divisions?: number
  readonly objects: readonly RulerObject[]
}

/** One or more things above a ruler. */
export function ruler(options: RulerOptions): Figure {
  const { unit, length, divisions = unit === 'cm' ? 10 : 4, objects } = options
  const [left, right] = [20, 300]
  const at = (value: number): number => left + (value / length) * (right - left)
  const named = objects.some((object) => object.name !== undefined)
  const step = named ? 50 : 42
  const top = 14 + objects.length * step
  let body = rectangle(6, top, 308, 58, { fill: tone.f1, stroke: tone.f3, width: 2, radius: 8 })
  const every = (right - left) / length < 17 ? (length > 30 ? 5 : 2) : 1
  for (let i = 0; i <= length * divisions; i++) {
    const whole = i % divisions === 0
    const half = divisions % 2 === 0 && i % (divisions / 2) === 0
    if (!whole && (right - left) / (length * divisions) < 2.4) continue
    body += line(at(i / divisions), top, at(i / divisions), top + (whole ? 20 : half ? 14 : 9), {
      width: whole ? 2 : 1.2,
    })
    if (whole && (i / divisions) % every === 0)
      body += label(at(i / divisions), top + 37, String(i / divisions), { size: 14 })
  }
  body += label(308, top + 53, unit, { size: 13, anchor: 'end', weight: 600 })
  for (const [i, object] of objects.entries()) body += thing(object, at, 14 + i * step + (named ? 20 : 4), i)
  body += objects.map((object, i) => guides(object, at, 14 + i * step + (named ? 38 : 22), top)).join('')
  const said = objects.map(
    (object, i) =>
      `${object.name ?? (objects.length > 1 ? `Thing ${i + 1}` : 'The thing')} runs from mark ${object.from} to mark ${object.to}`,
  )
  const marks = divisions === 1 ? '' : `, each in ${divisions} parts`
  const alt = `A ruler from 0 to ${length}, unit ${unit}${marks}. ${said.join('. ')}.`
  const facts = { unit, length, divisions, from: objects.map((o) => o.from), to: objects.map((o) => o.to) }
  return drawing({ height: top + 72, hue: hueOf.geometry, title: 'Ruler', alt, facts }, body)
}

function thing(object: RulerObject, at: (v: number) => number, y: number, i: number): string {
  const [x1, x2] = [at(object.from), at(object.to)]
  const fill = i % 2 === 0 ? tone.f3 : tone.g3
  const name =
    object.name === undefined ? '' : label(Math.max(12, x1), y - 6, object.name, { size: 14, anchor: 'start' })
  if (object.kind === 'pencil' && x2 - x1 > 30) {
    const d = `M${n2(x2)} ${n2(y + 10)}L${n2(x2 - 16)} ${n2(y + 1)}V${n2(y + 19)}Z`
    return (
      name +
      rectangle(x1, y + 1, x2 - x1 - 16, 18, { fill, radius: 3 }) +
      rectangle(x1, y + 1, 10, 18, { fill: tone.f2, radius: 3 }) +
      path(d, { fill: tone.f1, stroke: tone.f4, width: 1.2 })
    )
  }
  return name + rectangle(x1, y + 1, x2 - x1, 18, { fill, radius: object.kind === 'ribbon' ? 2 : 8 })
}

function guides(object: RulerObject, at: (v: number) => number, y: number, top: number): string {
  return [object.from, object.to]
    .map((value) => line(at(value), y + 4, at(value), top, { stroke: tone.f3, width: 1.4, dashed: '3 4' }))
    .join('')
}
