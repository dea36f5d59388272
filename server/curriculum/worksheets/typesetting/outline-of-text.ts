import { fontOf } from './fonts.ts'
import { type Mark, n3 } from './marks.ts'

type Text = Extract<Mark, { kind: 'text' }>

/** Moves an outline of a font (y upwards, in its units) to points with y downwards. */
export function placed(path: string, x: number, scale: number): string {
  let across = true
  return path.replace(
    /([MLQCZ])|(-?[\d.]+(?:e-?\d+)?)/g,
    (whole, command: string | undefined, value: string | undefined) => {
      if (command !== undefined) {
        across = true
        return whole
      }
      const n = Number(value)
      const point = across ? x + n * scale : -n * scale
      across = !across
      return n3(point)
    },
  )
}

/** The outline of one line of letters, from 0, 0. */
export function haloOutline(mark: Text): string {
  const font = fontOf(mark.font)
  const scale = mark.size / font.unitsPerEm
  const run = font.layout(mark.text)
  let x = 0
  return run.glyphs
    .map((glyph, i) => {
      const at = x
      x += (run.positions[i]?.xAdvance ?? glyph.advanceWidth) * scale
      return placed(glyph.path.toSVG(), at, scale)
    })
    .join('')
}
