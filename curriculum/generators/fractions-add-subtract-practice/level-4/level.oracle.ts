import { minus, num, over, plus, times } from '../../../expressions/build.ts'
import { comparison, expression, item } from '../../../values/items.ts'
import { rational } from '../../../values/rational.ts'
import { endOf, fractionWork } from './mistakes.ts'
import type { Open } from './missing-fraction.ts'
import type { Params } from './numbers.ts'
import type { Comparison, Expression, Node, Parts, Rational } from '../../../values/values.ts'

/** By search rather than by formula: the first n / size, over sizes 1, 2, 3 and on, that is exactly the sum or difference. */
export function oracle(p: Params): Rational {
  for (let size = 1; size <= 1000; size++) {
    for (let n = 0; n <= 2 * size; n++) {
      const left = p.sign === '+' ? p.a * p.d + p.c * p.b : p.a * p.d - p.c * p.b
      if (n * p.b * p.d === left * size) return rational(n, size)
    }
  }
  throw new RangeError(`no fraction below 2 for ${JSON.stringify(p)}`)
}

/** The wrong rules of misconceptions.ts, from the numbers of the question alone. */
export const wrong = {
  add_tops_and_bottoms: (p: Params): Rational =>
    p.sign === '+' ? rational(p.a + p.c, p.b + p.d) : rational(p.a - p.c, p.b - p.d),
  no_convert_numerator: (p: Params): Rational => {
    let size = p.b
    while (size % p.d !== 0) size += p.b
    return rational(p.sign === '+' ? p.a + p.c : p.a - p.c, size)
  },
  first_step_only: (p: Params): Rational => rational(p.a, p.b),
  wrong_operation: (p: Params): Rational =>
    p.sign === '+' ? rational(p.a * p.d - p.c * p.b, p.b * p.d) : rational(p.a * p.d + p.c * p.b, p.b * p.d),
  slip_off_by_one: (p: Params): Rational => {
    let size = p.b
    while (size % p.d !== 0) size += p.b
    const total = (p.a * size) / p.b + (p.sign === '+' ? 1 : -1) * ((p.c * size) / p.d)
    return rational(total - 1, size)
  },
}

/** Tries fractions by their size until the sentence is true; the first found is in lowest terms. */
function tried(p: Open): Rational {
  const { a, b, c, d, sign } = p.base
  const result = oracle(p.base)
  const size = b * d * Number(result.d)
  const target = (Number(result.n) * size) / Number(result.d)
  for (let bottom = 1; bottom <= 60; bottom++) {
    for (let top = 1; top < 2 * bottom; top++) {
      const found = (top * size) / bottom
      const [x, y] = p.open === 'first' ? [found, (c * size) / d] : [(a * size) / b, found]
      if ((sign === '+' ? x + y : x - y) === target) return rational(top, bottom)
    }
  }
  throw new RangeError('no fraction fits')
}

/** Add or subtract across, from the fractions on show. */
function acrossShown(p: Open): Rational[] {
  const result = oracle(p.base)
  const [kn, kd] = p.open === 'first' ? [p.base.c, p.base.d] : [p.base.a, p.base.b]
  const [n, d] = [Number(result.n), Number(result.d)]
  return [[n + kn, d + kd] as const, [n - kn, d - kd] as const, [kn - n, kd - d] as const].flatMap(([x, y]) =>
    y === 0 ? [] : [rational(x, y)],
  )
}

