import { functionGraph } from '../../figures/function-graph.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { frac } from '../../notation/number-latex.ts'
import { rational, reciprocalOfRational, whole, zero } from '../../values/rational.ts'
import { showValue } from '../../notation/show-value.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** A quotient of polynomials, highest power first; x goes to infinity. The top is at most of the degree of the bottom. */
export interface Params {
  readonly top: readonly number[]
  readonly bottom: readonly number[]
}

const same = (p: Params): boolean => p.top.length === p.bottom.length
const answer = (p: Params): Rational => (same(p) ? rational(p.top[0] ?? 0, p.bottom[0] ?? 1) : zero)
const asked = (p: Params): string => `\\lim_{x \\to \\infty} ${frac(polynomialLatex(p.top), polynomialLatex(p.bottom))}`
const shown = (r: Rational): string => showValue(r, 'numeric').latex

function params(chance: Chance, difficulty: number): Params {
  const n = (): number => chance.int(1, 9) * (chance.happens(0.15 + 0.4 * difficulty) ? -1 : 1)
  const degree = difficulty < 0.5 ? 1 : 2
  const bottom = [
    chance.int(1 + Math.round(difficulty), 5 + Math.round(3 * difficulty)),
    ...Array.from({ length: degree - 1 }, n),
    chance.int(1, 9),
  ]
  const lower = chance.happens(0.2)
  return { top: Array.from({ length: lower ? degree : degree + 1 }, n), bottom }
}

/** Find limits at infinity from the highest powers. */
export const level: TopicLevel<Params> = {
  key: 'limits_intro/3',
  version: 1,
  params,
  reject: (p) => {
    const [a = 0, b = 1] = [p.top.at(-1), p.bottom.at(-1)]
    if (p.bottom.length === 3 && (p.bottom[1] ?? 0) ** 2 >= 4 * (p.bottom[0] ?? 1) * b)
      return 'a pole in the denominator'
    if (same(p) && p.top[0] === p.bottom[0]) return 'equal numbers'
    return a * (p.bottom[0] ?? 1) === b * (p.top[0] ?? 0) ? 'the same at both places' : null
  },
  note: asked,
  prompt: (p, words) => ({
    text: words.pick([
      'Find the limit.',
      'Which value does the fraction come close to?',
      'Find the height of the horizontal asymptote.',
    ]),
    latex: asked(p),
  }),
  answer,
  forms: ['numeric', 'choice'],
  distractors: (p) => {
    const [a = 0, b = 1] = [p.top.at(-1), p.bottom.at(-1)]
    const list = [
      wrongAnswer(
        rational(a, b),
        'limit_as_value',
        'That is the value at \\(x = 0\\). Far away the highest powers decide.',
      ),
    ]
    if (same(p))
      list.push(
        wrongAnswer(
          reciprocalOfRational(answer(p)),
          'wrong_operation',
          'You divided the leading coefficients in the wrong order. The numerator comes first.',
        ),
        wrongAnswer(
          zero,
          'looks_alike',
          'Numerator and denominator grow equally fast, so the quotient does not go to 0.',
        ),
        wrongAnswer(rational(-answer(p).n, answer(p).d), 'slip_sign', 'Look at the signs of the highest powers.'),
      )
    else
      list.push(
        wrongAnswer(
          rational(p.top[0] ?? 1, p.bottom[0] ?? 1),
          'looks_alike',
          'The denominator has the higher power, so it grows much faster.',
        ),
        wrongAnswer(whole(1), 'stops_early', 'The denominator has the higher power, so it grows much faster.'),
        wrongAnswer(
          rational(p.bottom[0] ?? 1, p.top[0] ?? 1),
          'wrong_operation',
          'The denominator has the higher power, so the quotient gets very small.',
        ),
      )
    return list
  },
  hints: (p) => [
    { text: 'For very large \\(x\\) only the highest powers count.' },
    {
      text: same(p)
        ? 'Numerator and denominator have the same highest power.'
        : 'The denominator has a higher power than the numerator.',
    },
    {
      text: same(p)
        ? 'Divide the leading coefficients.'
        : 'What happens when the denominator grows much faster than the numerator?',
    },
  ],
  solution: (p) => {
    const degree = p.bottom.length - 1
    const x = degree === 1 ? 'x' : 'x^{2}'
    const part = (row: readonly number[]): string =>
      row
        .map((c, i) => {
          const lack = degree - (row.length - 1 - i)
          const size = lack === 0 ? String(Math.abs(c)) : frac(Math.abs(c), lack === 1 ? 'x' : `x^{${lack}}`)
          return i === 0 ? `${c < 0 ? '-' : ''}${size}` : `${c < 0 ? '-' : '+'} ${size}`
        })
        .join(' ')
    return [
      nextStep(`Divide numerator and denominator by \\(${x}\\).`, frac(part(p.top), part(p.bottom))),
      nextStep(
        'For very large x all fractions with x in the denominator go to 0.',
        `${same(p) ? frac(p.top[0] ?? 0, p.bottom[0] ?? 1) : frac(0, p.bottom[0] ?? 1)} = ${shown(answer(p))}`,
        answer(p),
      ),
    ]
  },
  figure: (p) =>
    functionGraph(
      {
        x: { min: 0, max: 20, step: 2, numberStep: 4 },
        y: { min: -10, max: 10, step: 2, numberStep: 4 },
        curves: [{ curve: { kind: 'rational', numerator: p.top.toReversed(), denominator: p.bottom.toReversed() } }],
      },
      { alt: 'A curve that gets flatter and flatter to the right and comes close to one height.' },
    ),
  load: (p) => p.bottom.length * 6 + (p.bottom[0] ?? 0) / 2 + [...p.top, ...p.bottom].filter((n) => n < 0).length,
}
