import { minus, num, over as fraction, plus, times } from '../../../expressions/build.ts'
import { expression } from '../../../values/items.ts'
import { rational } from '../../../values/rational.ts'
import { wrongAnswer } from '../../wrong-answer.ts'
import { tex, type Params } from './numbers.ts'
import type { ToldStory } from '../../../tasks/story-task.ts'
import type { Distractor } from '../../../topic-level.ts'
import type { Node } from '../../../values/values.ts'

/** Something that is measured in parts of a unit: what is put together, and what goes away. */
interface Measured {
  readonly unit: string
  readonly joins: (first: string, second: string) => string
  readonly inAll: string
  readonly leaves: (first: string, second: string) => string
  readonly left: string
}

export const measured: readonly [Measured, ...Measured[]] = [
  {
    unit: 'mile',
    joins: (x, y) => `Rosa walks ${x} mile to the library. Then she walks ${y} mile to the park.`,
    inAll: 'How far does she walk in all?',
    leaves: (x, y) => `A trail is ${x} mile long. Ben has walked ${y} mile of it.`,
    left: 'How far does he still have to go?',
  },
  {
    unit: 'liter',
    joins: (x, y) => `Omar mixes ${x} liter of juice with ${y} liter of water.`,
    inAll: 'How much is that in all?',
    leaves: (x, y) => `A bottle holds ${x} liter of juice. Ana pours out ${y} liter.`,
    left: 'How much is left in the bottle?',
  },
  {
    unit: 'hour',
    joins: (x, y) => `Leo reads for ${x} hour in the morning and ${y} hour at night.`,
    inAll: 'How long does he read in all?',
    leaves: (x, y) => `Practice takes ${x} hour. Mia has practiced for ${y} hour.`,
    left: 'How much time is left?',
  },
  {
    unit: 'yard',
    joins: (x, y) => `Zoe buys ${x} yard of red ribbon and ${y} yard of blue ribbon.`,
    inAll: 'How much ribbon does she buy?',
    leaves: (x, y) => `A ribbon is ${x} yard long. Zoe cuts off ${y} yard.`,
    left: 'How long is the rest?',
  },
  {
    unit: 'pound',
    joins: (x, y) => `A bag holds ${x} pound of nuts. Sam adds ${y} pound of raisins.`,
    inAll: 'How much is in the bag now?',
    leaves: (x, y) => `Tia has ${x} pound of flour. She bakes with ${y} pound of it.`,
    left: 'How much flour is left?',
  },
]

const first = (p: Params): string => `\\(${tex(p.a, p.b)}\\)`
const second = (p: Params): string => `\\(${tex(p.c, p.d)}\\)`

/** What is put together, where the level adds; what is left, where it subtracts. */
export const told: readonly [ToldStory<Params, Measured>, ToldStory<Params, Measured>] = [
  {
    fits: ({ sign }) => sign === '+',
    tells: (p, t) => t.joins(first(p), second(p)),
    asks: (_, t) => t.inAll,
    because: 'Two parts are put together, so add.',
  },
  {
    fits: ({ sign }) => sign === '-',
    tells: (p, t) => t.leaves(first(p), second(p)),
    asks: (_, t) => t.left,
    because: 'Some goes away and the rest is asked for, so subtract.',
  },
]

const left = (p: Params): Node => num(rational(p.a, p.b))
const right = (p: Params): Node => num(rational(p.c, p.d))

/** The calculation of a story. */
export const setUp = (p: Params): Node => (p.sign === '+' ? plus(left(p), right(p)) : minus(left(p), right(p)))

/** Other calculations with the fractions of a story. */
export const otherSetUps = (p: Params): Distractor[] =>
  p.sign === '+'
    ? [
        wrongAnswer(
          expression(minus(left(p), right(p))),
          'wrong_operation',
          'Nothing goes away here. Both parts count.',
        ),
        wrongAnswer(
          expression(fraction(plus(num(p.a), num(p.c)), plus(num(p.b), num(p.d)))),
          'add_tops_and_bottoms',
          'The parts have different sizes: numerators and denominators cannot be added by themselves.',
        ),
        wrongAnswer(
          expression(times(left(p), right(p))),
          'wrong_operation',
          'No part of a part is asked for. Both parts count.',
        ),
        wrongAnswer(
          expression(minus(right(p), left(p))),
          'wrong_operation',
          'Nothing goes away here. Both parts count.',
        ),
      ]
    : [
        wrongAnswer(
          expression(plus(left(p), right(p))),
          'wrong_operation',
          'Nothing is put together here. What is left is less than at the start.',
        ),
        wrongAnswer(expression(minus(right(p), left(p))), 'reversed_order', 'What was there at the start comes first.'),
        wrongAnswer(
          expression(times(left(p), right(p))),
          'wrong_operation',
          'No part of a part is asked for. Take away what goes.',
        ),
        wrongAnswer(
          expression(fraction(left(p), right(p))),
          'wrong_operation',
          'It is not asked how often one fits into the other. Take away what goes.',
        ),
      ]
