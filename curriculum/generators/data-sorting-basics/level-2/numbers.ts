import { table } from '../../../figures/table.ts'
import { whole } from '../../../values/rational.ts'
import {
  chartDistractors,
  chartFault,
  chartHints,
  chartNote,
  chartParams,
  chartPrompt,
  chartSolution,
  chartValue,
  nameAt,
  topicOf,
} from '../charts.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Chart } from '../charts.ts'

export type Params = Chart

/** Read tally charts (1.MD.C.4): as it was asked before the level had tasks. */
export const tallyChart: TopicLevel<Params> = {
  key: 'data_sorting_basics/2',
  version: 2,
  params: (chance, difficulty) =>
    chartParams(chance, {
      groups: 3,
      low: 3 + Math.round(3 * difficulty),
      high: 9 + Math.round(6 * difficulty),
      asks: difficulty < 0.3 ? ['one', 'two'] : difficulty < 0.7 ? ['two', 'more'] : ['more', 'fewer', 'all'],
    }),
  reject: chartFault,
  note: chartNote,
  prompt: (p) => ({ text: chartPrompt(p) }),
  answer: (p) => whole(chartValue(p)),
  forms: ['choice', 'numeric'],
  distractors: (p) => chartDistractors(p),
  hints: chartHints,
  solution: chartSolution,
  figure: (p) =>
    table({ title: topicOf(p).title, rows: p.counts.map((n, i) => [nameAt(p, i), `tally:${n}`]), rowHeaders: true }),
  load: (p) => ({ one: 0, two: 5, more: 8, fewer: 9, all: 10 })[p.ask] + Math.max(...p.counts) / 4,
}
