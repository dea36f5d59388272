import { rationalLatex } from '../../notation/number-latex.ts'
import { rational, subtractRationals } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { listTex, meanOf, plotOf, quartilesOf, rangeOf, sorted, sum } from './data.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** Data in the order in which they were collected; their interquartile range or mean absolute deviation is asked for. */
export interface Params {
  readonly data: readonly number[]
  readonly ask: 'iqr' | 'mad'
}

const iqr = (p: Params): Rational => subtractRationals(quartilesOf(p.data)[1], quartilesOf(p.data)[0])
const mean = (p: Params): number => sum(p.data) / p.data.length
const distances = (p: Params): number[] => p.data.map((x) => Math.abs(x - mean(p)))
const valueOf = (p: Params): Rational => (p.ask === 'iqr' ? iqr(p) : rational(sum(distances(p)), p.data.length))

function params(chance: Chance, difficulty: number): Params {
  const ask = chance.happens(1.5 * difficulty - 0.25) ? 'mad' : 'iqr'
  const count = ask === 'iqr' ? chance.pick(difficulty < 0.4 ? [6, 7] : [7, 8]) : chance.pick([4, 5])
  const base = chance.int(1, 25)
  return { data: range(1, count).map(() => base + chance.int(0, 14)), ask }
}

function reject(p: Params): string | null {
  if (p.ask === 'mad' && (!Number.isInteger(mean(p)) || 10n % valueOf(p).d !== 0n)) return 'an awkward mean'
  if (valueOf(p).n === 0n || (valueOf(p).d === 1n && p.data.includes(Number(valueOf(p).n))))
    return 'numbers that coincide'
  const asWritten = unsortedIqr(p)
  if (p.ask === 'iqr' && asWritten.n * iqr(p).d === iqr(p).n * asWritten.d) return 'already in order'
  return Number(valueOf(p).n) === rangeOf(p.data) ? 'the range too' : null
}

/** The interquartile range of the numbers as they stand. */
function unsortedIqr(p: Params): Rational {
  const half = Math.floor(p.data.length / 2)
  const middle = (list: readonly number[]): Rational => {
    const k = Math.floor(list.length / 2)
    return list.length % 2 === 1 ? rational(list[k] ?? 0) : rational((list[k - 1] ?? 0) + (list[k] ?? 0), 2)
  }
  const wrong = subtractRationals(middle(p.data.slice(p.data.length - half)), middle(p.data.slice(0, half)))
  return wrong.n < 0n ? rational(-wrong.n, wrong.d) : wrong
}

function distractors(p: Params): Distractor[] {
  if (p.ask === 'iqr')
    return [
      wrongAnswer(unsortedIqr(p), 'median_unsorted', 'Put the numbers in order before you look for the quartiles.'),
      wrongAnswer(rational(rangeOf(p.data)), 'looks_alike', 'That is the range, from the smallest to the largest.'),
      wrongAnswer(quartilesOf(p.data)[1], 'stops_early', 'That is the upper quartile. Subtract the lower quartile.'),
      wrongAnswer(subtractRationals(iqr(p), rational(-1)), 'slip_off_by_one', 'Very near. Check both quartiles.'),
    ].filter((w) => w.value.kind === 'rational' && w.value.n > 0n)
  return [
    wrongAnswer(meanOf(p.data), 'stops_early', 'That is the mean. How far are the numbers from it, on average?'),
    wrongAnswer(
      rational(sum(distances(p))),
      'stops_early',
      `Those are all distances together. Divide by \\(${p.data.length}\\).`,
    ),
    wrongAnswer(rational(rangeOf(p.data)), 'looks_alike', 'That is the range, from the smallest to the largest.'),
    wrongAnswer(
      rational(sum(distances(p)) + p.data.length, p.data.length),
      'slip_off_by_one',
      'Very near. Check the distances.',
    ),
  ]
}

const show = (r: Rational): string => rationalLatex(r, 'decimal')

/** Find the interquartile range and mean absolute deviation (6.SP.B.5c, 6.SP.B.5d). */
export const level: TopicLevel<Params> = {
  key: 'statistics_intro/6',
  version: 1,
  params,
  reject,
  note: (p) => `${p.data.join()} ${p.ask}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Find the ${p.ask === 'iqr' ? 'interquartile range' : 'mean absolute deviation'} of these numbers.`,
      `What is the ${p.ask === 'iqr' ? 'interquartile range' : 'mean absolute deviation'} of the data?`,
    ]),
    latex: listTex(p.data),
  }),
  answer: valueOf,
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) =>
    p.ask === 'iqr'
      ? [
          { text: 'Put the numbers in order and cut them into a lower and an upper half.' },
          {
            text:
              p.data.length % 2 === 1
                ? 'The number in the middle belongs to neither half.'
                : 'Both halves have the same number of values.',
          },
          { text: 'The quartiles are the middles of the two halves. Subtract them.' },
        ]
      : [
          { text: 'First find the mean.' },
          { text: `The mean is \\(${mean(p)}\\). How far is each number from it?` },
          { text: 'Find the mean of these distances.' },
        ],
  solution: (p) =>
    p.ask === 'iqr'
      ? [
          nextStep('Put the numbers in order.', listTex(sorted(p.data))),
          nextStep(
            'Find the middle of the lower and of the upper half.',
            `Q_1 = ${show(quartilesOf(p.data)[0])} \\qquad Q_3 = ${show(quartilesOf(p.data)[1])}`,
          ),
          nextStep(
            'Subtract.',
            `${show(quartilesOf(p.data)[1])} - ${show(quartilesOf(p.data)[0])} = ${show(valueOf(p))}`,
            valueOf(p),
          ),
        ]
      : [
          nextStep('Find the mean.', `${sum(p.data)} \\div ${p.data.length} = ${mean(p)}`),
          nextStep('Find how far each number is from the mean.', listTex(distances(p))),
          nextStep(
            'Find the mean of these distances.',
            `${sum(distances(p))} \\div ${p.data.length} = ${show(valueOf(p))}`,
            valueOf(p),
          ),
        ],
  figure: (p) => plotOf(p.data),
  load: (p) => (p.ask === 'mad' ? 12 : 0) + p.data.length,
}
