/** What every reader of typed text gives back: what was read, or one sentence that a child understands. */
export type Reading<T> = { readonly ok: true; readonly read: T } | { readonly ok: false; readonly sentence: string }

/** How numbers are written: en 1,234.5; fr 1 234,5; de 1.234,5. What can only mean one thing is read in all three. */
export type NumberLocale = 'en' | 'fr' | 'de'

/** Raised inside the readers only; they turn it into `{ ok: false, sentence }`. */
export class ReadingProblem extends Error {}

/** The text was understood. */
export function understood<T>(read: T): Reading<T> {
  return { ok: true, read }
}

/** The text was not understood, and why. */
export function unreadable(sentence: string): { readonly ok: false; readonly sentence: string } {
  return { ok: false, sentence }
}

/** Runs a reader and turns a raised problem into its sentence. */
export function tryReading<T>(work: () => T): Reading<T> {
  try {
    return understood(work())
  } catch (problem) {
    if (problem instanceof ReadingProblem) return unreadable(problem.message)
    if (problem instanceof RangeError) return unreadable('That number cannot be worked out. Check what you divide by.')
    throw problem
  }
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿˣ⁽⁾'
const plainOfSuperscript = '0123456789+-nx()'
const vulgarFractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
}

/**
 * The typed text with one spelling for each sign: minus, times and division signs, superscripts as ^( ), fraction
 * characters as 1/2, all kinds of spaces as one space. Length is limited so that reading stays quick.
 * Raises ReadingProblem for an empty or a very long text.
 */
export function plainText(text: string): string {
  if (text.length > 300) throw new ReadingProblem('That is too long for an answer. Make it shorter.')
  const plain = text
    .replace(/[！-～]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[−–—﹣－‒]/g, '-')
    .replace(/[×∙·⋅•✕✖＊⨯]/g, '*')
    .replace(/\*\*/g, '^')
    .replace(/[÷⁄∕／]/g, '/')
    .replace(/(\d?)([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])/g, (_, before: string, sign: string) =>
      before ? `${before} ${vulgarFractions[sign]}` : `(${vulgarFractions[sign]})`,
    )
    .replace(new RegExp(`[${superscripts}]+`, 'g'), (run) => `^(${Array.from(run, plainOf).join('')})`)
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\s\u00a0\u2009\u202f]+/g, ' ')
    .trim()
  if (plain === '') throw new ReadingProblem('Type your answer first.')
  return /^\([^()]*\)$/.test(plain) && !plain.includes(',') && !plain.includes(';')
    ? plain.slice(1, -1).trim() || plain
    : plain
}

function plainOf(sign: string): string {
  return plainOfSuperscript[superscripts.indexOf(sign)] ?? ''
}
