import { ordinalWords } from '../../../notation/number-words.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { spotsTapped } from '../../../surfaces/hot-spot.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { item, order } from '../../../values/items.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { HotSpotWidget } from '@polyhex/contract/exercises/hot-spot-widget'
import type { Order } from '../../../values/values.ts'

const things = ['duck', 'fish', 'balloon', 'apple', 'star', 'heart'] as const

/** A row of things that are all alike; the one in a place is tapped. */
export interface InRow {
  readonly n: number
  readonly place: number
  readonly side: 'left' | 'right'
  readonly thing: (typeof things)[number]
}

const load = (p: Omit<InRow, 'thing'>): number => p.place + p.n / 4 + (p.side === 'right' ? 4 : 0)
const all = range(5, 10)
  .flatMap((n) => range(1, n).map((place) => ({ n, place })))
  .filter(({ n, place }) => 2 * place !== n + 1)
  .flatMap((row) => (['left', 'right'] as const).map((side) => ({ ...row, side })))
  .toSorted((a, b) => load(a) - load(b))
const at = (p: InRow): number => (p.side === 'left' ? p.place - 1 : p.n - p.place)
const widgetOf = (p: InRow): HotSpotWidget => ({
  widget: 'hot_spot',
  scene: {
    shows: 'things',
    in: 'row',
    things: range(1, p.n).map(() => ({ is: 'tile', tile: p.thing, turns: 0, small: false, second: false })),
  },
  picks: 1,
  start: '',
})
const counted = (p: InRow): string => range(1, p.place).map(ordinalWords).join(', ')

/** Tap the third one from the left. */
export const tapPlace: LevelTask = task<InRow>({
  id: 'tap_place',
  kind: 'build',
  band: [0, 1],
  version: 1,
  form: 'hot_spot',
  params: (chance, difficulty) => ({ ...pickByDifficulty(chance, all, difficulty), thing: chance.pick(things) }),
  note: (p) => `${p.n} ${p.place} ${p.side}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Count from the ${p.side}. Tap the ${ordinalWords(p.place)} ${p.thing}.`,
      `Start on the ${p.side}. Which ${p.thing} is ${ordinalWords(p.place)}? Tap it.`,
      `Tap the ${ordinalWords(p.place)} ${p.thing} from the ${p.side}.`,
    ]),
  }),
  answer: (p) => spotsTapped(widgetOf(p), [at(p)]),
  widget: (p) => ({ surface: widgetOf(p) }),
  distractors: (p) => [
    wrongAnswer(
      spotsTapped(widgetOf(p), [p.n - 1 - at(p)]),
      'reversed_order',
      `You started on the other side. Start on the ${p.side}.`,
    ),
    ...[at(p) + 1, at(p) - 1]
      .filter((place) => place >= 0 && place < p.n)
      .map((place) =>
        wrongAnswer(
          spotsTapped(widgetOf(p), [place]),
          'slip_off_by_one',
          `That is one beside it. The ${p.thing} on the far ${p.side} is first.`,
        ),
      ),
  ],
  hints: (p) => [
    { text: `The ${p.thing} on the far ${p.side} is first.` },
    { text: `Touch each one and say: ${counted(p)}.` },
  ],
  solution: (p) => [
    nextStep(`Start on the ${p.side}. The ${p.thing} there is first.`),
    nextStep(`Say it: ${counted(p)}.`, undefined, spotsTapped(widgetOf(p), [at(p)])),
  ],
  load,
})

/** Words for places, from one to another. */
export interface Words {
  readonly from: number
  readonly count: number
}
const runs: readonly Words[] = range(1, 8)
  .flatMap((from) => range(3, 5).map((count) => ({ from, count })))
  .filter(({ from, count }) => from + count <= 11)
  .toSorted((a, b) => a.count + a.from / 3 - b.count - b.from / 3)
const wordsOf = (p: Words): string[] => range(p.from, p.from + p.count - 1).map(ordinalWords)
const laid = (words: readonly string[]): Order => order(words.map((word) => item(word)))

/** First, second, third: the words in their order. */
export const orderPlaces: LevelTask = task<Words>({
  id: 'order_places',
  kind: 'order',
  band: [0, 1],
  version: 1,
  form: 'ordering',
  params: (chance, difficulty) => pickByDifficulty(chance, runs, difficulty),
  note: (p) => `${p.from} ${p.count}`,
  space: runs.length,
  prompt: (p, words) => ({
    text: words.pick([
      `A race! Put the places in order. Start with ${ordinalWords(p.from)}.`,
      `Put the words in order, from ${ordinalWords(p.from)} on.`,
      'Put the places in order, as in a race.',
    ]),
  }),
  answer: (p) => laid(wordsOf(p)),
  items: (p) => wordsOf(p).map((word) => item(word)),
  distractors: (p) => [
    wrongAnswer(
      laid(wordsOf(p).toReversed()),
      'reversed_order',
      `Start with ${ordinalWords(p.from)}. Then comes ${ordinalWords(p.from + 1)}.`,
    ),
  ],
  hints: (p) => [
    { text: 'Count: one, two, three. Now say: first, second, third.' },
    { text: `After ${ordinalWords(p.from)} comes ${ordinalWords(p.from + 1)}.` },
  ],
  solution: (p) => [
    nextStep('Count along with the words for places.'),
    nextStep(`Say it: ${wordsOf(p).join(', ')}.`, undefined, laid(wordsOf(p))),
  ],
  load: (p) => p.count + p.from / 3,
})
