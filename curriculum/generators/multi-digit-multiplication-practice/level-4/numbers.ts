import { areaModel } from '../../../figures/area-model.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** Two two-digit numbers. */
export interface Params {
  readonly a: number
  readonly b: number
}

const answer = (p: Params): number => p.a * p.b
const written = (p: Params): string => `${p.a} \\times ${p.b}`
const split = (n: number): [tens: number, ones: number] => [n - (n % 10), n % 10]

/** Small numbers at first, then any. */
function params(chance: Chance, difficulty: number): Params {
  const low = 12 + Math.round(20 * difficulty)
  const reach = 26 + Math.round(20 * difficulty)
  return { a: chance.int(low, low + reach), b: chance.int(low, low + reach) }
}

function distractors(p: Params): Distractor[] {
  const [[t, o], [u, v]] = [split(p.a), split(p.b)]
  return [
    wrongAnswer(
      whole(t * u + o * v),
      'partial_product_missing',
      `Only tens with tens and ones with ones were multiplied. \\(${t} \\times ${v}\\) and \\(${o} \\times ${u}\\) belong to it too.`,
    ),
    wrongAnswer(
      whole(p.a * v + p.a * (u / 10)),
      'place_shift_missing',
      `The \\(${u / 10}\\) is worth \\(${u}\\), so its row is ten times as large.`,
    ),
    wrongAnswer(
      whole(p.a * u),
      'partial_product_missing',
      `That is only \\(${p.a} \\times ${u}\\). The \\(${v}\\) is still to multiply.`,
    ),
    wrongAnswer(whole(answer(p) + 100), 'near', 'Check the hundreds when you add the parts.'),
  ]
}

function picture(p: Params, filled: boolean): Figure {
  const [[t, o], [u, v]] = [split(p.a), split(p.b)]
  const cell = (x: number, y: number): string | null => (filled ? String(x * y) : null)
  return areaModel({
    top: [String(t), String(o)],
    left: [String(u), String(v)],
    cells: [
      [cell(t, u), cell(o, u)],
      [cell(t, v), cell(o, v)],
    ],
    widths: [t, o],
    heights: [u, v],
  })
}

/** Multiply two two-digit numbers (4.NBT.B.5). */
export const twoByTwoDigits: TopicLevel<Params> = {
  key: 'multi_digit_multiplication_practice/4',
  version: 1,
  params,
  reject: (p) => (p.a % 10 === 0 || p.b % 10 === 0 ? 'no ones' : p.a === p.b ? 'the same number twice' : null),
  note: written,
  prompt: (p, words) => ({
    text: words.pick(['Multiply. The area model can help.', 'Find the four parts, then add.', 'Multiply.']),
    latex: written(p),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => {
    const [[t, o], [u, v]] = [split(p.a), split(p.b)]
    return [
      { text: 'Split both numbers into tens and ones. That makes four parts.' },
      {
        text: `The parts are \\(${t} \\times ${u}\\), \\(${o} \\times ${u}\\), \\(${t} \\times ${v}\\) and \\(${o} \\times ${v}\\).`,
      },
      { text: 'Add the four parts.', figure: picture(p, true) },
    ]
  },
  solution: (p) => {
    const [[t, o], [u, v]] = [split(p.a), split(p.b)]
    return [
      nextStep(
        'Split both numbers into tens and ones.',
        `${p.a} = ${t} + ${o},\\quad ${p.b} = ${u} + ${v}`,
        undefined,
        picture(p, false),
      ),
      nextStep(
        `Multiply by the \\(${u}\\).`,
        `${t} \\times ${u} + ${o} \\times ${u} = ${t * u} + ${o * u} = ${p.a * u}`,
      ),
      nextStep(
        `Multiply by the \\(${v}\\).`,
        `${t} \\times ${v} + ${o} \\times ${v} = ${t * v} + ${o * v} = ${p.a * v}`,
        undefined,
        picture(p, true),
      ),
      nextStep('Add both rows.', `${p.a * u} + ${p.a * v} = ${answer(p)}`, whole(answer(p))),
    ]
  },
  figure: (p) => picture(p, false),
  load: (p) => p.a + p.b,
}
