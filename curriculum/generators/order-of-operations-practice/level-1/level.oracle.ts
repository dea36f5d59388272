import { evaluate } from 'mathjs'
import { num } from '../../../expressions/build.ts'
import { expression, item, order } from '../../../values/items.ts'
import { sortedClaims, type SortParams } from '../../../tasks/true-false-sort.ts'
import { lineLatex, lineWork, type LongLine } from '../long-work.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Expression, Groups, Order, Parts, Rational, Value } from '../../../values/values.ts'

const written = (p: Params): string[] =>
  p.pattern.split(' ').map((t) => ({ a: String(p.a), b: String(p.b), c: String(p.c), x: '*', ':': '/' })[t] ?? t)
const read = (text: string): Rational[] => {
  const n = Number(evaluate(text))
  return Number.isInteger(n) ? [whole(n)] : []
}

/** mathjs reads the line as it is written. */
export function oracle(p: Params): Rational {
  return read(written(p).join(' '))[0] ?? whole(-1)
}

const [plusFirst, fromLeft] = [
  (p: Params): Rational[] => {
    const [a, s, b, t, c] = written(p)
    return s === '+' || s === '-' ? read(`(${a} ${s} ${b}) ${t} ${c}`) : read(`${a} ${s} (${b} ${t} ${c})`)
  },
  (p: Params): Rational[] => {
    const [a, s, b, t, c] = written(p)
    return read(`(${a} ${s} ${b}) ${t} ${c}`)
  },
]

export const wrong = {
  left_to_right_only: fromLeft,
  add_before_subtract: plusFirst,
  stops_early: (p: Params): Rational[] => {
    const [a, s, b, t, c] = written(p)
    return s === '*' || s === '/' ? read(`${a} ${s} ${b}`) : read(`${b} ${t} ${c}`)
  },
}

/** The numbers of a line as mathjs reads it, sign by sign. */
const asTyped = (latex: string): string =>
  latex
    .replaceAll('\\times', '*')
    .replaceAll('\\div', '/')
    .replace(/\\[()]/g, '')

/**
 * The steps in the order in which they are taken off the line: the first product or quotient from the left as long as there is one, then sums.
 */
function takenOff(p: LongLine): Order {
  const left: string[] = []
  let line = asTyped(lineLatex(p))
  for (const rank of [/(\d+) ([*/]) (\d+)/, /(\d+) ([+-]) (\d+)/]) {
    for (let found = rank.exec(line); found !== null; found = rank.exec(line)) {
      const result = String(evaluate(found[0]))
      left.push(`${found[0]} = ${result}`)
      line = line.replace(found[0], result)
    }
  }
  return order(left.map((step) => item(`\\(${step.replace('*', '\\times').replace('/', '\\div')}\\)`)))
}

interface Slipped {
  readonly base: LongLine
  readonly slip: string
}

/** The first line whose sides differ, or whose operation is not the next one to be done; and the value by mathjs. */
function firstWrong({ base, slip }: Slipped): Parts {
  const lines = lineWork(base, slip)
  const steps = takenOff(base).items.map(({ text }) => text)
  const found = lines.findIndex((line) => !steps.includes(line))
  return {
    kind: 'parts',
    parts: [
      { value: item(String(found + 1), lines[found] ?? ''), weight: 50 },
      { value: whole(Number(evaluate(asTyped(lineLatex(base))))), weight: 50 },
    ],
  }
}

/** The calculation with the value that empties the packs one by one, or fills them. */
function told(p: { readonly base: Params }): Parts {
  let there = p.base.a
  for (let i = 0; i < p.base.b; i++) there += p.base.pattern.includes('+') ? p.base.c : -p.base.c
  return {
    kind: 'parts',
    parts: [
      { value: expression(num(there)), weight: 50 },
      { value: whole(there), weight: 50 },
    ],
  }
}

const ofBase =
  (rule: (p: Params) => Rational[]) =>
  ({ base }: { readonly base: Params }): (Rational | Expression)[] =>
    rule(base).flatMap((value) => [value, expression(num(Number(value.n)))])

export const tasks = {
  sort_values: {
    oracle: ({ claims }: SortParams): Groups =>
      sortedClaims(
        claims.map(({ text }) => text),
        (text) => evaluate(asTyped(text).replace('=', '==')) === true,
      ),
  },
  order_steps: { oracle: takenOff },
  find_mistake: {
    oracle: firstWrong,
    wrong: {
      looks_alike: ({ base, slip }: Slipped): Value[] =>
        lineWork(base, slip).flatMap((line, i) => [
          item(String(i + 1), line),
          whole(Number(/= (\d+)/.exec(line)?.[1])),
        ]),
    },
  },
  story: {
    oracle: told,
    wrong: {
      left_to_right_only: ofBase(fromLeft),
      stops_early: ofBase(wrong.stops_early),
      looks_alike: ({ base: { pattern, a, b, c } }: { readonly base: Params }): Expression =>
        expression(num(pattern.includes('+') ? a + b + c : a - b - c)),
      wrong_operation: ({ base: { pattern, a, b, c } }: { readonly base: Params }): Value[] => {
        const other = pattern.includes('+') ? a - b * c : a + b * c
        return [expression(num(other)), whole(other)]
      },
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3757961685
