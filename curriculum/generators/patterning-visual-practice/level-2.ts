import { whole } from '../../values/rational.ts'
import { tilesOf } from '../patterning-visual-basics/growing.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { drawable, drawn, firstTiles } from './patterns.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Growing } from '../patterning-visual-basics/growing.ts'

/** A growing pattern; the figure with as many tiles as figure `asked` is looked for. */
export interface Params extends Growing {
  readonly asked: number
}

const total = (p: Params): number => tilesOf(p, p.asked)
const work = (p: Params): number => total(p)
const all: readonly Params[] = drawable
  .flatMap((p) => range(5, 20).map((asked) => ({ ...p, asked })))
  // The hints name the first figures and the step: none of them may be the answer.
  .filter((p) => p.asked !== p.step && range(1, 3).every((n) => tilesOf(p, n) !== p.asked))
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty))

/** Put figure numbers and tile counts in a table and describe the rule (5.OA.B.3). */
export const level: TopicLevel<Params> = {
  key: 'patterning_visual_practice/2',
  version: 2,
  params,
  note: (p) => [p.kind, p.start, p.step, p.asked].join(),
  prompt: (p, words) => ({
    text: words.pick([
      `Make a table of figure numbers and tiles. Which figure has \\(${total(p)}\\) tiles?`,
      `The pattern goes on in the same way. Which figure number has \\(${total(p)}\\) tiles?`,
      `Find the rule for the number of tiles. Which figure has \\(${total(p)}\\) tiles?`,
      `You have \\(${total(p)}\\) tiles and use them all for one figure. Which figure number is it?`,
    ]),
  }),
  answer: (p) => whole(p.asked),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    ...(total(p) % tilesOf(p, 2) === 0
      ? [
          wrongAnswer(
            whole((2 * total(p)) / tilesOf(p, 2)),
            'recursive_only',
            'Twice as far does not mean twice as many tiles. Count how much is added each time.',
          ),
        ]
      : []),
    wrongAnswer(whole(p.asked - 1), 'stops_early', `That is how many steps come after figure 1. Count figure 1 too.`),
    wrongAnswer(whole(p.asked + 1), 'slip_off_by_one', 'That is one figure too far. Continue the table step by step.'),
    wrongAnswer(
      whole(Math.floor(total(p) / p.step) + (total(p) % p.step === 0 && total(p) / p.step === p.asked ? 3 : 0)),
      'looks_alike',
      `Figure 1 does not have \\(${p.step}\\) tiles. Look where the pattern starts.`,
    ),
  ],
  hints: (p) => [
    { text: `Write the tiles in a table: \\(${firstTiles(p)}\\) for figures 1, 2 and 3.` },
    { text: `Each step adds \\(${p.step}\\). Go on with the table.` },
    {
      text: `From figure 1 the pattern must add \\(${total(p) - p.start}\\) tiles. How many steps of \\(${p.step}\\) is that?`,
    },
  ],
  solution: (p) =>
    p.asked <= 8
      ? [
          nextStep(`The figures have \\(${firstTiles(p)}\\) tiles, so each step adds \\(${p.step}\\).`),
          nextStep(
            `Go on with the table until you reach \\(${total(p)}\\).`,
            range(3, p.asked)
              .map((n) => tilesOf(p, n))
              .join(',\\; '),
          ),
          nextStep(
            `Figure 3 is first in this list. Count from there: figure \\(${p.asked}\\) has \\(${total(p)}\\) tiles.`,
            undefined,
            whole(p.asked),
          ),
        ]
      : [
          nextStep(`The figures have \\(${firstTiles(p)}\\) tiles, so each step adds \\(${p.step}\\).`),
          nextStep(
            `From \\(${p.start}\\) to \\(${total(p)}\\) the pattern adds \\(${total(p) - p.start}\\) tiles.`,
            `${total(p)} - ${p.start} = ${total(p) - p.start}`,
          ),
          nextStep(
            `That takes \\(${p.asked - 1}\\) steps after figure 1.`,
            `${total(p) - p.start} \\div ${p.step} + 1 = ${p.asked}`,
            whole(p.asked),
          ),
        ],
  figure: drawn,
  load: work,
}
