import { boxPlot } from '../../figures/box-plot.ts'
import { rational } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/**
 * A box plot, its outlier, and for the mean how many other data there are and their mean. Whiskers end at the last value inside
 * the fences; for the mean the plot belongs to a set of data.
 */
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

/** Half of a sorted list, its middle left out: the median of that half is a quartile. */
function medianOf(sorted: readonly number[]): number {
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2
}

/** Data with one outlier above the rest, drawn until the means are whole and the plot can be read on its marks. */
function dataSet(chance: Chance, difficulty: number, mark: number): Params {
  for (;;) {
    const others = chance.int(6, 8 + Math.round(2 * difficulty))
    const low = chance.int(8, 24)
    const rest = Array.from({ length: others - 1 }, () => low + chance.int(0, 8))
    const sum = rest.reduce((all, n) => all + n, 0)
    // The last of the others makes their mean whole.
    const last = low + ((((-sum - low) % others) + others) % others)
    const inner = [...rest, last].toSorted((a, b) => a - b)
    const mean = (sum + last) / others
    const outlier = mean + (others + 1) * chance.int(1, 3)
    const all = [...inner, outlier]
    const five = [
      inner[0] ?? 0,
      medianOf(all.slice(0, Math.floor(all.length / 2))),
      medianOf(all),
      medianOf(all.slice(Math.ceil(all.length / 2))),
      inner.at(-1) ?? 0,
    ] as const
    const reach = 1.5 * (five[3] - five[1])
    const isPlot = five.every((n) => Number.isInteger(n)) && five[1] < five[2] && five[2] < five[3]
    if (!isPlot || outlier <= five[3] + reach || five[4] > five[3] + reach || five[0] < five[1] - reach) continue
    const scaled = five.map((n) => n * mark) as unknown as Params['five']
    return { five: scaled, outlier: outlier * mark, ask: 'mean', others, mean: mean * mark, mark }
  }
}

function params(chance: Chance, difficulty: number): Params {
  const mark = chance.pick([1, 2, 5])
  if (difficulty >= 0.6) return dataSet(chance, difficulty, mark)
  const wide = mark * 2 * chance.int(1, 2 + Math.round(difficulty))
  const inside = mark * chance.int(1, wide / mark - 1)
  const low = mark * chance.int(12, 30)
  const longest = Math.min(4, Math.floor((1.5 * wide) / mark))
  const [left, right] = [mark * chance.int(1, longest), mark * chance.int(1, longest)]
  const five = [low - left, low, low + inside, low + wide, low + wide + right] as const
  const ask = difficulty < 0.3 ? 'upper' : 'lower'
  const far = 1.5 * wide + mark * chance.int(1, 6)
  return {
    five,
    outlier: ask === 'lower' ? low - far : low + wide + far,
    ask,
    others: 0,
    mean: 0,
    mark,
  }
}

function reject(p: Params): string | null {
  if (p.outlier < 1) return 'a measure below nothing'
  if (fence(p, 'lower') < 0) return 'a fence below nothing'
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
      `Values more than \\(1.5\\) times the interquartile range ${up ? 'above' : 'below'} the box are outliers. ${up ? 'Above' : 'Below'} which value do they lie?`,
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
      [p.mean + 1, 'slip_off_by_one', `Check the division \\(${rest} \\div ${p.others}\\).`],
    ],
    hints: [
      'The mean times the number of data values is their sum.',
      `All together make \\(${n} \\cdot ${overall(p)} = ${sum}\\).`,
      `Without the outlier \\(${rest}\\) is left, for \\(${p.others}\\) data values.`,
    ],
    steps: [
      ['Find the sum of all data.', `${n} \\cdot ${overall(p)} = ${sum}`],
      ['Take the outlier away.', `${sum} - ${p.outlier} = ${rest}`],
      [`Divide by the number of the other values, \\(${p.others}\\).`, `${rest} \\div ${p.others} = ${p.mean}`],
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
  version: 3,
  params,
  reject,
  note: (p) => `${p.ask} ${p.five.join()} ${p.outlier} ${p.ask === 'mean' ? p.others : ''}`,
  ...toldBy((p) => (p.ask === 'mean' ? tellMean(p) : tellFence(p, p.ask))),
  forms: ['choice', 'numeric'],
  figure: picture,
  load: (p) => ({ upper: 2, lower: 4, mean: 8 })[p.ask] + box(p) / p.mark / 8,
}
