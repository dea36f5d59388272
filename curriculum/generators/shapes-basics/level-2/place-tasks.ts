import { shape } from '../../../figures/shape.ts'
import { spotsTapped } from '../../../surfaces/hot-spot.ts'
import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { task, type LevelTask, type Numbers } from '../../../tasks/task.ts'
import { filled } from '../../../values/filled.ts'
import { item } from '../../../values/items.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Figure, Item } from '../../../values/values.ts'
import type { HotSpotWidget } from '@polyhex/contract/exercises/hot-spot-widget'

const names = ['circle', 'square', 'triangle', 'rectangle', 'hexagon', 'star', 'heart', 'oval', 'kite'] as const
type Name = (typeof names)[number]

/** Nine shapes in three rows; a place is told from one of them. */
export interface Grid {
  readonly shapes: readonly Name[]
  readonly from: number
  readonly way: Way
}
export const ways = ['above', 'below', 'left of', 'right of'] as const
type Way = (typeof ways)[number]

/** Rows and columns that lie between a place and the one told from it. */
const steps: Readonly<Record<Way, readonly [row: number, column: number]>> = {
  above: [-1, 0],
  below: [1, 0],
  'left of': [0, -1],
  'right of': [0, 1],
}
const told: Readonly<Record<Way, string>> = {
  above: 'just above',
  below: 'just below',
  'left of': 'just to the left of',
  'right of': 'just to the right of',
}
const finger: Readonly<Record<Way, string>> = { above: 'up', below: 'down', 'left of': 'left', 'right of': 'right' }

function reached(from: number, way: Way): number | null {
  const [row, column] = [Math.floor(from / 3) + steps[way][0], (from % 3) + steps[way][1]]
  return row < 0 || row > 2 || column < 0 || column > 2 ? null : 3 * row + column
}

const gridWidget = ({ shapes }: Grid): HotSpotWidget => ({
  widget: 'hot_spot',
  scene: {
    shows: 'things',
    in: 'cards',
    things: shapes.map((name, i) => ({ is: 'shape', shape: name, turn: 0, size: 80, second: i % 2 === 1 })),
  },
  picks: 1,
  start: '',
})

const target = (p: Grid): number => reached(p.from, p.way) ?? p.from
/** Left and right are learned last. */
const load = ({ way, from }: Pick<Grid, 'way' | 'from'>): number =>
  (way === 'above' || way === 'below' ? 0 : 3) + (from === 4 ? 0 : 1)
const moves = range(0, 8)
  .flatMap((from) => ways.map((way) => ({ from, way })))
  .filter(({ from, way }) => reached(from, way) !== null)
  .toSorted((a, b) => load(a) - load(b))

function gridParams(chance: Chance, difficulty: number): Grid {
  const start = Math.floor(difficulty * 0.5 * moves.length)
  return { shapes: chance.shuffle(names), ...chance.pick(moves.slice(start, start + moves.length / 2)) }
}

/** Find a shape by its place: above, below, on the left, on the right of another (K.G.A.1). */
export const tapPlace: LevelTask = task<Grid>({
  id: 'tap_place',
  kind: 'read',
  band: [0, 1],
  version: 2,
  form: 'hot_spot',
  params: gridParams,
  note: (p) => `${p.way} ${p.shapes[p.from]} ${p.shapes[target(p)]} ${p.from}`,
  prompt: (p, words) => {
    const name = p.shapes[p.from] ?? ''
    return {
      text: words.pick([
        `Tap the shape ${told[p.way]} the ${name}.`,
        `Find the ${name}. Tap what is ${told[p.way]} it.`,
        `Which shape is ${told[p.way]} the ${name}? Tap it.`,
      ]),
    }
  },
  answer: (p) => spotsTapped(gridWidget(p), [target(p)]),
  widget: (p) => ({ surface: gridWidget(p) }),
  distractors: (p) => [
    ...ways.flatMap((way) => {
      const other = reached(p.from, way)
      return way === p.way || other === null
        ? []
        : [
            wrongAnswer(
              spotsTapped(gridWidget(p), [other]),
              'reversed_order',
              `That one is ${told[way]} the ${p.shapes[p.from]}. Go ${finger[p.way]}.`,
            ),
          ]
    }),
    wrongAnswer(
      spotsTapped(gridWidget(p), [p.from]),
      'given_number',
      `That is the ${p.shapes[p.from]}. Start there and go ${finger[p.way]}.`,
    ),
  ],
  hints: (p) => [{ text: `Put your finger on the ${p.shapes[p.from]}.` }, { text: `Go one step ${finger[p.way]}.` }],
  solution: (p) => [
    nextStep(`Start at the ${p.shapes[p.from]} and go one step ${finger[p.way]}.`),
    nextStep(`There is the ${p.shapes[target(p)]}.`, undefined, spotsTapped(gridWidget(p), [target(p)])),
  ],
  load,
})

/** Two shapes, one over the other or side by side. */
export interface Pair {
  readonly first: Name
  readonly second: Name
  readonly way: Way
  /** A third shape that a sentence could name wrongly. */
  readonly third: Name
}

