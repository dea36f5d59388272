import { halfLine } from '../../values/intervals.ts'
import { whole } from '../../values/rational.ts'
import { evaluate } from '../../expressions/evaluate.ts'
import { typedFromLatex } from '../../reading/typed-latex.ts'
import { item } from '../../values/items.ts'
import { readTyped } from '../read-typed.ts'
import { line } from './linear-inequality.ts'
import { linearWork } from './linear-tasks.ts'
import { solutionOracles } from './solution-oracles.ts'
import type { Params, Sign } from './linear-inequality.ts'
import type { Intervals, Parts } from '../../values/values.ts'

const holds: Readonly<Record<Sign, (left: number, right: number) => boolean>> = {
  '<': (l, r) => l < r,
  '<=': (l, r) => l <= r,
  '>': (l, r) => l > r,
  '>=': (l, r) => l >= r,
}
const constant = (p: Params): number => (p.a - p.c) * p.x + p.b
const isTrue = (p: Params, x: number): boolean => holds[p.sign](p.a * x + p.b, p.c * x + constant(p))

/** Tries numbers from -100 to 100: where the sides are equal is the end, and the neighbors tell which way the solutions go. */
export function linearOracle(p: Params): Intervals {
  for (let x = -100; x <= 100; x++) {
    if (p.a * x + p.b !== p.c * x + constant(p)) continue
    const above = isTrue(p, x + 1)
    const included = isTrue(p, x)
    return halfLine(above ? (included ? '>=' : '>') : included ? '<=' : '<', whole(x), p.letter)
  }
  throw new RangeError(`no end for ${JSON.stringify(p)}`)
}

const other: Readonly<Record<Sign, Sign>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' }
const isPositive = (p: Params): boolean => p.a - p.c > 0

/** The wrong rules, from the numbers of the question alone. */
export const linearWrong = {
  inequality_no_flip: (p: Params): Intervals => halfLine(p.sign, whole(p.x), p.letter),
  slip_sign: (p: Params): Intervals => halfLine(isPositive(p) ? p.sign : other[p.sign], whole(-p.x), p.letter),
  magnitude_negative: (p: Params): Intervals => halfLine(isPositive(p) ? other[p.sign] : p.sign, whole(-p.x), p.letter),
  stops_early: (p: Params): Intervals =>
    halfLine(isPositive(p) ? p.sign : other[p.sign], whole(constant(p) - p.b), p.letter),
}

/** What a line says of a number: read as text, with the number put in. */
function says(text: string, letter: string, x: number): boolean {
  const [, left = '', sign = '<', right = ''] = /^(.*) (<|>|\\le|\\ge) (.*)$/.exec(text) ?? []
  const [one, other] = [left, right].map((side) =>
    evaluate(readTyped(typedFromLatex(side)).node, { letters: { [letter]: x } }),
  )
  return holds[sign === '\\le' ? '<=' : sign === '\\ge' ? '>=' : sign === '>' ? '>' : '<'](one ?? 0, other ?? 0)
}

/** The first line that says something else of a number than the line above it. */
function lineThatBreaks({ base, slip }: { readonly base: Params; readonly slip: string }): Parts {
  const lines = linearWork(base, slip).map((text) => text.slice(2, -2))
  const all = [line(base), ...lines]
  const tried = Array.from({ length: 801 }, (_, i) => -200 + i / 2)
  const place = all.findIndex(
    (text, i) => i > 0 && tried.some((x) => says(text, base.letter, x) !== says(all[i - 1] ?? text, base.letter, x)),
  )
  return {
    kind: 'parts',
    parts: [
      { value: item(String(place), `\\(${all[place] ?? ''}\\)`), weight: 50 },
      { value: linearOracle(base), weight: 50 },
    ],
  }
}

/** What the tasks of linear inequalities must answer. */
export const linearTaskOracles = {
  ...solutionOracles<Params>({ letter: (p) => p.letter, oracle: linearOracle, wrong: linearWrong }),
  wrong_line: {
    oracle: lineThatBreaks,
    wrong: Object.fromEntries(
      Object.entries(linearWrong).map(([id, rule]) => [id, ({ base }: { readonly base: Params }) => rule(base)]),
    ),
  },
}
