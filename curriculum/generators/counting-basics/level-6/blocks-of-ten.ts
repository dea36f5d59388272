import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { countNoun } from '../../../words/nouns.ts'
import { blockMat, pilesAmounts, pilesFigure, pilesOf, twoColumns, type Piles } from '../../place-value-intro/blocks.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'

const counts = range(2, 9)
const tens = (count: number): Piles => ({ hundreds: 0, tens: count, ones: 0 })
const countedTo = (count: number): string => range(10, 10 * count, 10).join(', ')

/** Long blocks, ten in each, are put down and counted by tens. */
export const buildTens: LevelTask = task<number>({
  id: 'build_tens',
  kind: 'build',
  version: 1,
  form: 'base_ten',
  params: (chance, difficulty) => pickByDifficulty(chance, counts, difficulty),
  note: String,
  space: counts.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Show ${10 * p} with long blocks. Count by tens.`,
      `Make ${10 * p}. Each long block is 10.`,
      `Count by tens to ${10 * p}. Put down the blocks.`,
    ]),
  }),
  answer: (p) => pilesAmounts(tens(p)),
  widget: () => ({ surface: blockMat(twoColumns, 'build', null) }),
  distractors: (p) => [
    ...(p < 9
      ? [wrongAnswer(pilesAmounts(tens(p + 1)), 'count_off_by_one', `That is ${10 * p + 10}. It is one ten too many.`)]
      : []),
    wrongAnswer(pilesAmounts(tens(p - 1)), 'count_off_by_one', `That is ${10 * p - 10}. One ten is missing.`),
    wrongAnswer(
      pilesAmounts({ ...tens(0), ones: p }),
      'wrong_operation',
      `That is only ${p}. Each small block is one. Use long blocks.`,
    ),
  ],
  hints: (p) => [
    { text: 'A long block is ten. Put one down and say "ten".' },
    { text: 'The next one makes twenty. Go on like that.' },
    { text: `Stop when you say "${10 * p}".` },
  ],
  solution: (p) => [
    nextStep('Put down one long block after the other. Count by tens.', countedTo(p)),
    nextStep(`\\(${10 * p}\\) is ${countNoun(p, 'ten')}.`, undefined, pilesAmounts(tens(p))),
  ],
  load: (p) => p,
})

/** How many in all, counted by tens; some ones may not lie there. */
export const howManyTens: LevelTask = task<number>({
  id: 'how_many_tens',
  kind: 'read',
  version: 1,
  form: 'numeric',
  params: (chance, difficulty) => pickByDifficulty(chance, counts, difficulty),
  note: String,
  space: counts.length,
  prompt: (_, words) => ({
    text: words.pick([
      'Each long block is 10. How many in all?',
      'Count the blocks by tens. How many in all?',
      'What number do the blocks show? Count by tens.',
    ]),
  }),
  answer: (p) => whole(10 * p),
  distractors: (p) => [
    wrongAnswer(whole(p), 'wrong_operation', 'You counted by ones. Each long block is 10.'),
    wrongAnswer(whole(10 * p + 10), 'count_off_by_one', 'That is one ten too many.'),
    wrongAnswer(whole(10 * p - 10), 'count_off_by_one', 'One ten is missing. Count again.'),
  ],
  hints: (p) => [
    { text: 'Touch each long block. Count by tens, not by ones.' },
    { text: `There are ${countNoun(p, 'long block')}.` },
  ],
  solution: (p) => [
    nextStep('Each long block is ten. Count by tens.', countedTo(p), undefined, pilesFigure(pilesOf(10 * p))),
    nextStep(`The last number is \\(${10 * p}\\).`, String(10 * p), whole(10 * p)),
  ],
  figure: (p) => pilesFigure(tens(p)),
  load: (p) => p,
})
