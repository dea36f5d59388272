import { histogram } from '../../figures/histogram.ts'
import { linePlot } from '../../figures/line-plot.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** How many data lie in each class, or over each number of a dot plot; `at` is the class from or below which they count. */
export interface Params {
  readonly plot: 'histogram' | 'dots'
  readonly topic: number
  readonly start: number
  readonly width: number
  readonly counts: readonly number[]
  readonly ask: 'total' | 'from' | 'below' | 'percent'
  readonly at: number
}

const topics = {
  histogram: [
    'Minutes of reading',
    'Ages of visitors',
    'Points in a game',
    'Heights of plants (cm)',
    'Minutes on the bus',
  ],
  dots: ['Books read', 'Goals scored', 'Pets at home', 'Letters in a name', 'Hours of sport'],
} as const

const total = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
const edge = (p: Params): number => p.start + p.at * p.width
const above = (p: Params): number => total(p.counts.slice(p.at))
const share = (p: Params): number => (100 * above(p)) / total(p.counts)

function valueOf(p: Params): number {
  if (p.ask === 'total') return total(p.counts)
  if (p.ask === 'percent') return share(p)
  return p.ask === 'from' ? above(p) : total(p.counts) - above(p)
}

function params(chance: Chance, difficulty: number): Params {
  const plot = chance.pick(['histogram', 'dots'] as const)
  const asks =
    difficulty < 0.3 ? (['total'] as const) : difficulty < 0.65 ? (['from', 'below'] as const) : (['percent'] as const)
  const size = 4 + Math.round(2 * difficulty) + chance.int(0, 1)
  return {
    plot,
    topic: chance.int(0, 4),
    start: plot === 'dots' ? chance.int(0, 4) : 10 * chance.int(0, 4),
    width: plot === 'dots' ? 1 : chance.pick([5, 10]),
    counts: Array.from({ length: size }, () => chance.int(1, plot === 'dots' ? 6 : 9)),
    ask: chance.pick(asks),
    at: chance.int(2, size - 2),
  }
}

function reject(p: Params): string | null {
  const value = valueOf(p)
  if (!Number.isInteger(value)) return 'no whole percent'
  return p.counts.includes(value) || [edge(p), p.start, p.counts.length].includes(value)
    ? 'the answer stands in the plot'
    : null
}

const marks = (p: Params): string => (p.plot === 'dots' ? 'dots' : 'bars')
const part = (p: Params): readonly number[] => (p.ask === 'below' ? p.counts.slice(0, p.at) : p.counts.slice(p.at))

function tell(p: Params): Telling {
  const value = valueOf(p)
  const all = total(p.counts)
  const sides = p.ask === 'below' ? `less than \\(${edge(p)}\\)` : `\\(${edge(p)}\\) or more`
  const slips = [
    [value + 1, 'slip_off_by_one', 'Very near. Add once more.'],
    [value - 1, 'slip_off_by_one', 'Very near. Add once more.'],
  ] as const
  const read: Telling['steps'][number] =
    p.plot === 'dots' ? ['Each dot is one of the data.'] : ['The height of a bar says how many data lie in its class.']
  if (p.ask === 'total')
    return {
      ask: [`How many data does the plot show in all?`, `How many values were collected for this plot?`],
      answer: value,
      wrong: [
        p.plot === 'dots'
          ? [all - (p.counts.at(-1) ?? 0), 'stops_early', 'The last column was left out.']
          : [p.counts.length, 'boxplot_area_count', 'That is the number of bars. Each bar stands for several data.'],
        [Math.max(...p.counts), 'mean_is_mode', 'That is the tallest column alone. All columns count.'],
        ...slips,
      ],
      hints: [
        'Every column counts.',
        p.plot === 'dots' ? 'Count the dots over each number.' : 'Read the height of each bar.',
        'Add what all columns hold.',
      ],
      steps: [read, ['Add all columns.', `${p.counts.join(' + ')} = ${value}`]],
    }
  const sum: Telling['steps'][number] = [`Add the columns for ${sides}.`, `${part(p).join(' + ')} = ${total(part(p))}`]
  if (p.ask !== 'percent')
    return {
      ask: [`How many of the data are ${sides}?`, `Read the plot: how many values are ${sides}?`],
      answer: value,
      wrong: [
        [all - value, 'looks_alike', `That is the other side. Look for ${sides}.`],
        p.plot === 'histogram'
          ? [part(p).length, 'boxplot_area_count', 'You counted bars. Add up how many data they hold.']
          : [
              p.ask === 'from' ? value - (p.counts[p.at] ?? 0) : value + (p.counts[p.at] ?? 0),
              'looks_alike',
              `Look again if \\(${edge(p)}\\) itself counts.`,
            ],
        [Math.max(...part(p)), 'mean_is_mode', 'That is the tallest column alone. Add all that count.'],
        ...slips,
      ],
      hints: [
        `Which ${p.plot === 'dots' ? 'columns of dots' : 'bars'} are ${sides}?`,
        `Read how many data each of them holds.`,
        `Add \\(${part(p).join(' + ')}\\).`,
      ],
      steps: [read, sum],
    }
  return {
    ask: [`What percent of the data are ${sides}?`, `Which share of the values, in percent, is ${sides}?`],
    answer: value,
    wrong: [
      [100 - value, 'looks_alike', `That is the share of the rest. Look for ${sides}.`],
      [above(p), 'stops_early', `That is how many there are. Compare them with all \\(${all}\\).`],
      [
        Math.round((100 * part(p).length) / p.counts.length),
        'boxplot_area_count',
        `You compared numbers of ${marks(p) === 'dots' ? 'columns' : 'bars'}. Columns hold different numbers of data.`,
      ],
      ...slips,
    ],
    hints: [
      `Find how many data are ${sides}.`,
      'Find how many data there are in all.',
      `\\(${above(p)}\\) of \\(${all}\\): what is that out of \\(100\\)?`,
    ],
    steps: [
      read,
      sum,
      ['Add all columns.', `${p.counts.join(' + ')} = ${all}`],
      ['Write it as a percent.', `\\frac{${above(p)}}{${all}} = ${value}\\%`],
    ],
    rules: { unit: '%' },
  }
}

function picture(p: Params): Figure {
  const name = topics[p.plot][p.topic] ?? ''
  return p.plot === 'histogram'
    ? histogram({ start: p.start, width: p.width, counts: p.counts, name })
    : linePlot({ denominator: 1, from: p.start, to: p.start + p.counts.length - 1, counts: p.counts, name })
}

/** Read dot plots and histograms (6.SP.B.4, 6.SP.A.2). */
export const level: TopicLevel<Params> = {
  key: 'statistics_intro/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.plot} ${p.ask} ${p.start} ${p.width} ${p.counts.join()} ${p.ask === 'total' ? '' : p.at}`,
  ...toldBy(tell),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => ({ total: 1, from: 4, below: 4, percent: 8 })[p.ask] + p.counts.length / 8,
}
