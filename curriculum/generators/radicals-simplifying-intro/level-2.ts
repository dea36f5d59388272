import { expression } from '../../values/items.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { num, pow, root, sym, times } from '../../expressions/build.ts'
import { squareFree } from './square-free.ts'
import { countNoun } from '../../words/nouns.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Node } from '../../values/values.ts'

/** The root of a^2 b x^m y^n; b has no square factor (1 is allowed); n is 0 with one letter. */
export interface Params {
  readonly letters: readonly [string, string]
  readonly a: number
  readonly b: number
  readonly m: number
  readonly n: number
}

const power = (letter: string, e: number): Node[] => (e === 0 ? [] : [e === 1 ? sym(letter) : pow(letter, e)])
const product = (factors: readonly Node[]): Node =>
  factors.length === 1 && factors[0] ? factors[0] : factors.length === 0 ? num(1) : times(...factors)
const numberOf = (n: number): Node[] => (n === 1 ? [] : [num(n)])

const insideAll = ({ letters: [x, y], a, b, m, n }: Params): Node =>
  product([...numberOf(a * a * b), ...power(x, m), ...power(y, n)])

/** What comes out and what stays, with any numbers. */
function written(
  { letters: [x, y] }: Params,
  out: readonly [number, number, number],
  inside: readonly [number, number, number],
): Node {
  const kept = [...numberOf(inside[0]), ...power(x, inside[1]), ...power(y, inside[2])]
  return product([
    ...numberOf(out[0]),
    ...power(x, out[1]),
    ...power(y, out[2]),
    ...(kept.length === 0 ? [] : [root(product(kept))]),
  ])
}
const half = (e: number): number => Math.floor(e / 2)
const answerNode = (p: Params): Node => written(p, [p.a, half(p.m), half(p.n)], [p.b, p.m % 2, p.n % 2])

function params(chance: Chance, difficulty: number): Params {
  const isTwo = chance.happens(1.4 * difficulty - 0.1)
  return {
    letters: chance.pick([
      ['x', 'y'],
      ['a', 'b'],
      ['m', 'n'],
    ] as const),
    a: chance.int(2 + Math.round(difficulty), 6 + Math.round(3 * difficulty)),
    b: chance.happens(0.15) ? 1 : chance.pick(squareFree.filter((k) => k <= 15)),
    m: chance.int(2, 9),
    n: isTwo ? chance.int(1, 7) : 0,
  }
}

function reject(p: Params): string | null {
  return p.b === 1 && p.m % 2 === 0 && p.n % 2 === 0 && p.n === 0 ? 'no root is left' : null
}

function distractors(p: Params): Distractor[] {
  const { a, b, m, n } = p
  const halves = 'Every pair of equal factors comes out of the root as one.'
  const rest: [number, number, number] = [b, m % 2, n % 2]
  return [
    ...((a * a * b) % 2 === 0
      ? [
          {
            value: expression(written(p, [(a * a * b) / 2, half(m), half(n)], [1, m % 2, n % 2])),
            misconception: 'root_as_half',
            why: 'The number was halved. Take its square root: look for a square factor.',
          },
        ]
      : []),
    {
      value: expression(written(p, [a * a, half(m), half(n)], rest)),
      misconception: 'looks_alike',
      why: `\\(${a * a}\\) comes out of the root as \\(${a}\\).`,
    },
    {
      value: expression(written(p, [a, m - (m % 2), n - (n % 2)], rest)),
      misconception: 'looks_alike',
      why: halves,
    },
    {
      value: expression(written(p, [a, half(m) + (m % 2), half(n) + (n % 2)], [b, 0, 0])),
      misconception: 'slip_off_by_one',
      why: 'With an odd exponent one factor stays below the root.',
    },
    {
      value: expression(written(p, [a, half(m) - 1, half(n)], [b, m % 2, n % 2])),
      misconception: 'slip_off_by_one',
      why: halves,
    },
  ]
}

function solution(p: Params): Step[] {
  const { letters, a, b, m, n } = p
  const value = expression(answerNode(p))
  const split = (letter: string, e: number): string =>
    `${nodeToLatex(product(power(letter, e)))} = ${[...power(letter, e - (e % 2)), ...power(letter, e % 2)].map(nodeToLatex).join(' \\cdot ')}`
  const lines = [
    ...(b === 1 ? [] : [`${a * a * b} = ${a * a} \\cdot ${b}`]),
    ...(m % 2 === 1 && m > 1 ? [split(letters[0], m)] : []),
    ...(n % 2 === 1 && n > 1 ? [split(letters[1], n)] : []),
  ]
  return [
    {
      say: 'Split each part into its largest square factor and what is left.',
      latex: lines.length === 0 ? nodeToLatex(root(insideAll(p))) : lines.join(' \\qquad '),
      relation: 'next',
    },
    {
      say: 'Take the roots of the squares. An even exponent is halved.',
      latex: nodeToLatex(written(p, [a, half(m), half(n)], [1, 0, 0])),
      relation: 'next',
    },
    { say: 'What is left stays below the root.', latex: nodeToLatex(answerNode(p)), value, relation: 'next' },
  ]
}

/** Simplify square roots with variables (HSN-RN.A.2). */
export const level: TopicLevel<Params> = {
  key: 'radicals_simplifying_intro/2',
  version: 2,
  params,
  reject,
  note: (p) => `${p.a} ${p.b} ${p.m} ${p.n}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Simplify. All letters stand for positive numbers.',
      'Write in simplest radical form. The letters are positive.',
      'Simplify the square root. Every letter is a positive number.',
      'Take everything you can out of the square root, and simplify. The letters are positive.',
    ]),
    latex: nodeToLatex(root(insideAll(p))),
  }),
  answer: (p) => expression(answerNode(p)),
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  widget: (p) => ({ keys: [p.letters[0], ...(p.n > 0 ? [p.letters[1]] : []), 'sqrt', '^'] }),
  distractors,
  hints: (p) => [
    { text: 'Every pair of equal factors comes out of the root as one.' },
    { text: `Find the largest perfect square that divides \\(${p.a * p.a * p.b}\\).` },
    {
      text: `\\(${p.a * p.a}\\) comes out as \\(${p.a}\\), and from \\(${p.letters[0]}^{${p.m}}\\) ${half(p.m) === 1 ? 'comes' : 'come'} out ${countNoun(half(p.m), 'factor')} \\(${p.letters[0]}\\).`,
    },
  ],
  solution,
  load: (p) => (p.n > 0 ? 6 : 0) + p.a / 2 + (p.m + p.n) / 6 + p.b / 15,
}
