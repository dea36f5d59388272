import { patternTiles } from '../../../figures/pattern-tiles.ts'
import { spotsTapped } from '../../../surfaces/hot-spot.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import { positions, turningTile, type Params } from './numbers.ts'
import type { HotSpotWidget } from '@polyhex/contract/exercises/hot-spot-widget'
import type { Item } from '../../../values/values.ts'

/** A row of turning tiles in which one is turned wrongly. */
export interface WrongTurn extends Params {
  readonly at: number
  /** Quarter turns by which it is off. */
  readonly off: 1 | 2 | 3
}

const row = (p: WrongTurn): number[] => positions(p).map((turns, i) => (i === p.at ? (turns + p.off) % 4 : turns))
const widgetOf = (p: WrongTurn): HotSpotWidget => ({
  widget: 'hot_spot',
  scene: {
    shows: 'things',
    in: 'row',
    things: row(p).map((turns) => ({ is: 'tile', tile: p.shape, turns, small: false, second: false })),
  },
  picks: 1,
  start: '',
})
/** Whether directions follow from one or two turns, again and again. */
function follows(all: readonly number[]): boolean {
  const turns = all.slice(1).map((to, i) => (to - (all[i] ?? 0) + 4) % 4)
  return turns.every((turn, i) => i < 2 || turn === turns[i - 2])
}
const mendedAt = (p: WrongTurn): number[] =>
  range(0, p.length - 1).filter((at) =>
    [1, 2, 3].some((by) => follows(row(p).map((turns, i) => (i === at ? (turns + by) % 4 : turns)))),
  )

/** One tile of a row is turned wrongly: find it. */
export const tapWrongTurn: LevelTask = task<WrongTurn>({
  id: 'tap_wrong_turn',
  kind: 'find_error',
  band: [0, 1],
  version: 1,
  form: 'hot_spot',
  params: (chance, difficulty) => ({
    ...turningTile.params(chance, difficulty),
    length: 7,
    at: chance.int(2, 5),
    off: chance.pick([1, 2, 3] as const),
  }),
  reject: (p) => (mendedAt(p).length === 1 ? null : 'it could be mended at another place'),
  note: (p) => `${p.shape} ${row(p).join('')}`,
  prompt: (p, words) => ({
    text: words.pick([
      `The ${p.shape} turns by a rule. One is wrong. Tap it.`,
      `One ${p.shape} is turned the wrong way. Tap it.`,
      `Follow the turns. Tap the ${p.shape} that does not fit.`,
    ]),
  }),
  answer: (p) => spotsTapped(widgetOf(p), [p.at]),
  widget: (p) => ({ surface: widgetOf(p) }),
  distractors: (p) =>
    [p.at + 1, p.at - 1].map((at) =>
      wrongAnswer(
        spotsTapped(widgetOf(p), [at]),
        'looks_alike',
        'That one fits. Start at the first tile and turn along.',
      ),
    ),
  hints: (p) => [
    { text: `Point your finger like the first ${p.shape}. Turn it along the row.` },
    { text: 'Where does your finger point another way than the tile?' },
  ],
  solution: (p) => [
    nextStep(
      'This is the row when every turn is right.',
      undefined,
      undefined,
      patternTiles({ rows: [positions(p).map((turns) => ({ shape: p.shape, turns }))] }),
    ),
    nextStep(`Here one ${p.shape} is turned another way.`, undefined, spotsTapped(widgetOf(p), [p.at])),
  ],
  load: (p) => turningTile.load(p),
})

const told = ['no turn', 'a quarter turn to the right', 'a half turn', 'a quarter turn to the left'] as const
const rule = (turns: readonly number[]): string => turns.map((turn) => told[turn]).join(', then ')
const ruleItem = (turns: readonly number[]): Item => item(turns.join(' '), rule(turns))
const rules: readonly (readonly number[])[] = [
  [1],
  [3],
  [2],
  [0, 1],
  [1, 0],
  [0, 2],
  [2, 0],
  [1, 2],
  [2, 1],
  [2, 3],
  [3, 2],
]

/** By which turns does a row go on? */
export const nameTurn: LevelTask = task<Params>({
  id: 'name_turn',
  kind: 'read',
  band: [0, 1],
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => ({ ...turningTile.params(chance, difficulty), gap: 0 }),
  note: (p) => `${p.shape} ${positions(p).join('')}`,
  space: 2 * 4 * rules.length,
  prompt: (p, words) => ({
    text: words.pick([
      `How does the ${p.shape} turn each time?`,
      `Which turns does the ${p.shape} make, again and again?`,
      `By what rule does the ${p.shape} turn?`,
    ]),
  }),
  answer: (p) => ruleItem(p.turns),
  distractors: (p) => {
    const mirrored = p.turns.map((turn) => (4 - turn) % 4)
    const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join()
    return [mirrored, p.turns.toReversed(), ...rules]
      .filter((one) => one.length === p.turns.length && !same(one, p.turns) && rules.some((each) => same(each, one)))
      .filter((one, i, all) => all.findIndex((each) => same(each, one)) === i)
      .slice(0, 3)
      .map((one) =>
        wrongAnswer(
          ruleItem(one),
          same(one, mirrored) ? 'reversed_order' : 'looks_alike',
          'Turn your finger from the first tile to the second. Which way does it go?',
        ),
      )
  },
  hints: (p) => [
    { text: `Point your finger like the first ${p.shape}. Turn it to the second one.` },
    { text: 'Two quarter turns make a half turn.' },
  ],
  solution: (p) => [
    nextStep('Go from tile to tile with your finger.'),
    nextStep(`The turns are: ${rule(p.turns)}, again and again.`, undefined, ruleItem(p.turns)),
  ],
  figure: (p) => patternTiles({ rows: [positions(p).map((turns) => ({ shape: p.shape, turns }))] }),
  load: (p) => turningTile.load(p),
})
