import { rationalLatex } from '../../notation/number-latex.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { listTex, meanOf, medianOf, middleOf, modesOf, plotOf, rangeOf, sorted } from './data.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** Data in the order in which they were collected, and what is asked of them. */
export interface Params {
  readonly data: readonly number[]
  readonly ask: 'median' | 'mode' | 'range'
}

const valueOf = (p: Params): Rational =>
  p.ask === 'median' ? medianOf(p.data) : rational(p.ask === 'mode' ? (modesOf(p.data)[0] ?? 0) : rangeOf(p.data))

function params(chance: Chance, difficulty: number): Params {
  const count = difficulty < 0.35 ? 5 : difficulty < 0.7 ? chance.int(6, 7) : chance.int(8, 9)
  const base = chance.int(1, 30)
  return {
    data: range(1, count).map(() => base + chance.int(0, 12)),
    ask: chance.pick(['median', 'median', 'mode', 'range'] as const),
  }
}

function reject(p: Params): string | null {
  const modes = modesOf(p.data)
  if (modes.length > 1 || new Set(p.data).size === p.data.length) return 'no single mode'
  const all = [medianOf(p.data), rational(modes[0] ?? 0), middleOf(p.data)].map((r) => Number(r.n) / Number(r.d))
  return new Set(all).size < all.length || p.data.includes(rangeOf(p.data)) ? 'numbers that coincide' : null
}

function distractors(p: Params): Distractor[] {
  const mode = wrongAnswer(rational(modesOf(p.data)[0] ?? 0), 'mean_is_mode', 'That is the mode: it comes most often.')
  const median = wrongAnswer(medianOf(p.data), 'looks_alike', 'That is the median: the middle of the ordered numbers.')
  const unsorted = wrongAnswer(
    middleOf(p.data),
    'median_unsorted',
    'That is the middle as the numbers stand here. Put them in order first.',
  )
  const spread = wrongAnswer(rational(rangeOf(p.data)), 'looks_alike', 'That is the range: largest minus smallest.')
  const mean = wrongAnswer(meanOf(p.data), 'looks_alike', 'That is the mean.')
  const high = wrongAnswer(rational(Math.max(...p.data)), 'stops_early', 'That is the largest number.')
  const list =
    p.ask === 'median'
      ? [unsorted, mode, spread, high]
      : p.ask === 'mode'
        ? [unsorted, median, high, spread]
        : [high, median, mode, wrongAnswer(rational(rangeOf(p.data) + 1), 'slip_off_by_one', 'Subtract once more.')]
  return [...list, mean].filter((w) => w.value.kind === 'rational' && w.value.d <= 2n)
}

const word = { median: 'median', mode: 'mode', range: 'range' } as const

/** Order data and find the middle and spread (6.SP.A.3, 6.SP.B.5c). */
export const level: TopicLevel<Params> = {
  key: 'statistics_intro/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.data.join()} ${p.ask}`,
  prompt: (p, words) => ({
    text: words.pick([`Find the ${word[p.ask]} of these numbers.`, `What is the ${word[p.ask]} of the data?`]),
    latex: listTex(p.data),
  }),
  answer: valueOf,
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    {
      text: {
        median: 'The median is the middle of the numbers in order.',
        mode: 'The mode is the number that comes most often.',
        range: 'The range tells how far the smallest and the largest are apart.',
      }[p.ask],
    },
    { text: 'Put the numbers in order, smallest first. The line plot helps.' },
    {
      text: {
        median:
          p.data.length % 2 === 1
            ? `There are \\(${p.data.length}\\), so take the one in the middle.`
            : `There are \\(${p.data.length}\\), so take the mean of the two in the middle.`,
        mode: 'Look for the tallest stack of marks.',
        range: 'Subtract the smallest from the largest.',
      }[p.ask],
    },
  ],
  solution: (p) => [
    nextStep('Put the numbers in order.', listTex(sorted(p.data))),
    p.ask === 'median'
      ? nextStep(
          p.data.length % 2 === 1 ? 'Take the number in the middle.' : 'Take the mean of the two in the middle.',
          rationalLatex(valueOf(p), 'decimal'),
          valueOf(p),
        )
      : p.ask === 'mode'
        ? nextStep('This number comes most often.', rationalLatex(valueOf(p)), valueOf(p))
        : nextStep(
            'Subtract the smallest from the largest.',
            `${Math.max(...p.data)} - ${Math.min(...p.data)} = ${rangeOf(p.data)}`,
            valueOf(p),
          ),
  ],
  figure: (p) => plotOf(p.data),
  load: (p) => p.data.length,
}
