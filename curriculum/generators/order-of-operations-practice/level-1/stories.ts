import { minus, plus, times } from '../../../expressions/build.ts'
import { expression } from '../../../values/items.ts'
import { wrongAnswer } from '../../wrong-answer.ts'
import { twoOperations } from './numbers.ts'
import type { ToldStory } from '../../../tasks/story-task.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Node } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Things that come in packs: how many there may be in one, and of all. */
interface Packed {
  readonly many: string
  readonly pack: string
  readonly packs: string
  readonly most: number
}

export const packed: readonly [Packed, ...Packed[]] = [
  { many: 'stickers', pack: 'sheet', packs: 'sheets', most: 150 },
  { many: 'crayons', pack: 'box', packs: 'boxes', most: 120 },
  { many: 'muffins', pack: 'tray', packs: 'trays', most: 120 },
  { many: 'marbles', pack: 'bag', packs: 'bags', most: 150 },
]

const added = 'a + b x c'
const taken = 'a - b x c'

/** The numbers of the level, as one amount and some packs: only those can be told as a story. */
export const withPacks: TopicLevel<Params> = {
  ...twoOperations,
  params: (chance, difficulty) => {
    const packs = chance.int(2 + Math.round(2 * difficulty), 4 + Math.round(4 * difficulty))
    const inOne = chance.int(3 + Math.round(2 * difficulty), 6 + Math.round(4 * difficulty))
    const pattern = chance.pick([added, taken])
    const other = chance.int(3, 12 + Math.round(20 * difficulty))
    return { pattern, a: pattern === taken ? packs * inOne + other : other, b: packs, c: inOne }
  },
  load: ({ b, c }) => b * c,
}

const isAdded = (p: Params): boolean => p.pattern === added
/** Things that are sold and used up alike. */
export const suits = (p: Params, { most }: Packed): boolean => p.a + p.b * p.c <= most

export const packStories: readonly [ToldStory<Params, Packed>, ...ToldStory<Params, Packed>[]] = [
  {
    tells: (p, t) => `There are ${p.a} ${t.many}. The teacher brings ${p.b} ${t.packs} with ${p.c} ${t.many} each.`,
    asks: (_, t) => `How many ${t.many} are there now?`,
    because: 'Equal packs are multiplied. What was there is added.',
    fits: isAdded,
  },
  {
    tells: (p, t) => `A class has ${p.a} ${t.many}. It buys ${p.b} more ${t.packs} of ${p.c}.`,
    asks: (_, t) => `How many ${t.many} does it have now?`,
    because: 'Equal packs are multiplied. What the class had is added.',
    fits: isAdded,
  },
  {
    tells: (p, t) => `There are ${p.a} ${t.many}. The class uses ${p.b} ${t.packs} with ${p.c} ${t.many} each.`,
    asks: (_, t) => `How many ${t.many} are left?`,
    because: 'Equal packs are multiplied. What is used is taken away.',
    fits: (p) => !isAdded(p),
  },
  {
    tells: (p, t) => `A store has ${p.a} ${t.many}. It sells ${p.b} ${t.packs} of ${p.c}.`,
    asks: (_, t) => `How many ${t.many} does it have left?`,
    because: 'Equal packs are multiplied. What is sold is taken away.',
    fits: (p) => !isAdded(p),
  },
]

export const setUp = ({ pattern, a, b, c }: Params): Node =>
  pattern === added ? plus(a, times(b, c)) : minus(a, times(b, c))

/** Calculations with the same numbers that tell another story. */
export function otherSetUps(p: Params): Distractor[] {
  const { a, b, c } = p
  return [
    wrongAnswer(
      expression(times(isAdded(p) ? plus(a, b) : minus(a, b), c)),
      'left_to_right_only',
      `That puts \\(${a}\\) with the packs. Only the ${b} packs hold ${c} each.`,
    ),
    wrongAnswer(
      expression(isAdded(p) ? minus(a, times(b, c)) : plus(a, times(b, c))),
      'wrong_operation',
      isAdded(p) ? 'More come, so add.' : 'Some go away, so subtract.',
    ),
    wrongAnswer(
      expression(isAdded(p) ? plus(a, b, c) : minus(minus(a, b), c)),
      'looks_alike',
      `Each pack holds ${c}. So multiply the ${b} packs by ${c}.`,
    ),
  ]
}
