/** A number, or a word that says one, in a text; `said` counts those that were words. */
interface Group {
  readonly digits: string
  readonly isWord: boolean
  /** What stands between the group before and this one. */
  readonly between: string
}

const digitWords: Readonly<Record<string, string>> = {
  ...{
    zero: '0',
    oh: '0',
    o: '0',
    nought: '0',
    one: '1',
    won: '1',
    two: '2',
    too: '2',
    three: '3',
    four: '4',
    for: '4',
  },
  ...{ five: '5', six: '6', seven: '7', eight: '8', ate: '8', nine: '9', niner: '9' },
  ...{
    cero: '0',
    uno: '1',
    dos: '2',
    tres: '3',
    cuatro: '4',
    cinco: '5',
    seis: '6',
    siete: '7',
    ocho: '8',
    nueve: '9',
  },
}
/** Words that say a digit only among others that do. */
const doubtful = new Set(['o', 'oh', 'won', 'too', 'for', 'ate'])
const times: Readonly<Record<string, number>> = { double: 2, triple: 3, treble: 3 }

const letterDigits: Readonly<Record<string, string>> = {
  o: '0',
  l: '1',
  i: '1',
  s: '5',
  b: '8',
  z: '2',
  e: '3',
  t: '7',
  g: '9',
}

/** A token such as `8o2` or `l234` as a number; null when it is none. */
function muddledNumber(token: string): string | null {
  const count = token.replace(/\D/g, '').length
  if (token.length < 3 || count * 2 < token.length || !/^[\dolisbzetg]+$/.test(token)) return null
  return [...token].map((sign) => letterDigits[sign] ?? sign).join('')
}

/** The runs of numbers of a plain text: groups with nothing but signs between them. */
function runsOf(plain: string): Group[][] {
  const runs: Group[][] = []
  let run: Group[] = []
  let end = 0
  let repeat = 1
  const stop = (): void => {
    if (run.length > 0) runs.push(run)
    run = []
  }
  for (const match of plain.matchAll(/\p{L}*\d[\p{L}\d]*|\p{L}+/gu)) {
    const token = match[0]
    const between = plain.slice(end, match.index)
    end = match.index + token.length
    const word = digitWords[token]
    const digits = /^\d+$/.test(token) ? token : (word ?? muddledNumber(token))
    if (times[token] !== undefined) {
      if (run.length > 0 && between.trim().length > 1) stop()
      repeat = times[token]
      continue
    }
    if (digits === null || (word !== undefined && doubtful.has(token) && run.length === 0)) {
      stop()
      repeat = 1
      continue
    }
    const isFar = between.replace(/ /g, '').length > 3 || /[=<>^%$]/.test(between)
    if (run.length > 0 && isFar) stop()
    run.push({
      digits: digits.repeat(repeat),
      isWord: word !== undefined,
      between: run.length === 0 ? '' : between.trim(),
    })
    repeat = 1
  }
  stop()
  return runs
}

const isRound = (digits: string): boolean => digits.length < 3 || digits.endsWith('0')

/** Whether numbers only rise, only fall or stay: counting, a pattern, or data in their order. */
function isOrdered(values: readonly number[]): boolean {
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0))
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0)
}

/** A list with the same steps, or one that comes back to itself, as multiples in their last digits do. */
const saysPattern =
  /\b(data|list|lists|set|sets|mean|median|mode|range|outlier|sequence|pattern|patterns|order|least|greatest|sort|digits|pi|fibonacci|multiples|factors|primes|scores|numbers|points|values|terms|product|times|add|sum|count|counting|skip|plot|outputs?|inputs?|table|row|column)\b/
const saysContact =
  /\b(call|text|txt|phone|fone|cell|mobile|hmu|ring|sms|whatsapp|reach|contact|hit|dial|msg|message)\b|\bmy (number|num|no|#|digits)\b|#/
const saysMaths =
  /\b(how many|how much|seconds|meters|km|miles|dollars|binary|negative|positive|minus|plus|from|between|to|is it|answer|answers|got|get|equals|times|product|sum|population|round|rounded|power|squared|cubed|factorial|number|value|x|y|people|million|thousand|digits?|place)\b|[=^×÷]|\d+ ?[+*/] ?\d/

function isPhone(run: readonly Group[], plain: string): boolean {
  const digits = run.map((group) => group.digits).join('')
  const contact = saysContact.test(plain)
  if (digits.length < 7) return false
  const said = run.filter((group) => group.isWord).length
  const values = run.map((group) => Number(group.digits))
  const lengths = run.map((group) => group.digits.length).join(',')
  const between = run.slice(1).map((group) => group.between)
  if (run.length === 1) {
    if (
      digits.length > 12 ||
      /^(\d)\1*$/.test(digits) ||
      /0{5,}$/.test(digits) ||
      '01234567890123'.includes(digits) ||
      /^[01]+$/.test(digits)
    )
      return false
    if (digits.length >= 10) return true
    return contact || !saysMaths.test(plain)
  }
  if (
    between.every((sign) => sign === ',') &&
    run.slice(1).every((group) => group.digits.length === 3) &&
    lengths !== '3,3'
  ) {
    return false
  }
  if (run.length === 2 && between[0] === '.' && (run[0]?.digits.length ?? 0) <= 2) return false
  if (/^(1,)?(3,3,4|3,7|6,4|3,2,2,3|2,2,2,2,2|3,3,2,2|4,3,3|5,5)$/.test(lengths)) {
    if (contact) return true
    if (/^(1,)?(3,3,4|3,7|6,4)$/.test(lengths)) {
      const isSum = between.some((sign) => /[+*/×÷]/.test(sign)) && !plain.startsWith('+')
      return (
        !isSum &&
        !run.every((group) => isRound(group.digits)) &&
        !(between.every((sign) => sign === ',') && saysPattern.test(plain))
      )
    }
  }
  if (/(^|[^\d\p{L}])\+\d{1,3}[ .(-]*\d/u.test(plain) && plain.trim().startsWith('+') && digits.length >= 9) return true
  if (lengths === '3,4' && (contact || between[0] === '-' || between[0] === '.')) {
    return contact || (!run.every((group) => isRound(group.digits)) && !/[=+]/.test(plain) && !saysMaths.test(plain))
  }
  if (run.every((group) => group.digits.length <= (group.isWord ? 3 : 1))) {
    if (isOrdered(values) || /^(\d+?)\1{2,}$/.test(digits)) return false
    if (said >= 5) return digits.length >= 7
    return (
      contact ||
      (digits.length <= 11 && !saysPattern.test(plain)) ||
      (digits.length === 10 && between.every((sign) => sign !== ','))
    )
  }
  if (contact && digits.length <= 12 && run.length <= 11) return true
  // Digits in unlike heaps, as `80 255 5 12 34`, some of them spoken.
  return said >= 3 && digits.length >= 9 && !isOrdered(values)
}

/**
 * Whether a plain text holds a number to call: in groups, spaced out, with letters for digits, or in words. Lists, decimals,
 * places of a large number and counting are none.
 */
export function hasPhoneNumber(plain: string): boolean {
  return runsOf(plain).some((run) => isPhone(run, plain))
}
