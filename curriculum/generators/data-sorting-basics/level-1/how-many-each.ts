import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep } from '../../wrong-answer.ts'
import { mixedShapes, picture, type Params } from './numbers.ts'
import { rowsOf, shapeGraph } from './shape-graph.ts'
import type { Item } from '../../../values/values.ts'

/** The numbers on offer: the right ones, two of them in each other's place, and one of them 1 too many. */
export function countsOffered({ counts: [a, b, c] }: Params): (readonly [number, number, number])[] {
  return [
    [a, b, c],
    [b, a, c],
    [a, c, b],
    [a, b, c + 1],
  ]
}

const whys = [
  { misconception: 'looks_alike', why: 'Two groups are mixed up. Look at their names.' },
  { misconception: 'looks_alike', why: 'Two groups are mixed up. Count each shape.' },
  { misconception: 'slip_off_by_one', why: 'One group is 1 too many. Count that shape again.' },
] as const

function countsItem(p: Params, i: number): Item {
  const counts = countsOffered(p)[i] ?? p.counts
  const text = p.kinds.map((kind, k) => countNoun(counts[k] ?? 0, kind)).join(', ')
  return item(i === 0 ? 'right' : `wrong ${i}`, text)
}

/** Which numbers belong to the mixed shapes. */
export const howManyEach: LevelTask = task<Params>({
  id: 'how_many_each',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: mixedShapes.params,
  note: (p) => p.kinds.map((kind, k) => `${kind}${p.counts[k]}`).join(),
  prompt: (_, words) => ({
    text: words.pick([
      'How many of each are there?',
      'Count each shape. Which numbers are right?',
      'Sort the shapes. How many are in each group?',
    ]),
  }),
  answer: (p) => countsItem(p, 0),
  distractors: (p) => whys.map((of, i) => ({ value: countsItem(p, i + 1), ...of })),
  figure: (p) => picture(p),
  hints: (p) => [
    { text: `Count the ${rowsOf(p)[0]}. Which lines say that many?` },
    { text: `Now count the ${rowsOf(p)[1]}, and then the ${rowsOf(p)[2]}.` },
  ],
  solution: (p) => [
    { say: 'Sort the shapes. Count each group.', figure: picture(p, true), relation: 'next' },
    nextStep('Find the line with these numbers.', undefined, countsItem(p, 0), shapeGraph(p)),
  ],
  load: (p) => p.counts.reduce((sum, n) => sum + n, 0),
})
