import { ratioTable } from '../../figures/ratio-table.ts'
import { decimalLength, rational } from '../../values/rational.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** a : b = c : x, where x is asked for. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly letter: string
}

const letters = ['x', 'n', 'y', 'm', 'k', 't'] as const

/** From whole multiples to factors that are not whole. */
function params(chance: Chance, difficulty: number): Params {
  const a = chance.int(2, 8 + Math.round(7 * difficulty))
  const b = chance.int(2 + Math.round(3 * difficulty), 10 + Math.round(10 * difficulty))
  const isMultiple = chance.happens(1.4 - 1.8 * difficulty)
  const c = isMultiple
    ? a * chance.int(2, 6 + Math.round(3 * difficulty))
    : chance.int(a + 1, 15 + Math.round(15 * difficulty))
  return { a, b, c, letter: chance.pick(letters) }
}

const answer = (p: Params): Rational => rational(p.b * p.c, p.a)

function reject(p: Params): string | null {
  if (p.a === p.b) return 'equal from the start'
  if (p.c === p.a || p.c === p.b) return 'a number twice'
  return (decimalLength(answer(p)) ?? 9) > 1 ? 'not a friendly number' : null
}

const tex = (n: number | string, d: number | string): string => `\\frac{${n}}{${d}}`
const shown = (r: Rational): string => rationalLatex(r, 'decimal')

function distractors(p: Params): Distractor[] {
  const list = [
    wrongAnswer(
      rational(p.c + p.b - p.a),
      'additive_ratio',
      `From \\(${p.a}\\) to \\(${p.c}\\) the number was multiplied. Do the same with \\(${p.b}\\), do not add.`,
    ),
  ]
  const turned = rational(p.a * p.c, p.b)
  if ((decimalLength(turned) ?? 9) <= 2)
    list.push(
      wrongAnswer(
        turned,
        'ratio_order',
        `The order counts: \\(${p.a}\\) belongs to \\(${p.c}\\), and \\(${p.b}\\) to \\(${p.letter}\\).`,
      ),
    )
  list.push(
    wrongAnswer(rational(p.b * p.c), 'stops_early', `That is \\(${p.b} \\times ${p.c}\\). Divide it by \\(${p.a}\\).`),
    wrongAnswer(rational(answer(p).n + answer(p).d, answer(p).d), 'slip_off_by_one', 'Very near. Divide once more.'),
  )
  return list.filter((wrong) => wrong.value.kind !== 'rational' || wrong.value.n > 0n)
}

function solution(p: Params): Step[] {
  const value = answer(p)
  if (p.c % p.a === 0)
    return [
      nextStep(
        `From \\(${p.a}\\) to \\(${p.c}\\) you multiply by \\(${p.c / p.a}\\).`,
        `${p.a} \\times ${p.c / p.a} = ${p.c}`,
      ),
      nextStep(`Do the same with \\(${p.b}\\).`, `${p.letter} = ${p.b} \\times ${p.c / p.a} = ${shown(value)}`, value),
    ]
  return [
    nextStep(
      'In a proportion the cross products are equal.',
      `${p.a} \\times ${p.letter} = ${p.b} \\times ${p.c} = ${p.b * p.c}`,
    ),
    nextStep(`Divide by \\(${p.a}\\).`, `${p.letter} = ${tex(p.b * p.c, p.a)} = ${shown(value)}`, value),
  ]
}

/** Find a missing value in a proportion (7.RP.A.3). */
export const level: TopicLevel<Params> = {
  key: 'proportions_practice/4',
  version: 2,
  params,
  reject,
  note: (p) => `${p.a}:${p.b}=${p.c}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Solve the proportion for \\(${p.letter}\\).`,
      `The two fractions are equal. Find \\(${p.letter}\\).`,
      `What number does \\(${p.letter}\\) stand for in this proportion?`,
      `Find the value of \\(${p.letter}\\) that makes the two ratios equal.`,
    ]),
    latex: `${tex(p.a, p.b)} = ${tex(p.c, p.letter)}`,
  }),
  answer,
  forms: ['numeric', 'fraction', 'choice'],
  rules: (p) => ({ variable: p.letter }),
  widget: (p) => ({ before: `\\(${p.letter} =\\)` }),
  distractors,
  hints: (p) => [
    { text: `What do you multiply \\(${p.a}\\) by to get \\(${p.c}\\)?` },
    { text: `Do the same with \\(${p.b}\\), or use that the cross products are equal.` },
    { text: `\\(${p.a} \\times ${p.letter} = ${p.b} \\times ${p.c}\\). Divide by \\(${p.a}\\).` },
  ],
  solution,
  figure: (p) =>
    ratioTable({
      rows: [
        { name: 'top', values: [String(p.a), String(p.c)] },
        { name: 'bottom', values: [String(p.b), null] },
      ],
    }),
  load: (p) => Math.log2(p.b) / 2 + (p.c % p.a === 0 ? 0 : 5) + (gcd(BigInt(p.a), BigInt(p.b)) === 1n ? 0.3 : 0),
}
