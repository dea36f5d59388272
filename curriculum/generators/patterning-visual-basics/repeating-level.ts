import { patternTiles } from '../../figures/pattern-tiles.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { repeated, shapeItem, tileRow, tileShapes } from './tiles.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { TileShape } from './tiles.ts'

/** A unit of shapes that repeats, how many tiles the row has, and which of them is asked for. */
export interface RepeatingParams {
  readonly unit: readonly TileShape[]
  readonly length: number
  readonly gap: number
}

/** The letters of units: two tiles for 'next'; for 'middle' three tiles of two kinds, then of three kinds. */
const easy = ['AB'] as const
const middle = ['AAB', 'ABB'] as const
const hard = ['ABC'] as const

/** Two of six shapes in order for AB, in rows of four to nine tiles. */
const nextSpace = 30 * 6

/** Shapes for the letters of a unit. */
function unitOf(letters: string, chance: Chance): TileShape[] {
  const shapes = chance.sample(tileShapes, 3)
  return [...letters].map((letter) => shapes['ABC'.indexOf(letter)] as TileShape)
}

export const rowOf = (p: RepeatingParams): TileShape[] => repeated(p.unit, p.length)
const answerOf = (p: RepeatingParams): TileShape => rowOf(p)[p.gap] as TileShape
const picture = (p: RepeatingParams, filled: boolean): Figure =>
  patternTiles({ rows: [tileRow(rowOf(p), filled ? -1 : p.gap)] })

function distractors(p: RepeatingParams): Distractor[] {
  const right = answerOf(p)
  const row = rowOf(p)
  const beside = row[p.gap - 1] ?? row[p.gap + 1]
  const others = [...new Set(p.unit)].filter((s) => s !== right)
  const outside = tileShapes.filter((s) => !p.unit.includes(s))
  const list: Distractor[] = []
  if (beside !== undefined && beside !== right)
    list.push(
      wrongAnswer(
        shapeItem(beside),
        'last_item_repeats',
        `That is the ${beside} beside it again. Say the pattern aloud.`,
      ),
    )
  for (const other of others.filter((s) => s !== beside))
    list.push(
      wrongAnswer(
        shapeItem(other),
        'last_item_repeats',
        `The ${other} comes at another place. Start the pattern again.`,
      ),
    )
  for (const other of outside)
    list.push(wrongAnswer(shapeItem(other), 'looks_alike', `There is no ${other} in this pattern.`))
  return list
}

/**
 * A level about a repeating row of tiles: the next tile ('next') or one in the middle ('middle') is asked for.
 * Answered with a picture of a shape.
 */
export function repeatingLevel(
  key: TopicLevelKey,
  asked: 'next' | 'middle',
  prompts: readonly string[],
): TopicLevel<RepeatingParams> {
  return {
    key,
    version: 2,
    params: (chance, difficulty) => {
      const stage = difficulty + 0.5 * (chance.unit() - 0.5)
      const units = asked === 'next' ? easy : stage < 0.25 ? easy : stage < 0.6 ? middle : hard
      const unit = unitOf(chance.pick(units), chance)
      const length =
        asked === 'next' ? Math.min(9, Math.max(4, 4 + Math.round(5 * stage))) : unit.length * 2 + chance.int(1, 3) + 1
      return { unit, length, gap: asked === 'next' ? length - 1 : chance.int(unit.length, length - 2) }
    },
    note: (p) => `${p.unit.join(' ')} ${p.length} ${p.gap}`,
    ...(asked === 'next' ? { space: nextSpace } : {}),
    prompt: (_, words) => ({ text: words.pick(prompts) }),
    answer: (p) => shapeItem(answerOf(p)),
    forms: ['choice'],
    formsLeftOut: { numeric: 'the missing tile is a shape, not a number' },
    distractors,
    hints: (p) => [
      { text: `Say the tiles aloud: ${rowOf(p).slice(0, p.unit.length).join(', ')} ...` },
      { text: 'Which tiles come again and again? Where does it start over?' },
    ],
    solution: (p) => [
      nextStep(
        `This part comes again and again: ${p.unit.join(', ')}.`,
        undefined,
        undefined,
        patternTiles({ rows: [tileRow(p.unit)], title: 'The part that repeats' }),
      ),
      nextStep(`So the missing tile is a ${answerOf(p)}.`, undefined, shapeItem(answerOf(p)), picture(p, true)),
    ],
    figure: (p) => picture(p, false),
    load: (p) => (asked === 'next' ? p.length : 3 * p.unit.length + 3 * new Set(p.unit).size),
  }
}
