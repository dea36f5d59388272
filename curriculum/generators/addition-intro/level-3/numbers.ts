import { tenFrame } from '../../../figures/ten-frame.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { countNoun } from '../../../words/nouns.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

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
    {
      value: whole(missing + 1),
      misconception: 'count_off_by_one',
      why: `\\(${p.given}\\) and \\(${missing + 1}\\) are more than 10. Count the empty cells.`,
    },
    {
      value: whole(p.given),
      misconception: 'given_number',
      why: `You counted the \\(${p.given}\\) ${p.given === 1 ? 'full cell' : 'full cells'}. Count the empty cells.`,
    },
    {
      value: whole(missing - 1),
      misconception: 'count_off_by_one',
      why: `\\(${p.given}\\) and \\(${missing - 1}\\) are less than 10. One cell is still empty.`,
    },
    {
      value: whole(10 + p.given),
      misconception: 'operation_swap',
      why: `You added 10 and \\(${p.given}\\). Find the missing part of 10.`,
    },
  ]
}

const picture = (p: Params): Figure => tenFrame({ filled: p.given })
const counting = (p: Params): string => Array.from({ length: 10 - p.given }, (_, i) => i + 1).join(', ')

/** Find the number that makes ten with a given number (K.OA.A.4). */
export const makeTen: TopicLevel<Params> = {
  key: 'addition_intro/3',
  version: 2,
  params,
  note: (p) => sum(p, '?'),
  space: tasks.length,
  prompt: (p, words) => ({
    text: words.pick([
      'How many more do you need to make 10?',
      'How many more counters fill the frame?',
      'What number is missing?',
      'How many cells are empty?',
    ]),
    latex: sum(p, '\\square'),
  }),
  answer: (p) => whole(10 - p.given),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'A full frame has 10 counters. Look at the empty cells.' },
    { text: `There ${p.given === 1 ? 'is' : 'are'} ${countNoun(p.given, 'counter')}. Count on to 10.` },
    { text: `Count the empty cells: ${counting(p)}.` },
  ],
  solution: (p) => [
    {
      say: `The frame has ${countNoun(p.given, 'counter')}. A full frame has 10.`,
      figure: picture(p),
      relation: 'next',
    },
    {
      say: 'Fill the empty cells. Count the new counters.',
      latex: counting(p),
      figure: tenFrame({ filled: p.given, second: 10 - p.given }),
      relation: 'next',
    },
    {
      say: `\\(${p.given}\\) and \\(${10 - p.given}\\) make 10.`,
      latex: sum(p, 10 - p.given),
      value: whole(10 - p.given),
      relation: 'next',
    },
  ],
  figure: picture,
  load,
}
