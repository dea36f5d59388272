import { spotsTapped } from '../../surfaces/hot-spot.ts'
import { task, type LevelTask, type Task } from '../../tasks/task.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { HotSpotWidget, SpotShape } from '@polyhex/contract/exercises/hot-spot-widget'
import type { RichText, SetOf } from '../../values/values.ts'

/** What is tapped around one shape. */
export type AroundAsks = 'sides' | 'corners' | 'square corners' | 'parallel sides'

export interface Around {
  readonly shape: SpotShape
  readonly turn: number
  readonly asks: AroundAsks
}

/** How many sides each shape has. */
const sides: Readonly<Partial<Record<SpotShape, number>>> = {
  triangle: 3,
  isosceles_triangle: 3,
  right_triangle: 3,
  scalene_triangle: 3,
  obtuse_triangle: 3,
  square: 4,
  rectangle: 4,
  rhombus: 4,
  kite: 4,
  trapezoid: 4,
  isosceles_trapezoid: 4,
  parallelogram: 4,
  quadrilateral: 4,
  pentagon: 5,
  irregular_pentagon: 5,
  hexagon: 6,
  irregular_hexagon: 6,
}
/** The corners that are square, and the one pair of sides that runs the same way, by number from 0. */
const square: Readonly<Partial<Record<SpotShape, readonly number[]>>> = {
  right_triangle: [0],
  square: [0, 1, 2, 3],
  rectangle: [0, 1, 2, 3],
  irregular_pentagon: [0, 1],
}
const parallel: Readonly<Partial<Record<SpotShape, readonly [number, number]>>> = {
  trapezoid: [0, 2],
  isosceles_trapezoid: [0, 2],
  irregular_pentagon: [1, 4],
}

const words: Readonly<
  Record<
    AroundAsks,
    { readonly ask: readonly [RichText, ...RichText[]]; readonly rule: RichText; readonly how: RichText }
  >
> = {
  sides: {
    ask: ['Tap every side.', 'Where are the sides? Tap them all.', 'Go around and tap each side.'],
    rule: 'A side is a straight line from one corner to the next.',
    how: 'Start at one side. Go around until you are back.',
  },
  corners: {
    ask: ['Tap every corner.', 'Where are the corners? Tap them all.', 'Go around and tap each corner.'],
    rule: 'A corner is where two sides meet.',
    how: 'Start at one corner. Go around until you are back.',
  },
  'square corners': {
    ask: [
      'Tap every square corner.',
      'Where are the square corners? Tap them all.',
      'Find the right angles. Tap them all.',
    ],
    rule: 'A square corner looks like the corner of a sheet of paper.',
    how: 'Lay the corner of a sheet of paper on each corner. Does it fit?',
  },
  'parallel sides': {
    ask: [
      'Tap the 2 sides that are parallel.',
      'Two sides are parallel. Tap them.',
      'Which 2 sides run the same way? Tap them.',
    ],
    rule: 'Parallel sides stay the same distance apart. They never meet.',
    how: 'Think of each side as longer. Which two would never meet?',
  },
}

const widgetOf = (p: Around): HotSpotWidget => ({
  widget: 'hot_spot',
  scene: {
    shows: 'outline',
    shape: p.shape,
    turn: p.turn,
    tap: p.asks === 'sides' || p.asks === 'parallel sides' ? 'sides' : 'corners',
  },
  picks: p.asks === 'parallel sides' ? 2 : null,
  start: '',
})

const allOf = (p: Around): number[] => range(0, (sides[p.shape] ?? 0) - 1)

function asked(p: Around): readonly number[] {
  if (p.asks === 'square corners') return square[p.shape] ?? []
  if (p.asks === 'parallel sides') return parallel[p.shape] ?? []
  return allOf(p)
}

const tapped = (p: Around, places: readonly number[]): SetOf => spotsTapped(widgetOf(p), places)

/** More sides, and a turned shape, are more to look at. */
const load = (p: Around): number => (sides[p.shape] ?? 0) + (p.turn === 0 ? 0 : 3)

/** Tap around one shape: each of its sides or corners, the square corners, the sides that are parallel. */
export function tapAround(
  of: { readonly asks: readonly AroundAsks[]; readonly shapes: readonly SpotShape[] } & Partial<
    Pick<Task<Around>, 'band' | 'kind' | 'id'>
  >,
): LevelTask {
  const { asks, shapes, id = 'tap_around', kind = 'read', band = [0, 1], ...rest } = of
  const all = asks
    .flatMap((ask) => shapes.flatMap((shape) => range(0, 345, 15).map((turn): Around => ({ shape, turn, asks: ask }))))
    .filter((p) => asked(p).length > 0)
    .toSorted((a, b) => load(a) - load(b))
  return task<Around>({
    ...rest,
    id,
    kind,
    band,
    version: 1,
    form: 'hot_spot',
    params: (chance, difficulty) => chance.pick(windowOf(all, difficulty)),
    note: (p) => `${p.asks} ${p.shape} ${p.turn}`,
    ...(all.length < 300 ? { space: all.length } : {}),
    prompt: (p, chance) => ({ text: chance.pick(words[p.asks].ask) }),
    answer: (p) => tapped(p, asked(p)),
    widget: (p) => ({ surface: widgetOf(p) }),
    distractors: (p) => {
      const few = asked(p)
      const one = p.asks === 'sides' || p.asks === 'parallel sides' ? 'side' : 'corner'
      if (p.asks === 'sides' || p.asks === 'corners')
        return few.map((left) =>
          wrongAnswer(
            tapped(
              p,
              few.filter((at) => at !== left),
            ),
            'slip_off_by_one',
            `One ${one} is left. Go all the way around.`,
          ),
        )
      return allOf(p)
        .filter((at) => !few.includes(at))
        .map((at) =>
          wrongAnswer(
            tapped(p, p.asks === 'parallel sides' ? [few[0] ?? 0, at] : [...few, at]),
            'looks_alike',
            p.asks === 'parallel sides'
              ? 'Make these two sides longer in your mind. They meet.'
              : 'One of these corners is not square. Check it with a sheet of paper.',
          ),
        )
    },
    hints: (p) => [{ text: words[p.asks].rule }, { text: words[p.asks].how }],
    solution: (p) => [
      nextStep(words[p.asks].rule),
      nextStep(
        `Go around the shape. You find ${asked(p).length} ${asked(p).length === 1 ? p.asks.slice(0, -1) : p.asks}.`,
        undefined,
        tapped(p, asked(p)),
      ),
    ],
    load,
  })
}