/** The first line with an equation that is not true, each read by itself as products across, and what its left side is worth. */
function firstUntrue(p: { readonly base: Params; readonly slip: string }): Parts {
  for (const [i, line] of fractionWork(p.base, p.slip).entries()) {
    const [sides = '', right = ''] = line.split(' = ')
    const values = [...sides.matchAll(/([+-]?) ?\\frac\{(\d+)\}\{(\d+)\}/g)]
    const [, n = '0', d = '1'] = /\\frac\{(\d+)\}\{(\d+)\}/.exec(right) ?? []
    if (values.length === 0) continue
    const bottoms = values.reduce((product, [, , , bottom]) => product * Number(bottom), 1)
    const sum = values.reduce(
      (total, [, sign, top, bottom]) => total + ((sign === '-' ? -1 : 1) * Number(top) * bottoms) / Number(bottom),
      0,
    )
    if (sum * Number(d) === Number(n) * bottoms) continue
    return {
      kind: 'parts',
      parts: [
        { value: item(String(i + 1), line), weight: 50 },
        { value: rational(sum, bottoms), weight: 50 },
      ],
    }
  }
  throw new RangeError('every line is true')
}

/** By decimals, far enough apart that rounding cannot turn them; equal only when the search finds the benchmark. */
function byDecimals(p: Params): Comparison {
  const value = p.sign === '+' ? p.a / p.b + p.c / p.d : p.a / p.b - p.c / p.d
  const mark = p.sign === '+' ? 1 : 0.5
  return comparison(Math.abs(value - mark) < 1e-9 ? 0 : Math.sign(value - mark))
}

const turned = { '<': 1, '=': 0, '>': -1 } as const

interface Told {
  readonly base: Params
  readonly thing: number
  readonly story: number
}

const shown = ({ a, b, c, d }: Params): readonly [Node, Node] => [num(rational(a, b)), num(rational(c, d))]

/** The calculation by what comes out: more than the first fraction where parts come together, less where some goes away. */
function toldStory(p: Told): Parts {
  const [first, second] = shown(p.base)
  const value = oracle(p.base)
  const isMore = Number(value.n) * p.base.b > Number(value.d) * p.base.a
  return {
    kind: 'parts',
    parts: [
      { value: expression(isMore ? plus(first, second) : minus(first, second)), weight: 50 },
      { value, weight: 50 },
    ],
  }
}

export const tasks = {
  story: {
    oracle: toldStory,
    wrong: {
      ...Object.fromEntries(
        (['no_convert_numerator', 'first_step_only', 'slip_off_by_one'] as const).map((id) => [
          id,
          ({ base }: Told): Rational => wrong[id](base),
        ]),
      ),
      add_tops_and_bottoms: ({ base }: Told): (Rational | Expression)[] => [
        wrong.add_tops_and_bottoms(base),
        expression(over(plus(num(base.a), num(base.c)), plus(num(base.b), num(base.d)))),
      ],
      wrong_operation: ({ base }: Told): (Rational | Expression)[] => {
        const [first, second] = shown(base)
        return [
          wrong.wrong_operation(base),
          expression(times(first, second)),
          ...(base.sign === '+'
            ? [minus(first, second), minus(second, first)]
            : [plus(first, second), over(first, second)]
          ).map(expression),
        ]
      },
      reversed_order: ({ base }: Told): Expression => {
        const [first, second] = shown(base)
        return expression(minus(second, first))
      },
    },
  },
  shade_sum: { oracle, wrong },
  missing_fraction: {
    oracle: tried,
    wrong: {
      add_tops_and_bottoms: acrossShown,
      wrong_operation: (p: Open): Rational[] => {
        const result = oracle(p.base)
        const [kn, kd] = p.open === 'first' ? [p.base.c, p.base.d] : [p.base.a, p.base.b]
        const [x, y] = [Number(result.n) * kd, kn * Number(result.d)]
        return [x + y, x - y, y - x].map((n) => rational(n, Number(result.d) * kd))
      },
    },
  },
  find_mistake: {
    oracle: firstUntrue,
    wrong: {
      given_number: ({ base, slip }: { readonly base: Params; readonly slip: string }): Rational[] =>
        fractionWork(base, slip).map(endOf),
    },
  },
  beside_benchmark: {
    oracle: byDecimals,
    wrong: {
      reversed_order: (p: Params): Comparison => comparison(turned[byDecimals(p).sign]),
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2899270146
