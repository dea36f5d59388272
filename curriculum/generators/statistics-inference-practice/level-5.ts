import { boxPlot } from '../../figures/box-plot.ts'
import { rational } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** A box plot without its outlier, the outlier, and for the mean how many data there are and the mean of the others. */
export interface Params {
  readonly five: readonly [number, number, number, number, number]
  readonly outlier: number
  readonly ask: 'upper' | 'lower' | 'mean'
  readonly others: number
  readonly mean: number
  /** Distance of the marks of the scale: what is drawn can be read. */
  readonly mark: number
}

const end = (p: Params, i: number): number => p.five[i] ?? 0
const box = (p: Params): number => end(p, 3) - end(p, 1)
const fence = (p: Params, side: 'upper' | 'lower'): number =>
  side === 'upper' ? end(p, 3) + 1.5 * box(p) : end(p, 1) - 1.5 * box(p)
const overall = (p: Params): number => (p.others * p.mean + p.outlier) / (p.others + 1)
const valueOf = (p: Params): number => (p.ask === 'mean' ? p.mean : fence(p, p.ask))

function params(chance: Chance, difficulty: number): Params {
  const mark = chance.pick([1, 2, 5])
  const wide = mark * 2 * chance.int(1, 2 + Math.round(difficulty))
  const inside = mark * chance.int(1, wide / mark - 1)
  const low = mark * chance.int(12, 30)
  const [left, right] = [mark * chance.int(1, 4), mark * chance.int(1, 4)]
  const five = [low - left, low, low + inside, low + wide, low + wide + right] as const
  const ask = difficulty < 0.3 ? 'upper' : difficulty < 0.6 ? 'lower' : 'mean'
  const far = Math.max(1.5 * wide, left, right) + mark * chance.int(1, 6)
  return {
    five,
    outlier: ask === 'lower' ? low - far : low + wide + far,
    ask,
    others: chance.int(4, 10),
    mean: Math.round((five[0] + 2 * five[1] + 2 * five[2] + 2 * five[3] + five[4]) / 8),
    mark,
  }
}

function reject(p: Params): string | null {
  if (p.outlier < 1) return 'a measure below nothing'
  if (p.ask === 'mean' && !Number.isInteger(overall(p))) return 'no whole mean'
  return [...p.five, p.outlier, p.ask === 'mean' ? overall(p) : 0].includes(valueOf(p))
    ? 'the answer stands in the plot'
    : null
}

function tellFence(p: Params, side: 'upper' | 'lower'): Telling {
  const up = side === 'upper'
  const from = end(p, up ? 3 : 1)
  const sign = up ? '+' : '-'
  const of = (start: number, length: number): number => (up ? start + length : start - length)
  const reach = 1.5 * box(p)
  const byWhole = rational(2 * of(from, 0) + (up ? 3 : -3) * (end(p, 4) - end(p, 0)), 2)
  return {
    ask: [
      `Data more than \\(1.5\\) times the interquartile range ${up ? 'above' : 'below'} the box are outliers. ${up ? 'Above' : 'Below'} which value do they lie?`,
      `Outliers lie more than \\(1.5\\) interquartile ranges ${up ? 'above' : 'below'} the box. At which value is that limit?`,
    ],
    answer: fence(p, side),
    wrong: [
      [
        byWhole,
        'boxplot_area_count',
        'You took the length of the whole plot. The interquartile range is the length of the box.',
      ],
      [
        of(end(p, 2), reach),
        'looks_alike',
        `Start from the ${up ? 'upper' : 'lower'} end of the box, not from the median.`,
      ],
      [of(from, box(p)), 'stops_early', 'That is one interquartile range. Go one and a half.'],
      [of(end(p, up ? 4 : 0), reach), 'looks_alike', 'Start from the end of the box, not from the end of the whisker.'],
    ],
    hints: [
      'The interquartile range is the length of the box.',
      `The box goes from \\(${end(p, 1)}\\) to \\(${end(p, 3)}\\). How long is it, one and a half times?`,
      `Go \\(${reach}\\) ${up ? 'up from' : 'down from'} \\(${from}\\).`,
    ],
    steps: [
      ['Find the interquartile range.', `${end(p, 3)} - ${end(p, 1)} = ${box(p)}`],
      ['Take one and a half of it.', `1.5 \\cdot ${box(p)} = ${reach}`],
      [`Go that far ${up ? 'up' : 'down'} from the end of the box.`, `${from} ${sign} ${reach} = ${fence(p, side)}`],
    ],
  }
}

function tellMean(p: Params): Telling {
  const n = p.others + 1
  const sum = n * overall(p)
  const rest = sum - p.outlier
  const unweighted = 2 * overall(p) - p.outlier
  return {
    ask: [
      `The mean of all \\(${n}\\) data values is \\(${overall(p)}\\). Leave out the outlier at \\(${p.outlier}\\). What is the mean of the others?`,
      `A set of \\(${n}\\) data values has the mean \\(${overall(p)}\\). The outlier \\(${p.outlier}\\) was a mistake. What is the mean without it?`,
    ],
    answer: p.mean,
    wrong: [
      ...(unweighted > 0
        ? ([
            [unweighted, 'mean_unweighted', 'One outlier does not weigh as much as all the others together. Use sums.'],
          ] as const)
        : []),
      [overall(p), 'given_number', 'Without the outlier the mean changes. Work with the sum of the data.'],
      [
        Math.round(rest / n),
        'looks_alike',
        `Without the outlier there are only \\(${p.others}\\) data values. Divide by that.`,
      ],
      [end(p, 2), 'looks_alike', 'That is the median from the plot, not the mean.'],
      [p.mean + 1, 'slip_off_by_one', 'Very near. Divide once more.'],
    ],
    hints: [
      'The mean times the number of data values is their sum.',
      `All together make \\(${n} \\cdot ${overall(p)} = ${sum}\\).`,
      `Without the outlier \\(${rest}\\) is left, for \\(${p.others}\\) data values.`,
    ],
    steps: [
      ['Find the sum of all data.', `${n} \\cdot ${overall(p)} = ${sum}`],
      ['Take the outlier away.', `${sum} - ${p.outlier} = ${rest}`],
      [`Share it among the other \\(${p.others}\\).`, `${rest} \\div ${p.others} = ${p.mean}`],
    ],
  }
}

function picture(p: Params): Figure {
  const all = [...p.five, p.outlier, ...(p.ask === 'mean' ? [] : [fence(p, p.ask)])]
  return boxPlot({
    plots: [{ five: p.five, outliers: [p.outlier] }],
    from: Math.max(0, Math.min(...all) - p.mark),
    to: Math.max(...all) + p.mark,
    step: p.mark,
  })
}

/** Find outliers and what they do to a mean (HSS-ID.A.3). */
export const level: TopicLevel<Params> = {
  key: 'statistics_inference_practice/5',
  version: 2,
  params,
  reject,
  note: (p) => `${p.ask} ${p.five.join()} ${p.outlier} ${p.ask === 'mean' ? p.others : ''}`,
  ...toldBy((p) => (p.ask === 'mean' ? tellMean(p) : tellFence(p, p.ask))),
  forms: ['choice', 'numeric'],
  figure: picture,
  load: (p) => ({ upper: 2, lower: 4, mean: 8 })[p.ask] + box(p) / p.mark / 8,
}
