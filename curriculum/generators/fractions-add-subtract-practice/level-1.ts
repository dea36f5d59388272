import { fractionBar } from '../../figures/fraction-bar.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** a/b + c/b or a/b - c/b; a sum may have a third part e/b (0 is none). */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly e: number
  readonly sign: '+' | '-'
}

const top = (p: Params): number => (p.sign === '+' ? p.a + p.c + p.e : p.a - p.c)
const work = (p: Params): number => p.b + p.a + p.c + p.e + (p.e > 0 ? 5 : 0)
const all: readonly Params[] = range(3, 12)
  .flatMap((b) =>
    range(1, b - 1).flatMap((a) =>
      range(1, b - 1).flatMap((c) => [
        ...(['+', '-'] as const).map((sign) => ({ a, b, c, e: 0, sign })),
        ...range(1, b - 1 - a - c).map((e) => ({ a, b, c, e, sign: '+' as const })),
      ]),
    ),
  )
  .filter((p) => top(p) > 0 && top(p) !== p.b && top(p) < 2 * p.b)
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty))
const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`

const shown = (p: Params): string =>
  `${tex(p.a, p.b)} ${p.sign} ${tex(p.c, p.b)}${p.e > 0 ? ` + ${tex(p.e, p.b)}` : ''}`

function distractors(p: Params): Distractor[] {
  const adding = p.sign === '+'
  return [
    ...(adding
      ? [
          wrongAnswer(
            rational(top(p), (p.e > 0 ? 3 : 2) * p.b),
            'add_tops_and_bottoms',
            'The bottom tells the size of the parts. The parts keep their size, so it stays.',
          ),
        ]
      : []),
    wrongAnswer(
      rational(adding ? Math.abs(p.a - p.c - p.e) : p.a + p.c, p.b),
      'wrong_operation',
      `Look at the sign: this one asks you to ${adding ? 'add' : 'subtract'}.`,
    ),
    wrongAnswer(
      rational(p.a, p.b),
      'first_step_only',
      `That is still the first fraction. There is more to ${adding ? 'add' : 'take away'}.`,
    ),
    wrongAnswer(rational(top(p) + 1, p.b), 'slip_off_by_one', 'The bottom is right. Count the tops once more.'),
    wrongAnswer(rational(top(p) - 1, p.b), 'slip_off_by_one', 'The bottom is right. Count the tops once more.'),
  ].filter((w) => w.value.kind !== 'rational' || w.value.n > 0n)
}

const bar = (p: Params): Figure =>
  fractionBar({
    bars: [
      p.sign === '+' ? { parts: p.b, shaded: top(p), second: p.c + p.e } : { parts: p.b, shaded: p.a, crossedOut: p.c },
    ],
  })

function solution(p: Params): Step[] {
  const value = rational(top(p), p.b)
  const lowest = rationalLatex(value)
  const steps = [
    nextStep(
      `All these fractions have parts of the size \\(${tex(1, p.b)}\\). Only the number of parts changes.`,
      `${p.a} ${p.sign} ${p.c}${p.e > 0 ? ` + ${p.e}` : ''} = ${top(p)}`,
    ),
    nextStep('The bottom stays as it is.', `${shown(p)} = ${tex(top(p), p.b)}`, value),
  ]
  if (lowest === tex(top(p), p.b)) return steps
  return [
    ...steps,
    {
      say: 'You may also write it in lowest terms.',
      latex: `${tex(top(p), p.b)} = ${lowest}`,
      value,
      relation: 'same',
    },
  ]
}

/** Add and subtract fractions with the same denominator (4.NF.B.3a). */
export const level: TopicLevel<Params> = {
  key: 'fractions_add_subtract_practice/1',
  version: 1,
  params,
  note: (p) => `${p.a} ${p.sign} ${p.c} ${p.e} over ${p.b}`,
  prompt: (p, words) => ({
    text: p.sign === '+' ? words.pick(['Add.', 'Find the sum.']) : words.pick(['Subtract.', 'Find the difference.']),
    latex: shown(p),
  }),
  answer: (p) => rational(top(p), p.b),
  forms: ['fraction', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'The parts have the same size. How many parts are there in the end?' },
    { text: `Work out \\(${p.a} ${p.sign} ${p.c}${p.e > 0 ? ` + ${p.e}` : ''}\\). The bottom stays \\(${p.b}\\).` },
  ],
  solution,
  figure: bar,
  load: work,
}
