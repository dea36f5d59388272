import { growingTiles } from '../../../figures/pattern-tiles.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { addedAt, growingCells, growths, tilesOf } from '../growing.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Growing } from '../growing.ts'

/** Figures 1 to 3 are shown; the tiles of figure 4 or 5 are asked for. */
export interface Params extends Growing {
  readonly asked: 4 | 5
}

const work = (p: Params): number => tilesOf(p, p.asked) / 3 + (p.asked === 5 ? 3 : 0) + (p.kind === 'stairs' ? 3 : 0)

const all: readonly Params[] = growths
  .flatMap((kind) => range(1, 6).flatMap((start) => range(1, 5).map((step) => ({ kind, start, step }))))
  .filter((p) =>
    p.kind === 'stairs' ? p.step === 1 && p.start <= 3 : p.kind === 'block' ? p.start >= p.step : p.start + p.step > 2,
  )
  .filter((p) => p.kind !== 'tower' || p.start + 2 * p.step <= 10)
  .flatMap((p) => ([4, 5] as const).map((asked) => ({ ...p, asked })))
  .toSorted((a, b) => work(a) - work(b))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.45))
const answer = (p: Params): number => tilesOf(p, p.asked)

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      whole(tilesOf(p, 3)),
      'last_item_repeats',
      'That is the last figure you see. The pattern goes on growing.',
    ),
    ...(p.asked === 5
      ? [wrongAnswer(whole(tilesOf(p, 4)), 'stops_early', 'That is figure 4. Go one figure further.')]
      : [wrongAnswer(whole(tilesOf(p, 5)), 'looks_alike', 'That is figure 5. Figure 4 was asked for.')]),
    wrongAnswer(whole(answer(p) + 1), 'slip_off_by_one', 'One tile too many. Add once more.'),
    wrongAnswer(whole(answer(p) - 1), 'slip_off_by_one', 'One tile too few. Add once more.'),
  ]
}

function solution(p: Params): Step[] {
  const counts = [1, 2, 3].map((n) => tilesOf(p, n))
  const rule =
    p.kind === 'stairs'
      ? `First \\(${addedAt(p, 2)}\\) are added, then \\(${addedAt(p, 3)}\\): one more each time.`
      : `Each time \\(${p.step}\\) ${p.step === 1 ? 'tile is' : 'tiles are'} added.`
  const more = range(4, p.asked).map((n) =>
    nextStep(
      `Figure \\(${n}\\) has \\(${addedAt(p, n)}\\) more.`,
      `${tilesOf(p, n - 1)} + ${addedAt(p, n)} = ${tilesOf(p, n)}`,
      whole(tilesOf(p, n)),
    ),
  )
  return [nextStep('Count the tiles of each figure.', counts.join(', ')), nextStep(rule), ...more]
}

/** Count and predict tiles in a growing pattern (3.OA.D.9). */
export const tilesOfFigure: TopicLevel<Params> = {
  key: 'patterning_visual_basics/5',
  version: 1,
  params,
  note: (p) => `${p.kind} ${p.start} + ${p.step} at ${p.asked}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `The pattern goes on like this. How many tiles has figure \\(${p.asked}\\)?`,
      `How many tiles do you need for figure \\(${p.asked}\\)?`,
      `Look how it grows. How many tiles will figure \\(${p.asked}\\) have?`,
    ]),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Count the tiles of figures 1, 2 and 3.' },
    { text: 'How many tiles are added from one figure to the next?' },
    { text: `Figure 3 has \\(${tilesOf(p, 3)}\\) tiles. Figure 4 gets \\(${addedAt(p, 4)}\\) more.` },
  ],
  solution,
  figure: (p) => growingTiles({ steps: [1, 2, 3].map((n) => growingCells(p, n)) }),
  load: work,
}
