import { task, type LevelTask } from '../../../tasks/task.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { mixedShapes, picture, type Params } from './numbers.ts'
import { inRows, rowsOf, shapeGraph } from './shape-graph.ts'
import type { Distractor } from '../../../topic-level.ts'

function distractors(p: Params): Distractor[] {
  return p.counts.flatMap((_, i) =>
    ([1, -1] as const).flatMap((by) => {
      const counts = p.counts.map((n, k) => (k === i ? n + by : n))
      const why = `Count the ${rowsOf(p)[i]} again. Your row is 1 too ${by > 0 ? 'long' : 'short'}.`
      return counts.includes(0) ? [] : [wrongAnswer(inRows(p, counts), 'slip_off_by_one', why)]
    }),
  )
}

/** Count mixed shapes and make the picture graph of them. */
export const buildGraph: LevelTask = task<Params>({
  id: 'build_graph',
  kind: 'build',
  version: 1,
  form: 'chart',
  params: mixedShapes.params,
  note: (p) => p.kinds.map((kind, k) => `${kind}${p.counts[k]}`).join(),
  prompt: (_, words) => ({
    text: words.pick([
      'Count each shape. Show it in the graph.',
      'Sort the shapes. Make the graph.',
      'How many of each are there? Make the graph.',
    ]),
  }),
  answer: (p) => inRows(p),
  distractors,
  widget: (p) => ({
    surface: {
      widget: 'chart',
      mode: 'picture',
      title: '',
      name: 'shapes',
      columns: rowsOf(p),
      top: 8,
      step: 1,
      snap: 1,
      symbol: 'hexagon',
      base: null,
      start: '',
    },
  }),
  figure: (p) => picture(p),
  hints: (p) => [
    { text: `Start with the ${rowsOf(p)[0]}. Count only those.` },
    { text: `Tap the row for ${rowsOf(p)[0]} once for each of them.` },
  ],
  solution: (p) => [
    { say: 'Sort the shapes. Count each group.', figure: picture(p, true), relation: 'next' },
    nextStep('Show each number in its row.', undefined, inRows(p), shapeGraph(p)),
  ],
  load: (p) => p.counts.reduce((sum, n) => sum + n, 0),
})
