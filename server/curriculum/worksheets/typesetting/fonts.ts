import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { staticFont } from './static-font.ts'
import { unpackWoff2 } from './unpack-woff2.ts'

/** Weights of our two families, under the names by which a sheet asks for them. */
const ownFonts = {
  text: { family: 'lexend', weight: 400 },
  strong: { family: 'lexend', weight: 600 },
  'display-500': { family: 'gabarito', weight: 500 },
  'display-600': { family: 'gabarito', weight: 600 },
  'display-700': { family: 'gabarito', weight: 700 },
  'display-800': { family: 'gabarito', weight: 800 },
} as const

/** Files of the typesetter's fonts, which formulas and signs that our families lack are set in. */
const mathsFonts = [
  'AMS-Regular',
  'Caligraphic-Regular',
  'Main-Bold',
  'Main-BoldItalic',
  'Main-Italic',
  'Main-Regular',
  'Math-BoldItalic',
  'Math-Italic',
  'Script-Regular',
  'Size1-Regular',
  'Size2-Regular',
  'Size3-Regular',
  'Size4-Regular',
] as const

export type FontName = keyof typeof ownFonts | (typeof mathsFonts)[number]

const { resolve } = createRequire(import.meta.url)

function load(name: FontName): Font {
  if (!(name in ownFonts)) {
    return create(readFileSync(join(resolve('katex'), '..', 'fonts', `KaTeX_${name}.ttf`)))
  }
  const { family, weight } = ownFonts[name as keyof typeof ownFonts]
  const packed = readFileSync(resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`))
  return staticFont(unpackWoff2(packed), weight, 1 + Object.keys(ownFonts).indexOf(name))
}

const loaded = new Map<FontName, Font>()

/** A font by its name, read once. */
export function fontOf(name: FontName): Font {
  const font = loaded.get(name) ?? load(name)
  loaded.set(name, font)
  return font
}

/** Where signs that our families lack (π, √, ≤, △) are taken from, in this order. */
const substitutes: readonly FontName[] = ['Main-Regular', 'Math-Italic', 'AMS-Regular', 'Size1-Regular']
const heavySubstitutes: readonly FontName[] = ['Main-Bold', 'Math-BoldItalic', ...substitutes]
const heavy: ReadonlySet<FontName> = new Set(['strong', 'display-600', 'display-700', 'display-800'])
/** Signs that no font of ours has, as ones that look alike. */
const alike: Readonly<Record<string, string>> = {
  '\u2b1c': '□',
  '\u2032': "'",
  '\u2033': '"',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2011': '-',
}

const fontOfSign = new Map<string, FontName>()

function fontFor(name: FontName, sign: string): FontName {
  const key = `${name} ${sign}`
  const known = fontOfSign.get(key)
  if (known !== undefined) return known
  const code = sign.codePointAt(0) ?? 0
  const list = [name, ...(heavy.has(name) ? heavySubstitutes : substitutes)]
  const found = list.find((font) => fontOf(font).hasGlyphForCodePoint(code))
  if (found === undefined) throw new RangeError(`no font has the sign ${sign}`)
  fontOfSign.set(key, found)
  return found
}

export interface Stretch {
  readonly font: FontName
  readonly text: string
  /** In shares of the size. */
  readonly width: number
}

const widths = new Map<string, number>()
const mostWidths = 20_000

function widthOf(font: FontName, text: string): number {
  const key = `${font} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  const { unitsPerEm } = fontOf(font)
  const width = fontOf(font).layout(text).advanceWidth / unitsPerEm
  if (widths.size >= mostWidths) widths.clear()
  widths.set(key, width)
  return width
}

/** A text cut where another font must take over. Throws a RangeError for a sign that no font has. */
export function stretchesOf(name: FontName, text: string): Stretch[] {
  const stretches: { font: FontName; text: string }[] = []
  for (const given of text) {
    const sign = alike[given] ?? given
    const font = fontFor(name, sign)
    const last = stretches.at(-1)
    if (last?.font === font) last.text += sign
    else stretches.push({ font, text: sign })
  }
  return stretches.map((stretch) => ({ ...stretch, width: widthOf(stretch.font, stretch.text) }))
}
