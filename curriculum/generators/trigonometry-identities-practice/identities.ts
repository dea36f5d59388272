import { call, pow } from '../../expressions/build.ts'
import type { Node } from '../../values/values.ts'

/** A longer expression that equals a shorter one. */
export interface Identity {
  /** The longer side in LaTeX, fit to have a number in front. */
  readonly long: string
  /** The shorter side. */
  readonly short: Node
  readonly rule: string
  /** What is often written instead, and why it is not so. */
  readonly other: Node
  readonly otherWhy: string
}

const sin = call('sin', 'x')
const cos = call('cos', 'x')
const tan = call('tan', 'x')
const squared = (f: 'sin' | 'cos' | 'tan' | 'cot' | 'sec'): Node => pow(call(f, 'x'), 2)

/** From quotients and reciprocals to the squares. */
export const identities: readonly Identity[] = [
  {
    long: '\\tan x \\cos x',
    short: sin,
    rule: '\\tan x = \\frac{\\sin x}{\\cos x}',
    other: cos,
    otherWhy: 'The cosine cancels. What is left is the top of the tangent.',
  },
  {
    long: '\\cot x \\sin x',
    short: cos,
    rule: '\\cot x = \\frac{\\cos x}{\\sin x}',
    other: sin,
    otherWhy: 'The sine cancels. What is left is the top of the cotangent.',
  },
  {
    long: '\\sec x \\sin x',
    short: tan,
    rule: '\\sec x = \\frac{1}{\\cos x}',
    other: sin,
    otherWhy: 'Sine over cosine is the tangent.',
  },
  {
    long: '\\frac{\\sin x}{\\tan x}',
    short: cos,
    rule: '\\tan x = \\frac{\\sin x}{\\cos x}',
    other: sin,
    otherWhy: 'Dividing by the tangent is multiplying by cosine over sine.',
  },
  {
    long: '\\tan x \\csc x',
    short: call('sec', 'x'),
    rule: '\\tan x \\csc x = \\frac{\\sin x}{\\cos x} \\cdot \\frac{1}{\\sin x}',
    other: call('csc', 'x'),
    otherWhy: 'The sine cancels, and one over the cosine is left.',
  },
  {
    long: '\\cot x \\sec x',
    short: call('csc', 'x'),
    rule: '\\cot x \\sec x = \\frac{\\cos x}{\\sin x} \\cdot \\frac{1}{\\cos x}',
    other: call('sec', 'x'),
    otherWhy: 'The cosine cancels, and one over the sine is left.',
  },
  {
    long: '(1 - \\sin^2 x)',
    short: squared('cos'),
    rule: '\\sin^2 x + \\cos^2 x = 1',
    other: squared('sin'),
    otherWhy: 'Taking the square of the sine from one leaves the square of the cosine.',
  },
  {
    long: '(1 - \\cos^2 x)',
    short: squared('sin'),
    rule: '\\sin^2 x + \\cos^2 x = 1',
    other: squared('cos'),
    otherWhy: 'Taking the square of the cosine from one leaves the square of the sine.',
  },
  {
    long: '\\cdot \\frac{1 - \\cos^2 x}{\\sin x}',
    short: sin,
    rule: '1 - \\cos^2 x = \\sin^2 x',
    other: cos,
    otherWhy: 'On top stands the square of the sine. One of the two cancels.',
  },
  {
    long: '\\cdot \\frac{1 - \\sin^2 x}{\\cos x}',
    short: cos,
    rule: '1 - \\sin^2 x = \\cos^2 x',
    other: sin,
    otherWhy: 'On top stands the square of the cosine. One of the two cancels.',
  },
  {
    long: '(\\sec^2 x - 1)',
    short: squared('tan'),
    rule: '1 + \\tan^2 x = \\sec^2 x',
    other: squared('cot'),
    otherWhy: 'The secant goes with the tangent.',
  },
  {
    long: '(\\csc^2 x - 1)',
    short: squared('cot'),
    rule: '1 + \\cot^2 x = \\csc^2 x',
    other: squared('tan'),
    otherWhy: 'The cosecant goes with the cotangent.',
  },
  {
    long: '\\sin x(\\csc x - \\sin x)',
    short: squared('cos'),
    rule: '\\sin x \\csc x = 1',
    other: squared('sin'),
    otherWhy: 'Multiplied out this is one less the square of the sine.',
  },
  {
    long: '\\cos x(\\sec x - \\cos x)',
    short: squared('sin'),
    rule: '\\cos x \\sec x = 1',
    other: squared('cos'),
    otherWhy: 'Multiplied out this is one less the square of the cosine.',
  },
]
