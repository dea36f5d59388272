import { ReadingProblem } from './reading.ts'
import { typedFromLatex } from './typed-latex.ts'

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿˣ⁽⁾'
const plainOfSuperscript = '0123456789+-nx()'
const runOfSuperscripts = new RegExp(`[${superscripts}]+`, 'g')
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
const entities: Readonly<Record<string, string>> = {
  le: '<=',
  ge: '>=',
  lt: '<',
  gt: '>',
  ne: '≠',
  minus: '-',
  times: '*',
  divide: '/',
  middot: '*',
  pi: 'pi',
  infin: '∞',
  radic: '√',
  plusmn: '±',
  deg: '°',
  frac12: '½',
  nbsp: ' ',
  amp: '&',
}

/** Signs that look alike or mean the same, and the one that is read. They come before Unicode's own folding, which would lose some. */
const oneSpelling: readonly (readonly [RegExp, string])[] = [
  [/\u00ad|[\u200b-\u200f]|[\u2060-\u2064]|\ufe0e|\ufe0f|\ufeff/g, ''],
  [/[‐‑‒–—―−﹣－⁃➖]/g, '-'],
  [/[×∙·⋅•✕✖＊⨯∗⁎]/g, '*'],
  [/[÷∕➗]/g, '/'],
  [/➕/g, '+'],
  [/[≤⩽≦≼]/g, '<='],
  [/[≥⩾≧≽]/g, '>='],
  [/=\/=|≢/g, '≠'],
  [/∶|：/g, ':'],
  [/[º˚]/g, '°'],
  [/[’‘ʼ′`´]/g, "'"],
  [/[“”″]/g, '"'],
  [/[〈‹]/g, '⟨'],
  [/[〉›]/g, '⟩'],
  [/∓/g, '±'],
  [/ℝ/g, 'all real numbers'],
  [/î|ı\u0302|i\u0302/g, 'i'],
  [/ĵ|ȷ\u0302|j\u0302/g, 'j'],
]

const isPlain = /^[ -%'-[\]-~]*$/

/**
 * The typed text with one spelling for each sign: minus, times and division signs, superscripts as ^( ), fraction
 * characters as 1/2, all kinds of spaces as one space, LaTeX as it would be typed. Length is limited so that reading
 * stays quick. Raises ReadingProblem for an empty or a very long text.
 */
export function plainText(text: string): string {
  if (text.length > 300) throw new ReadingProblem('That is too long for an answer. Make it shorter.')
  const plain = foldSigns(text)
    .replace(/\*\*/g, '^')
    .replace(/\+ ?\/ ?-/g, '±')
    .replace(/(\d)_(\d+ ?\/ ?\d)/g, '$1 $2')
    .replace(/\s+/g, ' ')
    .replace(/;\s*$/, '')
    .trim()
  if (plain === '') throw new ReadingProblem('Type your answer first.')
  return plain.startsWith('(') && !/[,;]/.test(plain) ? withoutOuterBrackets(plain) : plain
}

/** The text without round brackets that are around all of it. */
function withoutOuterBrackets(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text
  let depth = 0
  for (let i = 0; i < text.length - 1; i++) {
    if (text[i] === '(') depth++
    else if (text[i] === ')') depth--
    if (depth === 0) return text
  }
  const inside = text.slice(1, -1).trim()
  return inside === '' ? text : withoutOuterBrackets(inside)
}

/**
 * The text with one spelling for each sign, spaces and line ends left as they are: what plainText does first, for who cuts a text
 * into pieces before reading them. Raises ReadingProblem for LaTeX whose braces do not match.
 */
export function foldSigns(text: string): string {
  if (isPlain.test(text)) return text.includes('{') ? text.replace(/\{([,:])\}/g, '$1') : text
  let plain = text
    .replace(/\{([,:])\}/g, '$1')
    .replace(/&([a-z]+\d*);/gi, (all, name: string) => entities[name.toLowerCase()] ?? all)
  if (/\\[A-Za-z%${}(,;:!|[]/.test(plain)) plain = fromLatex(plain)
  for (const [signs, one] of oneSpelling) plain = plain.replace(signs, one)
  return plain
    .replace(/(\d?)([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])/g, (_, before: string, sign: string) =>
      before ? `${before} ${vulgarFractions[sign]}` : `(${vulgarFractions[sign]})`,
    )
    .replace(runOfSuperscripts, (run) => `^(${Array.from(run, plainOf).join('')})`)
    .replace(/[₀-₉]+/g, (run, at: number, whole: string) => {
      const index = Array.from(run, (sign) => String((sign.codePointAt(0) ?? 0) - 0x2080)).join('')
      return /log ?$/i.test(whole.slice(0, at)) ? `_(${index})` : `_${index}`
    })
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹०-९]/g, (digit) => String(((digit.codePointAt(0) ?? 0) % 16) - (/[०-९]/.test(digit) ? 6 : 0)))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/(\/ ?)(\d+)⁄(\d+)/g, '$1($2/$3)')
    .replace(/⁄/g, '/')
    .replace(/\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|[\u{1f3fb}-\u{1f3ff}]|\u200d/gu, (sign) =>
      /[#*\d]/.test(sign) ? sign : '',
    )
}

function fromLatex(text: string): string {
  try {
    return typedFromLatex(text)
  } catch {
    throw new ReadingProblem('The braces do not match. Check the signs.')
  }
}

function plainOf(sign: string): string {
  return plainOfSuperscript[superscripts.indexOf(sign)] ?? ''
}

const between = '(?<=[\\d)\\]]|pi|π) ?[xX] ?(?=-? ?(?:[\\d.([√π]|pi|sqrt))'
const betweenFactors = new RegExp(between, 'g')

/**
 * The letter x between numbers, brackets or pi as a times sign, where no letter x is in the task: 2 x 3, 25 x pi. `letters` are
 * those of the task.
 */
export function withTimesSigns(text: string, letters: readonly string[] = ['x']): string {
  return letters.some((letter) => letter === 'x' || letter === 'X') ? text : text.replace(betweenFactors, '*')
}
