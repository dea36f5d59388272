import { barChart } from '../../figures/bar-chart.ts'
import { pictograph } from '../../figures/pictograph.ts'
import { table } from '../../figures/table.ts'
import { amounts } from '../../values/amounts.ts'
import { wrongAnswer } from '../wrong-answer.ts'
import { topics } from './charts.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor } from '../../topic-level.ts'
import type { Amounts, Figure } from '../../values/values.ts'
import type { ChartWidget } from '@polyhex/contract/exercises/surface-widgets'

/** What was counted, how many of each group, and how many one line or symbol of the graph stands for. */
export interface Graphed {
  readonly topic: number
  readonly counts: readonly number[]
  readonly scale: number
}

/** How one level draws its graphs. */
export interface GraphLook {
  readonly mode: 'bar' | 'picture'
  /** How many groups. */
  readonly groups: number
  /** The numbers are given as tally marks. */
  readonly tallied?: boolean
  /** The least and the greatest number of lines or symbols at a difficulty, and what one may stand for. */
  readonly reach: (difficulty: number) => readonly [number, number]
  readonly scales?: (difficulty: number) => readonly [number, ...number[]]
}

/** The most lines or symbols of a column. */
const most = 10

/** Counts of which no two are the same, so that every column can be told from every other. */
export function drawGraphed(chance: Chance, difficulty: number, look: GraphLook): Graphed {
  const [least, greatest] = look.reach(difficulty)
  const scale = chance.pick(look.scales?.(difficulty) ?? [1])
  const heights = chance.sample(
    Array.from({ length: greatest - least + 1 }, (_, i) => least + i),
    look.groups,
  )
  return { topic: chance.int(0, topics.length - 1), counts: heights.map((height) => height * scale), scale }
}

export const topicOfGraph = ({ topic }: Graphed): (typeof topics)[number] => topics[topic] ?? topics[0]
export const namesOfGraph = (p: Graphed): readonly string[] => topicOfGraph(p).names.slice(0, p.counts.length)
export const groupName = (p: Graphed, i: number): string => namesOfGraph(p)[i] ?? ''
export const graphNote = ({ topic, counts, scale }: Graphed): string => `${topic} ${counts.join()} ${scale}`
export const graphLoad = ({ counts, scale }: Graphed): number => counts.reduce((a, b) => a + b, 0) + 4 * scale

/** The numbers of all groups, as they are asked for. */
export function graphValue(p: Graphed, counts: readonly number[] = p.counts): Amounts {
  return amounts(Object.fromEntries(namesOfGraph(p).map((name, i) => [name, counts[i] ?? 0])), 'each')
}

/** The graph to work on, with what stands in it from the start. */
export function graphWidget(p: Graphed, { mode }: GraphLook, start: readonly number[] | null): ChartWidget {
  const { title, what } = topicOfGraph(p)
  return {
    widget: 'chart',
    mode,
    title: mode === 'picture' ? title : '',
    name: what,
    columns: [...namesOfGraph(p)],
    top: most * p.scale,
    step: p.scale,
    snap: p.scale,
    symbol: 'star',
    base: null,
    start: start === null ? '' : start.join(','),
  }
}

/** The graph as it is shown, with the scale and the symbols that the widget has. */
export function graphFigure(p: Graphed, { mode }: GraphLook, counts: readonly number[] = p.counts): Figure {
  const { title, what } = topicOfGraph(p)
  return mode === 'picture'
    ? pictograph({
        title,
        rows: counts.map((count, i) => ({ name: groupName(p, i), count })),
        key: p.scale,
        shape: 'star',
      })
    : barChart({
        categories: namesOfGraph(p),
        series: [{ values: counts }],
        scale: { top: most * p.scale, step: p.scale, name: what },
      })
}

/** The numbers that the graph is made from. */
export function dataTable(p: Graphed, { tallied = false }: GraphLook): Figure {
  const rows = p.counts.map((n, i) => [groupName(p, i), tallied ? `tally:${n}` : String(n)])
  return table({ title: topicOfGraph(p).title, rows, rowHeaders: true })
}

/** 'the bar for cats', 'the row for cats'. */
export const columnOf = (p: Graphed, { mode }: GraphLook, i: number): string =>
  `the ${mode === 'bar' ? 'bar' : 'row'} for ${groupName(p, i)}`

/** One column one line or symbol too far, and two columns in each other's place. */
export function graphSlips(p: Graphed, look: GraphLook): Distractor[] {
  const changed = (i: number, by: number): number[] => p.counts.map((n, k) => (k === i ? n + by : n))
  const steps = p.counts.flatMap((n, i) =>
    ([p.scale, -p.scale] as const).flatMap((by) => {
      if (n + by < p.scale || n + by > most * p.scale) return []
      const size = look.mode === 'bar' ? (by > 0 ? 'too tall' : 'too short') : by > 0 ? 'too long' : 'too short'
      const why = `Look at ${columnOf(p, look, i)}. It is just a little ${size}. It should show ${n}.`
      return [wrongAnswer(graphValue(p, changed(i, by)), p.scale === 1 ? 'slip_off_by_one' : 'scale_ignored', why)]
    }),
  )
  const swapped = p.counts.slice(1).map((n, i) => {
    const counts = p.counts.map((old, k) => (k === i ? n : k === i + 1 ? (p.counts[i] ?? 0) : old))
    const why = `You mixed up ${groupName(p, i)} and ${groupName(p, i + 1)}. Look at their names.`
    return wrongAnswer(graphValue(p, counts), 'looks_alike', why)
  })
  return [...steps, ...swapped]
}
