import { frac, signed } from '../../notation/number-latex.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { whole } from '../../values/rational.ts'
import { setOf } from '../../values/set.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { SetOf } from '../../values/values.ts'

/**
 * 'two': x + rs/x = r + s. 'rejected': x^2 over (x - r) equals ((r + s) x - r s) over (x - r), where r is no solution.
 * Both become x^2 - (r + s) x + r s = 0.
 */
export interface Params {
  readonly kind: 'two' | 'rejected'
  readonly r: number
  readonly s: number
}

const set = (...all: readonly number[]): SetOf => setOf(all.map((n) => whole(n)))
const answer = (p: Params): SetOf => (p.kind === 'two' ? set(p.r, p.s) : set(p.s))
const quadratic = (p: Params): string => `${polynomialLatex([1, -p.r - p.s, p.r * p.s])} = 0`
function asked(p: Params): string {
  if (p.kind === 'two')
    return `x ${signed(p.r * p.s < 0 ? `-${frac(-p.r * p.s, 'x')}` : frac(p.r * p.s, 'x'))} = ${p.r + p.s}`
  const below = polynomialLatex([1, -p.r])
  return `${frac('x^{2}', below)} = ${frac(polynomialLatex([p.r + p.s, -p.r * p.s]), below)}`
}

function params(chance: Chance, difficulty: number): Params {
  const n = (): number =>
    chance.int(1 + Math.round(8 * difficulty), 10 + Math.round(10 * difficulty)) *
    (chance.happens(0.4 + 0.1 * difficulty) ? -1 : 1)
  return { kind: chance.happens(0.5) ? 'rejected' : 'two', r: n(), s: n() }
}

function distractors(p: Params): Distractor[] {
  if (p.kind === 'two')
    return [
      wrongAnswer(
        set(-p.r, -p.s),
        'slip_sign',
        `The factor \\(${polynomialLatex([1, -p.r])}\\) is 0 at \\(x = ${p.r}\\). Check both signs.`,
      ),
      wrongAnswer(
        set(p.r),
        'stops_early',
        `\\(${p.r}\\) is a solution, and there is a second one. Look at the other factor.`,
      ),
      wrongAnswer(
        set(p.r + p.s - p.r * p.s),
        'no_convert_numerator',
        'Every term is multiplied by \\(x\\), not only the fraction.',
      ),
      wrongAnswer(set(p.r, -p.s), 'looks_alike', `Put \\(x = ${-p.s}\\) into the equation to check it.`),
    ]
  return [
    wrongAnswer(set(p.r, p.s), 'looks_alike', `\\(${p.r}\\) makes the denominator 0, so it is no solution.`),
    wrongAnswer(set(p.r), 'cancel_terms', `\\(${p.r}\\) makes the denominator 0. The other number is the solution.`),
    wrongAnswer(
      set(-p.s),
      'slip_sign',
      `The factor \\(${polynomialLatex([1, -p.s])}\\) is 0 at \\(x = ${p.s}\\). Check the sign.`,
    ),
    wrongAnswer(set(), 'stops_early', 'One of the two numbers must be left out, but the other one fits.'),
    wrongAnswer(set(p.r + p.s), 'no_convert_numerator', 'You cannot divide by \\(x\\) and leave out the last term.'),
  ]
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const both = `x = ${p.r} \\quad \\text{or} \\quad x = ${p.s}`
  const steps = [
    nextStep(
      p.kind === 'two' ? 'Multiply every term by \\(x\\).' : 'The denominators are alike, so the numerators are equal.',
      p.kind === 'two'
        ? `x^{2} ${signed(p.r * p.s)} = ${polynomialLatex([p.r + p.s, 0])}`
        : `x^{2} = ${polynomialLatex([p.r + p.s, -p.r * p.s])}`,
    ),
    nextStep('Bring everything to one side.', quadratic(p)),
  ]
  if (p.kind === 'two') return [...steps, nextStep('Factor. Neither number makes a denominator 0.', both, value)]
  return [
    ...steps,
    nextStep('Factor.', both),
    nextStep(`\\(x = ${p.r}\\) makes the denominator 0, so it is rejected.`, `x = ${p.s}`, value),
  ]
}

/** Solve rational equations and reject extraneous solutions (HSA-REI.A.2). */
export const level: TopicLevel<Params> = {
  key: 'rational_expressions_practice/4',
  version: 2,
  params,
  reject: (p) => (Math.abs(p.r) === Math.abs(p.s) || p.r + p.s === 0 ? 'both alike' : null),
  note: asked,
  prompt: (p, words) => ({
    text: words.pick([
      'Find all solutions of the equation. Check the denominators.',
      'Solve the equation. Leave out numbers that make a denominator 0.',
    ]),
    latex: asked(p),
  }),
  answer,
  forms: ['set', 'choice'],
  formsLeftOut: { numeric: 'there can be two solutions' },
  rules: () => ({ variable: 'x' }),
  widget: () => ({ keys: ['-', ','] }),
  distractors,
  hints: (p) => [
    { text: 'Which numbers would make a denominator 0? They can never be solutions.' },
    { text: p.kind === 'two' ? 'Multiply every term by \\(x\\).' : 'Set the numerators equal.' },
    { text: `You get \\(${quadratic(p)}\\). Solve it and check both numbers.` },
  ],
  solution,
  load: (p) => (p.kind === 'rejected' ? 1 : 0) + Math.abs(p.r) + Math.abs(p.s) + (p.r < 0 ? 1 : 0) + (p.s < 0 ? 1 : 0),
}
