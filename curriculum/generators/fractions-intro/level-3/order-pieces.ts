import { task, type LevelTask } from '../../../tasks/task.ts'
import { item, order } from '../../../values/items.ts'
import { nextStep, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Item } from '../../../values/values.ts'

/** Three equal wholes in different numbers of parts; one part of each is put in order. */
export interface Pieces {
  readonly parts: readonly number[]
  readonly first: 'largest' | 'smallest'
}

const cuts = [2, 3, 4, 5, 6, 8]
const load = (p: Pieces): number => p.parts.reduce((sum, n) => sum + n, 0) + (p.first === 'smallest' ? 5 : 0)
const all: readonly Pieces[] = cuts
  .flatMap((a, i) => cuts.slice(i + 1).flatMap((b, j) => cuts.slice(i + j + 2).map((c) => [a, b, c])))
  .flatMap((parts) => (['largest', 'smallest'] as const).map((first) => ({ parts, first })))
  .toSorted((a, b) => load(a) - load(b))

const piece = (parts: number): Item => item(`${parts}`, `1 of ${parts} equal parts`)
/** Fewer parts are larger parts. */
const sorted = (p: Pieces): Item[] => (p.first === 'largest' ? p.parts : p.parts.toReversed()).map((n) => piece(n))

/** Put one part of each of three equal wholes in order of size (1.G.A.3). */
export const orderPieces: LevelTask = task<Pieces>({
  id: 'order_pieces',
  kind: 'order',
  version: 1,
  form: 'ordering',
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty)),
  note: (p) => `${p.parts.join(' ')} ${p.first}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Three equal bars are cut. Order one part of each. Start with the ${p.first}.`,
      `The wholes are equal. Put the parts in order, the ${p.first} first.`,
      `Three equal circles are cut. Put one part of each in order, ${p.first} first.`,
    ]),
  }),
  answer: (p) => order(sorted(p)),
  items: (p) => p.parts.map((n) => piece(n)),
  distractors: (p) => [
    wrongAnswer(
      order(sorted(p).toReversed()),
      'larger_denominator_larger',
      `${Math.max(...p.parts)} parts are the most, so each of them is the smallest.`,
    ),
  ],
  hints: (p) => [
    { text: 'More equal parts make each part smaller.' },
    {
      text: `Which whole has the ${p.first === 'largest' ? 'fewest' : 'most'} parts? Its part is the ${p.first}.`,
    },
  ],
  solution: (p) => [
    nextStep('The wholes are equal. The one with the fewest parts has the largest part.'),
    nextStep(
      `So start with 1 of ${p.first === 'largest' ? Math.min(...p.parts) : Math.max(...p.parts)} equal parts.`,
      undefined,
      order(sorted(p)),
    ),
  ],
  load,
})
