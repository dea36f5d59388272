import { pictograph } from '../../../figures/pictograph.ts'
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

/** Answer questions about charts with three groups (1.MD.C.4): as it was asked before the level had tasks. */
export const threeGroups: TopicLevel<Params> = {
  key: 'data_sorting_basics/3',
  version: 2,
  params: (chance, difficulty) =>
    chartParams(chance, {
      groups: 3,
      low: 1 + Math.round(2 * difficulty),
      high: 6 + Math.round(4 * difficulty),
      asks: difficulty < 0.3 ? ['more', 'two'] : difficulty < 0.7 ? ['more', 'fewer'] : ['fewer', 'all'],
    }),
  reject: (p) => chartFault(p) ?? ([...p.counts, 1].includes(chartValue(p)) ? 'the answer stands in the chart' : null),
  note: chartNote,
  prompt: (p) => ({ text: chartPrompt(p) }),
  answer: (p) => whole(chartValue(p)),
  forms: ['choice', 'numeric'],
  distractors: (p) => chartDistractors(p),
  hints: chartHints,
  solution: chartSolution,
  figure: (p) =>
    pictograph({
      title: topicOf(p).title,
      rows: p.counts.map((count, i) => ({ name: nameAt(p, i), count })),
      key: 1,
      shape: 'star',
    }),
  load: (p) => ({ one: 0, two: 2, more: 4, fewer: 6, all: 9 })[p.ask] + Math.max(...p.counts) / 4,
}