/** First and second by where the first one stands. */
export function pairPicture({ first, second, way }: Pick<Pair, 'first' | 'second' | 'way'>): Figure {
  const cells: Readonly<Record<Way, readonly [readonly [number, number], readonly [number, number]]>> = {
    above: [
      [0, 0],
      [0, 1],
    ],
    below: [
      [0, 1],
      [0, 0],
    ],
    'left of': [
      [0, 0],
      [1, 0],
    ],
    'right of': [
      [1, 0],
      [0, 0],
    ],
  }
  const [one, two] = cells[way]
  const [top, bottom] = way === 'above' || way === 'left of' ? [first, second] : [second, first]
  return shape(
    {
      items: [
        { shape: first, cell: one },
        { shape: second, cell: two, color: 2 },
      ],
    },
    {
      alt:
        way === 'above' || way === 'below'
          ? `Two shapes. Top row: ${top}. Bottom row: ${bottom}.`
          : `Two shapes in one row, from left to right: ${top}, ${bottom}.`,
    },
  )
}

const pairs: Numbers<Pair> = {
  params: (chance, difficulty) => {
    const [first, second, third] = chance.sample(names, 3) as [Name, Name, Name]
    const way = chance.happens(0.9 * difficulty)
      ? chance.pick(['left of', 'right of'] as const)
      : chance.pick(['above', 'below'] as const)
    return { first, second, third, way }
  },
  note: (p) => `${p.first} ${p.way} ${p.second}`,
  load: ({ way }) => (way === 'above' || way === 'below' ? 0 : 1),
}

const tellsPair = (p: Pair): string =>
  p.way === 'above' || p.way === 'below'
    ? `The ${p.first} is ${p.way} the ${p.second}.`
    : `The ${p.first} is to the ${p.way} the ${p.second}.`

/** A sentence about a picture, told with the names of the shapes (K.G.A.1). */
export const sayPlace: LevelTask = fillSentence<Pair>(pairs, {
  id: 'say_place',
  kind: 'build',
  band: [0, 1],
  version: 1,
  prompt: (_, words) => ({
    text: words.pick([
      'Look at the picture. Make the sentence true.',
      'Put in the names of the shapes.',
      'Which names fit? Put them in.',
    ]),
  }),
  figure: (p) => pairPicture(p),
  sentence: (p) => ({
    lines: [p.way === 'above' || p.way === 'below' ? `[] is ${p.way} []` : `[] is to the ${p.way} []`],
    tiles: [p.first, p.second, p.third],
  }),
  fills: (p) => filled([p.first, p.second]),
  distractors: (p) => [
    wrongAnswer(filled([p.second, p.first]), 'reversed_order', `Start with the shape that is ${p.way} the other one.`),
    wrongAnswer(filled([p.first, p.third]), 'looks_alike', `There is no ${p.third} in the picture.`),
  ],
  hints: (p) => [
    { text: 'Which two shapes are in the picture?' },
    { text: `Read the sentence. Which shape is ${p.way} the other one? It goes first.` },
  ],
  steps: (p) => [nextStep(`The picture shows two shapes: ${p.first} and ${p.second}.`)],
  says: (p) => ({ say: tellsPair(p) }),
})

const option = (p: Pick<Pair, 'first' | 'second' | 'way'>): Item => {
  const figure = pairPicture(p)
  return item(`${p.first} ${p.way} ${p.second}`, '', { figure, speech: figure.alt })
}
const opposite: Readonly<Record<Way, Way>> = {
  above: 'below',
  below: 'above',
  'left of': 'right of',
  'right of': 'left of',
}
const across: Readonly<Record<Way, Way>> = {
  above: 'left of',
  below: 'right of',
  'left of': 'above',
  'right of': 'below',
}

/** Which picture shows what a sentence tells (K.G.A.1)? */
export const whichPicture: LevelTask = task<Pair>({
  ...pairs,
  id: 'which_picture',
  kind: 'choose',
  version: 1,
  form: 'choice',
  prompt: (p, words) => ({
    text: `${tellsPair(p)} ${words.pick(['Which picture is it?', 'Find the picture.', 'Which picture shows that?'])}`,
  }),
  answer: option,
  distractors: (p) => [
    wrongAnswer(
      option({ ...p, way: opposite[p.way] }),
      'reversed_order',
      `There the ${p.second} is ${p.way} the ${p.first}.`,
    ),
    wrongAnswer(
      option({ ...p, way: across[p.way] }),
      'looks_alike',
      `There the ${p.first} is ${across[p.way]} the ${p.second}.`,
    ),
    wrongAnswer(option({ ...p, second: p.third }), 'looks_alike', `There is no ${p.second} in that picture.`),
  ],
  hints: (p) => [
    { text: `Look for a ${p.first} and a ${p.second}.`.replaceAll(' a oval', ' an oval') },
    { text: `Put your finger on the ${p.second}. Where must the ${p.first} be?` },
  ],
  solution: (p) => [
    nextStep(`Start at the ${p.second}. Go ${finger[p.way]} to the ${p.first}.`),
    nextStep(tellsPair(p), undefined, option(p)),
  ],
})
