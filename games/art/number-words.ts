import type { Pen, TextLook } from './view.ts'

const mixed = /^(?:(\d+) )?(\d+)\/(\d+)$/

/** Writes words by their middle; a fraction or a mixed number is set with its bar, as in exercises. */
export function drawNumber(pen: Pen, words: string, x: number, y: number, look: TextLook): void {
  const [, whole, part, of] = mixed.exec(words) ?? []
  if (part === undefined || of === undefined) {
    pen.text(words, x, y, look)
    return
  }
  const { size, color } = look
  const small = size * 0.74
  const wide = Math.max(part.length, of.length) * small * 0.6 + 4
  const before = whole === undefined ? 0 : whole.length * size * 0.6 + size * 0.16
  const middle = x + before / 2
  if (whole !== undefined) pen.text(whole, x - wide / 2, y, look)
  pen.text(part, middle, y - small * 0.56, { ...look, size: small })
  pen.text(of, middle, y + small * 0.62, { ...look, size: small })
  pen.line(
    [
      [middle - wide / 2, y],
      [middle + wide / 2, y],
    ],
    Math.max(1.6, size / 13),
    color,
  )
}
