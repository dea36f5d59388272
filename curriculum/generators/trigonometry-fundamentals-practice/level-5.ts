import { unitCircle } from '../../figures/unit-circle.ts'
import { rational } from '../../values/rational.ts'
import { divideSurds, negateSurd, rootOf, surdFromRational } from '../../values/surd.ts'
import { frac } from '../../notation/number-latex.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { latexOf, roman, signs, words as names } from './exact-values.ts'
import type { Chance } from '../../chance.ts'
import type { Basic } from './exact-values.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Surd } from '../../values/values.ts'

/** The sine or cosine is a/c in size; its sign follows from the quadrant in which theta ends. */
export interface Params {
  readonly given: 'sin' | 'cos'
  readonly asked: Basic
  readonly a: number
  readonly c: number
  readonly quadrant: 1 | 2 | 3 | 4
}

function params(chance: Chance, difficulty: number): Params {
  const c = chance.int(4 + Math.round(7 * difficulty), 13 + Math.round(7 * difficulty))
  const given = chance.happens(0.5) ? 'sin' : 'cos'
  const other = given === 'sin' ? 'cos' : 'sin'
  return {
    given,
    asked: chance.happens(1.6 * difficulty - 0.3) ? 'tan' : other,
    a: chance.int(1, c - 1),
    c,
    quadrant: chance.pick([1, 2, 3, 4] as const),
  }
}

const signOf = (ratio: 'sin' | 'cos', p: Params): 1 | -1 => signs[p.quadrant][ratio === 'cos' ? 0 : 1]
const signed = (value: Surd, sign: number): Surd => (sign < 0 ? negateSurd(value) : value)
const otherOf = (p: Params): 'sin' | 'cos' => (p.given === 'sin' ? 'cos' : 'sin')
const given = (p: Params): Surd => signed(surdFromRational(rational(p.a, p.c)), signOf(p.given, p))
const rest = (p: Params): number => p.c * p.c - p.a * p.a
const other = (p: Params): Surd => signed(rootOf(rest(p), rational(1, p.c)), signOf(otherOf(p), p))

function answer(p: Params): Surd {
  if (p.asked !== 'tan') return other(p)
  return p.given === 'sin' ? divideSurds(given(p), other(p)) : divideSurds(other(p), given(p))
}

function distractors(p: Params): Distractor[] {
  const right = answer(p)
  const linear = signed(surdFromRational(rational(p.c - p.a, p.c)), signOf(otherOf(p), p))
  const list: Distractor[] = [
    {
      value: negateSurd(right),
      misconception: 'slip_sign',
      why: `The size is right. Think of the signs in quadrant ${roman[p.quadrant]}.`,
    },
  ]
  if (p.asked === 'tan') {
    list.push(
      {
        value: other(p),
        misconception: 'stops_early',
        why: `That is the ${names[otherOf(p)]}. The tangent is sine over cosine.`,
      },
      {
        value: divideSurds(surdFromRational(rational(1)), right),
        misconception: 'reversed_order',
        why: 'That is cosine over sine. The tangent is sine over cosine.',
      },
      {
        value: p.given === 'sin' ? divideSurds(given(p), linear) : divideSurds(linear, given(p)),
        misconception: 'trig_linear',
        why: 'Sine and cosine do not add up to 1. Their squares do.',
      },
    )
    return list
  }
  list.push(
    { value: linear, misconception: 'trig_linear', why: 'Sine and cosine do not add up to 1. Their squares do.' },
    {
      value: surdFromRational(rational(rest(p), p.c * p.c)),
      misconception: 'stops_early',
      why: `That is the square of the ${names[p.asked]}. Take the root.`,
    },
    {
      value: signed(rootOf(p.c * p.c + p.a * p.a, rational(1, p.c)), signOf(otherOf(p), p)),
      misconception: 'wrong_operation',
      why: 'The square was added to 1. Subtract it.',
    },
  )
  return list
}

const minus = (sign: number): string => (sign < 0 ? '-' : '')
const givenLatex = (p: Params): string => `${minus(signOf(p.given, p))}${frac(p.a, p.c)}`

function solution(p: Params): Step[] {
  const value = answer(p)
  const o = otherOf(p)
  const steps: Step[] = [
    {
      say: 'The squares of sine and cosine add up to 1.',
      latex: '\\sin^2 \\theta + \\cos^2 \\theta = 1',
      relation: 'next',
    },
    {
      say: `Put in the ${names[p.given]} and subtract its square.`,
      latex: `\\${o}^2 \\theta = 1 - ${frac(p.a * p.a, p.c * p.c)} = ${frac(rest(p), p.c * p.c)}`,
      relation: 'next',
    },
    {
      say: `Take the root. In quadrant ${roman[p.quadrant]} the ${names[o]} is ${signOf(o, p) > 0 ? 'positive' : 'negative'}.`,
      latex: `\\${o} \\theta = ${latexOf(other(p))}`,
      value: other(p),
      relation: 'next',
    },
  ]
  if (p.asked === 'tan')
    steps.push({
      say: 'The tangent is sine over cosine. Simplify, with no root below the bar.',
      latex: `\\tan \\theta = \\frac{\\sin \\theta}{\\cos \\theta} = ${latexOf(value)}`,
      value,
      relation: 'next',
    })
  return steps
}

/** The ray in its quadrant, true to size. */
function picture(p: Params): Figure {
  const leg = Math.sqrt(rest(p))
  const acute = (Math.atan2(p.given === 'sin' ? p.a : leg, p.given === 'sin' ? leg : p.a) * 180) / Math.PI
  const degrees = { 1: acute, 2: 180 - acute, 3: 180 + acute, 4: 360 - acute }[p.quadrant]
  return unitCircle({ angles: [{ degrees, label: 'θ', point: 'P' }], legs: {} })
}

/** Find one ratio from another (HSF-TF.C.8). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_fundamentals_practice/5',
  version: 1,
  params,
  reject: (p) => (gcd(BigInt(p.a), BigInt(p.c)) !== 1n ? 'not in lowest terms' : null),
  note: (p) => `${p.given} ${p.asked} ${p.a}/${p.c} ${p.quadrant}`,
  prompt: (p, chance) => ({
    text: chance.pick([
      `Angle \\(\\theta\\) ends in quadrant ${roman[p.quadrant]}, and \\(\\${p.given} \\theta = ${givenLatex(p)}\\). Find the exact value of \\(\\${p.asked} \\theta\\).`,
      `You know that \\(\\${p.given} \\theta = ${givenLatex(p)}\\) and that \\(\\theta\\) ends in quadrant ${roman[p.quadrant]}. What is \\(\\${p.asked} \\theta\\), exactly?`,
    ]),
  }),
  answer,
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'Use \\(\\sin^2 \\theta + \\cos^2 \\theta = 1\\).' },
    { text: `Work out \\(1 - \\left(${frac(p.a, p.c)}\\right)^2\\). That is the square of the ${names[otherOf(p)]}.` },
    {
      text: `Take the root, with the sign of quadrant ${roman[p.quadrant]}.${p.asked === 'tan' ? ' Then divide sine by cosine.' : ''}`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => p.c + (p.asked === 'tan' ? 8 : 0) + (signOf(otherOf(p), p) < 0 ? 1 : 0),
}
