import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { nextStep } from '../../wrong-answer.ts'
import { mixedShapes, picture, type Params } from './numbers.ts'
import { rowsOf, shapeGraph } from './shape-graph.ts'
import type { Item } from '../../../values/values.ts'

/** The rows of the graphs on offer: the right one, two rows in each other's place, and one row a symbol too long. */
export function countsOffered({ counts: [a, b, c] }: Params): (readonly [number, number, number])[] {
  return [
    [a, b, c],
    [b, a, c],
    [a, c, b],
    [a, b, c + 1],
  ]
}

const whys = [
  { misconception: 'looks_alike', why: 'Two rows are mixed up. Look at their names.' },
  { misconception: 'looks_alike', why: 'Two rows are mixed up. Count each shape.' },
  { misconception: 'slip_off_by_one', why: 'One row is too long. Count that shape again.' },
] as const

function graphItem(p: Params, i: number): Item {
  const counts = countsOffered(p)[i] ?? p.counts
  const text = rowsOf(p)
    .map((name, k) => `${name} ${counts[k]}`)
    .join(', ')
  return item(i === 0 ? 'right' : `wrong ${i}`, text, { figure: shapeGraph(p, counts) })
}

/** Which picture graph shows the mixed shapes. */
export const whichGraph: LevelTask = task<Params>({
  id: 'which_graph',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: mixedShapes.params,
  note: (p) => p.kinds.map((kind, k) => `${kind}${p.counts[k]}`).join(),
  prompt: (_, words) => ({
    text: words.pick([
      'Count each shape. Which graph shows them?',
      'Which graph fits the shapes?',
      'Find the graph of these shapes.',
    ]),
  }),
  answer: (p) => graphItem(p, 0),
  distractors: (p) => whys.map((of, i) => ({ value: graphItem(p, i + 1), ...of })),
  figure: (p) => picture(p),
  hints: (p) => [
    { text: `Count the ${rowsOf(p)[0]}. Which graphs have that many?` },
    { text: `Now count the ${rowsOf(p)[1]}, and then the ${rowsOf(p)[2]}.` },
  ],
  solution: (p) => [
    { say: 'Sort the shapes. Count each group.', figure: picture(p, true), relation: 'next' },
    nextStep('Find the graph with these numbers.', undefined, graphItem(p, 0), shapeGraph(p)),
  ],
  load: (p) => p.counts.reduce((sum, n) => sum + n, 0),
})
