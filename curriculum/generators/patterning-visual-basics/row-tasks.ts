import { spotsTapped } from '../../surfaces/hot-spot.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { rowFigure, rowOf, rowWidget, tilesFor, type RowTile, type Unit } from './tile-rows.ts'
import type { Chance } from '../../chance.ts'
import type { Item, SetOf } from '../../values/values.ts'

/** A row that repeats a unit. */
interface Row {
  readonly unit: Unit
  readonly tiles: readonly RowTile[]
  readonly length: number
}

export interface WrongRow extends Row {
  /** Which tile is wrong, and what lies there. */
  readonly at: number
  readonly lies: RowTile
}

export interface GappedRow extends Row {
  readonly gaps: readonly number[]
  /** The tile whose places are asked for. */
  readonly asked: RowTile
}

export interface OtherTiles extends Row {
  readonly others: readonly RowTile[]
}

const rowIn = (p: Row): RowTile[] => rowOf(p.unit, p.tiles, p.length)
const used = (p: Row): RowTile[] => [...new Set(rowIn(p))]
const load = (p: Row): number => p.length + 2 * p.unit.length + 2 * used(p).length
const part = (p: Row): string => rowIn(p).slice(0, p.unit.length).join(', ')

function drawRow(chance: Chance, units: readonly Unit[], difficulty: number): Row {
  const sorted = units.toSorted((a, b) => a.length - b.length)
  const unit =
    sorted[Math.min(sorted.length - 1, Math.floor((difficulty * 0.8 + 0.2 * chance.unit()) * sorted.length))] ?? 'AB'
  return {
    unit,
    tiles: tilesFor(chance, unit),
    length: Math.min(10, Math.max(2 * unit.length + 2, 6) + Math.round(3 * difficulty)),
  }
}

const swapped = (p: WrongRow): RowTile[] => rowIn(p).map((tile, i) => (i === p.at ? p.lies : tile))

/** Whether a row repeats a part of two or three tiles. */
const repeats = (row: readonly RowTile[]): boolean =>
  [2, 3].some((period) => row.every((tile, i) => i < period || tile === row[i - period]))

/** Places at which another tile would make the row repeat. */
function mendedAt(p: WrongRow): number[] {
  const row = swapped(p)
  return range(0, p.length - 1).filter((at) =>
    [...used(p), p.lies].some((other) => other !== row[at] && repeats(row.map((tile, i) => (i === at ? other : tile)))),
  )
}

/** One tile of a pattern is wrong: find it. */
export function tapWrong(of: { readonly units: readonly Unit[] }): LevelTask {
  return task<WrongRow>({
    id: 'tap_wrong',
    kind: 'find_error',
    band: [0, 1],
    version: 1,
    form: 'hot_spot',
    params: (chance, difficulty) => {
      const row = drawRow(chance, of.units, difficulty)
      const at = chance.int(row.unit.length, row.length - 2)
      const right = rowIn(row)[at]
      return { ...row, at, lies: chance.pick(row.tiles.filter((tile) => tile !== right)) }
    },
    reject: (p) => (mendedAt(p).length === 1 ? null : 'it could be mended at another place'),
    note: (p) => swapped(p).join(' '),
    prompt: (_, words) => ({
      text: words.pick([
        'One tile is wrong. Tap it.',
        'Say the pattern. Tap the wrong tile.',
        'Oh no! One tile does not fit. Tap it.',
      ]),
    }),
    answer: (p) => spotsTapped(rowWidget(swapped(p), 1), [p.at]),
    widget: (p) => ({ surface: rowWidget(swapped(p), 1) }),
    distractors: (p) =>
      [p.at + 1, p.at - 1, 0].map((at) =>
        wrongAnswer(
          spotsTapped(rowWidget(swapped(p), 1), [at]),
          'looks_alike',
          `That one fits. Say the part again and again: ${part(p)}.`,
        ),
      ),
    hints: (p) => [
      { text: 'Say the tiles out loud, one by one.' },
      { text: `This part comes again and again: ${part(p)}.` },
    ],
    solution: (p) => [
      nextStep(`This part comes again and again: ${part(p)}.`, undefined, undefined, rowFigure(rowIn(p))),
      nextStep(
        `Here lies a ${p.lies}. It should be a ${rowIn(p)[p.at]}.`,
        undefined,
        spotsTapped(rowWidget(swapped(p), 1), [p.at]),
      ),
    ],
    load,
  })
}

const gapped = (p: GappedRow): (RowTile | null)[] => rowIn(p).map((tile, i) => (p.gaps.includes(i) ? null : tile))
const wanted = (p: GappedRow): number[] => p.gaps.filter((at) => rowIn(p)[at] === p.asked)

