import { counters } from '../../../figures/counters.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { item, order } from '../../../values/items.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Item, Order } from '../../../values/values.ts'

/** Three groups of things, from the fewest to the most. */
export interface ThreeGroups {
  readonly counts: readonly number[]
  readonly shape: 'star' | 'heart' | 'circle'
}

const load = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0)
const all = range(1, 8)
  .flatMap((a) => range(a + 1, a + 3).flatMap((b) => range(b + 1, Math.min(10, b + 3)).map((c) => [a, b, c])))
  .toSorted((p, q) => load(p) - load(q))

function group(count: number, shape: ThreeGroups['shape']): Item {
  const figure = counters({ groups: [{ count, shape }], small: true, say: 'each' })
  return item(String(count), '', { figure, speech: figure.alt })
}

const lined = ({ counts, shape }: ThreeGroups): Order => order(counts.map((count) => group(count, shape)))

/** Three groups put in order from the fewest to the most (K.CC.C.6). */
export const threeGroups: LevelTask = task<ThreeGroups>({
  id: 'three_groups',
  kind: 'order',
  version: 1,
  form: 'ordering',
  params: (chance, difficulty) => ({
    counts: chance.pick(windowOf(all, difficulty)),
    shape: chance.pick(['star', 'heart', 'circle'] as const),
  }),
  note: (p) => `${p.counts.join(' ')} ${p.shape}`,
  space: 3 * all.length,
  prompt: (_, words) => ({
    text: words.pick([
      'Which has the fewest? Put the groups in order.',
      'Put the groups in order. Start with the fewest.',
      'Go from the fewest to the most.',
    ]),
  }),
  answer: lined,
  items: ({ counts, shape }) => counts.map((count) => group(count, shape)),
  widget: () => ({ before: 'Fewest', after: 'Most' }),
  distractors: (p) => [
    wrongAnswer(
      lined({ ...p, counts: p.counts.toReversed() }),
      'reversed_order',
      `You started with the most. ${p.counts[0]} is the fewest.`,
    ),
  ],
  hints: () => [{ text: 'Count each group.' }, { text: 'The smallest number comes first.' }],
  solution: (p) => [
    nextStep(`Count them: ${p.counts.join(', ')}.`),
    nextStep('The fewest come first, the most come last.', p.counts.join(' < '), lined(p)),
  ],
  load: (p) => load(p.counts),
})
