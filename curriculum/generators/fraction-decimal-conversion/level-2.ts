import { numberLine } from '../../figures/number-line.ts'
import { decimal } from '../../values/decimal.ts'
import { decimalLength, rational, rationalFromDecimalText, toDecimalText, whole } from '../../values/rational.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational, Value } from '../../values/values.ts'

/** wholes and top/bottom; written as a decimal, or as a fraction whose top is asked for. */
export interface Params {
  readonly wholes: number
  readonly top: number
  readonly bottom: 2 | 4 | 5 | 8
  readonly asked: 'decimal' | 'top'
}

const work = (p: Params): number => p.bottom + (p.wholes > 0 ? 3 : 0) + p.wholes / 2 + (p.asked === 'top' ? 3 : 0)

const all: readonly Params[] = ([2, 4, 5, 8] as const)
  .flatMap((bottom) => range(1, bottom - 1).map((top) => ({ bottom, top })))
  .filter(({ bottom, top }) => gcd(BigInt(bottom), BigInt(top)) === 1n)
  .flatMap((p) => range(0, 8).map((wholes) => ({ ...p, wholes })))
  .flatMap((p) => (['decimal', 'top'] as const).map((asked) => ({ ...p, asked })))
  .filter((p) => p.asked === 'decimal' || p.wholes < 4)
  .toSorted((a, b) => work(a) - work(b))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))

const value = (p: Params): Rational => rational(p.wholes * p.bottom + p.top, p.bottom)
const places = (r: Rational): number => decimalLength(r) ?? 3
const text = (r: Rational): string => toDecimalText(r, places(r))
const tex = (n: number | string, d: number): string => `\\frac{${n}}{${d}}`
const mixed = (p: Params): string => `${p.wholes === 0 ? '' : p.wholes}${tex(p.top, p.bottom)}`
const answer = (p: Params): Value =>
  p.asked === 'decimal' ? decimal(value(p), places(value(p))) : whole(p.wholes * p.bottom + p.top)
const written = (t: string): Value => decimal(rationalFromDecimalText(t), t.split('.')[1]?.length ?? 0)

function decimalDistractors(p: Params): Distractor[] {
  const why = `\\(${tex(p.top, p.bottom)}\\) means \\(${p.top} \\div ${p.bottom}\\). The digits do not simply move behind a point.`
  const unit = rational(1, p.bottom)
  return [
    wrongAnswer(written(`${p.wholes}.${p.top}${p.bottom}`), 'fraction_digits_decimal', why),
    wrongAnswer(
      written(p.wholes === 0 ? `${p.top}.${p.bottom}` : `${p.wholes}.${p.bottom}`),
      'fraction_digits_decimal',
      why,
    ),
    wrongAnswer(
      decimal(rational(p.wholes * p.bottom + p.top + 1, p.bottom), places(unit)),
      'slip_off_by_one',
      `That is one part too many. One part of the line is \\(${text(unit)}\\).`,
    ),
    wrongAnswer(
      written(`${p.wholes}.${p.top}`),
      'looks_alike',
      `That would be \\(${p.top}\\) ${p.top === 1 ? 'tenth' : 'tenths'}. Here each part is \\(${tex(1, p.bottom)}\\).`,
    ),
  ]
}

function topDistractors(p: Params): Distractor[] {
  const digits = text(value(p)).split('.')[1] ?? '5'
  return [
    wrongAnswer(
      whole(Number(digits)),
      'fraction_digits_decimal',
      `The digits after the point count tenths or smaller parts, not parts of \\(${p.bottom}\\).`,
    ),
    wrongAnswer(whole(p.wholes * p.bottom + p.top + 1), 'slip_off_by_one', 'One part too many. Count the marks again.'),
    ...(p.wholes > 0
      ? [wrongAnswer(whole(p.top), 'stops_early', `The wholes count too: each is \\(${p.bottom}\\) parts.`)]
      : [wrongAnswer(whole(p.bottom), 'given_number', `\\(${p.bottom}\\) parts would be a whole.`)]),
    wrongAnswer(whole(p.wholes * p.bottom + p.top + 2), 'near', 'Count the marks again.'),
  ]
}

const picture = (p: Params, name: string): Figure =>
  numberLine({
    from: p.wholes,
    to: p.wholes + 1,
    step: rational(1, p.bottom),
    labelEvery: p.bottom,
    points: [{ at: value(p), label: name }],
    hue: 'grape',
  })

/** Match halves, fourths, fifths and eighths with decimals (5.NF.B.3). */
export const level: TopicLevel<Params> = {
  key: 'fraction_decimal_conversion/2',
  version: 1,
  params,
  note: (p) => `${p.wholes} ${p.top}/${p.bottom} ${p.asked}`,
  space: all.length,
  prompt: (p, words) =>
    p.asked === 'decimal'
      ? {
          text: words.pick(['Write as a decimal.', 'The point on the line is this number. Write it as a decimal.']),
          latex: mixed(p),
        }
      : { text: 'Which numerator makes both equal?', latex: `${text(value(p))} = ${tex('?', p.bottom)}` },
  answer,
  forms: ['decimal', 'choice'],
  formsLeftOut: { fraction: 'half of the questions give the fraction, so it cannot be typed as the answer' },
  distractors: (p) => (p.asked === 'decimal' ? decimalDistractors(p) : topDistractors(p)),
  hints: (p) => [
    { text: `How much is one part? \\(${tex(1, p.bottom)}\\) means \\(1 \\div ${p.bottom}\\).` },
    { text: `\\(${tex(1, p.bottom)} = ${text(rational(1, p.bottom))}\\). Count on in steps of that size.` },
    {
      text:
        p.asked === 'decimal'
          ? `You need \\(${p.top}\\) ${p.top === 1 ? 'part' : 'parts'} of \\(${text(rational(1, p.bottom))}\\)${p.wholes > 0 ? ` after \\(${p.wholes}\\)` : ''}.`
          : `How many parts of \\(${text(rational(1, p.bottom))}\\) make \\(${text(value(p))}\\)?`,
    },
  ],
  solution: (p) => {
    const unit = text(rational(1, p.bottom))
    const count = p.wholes * p.bottom + p.top
    const first = nextStep(`One part is \\(1 \\div ${p.bottom} = ${unit}\\).`, `${tex(1, p.bottom)} = ${unit}`)
    if (p.asked === 'top')
      return [
        first,
        nextStep(
          `\\(${unit}\\) fits into \\(${text(value(p))}\\) exactly \\(${count}\\) ${count === 1 ? 'time' : 'times'}.`,
          `${text(value(p))} = ${tex(count, p.bottom)}`,
          answer(p),
        ),
      ]
    const part = text(rational(p.top, p.bottom))
    return [
      first,
      nextStep(
        `\\(${p.top}\\) such ${p.top === 1 ? 'part is' : 'parts are'} \\(${part}\\).`,
        `${p.top} \\times ${unit} = ${part}`,
        rational(p.top, p.bottom),
      ),
      nextStep(
        p.wholes === 0 ? 'There are no wholes, so that is all.' : `Put the wholes in front.`,
        `${mixed(p)} = ${text(value(p))}`,
        answer(p),
      ),
    ]
  },
  figure: (p) => picture(p, '?'),
  load: work,
}
