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
            `You added the denominators. The parts stay \\(${tex(1, p.b)}\\), so the denominator stays ${p.b}.`,
          ),
        ]
      : []),
    wrongAnswer(
      rational(adding ? Math.abs(p.a - p.c - p.e) : p.a + p.c, p.b),
      'wrong_operation',
      `You ${adding ? 'subtracted' : 'added'} \\(${tex(p.c, p.b)}\\). The sign tells you to ${adding ? 'add' : 'subtract'}.`,
    ),
    wrongAnswer(
      rational(p.a, p.b),
      'first_step_only',
      `That is only \\(${tex(p.a, p.b)}\\). Now ${adding ? 'add' : 'subtract'} \\(${tex(p.c, p.b)}\\).`,
    ),
    wrongAnswer(
      rational(top(p) + 1, p.b),
      'slip_off_by_one',
      `The denominator ${p.b} is right. Find \\(${p.a} ${p.sign} ${p.c}${p.e > 0 ? ` + ${p.e}` : ''}\\) again.`,
    ),
    wrongAnswer(
      rational(top(p) - 1, p.b),
      'slip_off_by_one',
      `The denominator ${p.b} is right. Find \\(${p.a} ${p.sign} ${p.c}${p.e > 0 ? ` + ${p.e}` : ''}\\) again.`,
    ),
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
    nextStep('The denominator stays as it is.', `${shown(p)} = ${tex(top(p), p.b)}`, value),
  ]
  if (lowest === tex(top(p), p.b)) return steps
  return [
    ...steps,
    {
      say: 'Write it in simplest form. Both are right.',
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
    text:
      p.sign === '+'
        ? words.pick(['Add.', 'Find the sum.', 'What is the sum of the fractions?', 'Add the fractions.'])
        : words.pick([
            'Subtract.',
            'Find the difference.',
            'What is the difference of the fractions?',
            'Subtract the fractions.',
          ]),
    latex: shown(p),
  }),
  answer: (p) => rational(top(p), p.b),
  forms: ['fraction', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'The parts have the same size. How many parts are there in the end?' },
    { text: `Find \\(${p.a} ${p.sign} ${p.c}${p.e > 0 ? ` + ${p.e}` : ''}\\). The denominator stays \\(${p.b}\\).` },
  ],
  solution,
  figure: bar,
  load: work,
}
