import { barModel } from '../../figures/bar-model.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { addRationals, rational, subtractRationals } from '../../values/rational.ts'
import { gcd, lcm } from '../../values/whole-numbers.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** A story about a/b and c/d: both together, what is left, or how much more. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly kind: 'together' | 'left' | 'more'
  readonly story: number
}

type Told = (name: string, other: string, x: string, y: string) => string

/** For each kind, sentences with their question; x is the first fraction, y the second. */
const stories: Readonly<Record<Params['kind'], readonly Told[]>> = {
  together: [
    (n, _, x, y) =>
      `${n} walks ${x} mile to school and then ${y} mile to the park. How many miles does ${n} walk in all?`,
    (n, _, x, y) => `${n} mixes ${x} cup of milk with ${y} cup of water. How many cups of liquid is that?`,
    (n, _, x, y) => `${n} reads for ${x} hour and then for ${y} hour more. How many hours does ${n} read in all?`,
    (n, m, x, y) => `${n} paints ${x} of a wall and ${m} paints ${y} of it. What fraction of the wall is painted?`,
  ],
  left: [
    (n, _, x, y) => `${n} has ${x} meter of ribbon and uses ${y} meter. How many meters of ribbon are left?`,
    (n, _, x, y) => `There is ${x} liter of juice. ${n} drinks ${y} liter. How many liters of juice are left?`,
    (n, _, x, y) => `${n} has ${x} kilogram of flour and uses ${y} kilogram. How many kilograms of flour are left?`,
  ],
  more: [
    (n, m, x, y) => `${n} runs ${x} mile. ${m} runs ${y} mile. How many more miles does ${n} run than ${m}?`,
    (n, m, x, y) => `${n} practices for ${x} hour and ${m} for ${y} hour. How many hours longer does ${n} practice?`,
    (n, m, x, y) =>
      `${n}'s plant is ${x} meter tall. ${m}'s plant is ${y} meter tall. How many meters taller is ${n}'s plant?`,
  ],
}

