import { fractionBar } from '../../../figures/fraction-bar.ts'
import { rational } from '../../../values/rational.ts'
import { gcd } from '../../../values/whole-numbers.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'

/** wholes and rest/bottom, given as one improper fraction. */
export interface Params {
  readonly wholes: number
  readonly rest: number
  readonly bottom: number
}

const all: readonly Params[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12]
  .flatMap((bottom) => range(1, bottom - 1).map((rest) => ({ rest, bottom })))
  .filter(({ rest, bottom }) => gcd(BigInt(rest), BigInt(bottom)) === 1n)
  .flatMap((p) => range(1, 5).map((wholes) => ({ ...p, wholes })))
  .toSorted((a, b) => top(a) - top(b))

function top(p: Params): number {
  return p.wholes * p.bottom + p.rest
}

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.4))
const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`
const mixed = (p: Params): string => `${p.wholes}\\frac{${p.rest}}{${p.bottom}}`

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      rational(p.rest * p.bottom + p.wholes, p.bottom),
      'reversed_order',
      `\\(${p.bottom}\\) fits into \\(${top(p)}\\) \\(${p.wholes}\\) ${p.wholes === 1 ? 'time' : 'times'}. That is the whole number. The \\(${p.rest}\\) left over ${p.rest === 1 ? 'is' : 'are'} the numerator.`,
    ),
    wrongAnswer(
      rational((p.wholes + 1) * p.bottom + p.rest, p.bottom),
      'slip_off_by_one',
      `Count the wholes again. How many times does \\(${p.bottom}\\) fit into \\(${top(p)}\\)?`,
    ),
    wrongAnswer(
      rational(top(p) + 1, p.bottom),
      'slip_off_by_one',
      `The wholes are right. How many parts are left over after \\(${p.wholes * p.bottom}\\)?`,
    ),
    wrongAnswer(
      rational(p.wholes * p.rest + p.bottom, p.rest === 1 ? p.bottom + 1 : p.rest),
      'near',
      `The denominator stays \\(${p.bottom}\\), because the parts keep their size.`,
    ),
  ]
}

/** Write an improper fraction as a mixed number (4.NF.B.3). */
export const mixedNumbers: TopicLevel<Params> = {
  key: 'fractions_equivalent_practice/4',
  version: 2,
  params,
  note: (p) => `${top(p)}/${p.bottom}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      'Write the fraction as a mixed number.',
      'The bars show this fraction. Write it as a mixed number.',
      'What mixed number is equal to this fraction?',
      'How many wholes and parts is this? Write a mixed number.',
    ]),
    latex: tex(top(p), p.bottom),
  }),
  answer: (p) => rational(top(p), p.bottom),
  forms: ['mixed_number', 'choice'],
  formsLeftOut: { fraction: 'the improper fraction is given, so typing it back would be no answer' },
  rules: () => ({ written: 'mixed', simplest: true }),
  distractors,
  hints: (p) => [
    { text: `One whole is \\(${tex(p.bottom, p.bottom)}\\). How many wholes can you make?` },
    { text: `How many times does \\(${p.bottom}\\) fit into \\(${top(p)}\\)? How much is left over?` },
    {
      text: `It fits \\(${p.wholes}\\) ${p.wholes === 1 ? 'time' : 'times'}, and \\(${p.rest}\\) ${p.rest === 1 ? 'part is' : 'parts are'} left over.`,
    },
  ],
  solution: (p) => [
    nextStep(
      `One whole is \\(${tex(p.bottom, p.bottom)}\\). Divide \\(${top(p)}\\) by \\(${p.bottom}\\) to see how many wholes there are.`,
    ),
    nextStep(
      `\\(${p.bottom}\\) fits \\(${p.wholes}\\) ${p.wholes === 1 ? 'time' : 'times'}, and \\(${p.rest}\\) ${p.rest === 1 ? 'part is' : 'parts are'} left over.`,
      `${top(p)} = ${p.wholes} \\times ${p.bottom} + ${p.rest}`,
    ),
    nextStep(
      'Write the wholes first, then the parts left over.',
      `${tex(top(p), p.bottom)} = ${mixed(p)}`,
      rational(top(p), p.bottom),
    ),
  ],
  figure: (p) => fractionBar({ bars: [{ parts: p.bottom, shaded: top(p) }] }),
  load: top,
}
