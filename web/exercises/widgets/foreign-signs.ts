/** What a field holds: digits (a part of a time), a number with its signs, or maths with letters. */
export type FieldKind = 'digits' | 'number' | 'maths'

const digitSigns = /[\d\s.:/-]/u
const numberSigns = /[\d\s.,:;'’+\-−–—‐‑*×·⋅∗/÷⁄()[\]{}^%°=±√∛π∞$¢½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞²³⁰¹⁴-⁹⁻…!]/u
const mathsWithout = /[#@?"`~\\$¢€£]|\p{Extended_Pictographic}/u
/** Words that a number may be written with. */
const numberWords =
  /^(?:x|e|pi|sqrt|cbrt|inf|infinity|and|to|or|of|r|rem|remainder|percent|pct|cents?|c|dollars?|usd|cad)$/i
const letters = /\p{L}+/gu

/** Places in a text whose signs have no meaning in such a field: [from, to) in characters. `words` stand beside the box: its unit. */
export function foreignPlaces(text: string, kind: FieldKind, words = ''): [number, number][] {
  const places: [number, number][] = []
  let at = 0
  for (const sign of text) {
    const end = at + sign.length
    if (isForeign(sign, kind)) places.push([at, end])
    at = end
  }
  if (kind === 'number') {
    const beside = new Set((words.match(letters) ?? []).map((word) => word.toLowerCase()))
    for (const found of text.matchAll(letters)) {
      const word = found[0]
      if (!numberWords.test(word) && !beside.has(word.toLowerCase()) && word.length > 0)
        places.push([found.index, found.index + word.length])
    }
  }
  return places.toSorted((a, b) => a[0] - b[0])
}

function isForeign(sign: string, kind: FieldKind): boolean {
  if (kind === 'digits') return !digitSigns.test(sign)
  if (kind === 'maths') return mathsWithout.test(sign)
  return !numberSigns.test(sign) && !/\p{L}/u.test(sign)
}

/** The sentence that names them; '' when there are none. */
export function foreignSentence(text: string, places: readonly [number, number][]): string {
  const signs = [...new Set(places.map(([from, to]) => text.slice(from, to)))].slice(0, 4)
  if (signs.length === 0) return ''
  const last = signs.at(-1) ?? ''
  const named = signs.length === 1 ? last : `${signs.slice(0, -1).join(', ')} and ${last}`
  return `${named} ${signs.length === 1 ? 'has' : 'have'} no meaning in this box.`
}

const firstDigits = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10]

/** Digits of other scripts as ours, typographic signs as plain ones, and no control characters; the length stays as it is typed. */
export function plainSigns(typed: string): string {
  return [...typed.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0
      const first = firstDigits.find((each) => code >= each && code <= each + 9)
      return first === undefined ? sign : String(code - first)
    })
    .join('')
    .replace(/[\n\t]/g, ' ')
    .replace(/[\u2010-\u2015\u2212\uff0d]/g, '-')
    .replace(/[\u00d7\u00b7\u22c5]/g, '*')
    .replace(/\u00f7/g, '/')
    .replace(/[\uff0e\u066b]/g, '.')
    .replace(/\uff0f/g, '/')
    .replace(/\uff0b/g, '+')
}
