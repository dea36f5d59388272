import { retold } from '../../../figures/drawing.ts'
import { growingTiles } from '../../../figures/pattern-tiles.ts'
import { item } from '../../../values/items.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { addedAt, growingCells, growths, tilesOf } from '../growing.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure, Item } from '../../../values/values.ts'
import type { Cell, Growing } from '../growing.ts'

/** Figures 1 to 3 of a growing pattern, of squares or circles. */
export interface Params extends Growing {
  readonly tile: 'square' | 'circle'
}

const work = (p: Params): number => tilesOf(p, 4) + (p.kind === 'stairs' ? 2 : p.kind === 'corner' ? 1 : 0)

const all: readonly Params[] = growths
  .flatMap((kind) => range(1, 4).flatMap((start) => range(1, 2).map((step) => ({ kind, start, step }))))
  .filter((p) => (p.kind === 'stairs' ? p.step === 1 && p.start <= 2 : p.kind !== 'block' || p.start >= p.step))
  .flatMap((p) => (['square', 'circle'] as const).map((tile) => ({ ...p, tile })))
  .toSorted((a, b) => work(a) - work(b))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.45))

function option(p: Params, cells: readonly Cell[]): Item {
  const name = `${cells.length} ${cells.length === 1 ? p.tile : `${p.tile}s`}`
  const drawn = growingTiles({ steps: [cells], shape: p.tile, names: ['next'] })
  const figure = retold(drawn, { title: name, alt: drawn.alt, facts: drawn.facts })
  return item(cells.map((c) => c.join('-')).join(' '), '', { speech: name, figure })
}

/** One more tile than there should be, on top of the first column. */
function withOneMore(cells: readonly Cell[]): Cell[] {
  return [...cells, [0, 1 + Math.max(...cells.filter((c) => c[0] === 0).map((c) => c[1]))]]
}

function distractors(p: Params): Distractor[] {
  const right = growingCells(p, 4)
  const added = addedAt(p, 4)
  return [
    wrongAnswer(
      option(p, growingCells(p, 3)),
      'last_item_repeats',
      'That is the last figure again. The pattern goes on growing.',
    ),
    wrongAnswer(option(p, withOneMore(right)), 'slip_off_by_one', `One ${p.tile} too many. Add just ${added}.`),
    ...(added > 1
      ? [wrongAnswer(option(p, right.slice(0, -1)), 'slip_off_by_one', `One ${p.tile} too few. Add ${added}.`)]
      : [wrongAnswer(option(p, growingCells(p, 2)), 'reversed_order', 'That figure is smaller. The pattern grows.')]),
  ]
}

const picture = (p: Params, next: readonly Cell[] | null): Figure =>
  growingTiles({ steps: [...[1, 2, 3].map((n) => growingCells(p, n)), next], shape: p.tile })

/** Find the next shape when a pattern grows (1.OA.C.5). */
export const nextFigure: TopicLevel<Params> = {
  key: 'patterning_visual_basics/3',
  version: 1,
  params,
  note: (p) => `${p.kind} ${p.start} + ${p.step} ${p.tile}`,
  space: all.length,
  prompt: (_, words) => ({
    text: words.pick([
      'The pattern grows. Which figure comes next?',
      'Which figure is number 4?',
      'How does it grow? Find the next figure.',
    ]),
  }),
  answer: (p) => option(p, growingCells(p, 4)),
  forms: ['choice'],
  formsLeftOut: { numeric: 'the next figure is a picture, not a number' },
  distractors,
  hints: (p) => [
    { text: `Count the ${p.tile}s in figures 1, 2 and 3.` },
    { text: `Where do the new ${p.tile}s go? How many are new each time?` },
  ],
  solution: (p) => [
    nextStep(
      `The figures have ${[1, 2, 3].map((n) => tilesOf(p, n)).join(', ')} ${p.tile}s.`,
      undefined,
      undefined,
      picture(p, null),
    ),
    nextStep(
      `The next one gets ${addedAt(p, 4)} more: ${tilesOf(p, 4)} ${p.tile}s.`,
      undefined,
      option(p, growingCells(p, 4)),
      picture(p, growingCells(p, 4)),
    ),
  ],
  figure: (p) => picture(p, null),
  load: work,
}
