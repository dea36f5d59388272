import type { FontName } from './fonts.ts'
import { stretchesOf } from './fonts.ts'

/**
 * What stands on a page, before it is known whether it becomes PDF or a picture: letters, outlines and groups of them.
 * Points (1/72 inch), y grows downwards.
 */
export type Mark =
  | {
      readonly kind: 'text'
      readonly font: FontName
      readonly size: number
      readonly x: number
      readonly y: number
      readonly text: string
      readonly color: string
      readonly opacity?: number
      readonly halo?: { readonly color: string; readonly width: number }
    }
  | {
      readonly kind: 'path'
      readonly d: string
      readonly fill?: string
      readonly stroke?: Stroke
      readonly opacity?: number
    }
  | { readonly kind: 'group'; readonly matrix: Matrix; readonly marks: readonly Mark[]; readonly clip?: string }
  | { readonly kind: 'part'; readonly role: Role; readonly alt?: string; readonly marks: readonly Mark[] }

export interface Stroke {
  readonly color: string
  readonly width: number
  readonly dash?: readonly number[]
  readonly round?: boolean
}

/** a b c d e f: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number]

/** What a part is, for those who do not see it. An artifact (page number, decoration) is passed over. */
export type Role = 'H1' | 'H2' | 'P' | 'Figure' | 'Formula' | 'Artifact'

/** Something that can be set in a line: it stands on the baseline, from x = 0 to `width`. */
export interface Box {
  readonly width: number
  /** Above the baseline. */
  readonly height: number
  /** Below it. */
  readonly depth: number
  readonly marks: readonly Mark[]
}

export const n3 = (value: number): string => String(Math.round(value * 1000) / 1000 + 0)

export const moved = (x: number, y: number, marks: readonly Mark[]): Mark => ({
  kind: 'group',
  matrix: [1, 0, 0, 1, x, y],
  marks,
})

export const scaled = (x: number, y: number, scale: number, marks: readonly Mark[], clip?: string): Mark => ({
  kind: 'group',
  matrix: [scale, 0, 0, scale, x, y],
  marks,
  ...(clip === undefined ? {} : { clip }),
})

export const artifact = (marks: readonly Mark[]): Mark => ({ kind: 'part', role: 'Artifact', marks })

/** One line of words on the baseline y, with other fonts for signs that the wished one lacks. */
export function letters(
  x: number,
  y: number,
  text: string,
  pen: { font: FontName; size: number; color: string; align?: 'left' | 'center' | 'right' },
): { readonly marks: Mark[]; readonly width: number } {
  const stretches = stretchesOf(pen.font, text)
  const width = stretches.reduce((sum, stretch) => sum + stretch.width * pen.size, 0)
  let at = pen.align === 'right' ? x - width : pen.align === 'center' ? x - width / 2 : x
  const marks = stretches.map((stretch): Mark => {
    const mark = {
      kind: 'text',
      font: stretch.font,
      size: pen.size,
      x: at,
      y,
      text: stretch.text,
      color: pen.color,
    } as const
    at += stretch.width * pen.size
    return mark
  })
  return { marks, width }
}

/** A rectangle with round corners as an outline. */
export function roundedRect(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) return `M${n3(x)} ${n3(y)}H${n3(x + width)}V${n3(y + height)}H${n3(x)}Z`
  const arc = (dx: number, dy: number): string => `a${n3(r)} ${n3(r)} 0 0 1 ${n3(dx)} ${n3(dy)}`
  return (
    `M${n3(x + r)} ${n3(y)}H${n3(x + width - r)}${arc(r, r)}V${n3(y + height - r)}${arc(-r, r)}` +
    `H${n3(x + r)}${arc(-r, -r)}V${n3(y + r)}${arc(r, -r)}Z`
  )
}

export const rule = (x1: number, y1: number, x2: number, y2: number, stroke: Stroke): Mark => ({
  kind: 'path',
  d: `M${n3(x1)} ${n3(y1)}L${n3(x2)} ${n3(y2)}`,
  stroke,
})
