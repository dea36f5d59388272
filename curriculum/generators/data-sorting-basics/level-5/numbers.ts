import { barChart } from '../../../figures/bar-chart.ts'
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

/** Four bars whose heights are multiples of `scale`. */
export interface Params extends Chart {
  readonly scale: number
}

/** Add and compare using a bar graph (2.MD.D.10): as it was asked before the level had tasks. */
export const comparedBars: TopicLevel<Params> = {
  key: 'data_sorting_basics/5',
  version: 3,
  params: (chance, difficulty) => {
    const scale = difficulty < 0.5 ? 1 : 2
    const chart = chartParams(chance, {
      groups: 4,
      low: 1,
      high: 10,
      asks: difficulty < 0.3 ? ['more', 'two'] : difficulty < 0.7 ? ['more', 'fewer', 'two'] : ['fewer', 'more', 'all'],
    })
    return { ...chart, counts: chart.counts.map((n) => n * scale), scale }
  },
  reject: (p) => chartFault(p) ?? ([...p.counts, 1].includes(chartValue(p)) ? 'the answer stands in the chart' : null),
  note: (p) => `${chartNote(p)} ${p.scale}`,
  prompt: (p) => ({ text: `Look at the bar graph. ${chartPrompt(p)}` }),
  answer: (p) => whole(chartValue(p)),
  forms: ['choice', 'numeric'],
  distractors: (p) => chartDistractors(p, p.scale),
  hints: (p) => [
    { text: p.scale === 1 ? 'Read how high each bar is.' : `The lines of the graph go up by \\(${p.scale}\\).` },
    ...chartHints(p),
  ],
  solution: chartSolution,
  figure: (p) =>
    barChart({
      categories: p.counts.map((_, i) => nameAt(p, i)),
      series: [{ values: p.counts }],
      scale: { top: 10 * p.scale, step: p.scale, name: topicOf(p).what },
    }),
  load: (p) => 3 * p.scale + { one: 0, two: 1, more: 2, fewer: 3, all: 6 }[p.ask],
}
