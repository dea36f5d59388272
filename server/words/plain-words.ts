import { nameReadings } from './first-names.ts'

/** Letters of other scripts, and drawn letters, that pass for Latin ones. Beyond what compatibility forms of Unicode fold. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    ё: 'e',
    ғ: 'f',
    һ: 'h',
    н: 'h',
    і: 'i',
    ї: 'i',
    ј: 'j',
    к: 'k',
    ӏ: 'l',
    м: 'm',
  },
  ...{ о: 'o', п: 'n', р: 'p', ԛ: 'q', г: 'r', ѕ: 's', т: 't', у: 'y', ѵ: 'v', ԝ: 'w', х: 'x', ү: 'y', з: '3', ь: 'b' },
  ...{
    α: 'a',
    β: 'b',
    ϲ: 'c',
    δ: 'd',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    σ: 'o',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ω: 'w',
  },
  ...{ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', ɑ: 'a', ɡ: 'g', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ƒ: 'f' },
  ...{
    '’': "'",
    '‘': "'",
    '´': "'",
    '`': "'",
    '‐': '-',
    '‑': '-',
    '–': '-',
    '—': '-',
    '−': '-',
    '·': '.',
    '•': '.',
    '。': '.',
    '․': '.',
  },
}

const isMathsGreek = (text: string): boolean =>
  !/\p{Script=Greek}{2,}|\p{Script=Greek}[a-z]|[a-z]\p{Script=Greek}/u.test(text)

/** A decimal digit of any script as ours: they stand in tens, each script from its own zero. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  for (let value = 0; value < 10; value += 1) {
    const before = code - value - 1
    if (before < 0 || !/\p{Nd}/u.test(String.fromCodePoint(before))) return String(value)
  }
  return '0'
}

/** Flags, squares and circles with a letter in them. */
function drawnLetter(sign: string): string | null {
  const code = sign.codePointAt(0) ?? 0
  for (const first of [0x1f1e6, 0x1f130, 0x1f150, 0x1f170]) {
    if (code >= first && code < first + 26) return String.fromCodePoint(97 + code - first)
  }
  return null
}

/**
 * A text as plain as it can be read: small letters, digits of any script as ours, look-alike letters as Latin ones, and
 * without marks and signs that nobody sees. Takes time in proportion to its length.
 */
export function plainText(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\uFE0F\u20E3]/gu, '')
    .toLowerCase()
  const keepGreek = isMathsGreek(folded)
  let plain = ''
  for (const sign of folded) {
    if (sign < '\u0080') plain += sign
    else if (/\p{Nd}/u.test(sign)) plain += digitOf(sign)
    else if (keepGreek && /\p{Script=Greek}/u.test(sign)) plain += sign
    else plain += lookAlikes[sign] ?? drawnLetter(sign) ?? sign
  }
  return plain.replace(/\s+/g, ' ').trim()
}

/** One word of a text, in every way it may be read. */
export interface Word {
  /** As it stands, without apostrophes. */
  readonly plain: string
  /** All ways, the plain one first: signs and digits for letters, letters that are held down, and whether it is a name. */
  readonly readings: readonly string[]
  /** Where it begins and ends in the plain text. */
  readonly from: number
  readonly to: number
}

const signs: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
}

const asLetters = (word: string, one: string): string =>
  [...word].map((sign) => (sign === '1' || sign === '!' ? one : (signs[sign] ?? sign))).join('')

/** A word with letters that are held down said once, and twice. */
const pressed = (word: string): string[] =>
  /(.)\1\1/.test(word) ? [word.replace(/(.)\1{2,}/g, '$1'), word.replace(/(.)\1{2,}/g, '$1$1')] : []

/** How a word may be read; see `Word`. */
export function readingsOf(word: string): string[] {
  const plain = word.replaceAll("'", '')
  const isMixed = /\p{L}/u.test(plain) && /[0-9@$!+]/.test(plain)
  const ending = plain.replace(/[!@$+]+$/, '')
  const letters = isMixed
    ? [ending, asLetters(ending, 'i'), asLetters(ending, 'l'), ending.replace(/\d+$/, '')]
    : [ending]
  const readings = [...new Set([plain, ...letters, ...letters.flatMap(pressed)].filter((reading) => reading !== ''))]
  return [...readings, ...nameReadings(readings)]
}

/** The words of a plain text, at most 400. */
export function wordsOf(plain: string): Word[] {
  const words: Word[] = []
  for (const match of plain.matchAll(/[\p{L}\p{N}$@!'+]+/gu)) {
    const readings = readingsOf(match[0])
    if (readings[0] === undefined) continue
    words.push({ plain: readings[0], readings, from: match.index, to: match.index + match[0].length })
    if (words.length === 400) break
  }
  return words
}

/** The words with single letters that stand in a row (`k y s`, `d.i.s.c`) put together into one; null when there are none. */
export function withSpelledWords(words: readonly Word[]): Word[] | null {
  const joined: Word[] = []
  let found = false
  for (let at = 0; at < words.length;) {
    let end = at
    while (end < words.length && /^[\p{L}0-9@$!]$/u.test(words[end]?.plain ?? '')) end += 1
    const run = words.slice(at, end)
    const [first, last] = [run[0], run.at(-1)]
    if (
      first !== undefined &&
      last !== undefined &&
      run.length >= 3 &&
      run.filter((word) => /\p{L}/u.test(word.plain)).length >= 2
    ) {
      const plain = run.map((word) => word.plain).join('')
      joined.push({ plain, readings: readingsOf(plain), from: first.from, to: last.to })
      found = true
      at = end
    } else {
      const word = words[at]
      if (word !== undefined) joined.push(word)
      at += 1
    }
  }
  return found ? joined : null
}
