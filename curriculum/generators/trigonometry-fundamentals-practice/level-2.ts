import { rational } from '../../values/rational.ts'
import { negateSurd, surdFromRational } from '../../values/surd.ts'
import { angleFigure, callLatex, exact, latexOf, lookalike, reference, words as names } from './exact-values.ts'
import type { Chance } from '../../chance.ts'
import type { Basic, Unit } from './exact-values.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Surd } from '../../values/values.ts'

/** A ratio of an angle in the first quadrant or on an axis. */
export interface Params {
  readonly ratio: Basic
  readonly degrees: number
  readonly unit: Unit
}

const angles = [30, 60, 45, 90, 0, 180, 270]
const all: readonly Params[] = (['degrees', 'radians'] as const)
  .flatMap((unit) =>
    (['sin', 'cos', 'tan'] as const).flatMap((ratio) => angles.map((degrees): Params => ({ ratio, degrees, unit }))),
  )
  .filter((p) => exact(p.ratio, p.degrees) !== null && !(p.unit === 'radians' && p.degrees === 0))
  .toSorted((a, b) => work(a) - work(b))

function work(p: Params): number {
  return (
    (p.ratio === 'tan' ? 3 : p.ratio === 'cos' ? 0.5 : 0) +
    (p.unit === 'radians' ? 4 : 0) +
    angles.indexOf(p.degrees) * 0.6
  )
}

function params(chance: Chance, difficulty: number): Params {
  const start = Math.floor(difficulty * 0.6 * all.length)
  return chance.pick(all.slice(start, start + Math.ceil(0.4 * all.length)))
}

const answer = (p: Params): Surd => exact(p.ratio, p.degrees) as Surd

/** As if the ratio grew evenly with the angle: from 0 at 0 degrees to 1 at 90 (sine), the other way (cosine), or 1 at 45 (tangent). */
const evenly = (p: Params): Surd =>
  surdFromRational(
    p.ratio === 'tan'
      ? rational(p.degrees, 45)
      : p.ratio === 'sin'
        ? rational(p.degrees, 90)
        : rational(90 - p.degrees, 90),
  )

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = []
  const push = (value: Surd | null, misconception: string, why: string): void =>
    void (value && list.push({ value, misconception, why }))
  push(
    evenly(p),
    'trig_linear',
    `The ${names[p.ratio]} does not grow evenly with the angle. Use the point on the circle.`,
  )
  push(
    exact(lookalike[p.ratio], p.degrees),
    'looks_alike',
    p.ratio === 'tan'
      ? 'That is cosine over sine. The tangent is sine over cosine.'
      : `That is the ${names[lookalike[p.ratio]]}. Cosine goes across, sine goes up.`,
  )
  push(negateSurd(answer(p)), 'slip_sign', 'The size is right. Look at the sign once more.')
  const other = exact(p.ratio === 'cos' ? 'sin' : 'cos', p.degrees) as Surd
  push(other, 'looks_alike', 'That is the other coordinate of the point. Check which ratio is asked.')
  if (p.degrees % 90 === 0)
    push(negateSurd(other), 'looks_alike', 'That mixes up across and up, and the sign too. Look at the point again.')
  push(
    exact(p.ratio === 'tan' ? 'sin' : 'tan', p.degrees),
    'looks_alike',
    p.ratio === 'tan' ? 'That is the sine. Divide it by the cosine.' : 'That is the tangent, sine over cosine.',
  )
  for (const degrees of [30, 45, 60]) push(exact('sin', degrees), 'near', 'That value belongs to another angle.')
  return list
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const [cos, sin] = [latexOf(exact('cos', p.degrees) as Surd), latexOf(exact('sin', p.degrees) as Surd)]
  const acute = reference(p.degrees)
  const first: Step = {
    say:
      acute === 0 || acute === 90
        ? 'The ray meets the unit circle on an axis. Read off the point.'
        : acute === 45
          ? 'The legs of this triangle are equal, and the hypotenuse is 1.'
          : 'The triangle under the ray is half of an equilateral triangle with side 1.',
    latex: `P = \\left(${cos}, ${sin}\\right)`,
    figure: angleFigure(p.degrees, p.unit),
    relation: 'next',
  }
  if (p.ratio !== 'tan')
    return [
      first,
      {
        say: p.ratio === 'cos' ? 'The cosine is how far across the point is.' : 'The sine is how far up the point is.',
        latex: `${callLatex(p.ratio, p.degrees, p.unit)} = ${latexOf(value)}`,
        value,
        relation: 'next',
      },
    ]
  return [
    first,
    {
      say: 'The tangent is sine over cosine.',
      latex: `${callLatex('tan', p.degrees, p.unit)} = \\frac{\\text{up}}{\\text{across}}`,
      relation: 'next',
    },
    {
      say: 'Divide and simplify.',
      latex: `${callLatex('tan', p.degrees, p.unit)} = ${latexOf(value)}`,
      value,
      relation: 'next',
    },
  ]
}

/** Find exact sine, cosine and tangent (HSF-TF.A.2, A.3). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_fundamentals_practice/2',
  version: 1,
  params,
  note: (p) => `${p.ratio} ${p.degrees} ${p.unit}`,
  space: all.length,
  prompt: (p, chance) => ({
    text: chance.pick([
      'Find the exact value.',
      'What is the exact value?',
      'Give the exact value, without a calculator.',
    ]),
    latex: callLatex(p.ratio, p.degrees, p.unit),
  }),
  answer,
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'Find the point where the ray meets the unit circle.' },
    { text: 'Its first coordinate is the cosine, its second the sine.' },
    {
      text:
        p.ratio === 'tan'
          ? 'The tangent is the second coordinate over the first.'
          : reference(p.degrees) % 90 === 0
            ? 'The ray lies on an axis, so each coordinate is 0, 1 or \\(-1\\).'
            : 'Use the sides of the special triangle with hypotenuse 1.',
    },
  ],
  solution,
  figure: (p) => angleFigure(p.degrees, p.unit),
  load: work,
}
