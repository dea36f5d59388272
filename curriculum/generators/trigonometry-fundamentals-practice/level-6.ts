import { addSurds, multiplySurds, negateSurd } from '../../values/surd.ts'
import {
  angleFigure,
  callLatex,
  exact,
  latexOf,
  lookalike,
  plainRadians,
  quadrant,
  reference,
  roman,
} from './exact-values.ts'
import { unitCircle } from '../../figures/unit-circle.ts'
import { showValue } from '../../notation/show-value.ts'
import type { Chance } from '../../chance.ts'
import type { Basic, Reciprocal, Unit } from './exact-values.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Surd } from '../../values/values.ts'

/** Two exact values joined by a sign. */
export interface Params {
  readonly first: { readonly ratio: Basic | Reciprocal; readonly degrees: number }
  readonly second: { readonly ratio: Basic | Reciprocal; readonly degrees: number }
  readonly sign: '+' | '-' | '\\times'
  readonly unit: Unit
}

const angles = [30, 45, 60, 120, 135, 150, 210, 225, 240, 300, 315, 330, -30, -45, -60]

function params(chance: Chance, difficulty: number): Params {
  const ratios: readonly (Basic | Reciprocal)[] =
    difficulty < 0.4 ? ['sin', 'cos', 'tan'] : ['sin', 'cos', 'tan', 'sec', 'csc', 'cot']
  const near = angles.slice(0, 6 + Math.round(9 * difficulty)).slice(Math.round(3 * difficulty))
  const one = (): Params['first'] => ({ ratio: chance.pick(ratios), degrees: chance.pick(near) })
  return {
    first: one(),
    second: one(),
    sign: chance.pick(['+', '-', '\\times'] as const),
    unit: chance.happens(difficulty) ? 'radians' : 'degrees',
  }
}

const joined = (a: Surd, b: Surd, sign: Params['sign']): Surd =>
  sign === '+' ? addSurds(a, b) : sign === '-' ? addSurds(a, negateSurd(b)) : multiplySurds(a, b)
const valueOf = ({ ratio, degrees }: Params['first']): Surd => exact(ratio, degrees) as Surd
const answer = (p: Params): Surd => joined(valueOf(p.first), valueOf(p.second), p.sign)
const whole = (p: Params): string =>
  `${callLatex(p.first.ratio, p.first.degrees, p.unit)} ${p.sign} ${callLatex(p.second.ratio, p.second.degrees, p.unit)}`

function reject(p: Params): string | null {
  if (p.first.ratio === p.second.ratio && p.first.degrees === p.second.degrees) return 'the same value twice'
  const value = answer(p)
  if (value.terms.length === 0) return 'nothing is left'
  return value.terms.some((t) => t.coefficient.d > 6n) ? 'unfriendly' : null
}

function distractors(p: Params): Distractor[] {
  const [a, b] = [valueOf(p.first), valueOf(p.second)]
  const alike = (it: Params['first']): Surd => exact(lookalike[it.ratio], it.degrees) as Surd
  const otherSign = p.sign === '+' ? '-' : '+'
  return [
    {
      value: joined(a, negateSurd(b), p.sign),
      misconception: 'slip_sign',
      why: `One sign is wrong. \\(${callLatex(p.second.ratio, p.second.degrees, p.unit)}\\) ends in quadrant ${roman[quadrant(p.second.degrees)]}.`,
    },
    {
      value: joined(alike(p.first), b, p.sign),
      misconception: 'looks_alike',
      why: `The first value was taken from another ratio. Look at \\(${callLatex(p.first.ratio, p.first.degrees, p.unit)}\\) again.`,
    },
    {
      value: joined(a, alike(p.second), p.sign),
      misconception: 'looks_alike',
      why: `The second value was taken from another ratio. Look at \\(${callLatex(p.second.ratio, p.second.degrees, p.unit)}\\) again.`,
    },
    {
      value: joined(a, b, otherSign),
      misconception: 'wrong_operation',
      why: 'The two values are right. Check the sign that joins them.',
    },
    {
      value: joined(alike(p.first), alike(p.second), p.sign),
      misconception: 'looks_alike',
      why: 'Both values were taken from other ratios.',
    },
    {
      value: negateSurd(joined(a, b, p.sign)),
      misconception: 'slip_sign',
      why: 'The size is right. Check the signs of both values.',
    },
  ]
}

const step = (it: Params['first'], unit: Unit, which: string): Step => ({
  say: `The ${which} angle ends in quadrant ${roman[quadrant(it.degrees)]}, with a reference angle of ${reference(it.degrees)} degrees.`,
  latex: `${callLatex(it.ratio, it.degrees, unit)} = ${latexOf(valueOf(it))}`,
  figure: angleFigure(it.degrees, unit),
  relation: 'next',
})

const guarded = (value: Surd): string =>
  showValue(value).latex.startsWith('-') ? `\\left(${latexOf(value)}\\right)` : latexOf(value)

/** Mix angles, values and signs (HSF-TF.A.2, C.8). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_fundamentals_practice/6',
  version: 1,
  params,
  reject,
  note: (p) => whole(p),
  prompt: (p, chance) => ({
    text: chance.pick(['Find the exact value.', 'Work this out exactly.', 'What is the exact value? Simplify.']),
    latex: whole(p),
  }),
  answer,
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'Find each value by itself: quadrant, reference angle, sign.' },
    { text: `\\(${callLatex(p.first.ratio, p.first.degrees, p.unit)} = ${latexOf(valueOf(p.first))}\\).` },
    {
      text: `\\(${callLatex(p.second.ratio, p.second.degrees, p.unit)} = ${latexOf(valueOf(p.second))}\\). Now join the two.`,
    },
  ],
  solution: (p) => [
    step(p.first, p.unit, 'first'),
    step(p.second, p.unit, 'second'),
    {
      say:
        p.sign === '\\times'
          ? 'Multiply the two values and simplify.'
          : p.sign === '+'
            ? 'Add the two values.'
            : 'Subtract the second value from the first.',
      latex: `${latexOf(valueOf(p.first))} ${p.sign} ${guarded(valueOf(p.second))} = ${latexOf(answer(p))}`,
      value: answer(p),
      relation: 'next',
    },
  ],
  figure: (p) =>
    unitCircle({
      angles: [p.first, ...(p.first.degrees === p.second.degrees ? [] : [p.second])].map(({ degrees }) => ({
        degrees,
        label: p.unit === 'degrees' ? `${degrees}°`.replace('-', '−') : plainRadians(degrees),
      })),
    }),
  load: (p) =>
    [p.first, p.second].reduce(
      (sum, it) =>
        sum + angles.indexOf(it.degrees) + (it.ratio === 'sin' || it.ratio === 'cos' || it.ratio === 'tan' ? 0 : 4),
      0,
    ) + (p.unit === 'radians' ? 8 : 0),
}
