import { areaModel } from '../../figures/area-model.ts'
import { expand } from '../../expressions/expand.ts'
import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { times } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Expression, Figure } from '../../values/values.ts'

/** Coefficients of the two factors, highest power first; none is 0. */
export interface Params {
  readonly first: readonly number[]
  readonly second: readonly number[]
}

const latex = (p: Params): string => `(${polynomialLatex(p.first)})(${polynomialLatex(p.second)})`

/** Coefficients of the product. */
function product(first: readonly number[], second: readonly number[]): number[] {
  const all = Array.from({ length: first.length + second.length - 1 }, () => 0)
  for (const [i, a] of first.entries()) for (const [j, b] of second.entries()) all[i + j] = (all[i + j] ?? 0) + a * b
  return all
}

const of = (coefficients: readonly number[]): Expression => expression(polynomialNode(coefficients))

function params(chance: Chance, difficulty: number): Params {
  const sign = (): number => (chance.happens(0.15 + 0.4 * difficulty) ? -1 : 1)
  const lead = (): number =>
    chance.happens(0.1 + 0.8 * difficulty) ? chance.int(2, 3 + Math.round(2 * difficulty)) : 1
  const number = (): number => chance.int(1 + Math.round(difficulty), 9) * sign()
  const long = chance.happens(1.4 * difficulty - 0.6)
  return {
    first: [lead(), number()],
    second: long ? [lead(), number(), number()] : [lead(), number()],
  }
}

function reject(p: Params): string | null {
  const all = product(p.first, p.second)
  if (all.includes(0)) return 'a term goes away'
  return p.first.join() === p.second.join() ? 'a square' : null
}

/** One entry of the area model: a coefficient and its power of x. */
const term = (c: number, power: number): string =>
  power === 0 ? String(c) : polynomialLatex([c, ...Array.from({ length: power }, () => 0)]).replace(/\^\{(\d)\}/, '^$1')
const parts = (coefficients: readonly number[]): string[] =>
  coefficients.map((c, i) => term(c, coefficients.length - 1 - i))

function picture(p: Params, isFull: boolean): Figure {
  const cells = p.first.map((a, i) =>
    p.second.map((b, j) => (isFull ? term(a * b, p.first.length + p.second.length - 2 - i - j) : '')),
  )
  return areaModel({ top: parts(p.second), left: parts(p.first), cells })
}

function distractors(p: Params): Distractor[] {
  const all = product(p.first, p.second)
  const last = all.length - 1
  const [head = 1, tail = 1] = [all[0], all[last]]
  const signs = product([p.first[0] ?? 1, -(p.first[1] ?? 1)], p.second)
  return [
    {
      value: of(all.map((c, i) => (i === 0 || i === last ? c : 0))),
      misconception: 'square_of_sum',
      why: 'Only first times first and last times last were multiplied. Every part multiplies every part.',
    },
    {
      value: of(all.map((c, i) => (i === 0 || i === last ? c : -c))),
      misconception: 'sign_of_subtracted_bracket',
      why: 'Look at the signs of the middle terms.',
    },
    {
      value: of(signs),
      misconception: 'factor_sign',
      why: 'The sign belongs to the number. Take it along when you multiply.',
    },
    {
      value: of([
        head,
        ...all.slice(1, last).map((_, i) => (i === 0 ? (p.first[1] ?? 0) + (p.second[1] ?? 0) : (all[i + 1] ?? 0))),
        tail,
      ]),
      misconception: 'looks_alike',
      why: 'The numbers were added for the middle term. They are multiplied by the first terms too.',
    },
    {
      value: of([all.slice(0, last).reduce((sum, c) => sum + c, 0), ...all.slice(0, last - 1).map(() => 0), tail]),
      misconception: 'unlike_terms_combined',
      why: 'Terms with different powers of \\(x\\) are different kinds. They stay apart.',
    },
  ]
}

function solution(p: Params): Step[] {
  const all = product(p.first, p.second)
  const value = of(all)
  const terms = p.first.flatMap((a, i) =>
    p.second.map((b, j) => term(a * b, p.first.length + p.second.length - 2 - i - j)),
  )
  const sum = terms.map((t, i) => (i === 0 ? t : t.startsWith('-') ? `- ${t.slice(1)}` : `+ ${t}`)).join(' ')
  return [
    {
      say: 'Draw a rectangle. Each part of one factor multiplies each part of the other.',
      figure: picture(p, true),
      relation: 'next',
    },
    { say: 'Write all the products in one row.', latex: sum, value, relation: 'next' },
    { say: 'Collect like terms.', latex: polynomialLatex(all), value, relation: 'same' },
  ]
}

/** Multiply with an area model (HSA-APR.A.1). */
export const level: TopicLevel<Params> = {
  key: 'polynomials_practice/3',
  version: 1,
  params,
  reject,
  note: latex,
  prompt: (p, words) => ({
    text: words.pick([
      'Multiply and simplify.',
      'Expand and collect like terms.',
      'Write the product without parentheses.',
    ]),
    latex: latex(p),
  }),
  answer: (p) => expression(expand(times(polynomialNode(p.first), polynomialNode(p.second)))),
  forms: ['expression', 'choice'],
  rules: () => ({ expanded: true, simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'Write the parts of one factor along the top and those of the other down the side.' },
    { text: `There are \\(${p.first.length * p.second.length}\\) products to find, one for each box.` },
    {
      text: `The first box is \\(${parts(p.first)[0]}\\) times \\(${parts(p.second)[0]}\\). Fill the others, then collect like terms.`,
      figure: picture(p, true),
    },
  ],
  solution,
  figure: (p) => picture(p, false),
  load: (p) =>
    4 * p.second.length +
    [...p.first, ...p.second].reduce((sum, c) => sum + Math.log2(1 + Math.abs(c)) / 2 + (c < 0 ? 1 : 0), 0) +
    ((p.first[0] ?? 1) > 1 ? 2 : 0) +
    ((p.second[0] ?? 1) > 1 ? 2 : 0),
}
