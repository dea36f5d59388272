import { boxPlot } from '../../figures/box-plot.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/**
 * Least value, quartiles and greatest value, all multiples of `mark` so that they can be read from the scale, and what is asked;
 * `part` names a stretch by the places of its ends.
 */
export interface Params {
  readonly five: readonly [number, number, number, number, number]
  readonly ask: 'range' | 'iqr' | 'share'
  readonly part: readonly [number, number]
  readonly mark: number
}

const end = (p: Params, i: number): number => p.five[i] ?? 0
const valueOf = (p: Params): number =>
  p.ask === 'range' ? end(p, 4) - end(p, 0) : p.ask === 'iqr' ? end(p, 3) - end(p, 1) : 25 * (p.part[1] - p.part[0])
const byLength = (p: Params): number =>
  Math.round((100 * (end(p, p.part[1]) - end(p, p.part[0]))) / (end(p, 4) - end(p, 0)))

function params(chance: Chance, difficulty: number): Params {
  const mark = chance.pick([1, 2, 5])
  const low = mark * chance.int(0, 12)
  const gaps = [1, 2, 3, 4].map(() => mark * chance.int(1, 7))
  const five = [
    low,
    ...gaps.map((_, i) => low + gaps.slice(0, i + 1).reduce((a, b) => a + b, 0)),
  ] as unknown as Params['five']
  const ask = difficulty < 0.3 ? 'range' : difficulty < 0.65 ? 'iqr' : 'share'
  const parts = [
    [0, 1],
    [1, 2],
    [2, 4],
    [1, 3],
    [1, 4],
    [0, 3],
    [3, 4],
  ] as const
  return { five, ask, part: ask === 'share' ? chance.pick(parts) : [0, 4], mark }
}

function reject(p: Params): string | null {
  if (p.five.includes(valueOf(p))) return 'the answer stands in the plot'
  if (p.ask === 'share') return Math.abs(byLength(p) - valueOf(p)) < 6 ? 'the length tells the share' : null
  return end(p, 4) - end(p, 0) === end(p, 3) - end(p, 1) ? 'no whiskers' : null
}

function distractors(p: Params): Distractor[] {
  if (p.ask === 'share')
    return [
      wrongAnswer(
        whole(byLength(p)),
        'boxplot_area_count',
        'A longer part is not more data. Each of the four parts holds a quarter of them.',
      ),
      wrongAnswer(whole(100 - valueOf(p)), 'looks_alike', 'That is the share of the rest.'),
      wrongAnswer(
        whole(25 * (p.part[1] - p.part[0]) + (valueOf(p) === 75 ? -25 : 25)),
        'slip_off_by_one',
        'Count the parts of the plot once more. Each is a quarter.',
      ),
      wrongAnswer(
        whole(end(p, p.part[1]) - end(p, p.part[0])),
        'given_number',
        'That is the length of the part, not the share of the data.',
      ),
    ]
  const iqr = end(p, 3) - end(p, 1)
  const full = end(p, 4) - end(p, 0)
  return [
    p.ask === 'iqr'
      ? wrongAnswer(
          whole(full),
          'looks_alike',
          'That is the range, from end to end. The interquartile range is the length of the box.',
        )
      : wrongAnswer(whole(iqr), 'looks_alike', 'That is the length of the box. The range goes from end to end.'),
    wrongAnswer(
      whole(p.ask === 'iqr' ? end(p, 3) : end(p, 4)),
      'stops_early',
      'That is the upper end. Subtract the lower end.',
    ),
    wrongAnswer(whole(end(p, 4) - end(p, 2)), 'boxplot_area_count', 'That is only the part above the median.'),
    wrongAnswer(whole(valueOf(p) + 1), 'slip_off_by_one', 'Very near. Read both ends once more.'),
  ]
}

const names = [
  'the least value',
  'the lower quartile',
  'the median',
  'the upper quartile',
  'the greatest value',
] as const

/** Read quartiles from a box plot (6.SP.B.4). */
export const level: TopicLevel<Params> = {
  key: 'statistics_intro/5',
  version: 2,
  params,
  reject,
  note: (p) => `${p.five.join()} ${p.ask} ${p.part.join()}`,
  prompt: (p, words) => ({
    text:
      p.ask === 'share'
        ? words.pick([
            `About what percent of the data lie between \\(${end(p, p.part[0])}\\) and \\(${end(p, p.part[1])}\\)?`,
            `What percent of the data lie from \\(${end(p, p.part[0])}\\) to \\(${end(p, p.part[1])}\\), about?`,
          ])
        : words.pick([
            `What is the ${p.ask === 'iqr' ? 'interquartile range' : 'range'} of the data?`,
            `Read the ${p.ask === 'iqr' ? 'interquartile range' : 'range'} from the box plot.`,
          ]),
  }),
  answer: (p) => whole(valueOf(p)),
  forms: ['numeric', 'choice'],
  rules: (p) => (p.ask === 'share' ? { unit: '%' } : {}),
  distractors,
  hints: (p) =>
    p.ask === 'share'
      ? [
          { text: 'The plot has four parts: two whiskers and the two halves of the box.' },
          { text: 'Each part holds a quarter of the data, whether it is long or short.' },
          { text: `How many parts lie between \\(${end(p, p.part[0])}\\) and \\(${end(p, p.part[1])}\\)?` },
        ]
      : [
          {
            text:
              p.ask === 'iqr'
                ? 'The interquartile range is the length of the box.'
                : 'The range goes from the left end to the right end.',
          },
          {
            text:
              p.ask === 'iqr'
                ? `The box begins at \\(${end(p, 1)}\\). Where does it end?`
                : `The plot begins at \\(${end(p, 0)}\\). Where does it end?`,
          },
          { text: 'Subtract the lower end from the upper end.' },
        ],
  solution: (p) =>
    p.ask === 'share'
      ? [
          nextStep(
            `\\(${end(p, p.part[0])}\\) is ${names[p.part[0]]}, and \\(${end(p, p.part[1])}\\) is ${names[p.part[1]]}.`,
          ),
          nextStep(
            'Each part of the plot holds a quarter of the data.',
            `${p.part[1] - p.part[0]} \\times 25\\% = ${valueOf(p)}\\%`,
            whole(valueOf(p)),
          ),
        ]
      : [
          nextStep(
            p.ask === 'iqr' ? 'Read both ends of the box.' : 'Read both ends of the plot.',
            p.ask === 'iqr' ? `${end(p, 1)} \\text{ and } ${end(p, 3)}` : `${end(p, 0)} \\text{ and } ${end(p, 4)}`,
          ),
          nextStep(
            'Subtract.',
            p.ask === 'iqr'
              ? `${end(p, 3)} - ${end(p, 1)} = ${valueOf(p)}`
              : `${end(p, 4)} - ${end(p, 0)} = ${valueOf(p)}`,
            whole(valueOf(p)),
          ),
        ],
  figure: (p) =>
    boxPlot({ plots: [{ five: p.five }], from: Math.max(0, end(p, 0) - p.mark), to: end(p, 4) + p.mark, step: p.mark }),
  load: (p) => ({ range: 0, iqr: 4, share: 8 })[p.ask] + (p.part[1] - p.part[0]) / 8,
}
