import { plus, minus, sym, times } from '../../expressions/build.ts'
import { ratioTable } from '../../figures/ratio-table.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { equation } from '../../values/items.ts'
import {
  multiplyRationals,
  rational,
  rationalText,
  reciprocalOfRational,
  toDecimalText,
  decimalLength,
  whole,
} from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Equation, Rational } from '../../values/values.ts'

/** y = (top/bottom) x, shown by a table of x values, or told by a sentence. */
export interface Params {
  readonly top: number
  readonly bottom: number
  readonly xs: readonly number[]
}

const k = (p: Params): Rational => rational(p.top, p.bottom)
const yOf = (p: Params, x: number): Rational => multiplyRationals(k(p), whole(x))
const line = (factor: Rational): Equation =>
  equation(sym('y'), factor.n === 1n && factor.d === 1n ? sym('x') : times(factor, 'x'))
const answerOf = (p: Params): Equation => line(k(p))
const first = (p: Params): readonly [number, number] => [p.xs[0] ?? 1, Number(yOf(p, p.xs[0] ?? 1).n)]

function params(chance: Chance, difficulty: number): Params {
  const bottom = Math.max(1, Math.round(0.6 + 3.4 * difficulty + chance.unit() - 0.5))
  const steps = chance.sample([1, 2, 3, 4, 5, 6, 8], 3).toSorted((a, b) => a - b)
  return {
    top: chance.int(2, 17),
    bottom,
    xs: steps.map((s) => s * bottom * (bottom === 1 ? 2 : 1)),
  }
}

function reject(p: Params): string | null {
  if (k(p).d !== BigInt(p.bottom) || p.top === p.bottom) return 'not in lowest terms or one'
  return (p.xs[0] ?? 1) === 1 ? 'the table tells it' : null
}

function distractors(p: Params): Distractor[] {
  const [x, y] = first(p)
  const gap = y - x
  return [
    wrongAnswer(line(reciprocalOfRational(k(p))), 'ratio_order', 'Divide \\(y\\) by \\(x\\), not \\(x\\) by \\(y\\).'),
    ...(gap === 0
      ? []
      : [
          wrongAnswer(
            equation(sym('y'), gap > 0 ? plus('x', gap) : minus('x', -gap)),
            'additive_ratio',
            `That fits \\(${x}\\) and \\(${y}\\), but not the next pair. Look for a factor, not a difference.`,
          ),
        ]),
    wrongAnswer(
      line(whole(y)),
      'stops_early',
      `\\(${y}\\) is the value of \\(y\\) for \\(x = ${x}\\). Divide it by \\(${x}\\).`,
    ),
    wrongAnswer(
      line(rational(p.top + 1, p.bottom)),
      'slip_off_by_one',
      'Divide once more and test it with another pair.',
    ),
  ]
}

const text = (r: Rational): string =>
  decimalLength(r) === null ? rationalText(r) : toDecimalText(r, decimalLength(r) ?? 0)

/** Find the constant of proportionality and write y = kx (7.RP.A.2b, 7.RP.A.2c). */
export const level: TopicLevel<Params> = {
  key: 'proportions_practice/3',
  version: 2,
  params,
  reject,
  note: (p) => `${p.top}/${p.bottom} ${p.xs.join()}`,
  prompt: (_, words) => ({
    text: words.pick([
      'In the table, \\(y\\) is proportional to \\(x\\). Write the equation.',
      'Find the constant of proportionality and write \\(y = kx\\).',
      'Which equation fits this proportional table?',
      'Each \\(y\\) is the same number times its \\(x\\). Write the equation.',
    ]),
  }),
  answer: answerOf,
  forms: ['equation', 'choice'],
  formsLeftOut: { numeric: 'the equation itself is asked for' },
  widget: () => ({ keys: ['x', 'y', '=', '/'] }),
  distractors,
  hints: (p) => [
    { text: 'The constant is what \\(x\\) is multiplied by to get \\(y\\).' },
    { text: `Take one pair: divide \\(${first(p)[1]}\\) by \\(${first(p)[0]}\\).` },
    { text: 'Write that number in front of \\(x\\), and test it with another pair.' },
  ],
  solution: (p) =>
    p.bottom === 1
      ? [
          nextStep(
            'Look for the number that takes every \\(x\\) to its \\(y\\).',
            p.xs.map((x) => `${x} \\times ${p.top} = ${text(yOf(p, x))}`).join(',\\quad '),
          ),
          nextStep(`Every \\(y\\) is \\(${p.top}\\) times its \\(x\\).`, `y = ${p.top}x`, answerOf(p)),
        ]
      : [
          nextStep(
            'Divide \\(y\\) by \\(x\\) for one pair.',
            `k = ${first(p)[1]} \\div ${first(p)[0]} = ${rationalLatex(k(p))}`,
          ),
          nextStep('Write the equation with this constant.', `y = ${rationalLatex(k(p))}x`, answerOf(p)),
          {
            say: 'Test it with another pair.',
            latex: `${rationalLatex(k(p))} \\times ${p.xs[1] ?? 1} = ${text(yOf(p, p.xs[1] ?? 1))}`,
            value: answerOf(p),
            relation: 'same',
          },
        ],
  figure: (p) =>
    ratioTable({
      rows: [
        { name: 'x', values: p.xs.map(String) },
        { name: 'y', values: p.xs.map((x) => text(yOf(p, x))) },
      ],
    }),
  load: (p) => 4 * p.bottom + p.top / 8,
}
