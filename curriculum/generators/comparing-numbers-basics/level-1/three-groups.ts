import { counters } from '../../../figures/counters.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { countNoun } from '../../../words/nouns.ts'
import { item, order } from '../../../values/items.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Item, Order } from '../../../values/values.ts'

const shapes = ['star', 'heart', 'circle'] as const
type Shape = (typeof shapes)[number]

/** Three groups of things, from the fewest to the most. */
export interface ThreeGroups {
  readonly counts: readonly number[]
  /** What is in each of them, in the same order. */
  readonly shapes: readonly Shape[]
}

const load = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0)
const all = range(1, 8)
  .flatMap((a) => range(a + 1, a + 3).flatMap((b) => range(b + 1, Math.min(10, b + 3)).map((c) => [a, b, c])))
  .toSorted((p, q) => load(p) - load(q))

function group(count: number, shape: Shape): Item {
  const figure = counters({ groups: [{ count, shape }], small: true, say: 'each' })
  return item(`${shape}s`, `${shape}s`, { figure, speech: figure.alt })
}

const grouped = (p: ThreeGroups): Item[] => p.counts.map((count, i) => group(count, p.shapes[i] ?? 'star'))
const lined = (p: ThreeGroups): Order => order(grouped(p))

/** Three groups put in order from the fewest to the most (K.CC.C.6). */
export const threeGroups: LevelTask = task<ThreeGroups>({
  id: 'three_groups',
  kind: 'order',
  version: 1,
  form: 'ordering',
  params: (chance, difficulty) => ({
    counts: chance.pick(windowOf(all, difficulty)),
    shapes: chance.shuffle(shapes),
  }),
  note: (p) => `${p.counts.join(' ')} ${p.shapes.join(' ')}`,
  prompt: (_, words) => ({
    text: words.pick([
      'Which has the fewest? Put it first, then go on.',
      'Put the groups in order. Start with the fewest.',
      'Go from the fewest to the most.',
    ]),
  }),
  answer: lined,
  items: grouped,
  widget: () => ({ before: 'Fewest', after: 'Most' }),
  distractors: (p) => [
    wrongAnswer(
      order(grouped(p).toReversed()),
      'reversed_order',
      `You started with the most. The ${p.shapes[0]}s come first: you see only ${p.counts[0]}.`,
    ),
  ],
  hints: () => [{ text: 'Count each group.' }, { text: 'The smallest number comes first.' }],
  solution: (p) => [
    nextStep(`Count them: ${p.counts.map((count, i) => countNoun(count, p.shapes[i] ?? 'star')).join(', ')}.`),
    nextStep('The fewest come first, the most come last.', p.counts.join(', '), lined(p)),
  ],
  load: (p) => load(p.counts),
})
