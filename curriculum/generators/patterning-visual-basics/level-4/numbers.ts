import { patternTiles } from '../../../figures/pattern-tiles.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { tileItem } from '../tiles.ts'
import type { Chance } from '../../../chance.ts'
import type { Tile } from '../../../figures/pattern-tiles.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure, Item } from '../../../values/values.ts'

/** An arrow or a flag that turns by a fixed number of quarter turns, or by two amounts in turn. */
export interface Params {
  readonly shape: 'arrow' | 'flag'
  readonly start: number
  /** Quarter turns clockwise from tile to tile, repeated in this order. */
  readonly turns: readonly number[]
  readonly length: number
  readonly gap: number
}

const directions = ['up', 'right', 'down', 'left'] as const

/** One steady turn first, then two turns one after the other. */
const steady = [[1], [3], [2]] as const
const double = [
  [0, 2],
  [2, 0],
  [0, 1],
  [1, 0],
  [1, 2],
  [2, 1],
  [2, 3],
  [3, 2],
] as const

const all: readonly Params[] = [...steady, ...double]
  .flatMap((turns) => range(0, 3).map((start) => ({ turns, start, length: 6 })))
  .flatMap((p) => [3, 4, 5].map((gap) => ({ ...p, gap })))
  .flatMap((p) => (['arrow', 'flag'] as const).map((shape) => ({ ...p, shape })))
  .toSorted((a, b) => work(a) - work(b))

function work(p: Params): number {
  return 2 * p.turns.length + (p.turns.includes(0) ? 0 : p.turns.length - 0.5) + (p.gap < p.length - 1 ? 0.5 : 0)
}

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.45))

/** Quarter turns of every tile. */
export function positions(p: Params): number[] {
  let at = p.start
  return range(0, p.length - 1).map((i) => {
    const here = at
    at = (at + (p.turns[i % p.turns.length] ?? 0)) % 4
    return here
  })
}

const tile = (p: Params, turns: number): Tile => ({ shape: p.shape, ...(turns === 0 ? {} : { turns }) })
const option = (p: Params, turns: number): Item =>
  tileItem(`turned ${directions[turns]}`, `${p.shape} ${directions[turns] ?? ''}`, tile(p, turns))
const answerAt = (p: Params): number => positions(p)[p.gap] ?? 0

function distractors(p: Params): Distractor[] {
  const right = answerAt(p)
  const before = positions(p)[p.gap - 1] ?? 0
  const others = [before, (right + 2) % 4, (right + 1) % 4, (right + 3) % 4].filter(
    (t, i, all) => t !== right && all.indexOf(t) === i,
  )
  return others.map((turns) =>
    turns === before
      ? wrongAnswer(option(p, turns), 'last_item_repeats', 'That is the tile before it again. It must turn on.')
      : turns === (right + 2) % 4
        ? wrongAnswer(option(p, turns), 'looks_alike', 'That points exactly the other way. Turn it half around.')
        : wrongAnswer(option(p, turns), 'slip_off_by_one', 'That is one quarter turn off. Follow the turns once more.'),
  )
}

const turnWords = ['no turn', 'a quarter turn to the right', 'a half turn', 'a quarter turn to the left'] as const
const picture = (p: Params, filled: boolean): Figure =>
  patternTiles({ rows: [positions(p).map((t, i) => (i === p.gap && !filled ? null : tile(p, t)))] })
const ruleWords = (p: Params): string => p.turns.map((t) => turnWords[t]).join(', then ')

/** Follow a pattern that turns (2.G.A.1). */
export const turningTile: TopicLevel<Params> = {
  key: 'patterning_visual_basics/4',
  version: 2,
  params,
  note: (p) => `${p.shape} ${positions(p).join('')} ${p.gap}`,
  space: all.length,
  prompt: (p, words) => ({
    text:
      p.gap === p.length - 1
        ? words.pick([
            `The ${p.shape} turns by a rule. Which tile comes next?`,
            `Watch how the ${p.shape} turns. What comes next?`,
          ])
        : words.pick([
            `The ${p.shape} turns by a rule. Which tile is missing?`,
            `Watch how the ${p.shape} turns. Which tile goes in the gap?`,
          ]),
  }),
  answer: (p) => option(p, answerAt(p)),
  forms: ['choice'],
  formsLeftOut: { numeric: 'the missing tile is a picture, not a number' },
  distractors,
  hints: (p) => [
    { text: `Point your finger like the first ${p.shape}. Turn it to the next one.` },
    {
      text:
        p.turns.length === 1
          ? 'It makes the same turn each time. Which turn is it?'
          : p.turns.includes(0)
            ? 'Sometimes it turns, and sometimes it stays as it is.'
            : 'There are two different turns, one after the other.',
    },
    { text: `The turns are: ${ruleWords(p)}${p.turns.length === 1 ? ', each time' : ', and again'}.` },
  ],
  solution: (p) => [
    nextStep(
      `Look at the first tiles. The turns are: ${ruleWords(p)}${p.turns.length === 1 ? ', each time' : ', and again'}.`,
    ),
    nextStep(
      `Go on like this. The missing ${p.shape} is turned ${directions[answerAt(p)]}.`,
      undefined,
      option(p, answerAt(p)),
      picture(p, true),
    ),
  ],
  figure: (p) => picture(p, false),
  load: work,
}