const size = (p: Params): number => Number(lcm(BigInt(p.b), BigInt(p.d)))
const tops = (p: Params): readonly [number, number] => [(p.a * size(p)) / p.b, (p.c * size(p)) / p.d]
const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`
const adding = (p: Params): boolean => p.kind === 'together'
const sign = (p: Params): string => (adding(p) ? '+' : '-')
const total = (p: Params): number => (adding(p) ? tops(p)[0] + tops(p)[1] : tops(p)[0] - tops(p)[1])
const answerOf = (p: Params): Rational => {
  const [x, y] = [rational(p.a, p.b), rational(p.c, p.d)]
  return adding(p) ? addRationals(x, y) : subtractRationals(x, y)
}

const kinds = ['together', 'left', 'more'] as const
const bottoms = [2, 3, 4, 5, 6, 8, 9, 10, 12]
const lowest = (n: number, d: number): boolean => gcd(BigInt(n), BigInt(d)) === 1n

const all: readonly Params[] = bottoms
  .flatMap((b) => bottoms.flatMap((d) => range(1, b - 1).flatMap((a) => range(1, d - 1).map((c) => ({ a, b, c, d })))))
  .filter((p) => p.b !== p.d && lowest(p.a, p.b) && lowest(p.c, p.d))
  .flatMap((p) => kinds.map((kind) => ({ ...p, kind, story: 0 })))
  .filter((p) => size(p) <= 60 && total(p) > 0 && (p.kind !== 'together' || total(p) < size(p)))
  .toSorted((p, q) => size(p) - size(q))

function params(chance: Chance, difficulty: number): Params {
  const p = chance.pick(windowOf(all, difficulty))
  return { ...p, story: chance.int(0, stories[p.kind].length - 1) }
}

function distractors(p: Params): Distractor[] {
  const up = adding(p)
  const [t, s] = [up ? p.a + p.c : p.a - p.c, up ? p.b + p.d : p.b - p.d]
  return [
    ...(t * s > 0
      ? [
          wrongAnswer(
            rational(t, s),
            'add_tops_and_bottoms',
            `${up ? 'Adding' : 'Subtracting'} the denominators changes the size of the parts. Make the parts the same size first.`,
          ),
        ]
      : []),
    ...(t > 0
      ? [
          wrongAnswer(
            rational(t, size(p)),
            'no_convert_numerator',
            `The denominator became \\(${size(p)}\\), but the numerators stayed as they were. Change both numerators, too.`,
          ),
        ]
      : []),
    wrongAnswer(
      rational(Math.abs(up ? tops(p)[0] - tops(p)[1] : tops(p)[0] + tops(p)[1]), size(p)),
      'wrong_operation',
      `You ${up ? 'subtracted' : 'added'}. The story asks ${p.kind === 'together' ? 'for both amounts together' : p.kind === 'left' ? 'how much is left' : 'how much more it is'}.`,
    ),
    wrongAnswer(
      rational(p.a, p.b),
      'first_step_only',
      `That is only \\(${tex(p.a, p.b)}\\). Now ${up ? 'add' : 'subtract'} \\(${tex(p.c, p.d)}\\).`,
    ),
    wrongAnswer(
      rational(total(p) + 1, size(p)),
      'slip_off_by_one',
      `The denominator ${size(p)} is right. Find \\(${tops(p)[0]} ${sign(p)} ${tops(p)[1]}\\) again.`,
    ),
  ].filter((w) => w.value.kind !== 'rational' || w.value.n > 0n)
}

function picture(p: Params): Figure {
  const [x, y] = [`${p.a}/${p.b}`, `${p.c}/${p.d}`]
  if (p.kind === 'together')
    return barModel({
      bars: [
        {
          parts: [
            { size: tops(p)[0], text: x },
            { size: tops(p)[1], text: y, second: true },
          ],
          total: null,
        },
      ],
    })
  if (p.kind === 'left')
    return barModel({
      bars: [
        {
          parts: [
            { size: tops(p)[1], text: y, second: true },
            { size: total(p), text: null },
          ],
          total: x,
        },
      ],
    })
  return barModel({
    bars: [{ parts: [{ size: tops(p)[0], text: x }] }, { parts: [{ size: tops(p)[1], text: y, second: true }] }],
    difference: null,
  })
}

function solution(p: Params): Step[] {
  const value = answerOf(p)
  const shortest = rationalLatex(value)
  const steps: Step[] = [
    nextStep(
      p.kind === 'together'
        ? 'Add the two amounts.'
        : p.kind === 'left'
          ? 'Subtract what is used.'
          : 'Subtract to find how much more.',
      `${tex(p.a, p.b)} ${sign(p)} ${tex(p.c, p.d)}`,
    ),
    nextStep(
      `Write both with the denominator \\(${size(p)}\\).`,
      `${tex(tops(p)[0], size(p))} ${sign(p)} ${tex(tops(p)[1], size(p))} = ${tex(total(p), size(p))}`,
      value,
    ),
  ]
  if (shortest !== tex(total(p), size(p)))
    steps.push({
      say: 'Write it in simplest form.',
      latex: `${tex(total(p), size(p))} = ${shortest}`,
      value,
      relation: 'same',
    })
  return [...steps, { say: check(p), latex: shortest, value, relation: 'same' }]
}

/** 0, one half or 1, whichever is closest, in halves. */
const near = (n: number, d: number): number => (4 * n < d ? 0 : 4 * n > 3 * d ? 2 : 1)
const halves = ['0', '\\frac{1}{2}', '1'] as const

/** An estimate with halves where it is a close one; else a bound that the answer must keep. */
function check(p: Params): string {
  const [x, y] = [near(p.a, p.b), near(p.c, p.d)]
  const guess = adding(p) ? x + y : x - y
  const close = (n: number, d: number, half: number): boolean => Math.abs(n / d - half / 2) <= 0.2
  if (close(p.a, p.b, x) && close(p.c, p.d, y) && close(total(p), size(p), guess) && halves[guess] !== undefined)
    return `Check: \\(${tex(p.a, p.b)}\\) is about \\(${halves[x]}\\) and \\(${tex(p.c, p.d)}\\) is about \\(${halves[y]}\\). So the answer is about \\(${halves[guess]}\\). It fits.`
  return adding(p)
    ? `Check: something was added, so the answer must be more than \\(${tex(p.a, p.b)}\\). It is.`
    : `Check: something was subtracted, so the answer must be less than \\(${tex(p.a, p.b)}\\). It is.`
}

/** Solve stories with fractions and check by estimating (5.NF.A.2). */
export const level: TopicLevel<Params> = {
  key: 'fractions_add_subtract_practice/6',
  version: 2,
  params,
  note: (p) => `${p.a}/${p.b} ${p.c}/${p.d} ${p.kind}`,
  prompt: (p, words) => {
    const [name = '', other = ''] = pickNames(words, 2)
    const told = stories[p.kind][p.story]
    return { text: told === undefined ? '' : told(name, other, `\\(${tex(p.a, p.b)}\\)`, `\\(${tex(p.c, p.d)}\\)`) }
  },
  answer: answerOf,
  forms: ['fraction', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Look at the bar. Do you add the amounts, or do you subtract one from the other?' },
    {
      text: `The denominators \\(${p.b}\\) and \\(${p.d}\\) differ. Both amounts can be written with the denominator \\(${size(p)}\\).`,
    },
    { text: `Find \\(${tex(tops(p)[0], size(p))} ${sign(p)} ${tex(tops(p)[1], size(p))}\\).` },
  ],
  solution,
  figure: picture,
  load: size,
}
