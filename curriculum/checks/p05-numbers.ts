import { linesOf, textsOf } from './pieces.ts'
import type { Sample, Sweep } from './check.ts'
import type { Rational, Value } from '../values/values.ts'

/** The largest whole answer by grade: kindergarten (K.CC.A.3), 1 (1.NBT.A.1), 2 and 3 (2.NBT.A), then 4 and above (4.NBT.A). */
const caps = [20n, 120n, 1000n, 1000n, 1_000_000n] as const
/** The largest denominator that a question may show, to grade 5 and above; a fraction to be simplified may have a larger one. */
const largestShown = (grade: number, isSimplifying: boolean): number => (isSimplifying ? 60 : grade <= 5 ? 12 : 20)
/** Denominators that are themselves the subject: hundredths, thousandths. */
const decimalDenominators = new Set(['100', '1000', '10000'])
/** A sum of two shown fractions may have the product of their denominators. */
const largestAnswered = (grade: number): bigint => (grade <= 5 ? 144n : 1000n)

const coefficientFaults: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d.,a-zA-Z\\}])1[a-df-hj-z](?![a-z])/, 'a coefficient 1 is written'],
  [/(?<![\d.,a-zA-Z\\}])0[a-z](?![a-z])/, 'a coefficient 0 is written'],
  [/\+\s*-|-\s*-|\+\s*\+/, 'two signs follow each other'],
  [/\^(?:1(?![\d./])|\{1\})/, 'an exponent 1 is written'],
  [/\\frac\{[^{}]*\}\{-?[01]\}/, 'a denominator 0 or 1 is written'],
]

/** Adding or taking nothing is a fact to learn at first, later a term that should not be there. */
const zeroTerm = /[+-]\s*0(?![\d.,])/
const zeroTermFrom = 4

/** Levels in which such a number is the very thing taught say so by one of these words in their description or name. */
const taught = /zero|identity|exponent rules|power of one|opposite|subtract(ing)? negative|integer/i

/** The largest answer of a level: that of its grade, or further when its description says how far it goes (K.CC.A.1: to 100). */
function capOf(grade: number, said: string): bigint {
  const ofGrade = caps[Math.min(grade, 4)] ?? 1_000_000n
  const named = [...said.matchAll(/\bto (\d+)\b/g)].map((match) => BigInt(match[1] ?? 0))
  return [ofGrade, ...named].reduce((most, n) => (n > most ? n : most))
}

function numberFaults(value: Value, grade: number, cap: bigint): string[] {
  const limited = value.kind === 'rational' ? value : value.kind === 'decimal' ? value.value : null
  if (limited === null) return []
  const faults: string[] = []
  const size = limited.n < 0n ? -limited.n : limited.n
  if (size > cap * limited.d) faults.push(`the answer is beyond ${cap}`)
  if (value.kind === 'rational' && limited.d > largestAnswered(grade))
    faults.push(`the answer has the denominator ${limited.d}`)
  if (value.kind === 'decimal' && !hasPlaces(value.value, value.places))
    faults.push(`the answer needs more than ${value.places} decimals`)
  return faults
}

const hasPlaces = (r: Rational, places: number): boolean => (r.n * 10n ** BigInt(places)) % r.d === 0n

function shownFaults(sample: Sample, grade: number, isTaught: boolean, largest: number): string[] {
  const faults: string[] = []
  const shown = [
    { where: 'prompt', text: sample.question.prompt.text },
    ...linesOf(sample.question).filter((l) => l.where === 'prompt line'),
  ]
  for (const { where, text } of shown) {
    for (const match of text.matchAll(/\\[dt]?frac\{-?\d+\}\{(\d+)\}/g)) {
      const bottom = match[1] as string
      if (Number(bottom) > largest && !decimalDenominators.has(bottom))
        faults.push(`${where} shows the denominator ${bottom}`)
    }
    if (!isTaught && grade >= zeroTermFrom && zeroTerm.test(text))
      faults.push(`a zero is added or subtracted in the ${where}: ${text}`)
    if (!isTaught)
      for (const [pattern, what] of coefficientFaults)
        if (pattern.test(text)) faults.push(`${what} in the ${where}: ${text}`)
  }
  return faults
}

/**
 * P5: no degenerate numbers: answers within the cap of the grade, denominators small, decimals as declared, no 0 or 1 as a
 * coefficient unless taught, and no text with a missing or infinite number. Coincident data are for the level's own `reject`.
 */
export function checkNumbers(sweep: Sweep): void {
  const grade = sweep.entry.gradeMin
  const cap = capOf(grade, sweep.entry.description)
  const isTaught = taught.test(`${sweep.entry.name} ${sweep.entry.description}`)
  const largest = largestShown(grade, /simplify/i.test(sweep.entry.description))
  for (const sample of sweep.samples) {
    for (const fault of [...numberFaults(sample.answer, grade, cap), ...shownFaults(sample, grade, isTaught, largest)])
      sweep.fail('P5', sample.seed, fault)
    for (const { where, text } of [...textsOf(sample.choice), ...linesOf(sample.choice)]) {
      if (/NaN|undefined|Infinity|\[object|\bnull\b/.test(text))
        sweep.fail('P5', sample.seed, `${where} holds a missing number: ${text}`)
    }
  }
}