/** Some tiles have fallen out: tap the gaps in which one kind of tile belongs. */
export function fillGaps(of: { readonly units: readonly Unit[] }): LevelTask {
  const answer = (p: GappedRow): SetOf => spotsTapped(rowWidget(gapped(p), null), wanted(p))
  return task<GappedRow>({
    id: 'fill_gaps',
    kind: 'build',
    band: [0, 1],
    version: 1,
    form: 'hot_spot',
    params: (chance, difficulty) => {
      const row = { ...drawRow(chance, of.units, difficulty), length: 10 }
      const gaps = chance
        .sample(range(2 * row.unit.length, row.length - 1), Math.min(4, 2 + Math.round(2 * difficulty)))
        .toSorted((a, b) => a - b)
      return { ...row, gaps, asked: chance.pick(used(row)) }
    },
    reject: (p) => (wanted(p).length === 0 || wanted(p).length === p.gaps.length ? 'all gaps are alike' : null),
    note: (p) =>
      `${gapped(p)
        .map((tile) => tile ?? '?')
        .join(' ')} ${p.asked}`,
    prompt: (p, words) => ({
      text: words.pick([
        `Some tiles fell out. Where does a ${p.asked} go? Tap each place.`,
        `Tap every gap for a ${p.asked}.`,
        `Which gaps need a ${p.asked}? Tap them.`,
      ]),
    }),
    answer,
    widget: (p) => ({ surface: rowWidget(gapped(p), null) }),
    distractors: (p) => [
      wrongAnswer(
        spotsTapped(rowWidget(gapped(p), null), p.gaps),
        'looks_alike',
        `Not every gap gets a ${p.asked}. Say the pattern: ${part(p)}.`,
      ),
      wrongAnswer(
        spotsTapped(
          rowWidget(gapped(p), null),
          p.gaps.filter((at) => !wanted(p).includes(at)),
        ),
        'last_item_repeats',
        `Other tiles go there. Say the pattern: ${part(p)}.`,
      ),
    ],
    hints: (p) => [
      { text: 'Say the tiles out loud. Say the gaps, too.' },
      { text: `This part comes again and again: ${part(p)}.` },
    ],
    solution: (p) => [
      nextStep(`This part comes again and again: ${part(p)}.`, undefined, undefined, rowFigure(rowIn(p))),
      nextStep(`Go on with it over the gaps. Tap where you say ${p.asked}.`, undefined, answer(p)),
    ],
    load: (p) => load(p) + 3 * p.gaps.length,
  })
}

const option = (unit: string, tiles: readonly RowTile[], length: number): Item => {
  const figure = rowFigure(rowOf(unit, tiles, length))
  return item(unit, '', { figure, speech: figure.alt })
}
const decoys: readonly string[] = ['AB', 'AAB', 'ABB', 'ABC', 'AABB']

/** Which row goes in the same way with other tiles? */
export function samePattern(of: { readonly units: readonly Unit[] }): LevelTask {
  return task<OtherTiles>({
    id: 'same_pattern',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: (chance, difficulty) => {
      const row = drawRow(chance, of.units, difficulty)
      const [tiles, others] = [tilesFor(chance, 'ABC'), tilesFor(chance, 'ABC')]
      return { ...row, tiles, others }
    },
    reject: (p) =>
      p.others.some((tile) => p.tiles.includes(tile)) && p.others[0] === p.tiles[0] ? 'the rows look alike' : null,
    note: (p) => `${p.unit} ${p.tiles.join(' ')} ${p.others.join(' ')}`,
    prompt: (_, words) => ({
      text: words.pick([
        'Which row goes the same way with other tiles?',
        'Find the row with the same pattern.',
        'Clap this pattern. Which row claps the same way?',
      ]),
    }),
    answer: (p) => option(p.unit, p.others, p.length),
    distractors: (p) =>
      decoys
        .filter((unit) => unit !== p.unit)
        .map((unit) =>
          wrongAnswer(
            option(unit, p.others, p.length),
            'looks_alike',
            `That row goes ${[...unit].map((letter) => p.others['ABC'.indexOf(letter)]).join(', ')}, and again. That is another pattern.`,
          ),
        )
        .slice(0, 3),
    hints: (p) => [
      { text: 'Say the row at the top out loud. When does it start again?' },
      { text: `It starts again after ${p.unit.length} tiles. Look for a row like that.` },
    ],
    solution: (p) => [
      nextStep(`The row at the top goes ${part(p)}, and again.`),
      nextStep(
        `This row goes ${p.unit
          .split('')
          .map((letter) => p.others['ABC'.indexOf(letter)])
          .join(', ')}, and again. It is the same pattern.`,
        undefined,
        option(p.unit, p.others, p.length),
      ),
    ],
    figure: (p) => rowFigure(rowIn(p)),
    load,
  })
}
