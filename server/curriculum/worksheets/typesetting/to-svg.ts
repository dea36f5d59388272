import { fontOf, type FontName } from './fonts.ts'
import { type Mark, n3, type Stroke } from './marks.ts'
import { placed } from './outline-of-text.ts'
import type { Page } from './to-pdf.ts'

/** Glyphs stand once, a thousand units to the em, and are used wherever they occur. */
class SvgPainter {
  readonly glyphs = new Map<string, { id: string; d: string }>()
  readonly clips = new Map<string, string>()

  glyph(font: FontName, id: number, path: string): string {
    const key = `${font} ${id}`
    const known = this.glyphs.get(key)
    if (known !== undefined) return known.id
    const made = { id: `g${this.glyphs.size}`, d: placed(path, 0, 1000 / fontOf(font).unitsPerEm) }
    this.glyphs.set(key, made)
    return made.id
  }

  clip(d: string): string {
    const known = this.clips.get(d)
    if (known !== undefined) return known
    const id = `c${this.clips.size}`
    this.clips.set(d, id)
    return id
  }

  text(mark: Extract<Mark, { kind: 'text' }>): string {
    const font = fontOf(mark.font)
    const run = font.layout(mark.text)
    let x = 0
    const uses = run.glyphs.map((glyph, i) => {
      const at = x
      x += ((run.positions[i]?.xAdvance ?? glyph.advanceWidth) * 1000) / font.unitsPerEm
      const path = glyph.path.toSVG()
      return path === '' ? '' : `<use href="#${this.glyph(mark.font, glyph.id, path)}" x="${n3(at)}"/>`
    })
    const scale = mark.size / 1000
    const opacity = mark.opacity === undefined ? '' : ` opacity="${mark.opacity}"`
    const halo =
      mark.halo === undefined
        ? ''
        : ` stroke="${mark.halo.color}" stroke-width="${n3(mark.halo.width / scale)}" stroke-linejoin="round" paint-order="stroke"`
    return `<g transform="translate(${n3(mark.x)} ${n3(mark.y)}) scale(${scale})" fill="${mark.color}"${opacity}${halo}>${uses.join('')}</g>`
  }

  marks(marks: readonly Mark[]): string {
    return marks.map((mark) => this.mark(mark)).join('')
  }

  mark(mark: Mark): string {
    if (mark.kind === 'text') return this.text(mark)
    if (mark.kind === 'part') return this.marks(mark.marks)
    if (mark.kind === 'path') {
      const opacity = mark.opacity === undefined ? '' : ` opacity="${mark.opacity}"`
      return `<path d="${mark.d}" fill="${mark.fill ?? 'none'}"${strokeAttributes(mark.stroke)}${opacity}/>`
    }
    const clip = mark.clip === undefined ? '' : ` clip-path="url(#${this.clip(mark.clip)})"`
    const [a, b, c, d, e, f] = mark.matrix
    if (clip === '' && a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0) return this.marks(mark.marks)
    return `<g transform="matrix(${mark.matrix.map(n3).join(' ')})"${clip}>${this.marks(mark.marks)}</g>`
  }
}

function strokeAttributes(stroke: Stroke | undefined): string {
  if (stroke === undefined) return ''
  const round = stroke.round === true ? ' stroke-linecap="round" stroke-linejoin="round"' : ''
  const dash = stroke.dash === undefined ? '' : ` stroke-dasharray="${stroke.dash.join(' ')}"`
  return ` stroke="${stroke.color}" stroke-width="${n3(stroke.width)}"${round}${dash}`
}

/** A page as a picture that needs no fonts: every letter is an outline. */
export function toSvg(page: Page, size: { readonly width: number; readonly height: number }): string {
  const painter = new SvgPainter()
  const body = painter.marks(page.marks)
  const glyphs = [...painter.glyphs.values()].map(({ id, d }) => `<path id="${id}" d="${d}"/>`).join('')
  const clips = [...painter.clips].map(([d, id]) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${n3(page.width)} ${n3(page.height)}">` +
    `<defs>${glyphs}${clips}</defs><rect width="100%" height="100%" fill="#fff"/>${body}</svg>`
  )
}
