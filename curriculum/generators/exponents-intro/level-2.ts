import { cubeStack } from '../../figures/cube-stack.ts'
import { gridArea } from '../../figures/grid-area.ts'
import { power } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { windowOf } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

export interface Params {
  readonly base: number
  readonly exponent: number
}

/** Every power that is asked for, easiest first: squares, cubes and small powers. */
const powers: readonly Params[] = [
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((base) => ({ base, exponent: 2 })),
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((base) => ({ base, exponent: 3 })),
  ...[2, 3, 4, 5, 10].map((base) => ({ base, exponent: 4 })),
  ...[2, 3, 10].map((base) => ({ base, exponent: 5 })),
  { base: 2, exponent: 6 },
].toSorted((a, b) => weight(a) - weight(b))

function weight({ base, exponent }: Params): number {
  return base ** exponent === 10 ** exponent ? 1 + exponent : Math.log2(base) + 2 * exponent + base / 4
}

const result = ({ base, exponent }: Params): number => base ** exponent
const factors = ({ base, exponent }: Params): string => Array.from({ length: exponent }, () => base).join(' \\times ')

function params(chance: Chance, difficulty: number): Params {
  return chance.pick(windowOf(powers, difficulty, 0.5))
}

/** A square as a grid, a cube as a cube; higher powers are built from this cube. */
function picture({ base, exponent }: Params): Figure {
  if (exponent === 2) return gridArea({ columns: base, rows: base })
  const side = Array.from({ length: base }, () => base)
  const heights = side.map((n) => side.map(() => n))
  return cubeStack({ heights })
}

function distractors(p: Params): Distractor[] {
  const { base, exponent } = p
  return [
    {
      value: whole(base * exponent),
      misconception: 'power_as_product',
      why: `\\(${power(base, exponent)}\\) means \\(${factors(p)}\\), not \\(${base} \\times ${exponent}\\).`,
    },
    {
      value: whole(base ** (exponent - 1)),
      misconception: 'stops_early',
      why: `That is \\(${power(base, exponent - 1)}\\). Multiply by \\(${base}\\) one more time.`,
    },
    {
      value: whole(exponent ** base),
      misconception: 'reversed_order',
      why: `You found \\(${power(exponent, base)}\\). The base is \\(${base}\\).`,
    },
    {
      value: whole(base + exponent),
      misconception: 'wrong_operation',
      why: `You added. The exponent \\(${exponent}\\) tells how many factors of \\(${base}\\) to multiply.`,
    },
    {
      value: whole(base ** exponent * base),
      misconception: 'slip_off_by_one',
      why: `That is \\(${power(base, exponent + 1)}\\), with one factor too many.`,
    },
  ].filter((wrong) => wrong.value.n <= 1_000_000n)
}

function solution(p: Params): Step[] {
  const { base, exponent } = p
  const value = whole(result(p))
  const steps: Step[] = [
    {
      say: `The exponent \\(${exponent}\\) means \\(${exponent}\\) factors of \\(${base}\\).`,
      latex: `${power(base, exponent)} = ${factors(p)}`,
      relation: 'next',
    },
  ]
  for (let k = 2; k < exponent; k++)
    steps.push({
      say: k === 2 ? 'Multiply the first two factors.' : `Multiply by \\(${base}\\) again.`,
      latex: `${base ** (k - 1)} \\times ${base} = ${base ** k}`,
      relation: 'next',
    })
  steps.push({
    say: `${exponent === 2 ? 'Multiply the two factors' : `Multiply by \\(${base}\\) one more time`}.`,
    latex: `${base ** (exponent - 1)} \\times ${base} = ${result(p)}`,
    value,
    relation: 'next',
  })
  return steps
}

/** Evaluate squares, cubes and small powers (6.EE.A.1). */
export const level: TopicLevel<Params> = {
  key: 'exponents_intro/2',
  version: 3,
  params,
  note: (p) => `${p.base}^${p.exponent}`,
  space: powers.length,
  prompt: (p, words) => ({
    text: words.pick([
      'Evaluate the power.',
      'What is the value of this power?',
      `Write \\(${power(p.base, p.exponent)}\\) as a product. What is its value?`,
      `Find the value of \\(${p.base}\\) to the power of \\(${p.exponent}\\).`,
    ]),
    latex: power(p.base, p.exponent),
  }),
  answer: (p) => whole(result(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'The exponent tells how many factors there are.' },
    { text: `Write it as \\(${factors(p)}\\).` },
    {
      text:
        p.exponent === 2
          ? `Think of \\(${p.base}\\) rows with \\(${p.base}\\) in each.`
          : p.exponent > 3
            ? `The picture shows only \\(${power(p.base, 3)}\\) cubes. Find that number, and then multiply by \\(${p.base}\\).`
            : `Start with \\(${p.base} \\times ${p.base} = ${p.base * p.base}\\). Then multiply by \\(${p.base}\\) again.`,
    },
  ],
  solution,
  figure: picture,
  load: weight,
}
