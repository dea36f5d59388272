import { tenFrame } from '../../figures/ten-frame.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** `given` and what is missing make ten; the blank stands second or first. */
export interface Params {
  readonly given: number
  readonly blank: 'second' | 'first'
}

/** The fewer counters are missing, the easier; a blank in front is harder. */
const tasks: readonly Params[] = Array.from({ length: 9 }, (_, i) => 9 - i)
  .flatMap((given): Params[] => [
    { given, blank: 'second' },
    { given, blank: 'first' },
  ])
  .toSorted((x, y) => load(x) - load(y))

function load(p: Params): number {
  return 10 - p.given + (p.blank === 'first' ? 2 : 0)
}

function params(chance: Chance, difficulty: number): Params {
  return pickByDifficulty(chance, tasks, difficulty)
}

const sum = (p: Params, missing: string | number): string =>
  p.blank === 'second' ? `${p.given} + ${missing} = 10` : `${missing} + ${p.given} = 10`

function distractors(p: Params): Distractor[] {
  const missing = 10 - p.given
  return [
    { value: whole(missing + 1), misconception: 'count_off_by_one', why: 'That is one too many for ten.' },
    {
      value: whole(p.given),
      misconception: 'given_number',
      why: 'Those are there already. Count the empty cells.',
    },
    { value: whole(missing - 1), misconception: 'count_off_by_one', why: 'One cell would stay empty.' },
    {
      value: whole(10 + p.given),
      misconception: 'operation_swap',
      why: 'The whole frame holds ten. Find the part that is missing.',
    },
  ]
}

const picture = (p: Params): Figure => tenFrame({ filled: p.given })
const counting = (p: Params): string => Array.from({ length: 10 - p.given }, (_, i) => i + 1).join(', ')

/** Find the number that makes ten with a given number (K.OA.A.4). */
export const level: TopicLevel<Params> = {
  key: 'addition_intro/3',
  version: 2,
  params,
  note: (p) => sum(p, '?'),
  space: tasks.length,
  prompt: (p, words) => ({
    text: words.pick(['How many more make ten?', 'How many more fill the frame?', 'What is missing to make ten?']),
    latex: sum(p, '\\square'),
  }),
  answer: (p) => whole(10 - p.given),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'A full frame holds ten. Look at the cells with no counter.' },
    { text: `There are \\(${p.given}\\) counters. Count on to ten, or count the empty cells.` },
    { text: `Count the empty cells: ${counting(p)}.` },
  ],
  solution: (p) => [
    { say: `The frame has \\(${p.given}\\) counters. A full frame has ten.`, figure: picture(p), relation: 'next' },
    {
      say: 'Fill the empty cells and count the new ones.',
      latex: counting(p),
      figure: tenFrame({ filled: p.given, second: 10 - p.given }),
      relation: 'next',
    },
    {
      say: `\\(${p.given}\\) and \\(${10 - p.given}\\) make ten.`,
      latex: sum(p, 10 - p.given),
      value: whole(10 - p.given),
      relation: 'next',
    },
  ],
  figure: picture,
  load,
}
