import type { Figure } from '../values/values.ts'
import { altText, listed } from './alt-text.ts'
import type { FigureWords } from './drawing-board.ts'
import { DrawingBoard } from './drawing-board.ts'
import type { Box } from './plane-geometry.ts'
import type { Solid } from './solid-bodies.ts'
import { drawSolid } from './solid-bodies.ts'

export interface SolidParams {
  /** One solid, or several beside each other (with a letter each). */
  readonly solids: readonly (Solid & { readonly letter?: string })[]
  /** The name of the solid is asked for: the alt text describes its faces instead. */
  readonly unnamed?: boolean
}

/**
 * Solids as line drawings with hidden edges dashed and measures beside their edges. Sizes are true within one solid
 * between a half and double, so that long thin bodies stay readable. Facts: kinds, and every measure label by solid.
 */
export function solid(p: SolidParams, words: FigureWords = {}): Figure {
  const columns = p.solids.length > 3 ? Math.ceil(p.solids.length / 2) : p.solids.length
  const rows = Math.ceil(p.solids.length / columns)
  const board = new DrawingBoard(320, rows === 1 ? 200 : 280)
  const [w, h] = [320 / columns, board.height / rows]
  for (const [i, body] of p.solids.entries()) {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const shift = row === rows - 1 ? ((columns * rows - p.solids.length) * w) / 2 : 0
    const box: Box = {
      left: column * w + shift,
      right: (column + 1) * w + shift,
      top: row * h,
      bottom: (row + 1) * h - (body.letter ? 24 : 0),
    }
    drawSolid(board, body, box)
    if (body.letter) board.text([(box.left + box.right) / 2, box.bottom + 9], body.letter, { size: 16, weight: 700 })
  }
  const parts = p.solids.map((s) => `${s.letter ? `${s.letter}: ` : ''}${solidInWords(s, p.unnamed ?? false)}`)
  return board.finish({
    hue: words.hue ?? 'leaf',
    title: words.title ?? (p.solids.length > 1 ? 'Solids' : 'A solid'),
    alt: words.alt ?? altText(`Drawing of ${listed(parts)}.`, `${parts.join('; ')}.`),
    facts: {
      kinds: p.solids.map((s) => s.kind),
      labels: p.solids.flatMap((s) => Object.entries(s.labels ?? {}).flatMap(([k, t]) => [k, t])),
      ...(p.solids.some((s) => s.cut) ? { cuts: p.solids.map((s) => s.cut ?? '') } : {}),
    },
  })
}

const names: Readonly<Record<Solid['kind'], string>> = {
  box: 'a box',
  cube: 'a cube',
  cylinder: 'a cylinder',
  cone: 'a cone',
  sphere: 'a sphere',
  hemisphere: 'a hemisphere',
  square_pyramid: 'a pyramid on a square base',
  triangular_pyramid: 'a pyramid on a triangular base',
  triangular_prism: 'a triangular prism',
  hexagonal_prism: 'a hexagonal prism',
  cone_on_cylinder: 'a cone on a cylinder',
  hemisphere_on_cylinder: 'a hemisphere on a cylinder',
  pyramid_on_box: 'a pyramid on a box',
  step: 'two joined boxes, a low one beside a tall one',
}

const descriptions: Readonly<Partial<Record<Solid['kind'], string>>> = {
  box: 'a solid with six rectangles as faces',
  cube: 'a solid with six equal squares as faces',
  cylinder: 'a round solid with a flat circle at each end',
  cone: 'a round solid with a flat circle at one end and a point at the other',
  sphere: 'a solid that is round all over',
  hemisphere: 'half of a round ball with one flat circle',
  square_pyramid: 'a solid with one square face and four triangles that meet in a point',
  triangular_pyramid: 'a solid with four triangles as faces',
  triangular_prism: 'a solid with two equal triangles joined by rectangles',
  hexagonal_prism: 'a solid with two equal hexagons joined by rectangles',
}

/** A solid in words, by its name, or by its faces where the name is asked for. */
export function solidInWords(s: Solid, unnamed: boolean): string {
  const name = (unnamed ? descriptions[s.kind] : undefined) ?? names[s.kind]
  const measures = Object.entries(s.labels ?? {}).map(([k, t]) => `${measureWords[k] ?? k} ${t}`)
  const cut = s.cut
    ? `, cut by a ${s.cut === 'vertical' ? 'vertical' : s.cut === 'slanted' ? 'slanted' : 'horizontal'} plane`
    : ''
  return `${name}${measures.length ? ` with ${listed(measures)}` : ''}${cut}`
}

const measureWords: Readonly<Record<string, string>> = {
  slant: 'slant height',
  diagonal: 'inner diagonal',
  baseHeight: 'height of the triangle',
  topHeight: 'height of the upper part',
  baseArea: 'base area',
  stepHeight: 'height of the low part',
  stepLength: 'length of the low part',
}
