import { evaluate } from '../expressions/evaluate.ts'
import { withoutName } from '../reading/affixes.ts'
import { parse } from '../reading/parse.ts'
import { readNumber } from '../reading/read-number.ts'
import { isOfSeveral, type Property } from '../values/property.ts'
import { equalRationals, isWhole, rationalText, toNumber } from '../values/rational.ts'
import { invalid, right, type Judgement, type Task } from './judgement.ts'
import type { Node, Rational } from '../values/values.ts'

const ofWhole = (numbers: readonly Rational[]): number[] => numbers.map(({ n }) => Number(n))
const text = (numbers: readonly Rational[], sign = ', '): string => numbers.map(rationalText).join(sign)
const division = (n: number, by: number): string => `${Math.floor(n / by)} × ${by} + ${n % by}`

/** Whether both sides of a relation agree with its sign when a number is put in for the letter. Exact to 12 places. */
function holds(relation: string, letter: string, x: number): boolean {
  const [, left = '', sign = '', right = ''] = /^(.*?)\s*(<=|>=|≤|≥|<|>|=)\s*(.*)$/.exec(relation) ?? []
  const side = (typed: string): Node | null => {
    const read = parse(typed, { letters: [letter], locale: 'en' })
    return read.ok && read.read.is === 'expression' ? read.read.node : null
  }
  const [a, b] = [side(left), side(right)]
  if (a === null || b === null) throw new RangeError(`no relation: ${relation}`)
  const apart = evaluate(a, { letters: { [letter]: x } }) - evaluate(b, { letters: { [letter]: x } })
  if (Math.abs(apart) < 1e-12) return sign === '=' || sign === '<=' || sign === '>=' || sign === '≤' || sign === '≥'
  return apart < 0 ? sign.startsWith('<') || sign === '≤' : sign.startsWith('>') || sign === '≥'
}

/** Why numbers do not have a property, in a sentence with the numbers; null when they have it. */
export function lacks(numbers: readonly Rational[], property: Property): string | null {
  const [first] = numbers
  if (first === undefined) return 'Nothing is there.'
  const n = toNumber(first)
  const allWhole = numbers.every((each) => isWhole(each))
  switch (property.is) {
    case 'multiple_of':
      if (!allWhole || n < 1) return `A multiple of ${property.of} is ${property.of} times 1, 2, 3 and so on.`
      return n % property.of === 0
        ? null
        : `${n} is not a multiple of ${property.of}: ${n} = ${division(n, property.of)}.`
    case 'factor_of':
      if (!allWhole || n < 1) return `A factor of ${property.of} is a whole number.`
      if (n > property.of) return `${n} is not a factor of ${property.of}: it is larger than ${property.of}.`
      return property.of % n === 0
        ? null
        : `${n} is not a factor of ${property.of}: ${property.of} = ${division(property.of, n)}.`
    case 'between':
      return n > property.low && n < property.high
        ? null
        : `${rationalText(first)} is not between ${property.low} and ${property.high}.`
    case 'none_of':
      return ofWhole(numbers).some((each) => property.numbers.includes(each))
        ? `Do not use ${text(
            numbers.filter((each) => property.numbers.includes(toNumber(each))),
            ' and ',
          )} here.`
        : null
    case 'equal_to': {
      const wanted = readNumber(property.value)
      const isEqual = wanted.ok && wanted.read.value !== null && equalRationals(wanted.read.value, first)
      return isEqual ? null : `${rationalText(first)} is not equal to ${property.value}.`
    }
    case 'solves':
      return holds(property.relation, property.letter, n)
        ? null
        : `With ${rationalText(first)} in place of ${property.letter}, it is not true.`
    case 'sum_is': {
      const sum = ofWhole(numbers).reduce((all, each) => all + each, 0)
      return sum === property.total ? null : `${text(numbers, ' + ')} is ${sum}, not ${property.total}.`
    }
    case 'product_is': {
      const product = ofWhole(numbers).reduce((all, each) => all * each, 1)
      return product === property.total ? null : `${text(numbers, ' × ')} is ${product}, not ${property.total}.`
    }
  }
}

/** The numbers of a sum or a product, with signs or commas between them; null for another count, or for anything else. */
function several(typed: string, { is, count, total }: Extract<Property, { count: number }>): Rational[] | null {
  const body = typed.replace(/[()\\]|\bcdot\b/g, ' ').replace(new RegExp(`^\\s*${total}\\s*=|=\\s*${total}\\s*$`), '')
  const parts = body.split(is === 'sum_is' ? /\+|,|\band\b/ : /[×*·,]|\band\b|\btimes\b|(?<=\d\s*)x(?=\s*\d)/)
  const numbers = parts.map((part) => readNumber(part.trim(), 'en'))
  const values = numbers.flatMap((number) => (number.ok && number.read.value !== null ? [number.read.value] : []))
  return parts.length === count && values.length === count && numbers.every(isPlain) ? values : null
}

const isPlain = (number: ReturnType<typeof readNumber>): boolean =>
  number.ok && number.read.written !== 'arithmetic' && !number.read.percent

/** Judges an example: any that has all of the properties is right; another one is told the first that it lacks. */
export function markExample(task: Task, having: readonly Property[]): Judgement {
  const named = withoutName(task.text.replace(/,? *for ?example\.?$/i, ''), task.rules.variable)
  const wanted = having.find(isOfSeveral)
  const numbers = wanted === undefined ? oneNumber(named, task) : several(named, wanted)
  if (numbers === null) {
    if (wanted === undefined) return invalid('Type one number.')
    return invalid(`Type ${wanted.count} numbers with ${wanted.is === 'sum_is' ? '+' : '×'} between them.`)
  }
  if (wanted !== undefined && !numbers.every((each) => isWhole(each) && each.n > 0n))
    return invalid('Use whole numbers from 1 on.')
  const [first] = numbers
  const place = having.map((property) => lacks(numbers, property)).find((why) => why !== null)
  if (place === undefined) return right
  return { verdict: 'wrong', place, ...(numbers.length === 1 && first !== undefined ? { value: first } : {}) }
}

function oneNumber(typed: string, { locale }: Task): Rational[] | null {
  const read = readNumber(typed, locale)
  return read.ok && isPlain(read) && read.read.value !== null ? [read.read.value] : null
}
