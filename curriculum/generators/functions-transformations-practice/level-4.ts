import { functionGraph } from '../../figures/function-graph.ts'
import { item } from '../../values/items.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** Coefficients of x^0, x^1, x^2, ...: even functions have even powers alone, odd ones odd powers alone. */
export interface Params {
  readonly coefficients: readonly number[]
}

const texts = ['Even', 'Odd', 'Neither'] as const
type Sort = (typeof texts)[number]

function params(chance: Chance, difficulty: number): Params {
  const sign = (): number => (chance.happens(0.5) ? -1 : 1)
  const degree = 2 + Math.round(3 * difficulty)
  const sort = chance.pick(texts)
  const top =
    sort === 'Even'
      ? degree % 2 === 0
        ? degree
        : degree - 1
      : sort === 'Odd'
        ? degree % 2 === 1
          ? degree
          : degree + 1
        : degree
  const coefficients = Array.from({ length: top + 1 }, (_, i) => {
    const fits = sort === 'Neither' || (i % 2 === 0) === (sort === 'Even')
    return fits && (i === top || chance.happens(0.55)) ? sign() * chance.int(1, 5) : 0
  })
  return { coefficients }
}

const powers = (p: Params): number[] => p.coefficients.flatMap((c, i) => (c === 0 ? [] : [i]))
const sortOf = (p: Params): Sort =>
  powers(p).every((i) => i % 2 === 0) ? 'Even' : powers(p).every((i) => i % 2 === 1) ? 'Odd' : 'Neither'
const named = (sort: Sort): Item => item(sort)
const rule = (p: Params): string => polynomialLatex(p.coefficients.toReversed())
/** The rule with -x put in, worked out. */
const turned = (p: Params): string => polynomialLatex(p.coefficients.map((c, i) => (i % 2 === 0 ? c : -c)).toReversed())

function tell(p: Params): Telling {
  const sort = sortOf(p)
  const said: Readonly<Record<Sort, string>> = {
    Even: '\\(f(-x)\\) is the same as \\(f(x)\\): the graph is a mirror image of itself in the vertical axis.',
    Odd: '\\(f(-x)\\) has all signs changed: the graph looks the same after half a turn about the origin.',
    Neither: '\\(f(-x)\\) is neither the same nor the opposite: some terms change their sign and some do not.',
  }
  return {
    ask: ['Is this function even, odd or neither?', 'Which symmetry does this function have: even, odd or neither?'],
    latex: `f(x) = ${rule(p)}`,
    answer: named(sort),
    wrong: texts
      .filter((t) => t !== sort)
      .map(
        (t) =>
          [
            named(t),
            t === 'Even' && sort === 'Odd' ? 'horizontal_shift_sign' : 'looks_alike',
            `${said[sort]} So it is ${sort.toLowerCase()}.`,
          ] as const,
      ),
    hints: [
      'Put \\(-x\\) in the place of \\(x\\).',
      'Even powers keep their sign, odd powers change it. A plain number is an even power.',
      `\\(f(-x) = ${turned(p)}\\). Compare it with \\(f(x)\\).`,
    ],
    steps: [
      ['Put \\(-x\\) in the place of \\(x\\) and work it out.', `f(-x) = ${turned(p)}`],
      [said[sort], `f(x) = ${rule(p)}`],
    ],
  }
}

function picture(p: Params): Figure {
  const at = (x: number): number => p.coefficients.reduceRight((sum, c) => sum * x + c, 0)
  const xs = Array.from({ length: 61 }, (_, i) => -1.5 + i / 20)
  const top = Math.ceil(Math.max(2, ...xs.map((x) => Math.abs(at(x)))))
  return functionGraph({
    x: { min: -2, max: 2, step: 1 },
    y: { min: -top, max: top },
    curves: [{ curve: { kind: 'polynomial', coefficients: p.coefficients }, from: -1.5, to: 1.5 }],
  })
}

/** Test a function for symmetry (HSF-BF.B.3). */
export const level: TopicLevel<Params> = {
  key: 'functions_transformations_practice/4',
  version: 2,
  params,
  reject: (p) => {
    const terms = powers(p)
    if (terms.length < 2 || terms.length > 4) return 'too few or too many terms'
    return sortOf(p) === 'Neither' && terms.length > 3 ? 'too many terms' : null
  },
  note: rule,
  ...toldBy(tell),
  forms: ['choice'],
  figure: picture,
  load: (p) => p.coefficients.length,
}
