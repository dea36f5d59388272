import { growingTiles } from '../../figures/pattern-tiles.ts'
import { whole } from '../../values/rational.ts'
import { growingCells, tilesOf } from '../patterning-visual-basics/growing.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Growing } from '../patterning-visual-basics/growing.ts'

/** A pattern that grows by the same number each time; figure `asked` is far beyond the drawn ones. */
export interface Params extends Growing {
  readonly asked: number
}

const work = (p: Params): number => tilesOf(p, p.asked) + (p.start === p.step ? -10 : 0)

const all: readonly Params[] = (['train', 'corner', 'block'] as const)
  .flatMap((kind) => range(1, 9).flatMap((start) => range(2, 8).map((step) => ({ kind, start, step }))))
  .filter(
    (p) =>
      (p.kind !== 'block' || p.start >= p.step) &&
      p.start + 2 * p.step <= 20 &&
      (p.kind !== 'train' || p.start + p.step <= 9),
  )
  .flatMap((p) => range(6, 24, 2).map((asked) => ({ ...p, asked })))
  .toSorted((a, b) => work(a) - work(b))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.45))
const answer = (p: Params): number => tilesOf(p, p.asked)

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      whole(2 * tilesOf(p, p.asked / 2)),
      'recursive_only',
      `Twice figure \\(${p.asked / 2}\\) counts the first \\(${p.start}\\) twice. Use the rule instead.`,
    ),
    wrongAnswer(
      whole(p.start + p.step * p.asked),
      'slip_off_by_one',
      `From figure 1 to figure \\(${p.asked}\\) there are only \\(${p.asked - 1}\\) steps.`,
    ),
    wrongAnswer(
      whole(p.step * (p.asked - 1)),
      'stops_early',
      `That is what is added. Figure 1 has \\(${p.start}\\) ${p.start === 1 ? 'tile' : 'tiles'} already.`,
    ),
    wrongAnswer(
      whole(p.step * p.asked),
      'looks_alike',
      `Figure 1 does not have \\(${p.step}\\) tiles. Look where it starts.`,
    ),
    wrongAnswer(whole(tilesOf(p, 4)), 'near', `That is figure 4. Go on to figure \\(${p.asked}\\).`),
  ]
}

/** Use the rule to predict a figure further along (4.OA.C.5). */
export const level: TopicLevel<Params> = {
  key: 'patterning_visual_practice/1',
  version: 2,
  params,
  note: (p) => `${p.kind} ${p.start} + ${p.step} at ${p.asked}`,
  prompt: (p, words) => ({
    text: words.pick([
      `The pattern goes on in the same way. How many tiles does figure \\(${p.asked}\\) have?`,
      `Find the rule. How many tiles does figure \\(${p.asked}\\) need?`,
      `Without drawing them all: how many tiles does figure \\(${p.asked}\\) have?`,
    ]),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'How many tiles are added each time?' },
    {
      text: `Figure 1 has \\(${p.start}\\), and each step adds \\(${p.step}\\). How many steps is it to figure \\(${p.asked}\\)?`,
    },
    { text: `There are \\(${p.asked - 1}\\) steps. Work out \\(${p.start} + ${p.asked - 1} \\times ${p.step}\\).` },
  ],
  solution: (p) => [
    nextStep(
      `The figures have \\(${[1, 2, 3].map((n) => tilesOf(p, n)).join(', ')}\\) tiles. Each time \\(${p.step}\\) are added.`,
    ),
    nextStep(
      `From figure 1 to figure \\(${p.asked}\\) there are \\(${p.asked - 1}\\) steps.`,
      `${p.asked} - 1 = ${p.asked - 1}`,
    ),
    nextStep(
      `Start with \\(${p.start}\\) and add \\(${p.step}\\) for each step.`,
      `${p.start} + ${p.asked - 1} \\times ${p.step} = ${answer(p)}`,
      whole(answer(p)),
    ),
  ],
  figure: (p) => growingTiles({ steps: [1, 2, 3].map((n) => growingCells(p, n)) }),
  load: work,
}
