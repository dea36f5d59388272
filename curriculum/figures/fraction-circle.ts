import type { Figure } from '../values/values.ts'
import { circle, drawing, label, n2, path, rectangle } from './drawing.ts'
import { hueOf, tone } from './palette.ts'

export interface CutShape {
  /** Parts of the whole. */
  readonly parts: number
  readonly shaded: number
  readonly shape?: 'circle' | 'rectangle'
  /** Shares of the parts, when they are not equal; their sum is the whole. */
  readonly unequal?: readonly number[]
  readonly name?: string
}

export interface FractionCircleOptions {
  /** 1 to 4 shapes side by side. */
  readonly shapes: readonly CutShape[]
}

/** Circles or rectangles cut into equal (or unequal) parts, some shaded. */
export function fractionCircle({ shapes }: FractionCircleOptions): Figure {
  const pitch = 304 / shapes.length
  const radius = Math.min(shapes.length === 1 ? 74 : 64, pitch / 2 - 8)
  const named = shapes.some((shape) => shape.name !== undefined)
  const y = radius + 16
  let body = ''
  for (const [i, shape] of shapes.entries()) {
    const x = 8 + pitch * (i + 0.5)
    body += (shape.shape ?? 'circle') === 'circle' ? cutCircle(shape, x, y, radius) : cutRectangle(shape, x, y, radius)
    if (shape.name !== undefined) body += label(x, y + radius + 22, shape.name, { size: 16 })
  }
  const height = Math.ceil(y + radius + (named ? 34 : 16))
  const facts = {
    parts: shapes.map((s) => s.parts),
    shaded: shapes.map((s) => s.shaded),
    equal: shapes.map((s) => (s.unequal === undefined ? 'equal' : 'unequal')),
  }
  return drawing({ height, hue: hueOf.fractions, title: 'Shapes cut into parts', alt: altOf(shapes), facts }, body)
}

function ends(shape: CutShape): number[] {
  const sizes = shape.unequal ?? Array.from({ length: shape.parts }, () => 1)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const list = [0]
  for (const size of sizes) list.push((list.at(-1) ?? 0) + size / total)
  return list
}

/** A part of a cut shape, shaded or not. */
export const partLook = (on: boolean): { fill: string; stroke: string; width: number; dashed?: string } =>
  on ? { fill: tone.f3, stroke: tone.f0, width: 2 } : { fill: tone.paper, stroke: tone.f3, width: 1.8 }

function cutCircle(shape: CutShape, x: number, y: number, radius: number): string {
  if (shape.parts === 1) return circle(x, y, radius, partLook(shape.shaded > 0))
  const cuts = ends(shape)
  const at = (turn: number): string =>
    `${n2(x + radius * Math.sin(turn * 2 * Math.PI))} ${n2(y - radius * Math.cos(turn * 2 * Math.PI))}`
  const sector = (a: number, b: number, on: boolean): string =>
    path(`M${n2(x)} ${n2(y)}L${at(a)}A${n2(radius)} ${n2(radius)} 0 ${b - a > 0.5 ? 1 : 0} 1 ${at(b)}Z`, partLook(on))
  const order = Array.from({ length: shape.parts }, (_, i) => i).toSorted(
    (a, b) => Number(a < shape.shaded) - Number(b < shape.shaded),
  )
  return order.map((i) => sector(cuts[i] ?? 0, cuts[i + 1] ?? 1, i < shape.shaded)).join('')
}

function cutRectangle(shape: CutShape, x: number, y: number, radius: number): string {
  const [w, h] = [radius * 1.9, radius * 1.5]
  const [left, top] = [x - w / 2, y - h / 2]
  const square = shape.parts === 4 && shape.unequal === undefined
  const cuts = ends(shape)
  return Array.from({ length: shape.parts }, (_, i) =>
    square
      ? rectangle(left + (i % 2) * (w / 2), top + Math.floor(i / 2) * (h / 2), w / 2, h / 2, partLook(i < shape.shaded))
      : rectangle(
          left + (cuts[i] ?? 0) * w,
          top,
          ((cuts[i + 1] ?? 1) - (cuts[i] ?? 0)) * w,
          h,
          partLook(i < shape.shaded),
        ),
  ).join('')
}

function altOf(shapes: readonly CutShape[]): string {
  const said = shapes.map((shape) => {
    const equal =
      shape.unequal === undefined
        ? shape.parts === 1
          ? 'part'
          : 'equal parts'
        : 'parts that are not all the same size'
    return `${shape.name === undefined ? 'A' : `${shape.name}: a`} ${shape.shape ?? 'circle'} in ${shape.parts} ${equal}, ${shape.shaded} shaded`
  })
  return `${said.join('. ')}.`
}
