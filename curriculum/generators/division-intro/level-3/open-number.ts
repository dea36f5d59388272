import { task, type LevelTask } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { divisions, noteOf, totalOf } from './facts.ts'
import type { Distractor } from '../../../topic-level.ts'
import type { Params } from './numbers.ts'

/** A division of which the total, or the size of a group, is open. */
export interface OpenDivision {
  readonly base: Params
  readonly open: 'total' | 'size'
}

const load = ({ base, open }: OpenDivision): number => totalOf(base) + (open === 'size' ? 10 : 0)
const all: readonly OpenDivision[] = divisions
  .flatMap((base) => (['total', 'size'] as const).map((open) => ({ base, open })))
  .toSorted((p, q) => load(p) - load(q))

const shown = ({ base, open }: OpenDivision, box = '\\square'): string =>
  open === 'total' ? `${box} \\div ${base.size} = ${base.rows}` : `${totalOf(base)} \\div ${box} = ${base.rows}`

function distractors({ base, open }: OpenDivision): Distractor[] {
  const { rows, size } = base
  const all = totalOf(base)
  if (open === 'total')
    return [
      wrongAnswer(
        whole(rows + size),
        'wrong_operation',
        `You added ${rows} and ${size}. There are ${rows} groups of ${size}, so multiply.`,
      ),
      wrongAnswer(
        whole(all - size),
        'stops_early',
        `${all - size} divided by ${size} is ${rows - 1}. You need one more group of ${size}.`,
      ),
      wrongAnswer(whole(rows), 'given_number', `${rows} is how many groups there are. What was the total?`),
    ]
  return [
    wrongAnswer(
      whole(all - rows),
      'wrong_operation',
      `You took ${rows} away from ${all}. Ask instead: ${rows} times what is ${all}?`,
    ),
    wrongAnswer(
      whole(size + 1),
      'slip_off_by_one',
      `${rows} times ${size + 1} is ${rows * (size + 1)}. You need ${all}.`,
    ),
    wrongAnswer(whole(rows), 'given_number', `${rows} is how many groups there are. How many are in each?`),
  ]
}

/** A division with its total or its group size open: multiplying gives the one, the missing factor the other (3.OA.B.6). */
export const openNumber: LevelTask = task<OpenDivision>({
  id: 'open_number',
  kind: 'reverse',
  version: 1,
  form: 'numeric',
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty)),
  note: (p) => `${noteOf(p.base)} ${p.open}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick(
      p.open === 'total'
        ? [
            'Which number is divided?',
            `Some counters make ${p.base.rows} groups of ${p.base.size}. How many are there?`,
          ]
        : [
            'Which number goes in the box?',
            `${totalOf(p.base)} counters make ${p.base.rows} equal groups. How many are in each?`,
          ],
    ),
    latex: shown(p),
  }),
  answer: ({ base, open }) => whole(open === 'total' ? totalOf(base) : base.size),
  distractors,
  hints: ({ base, open }) =>
    open === 'total'
      ? [
          { text: `There are ${base.rows} groups, and each has ${base.size}.` },
          { text: 'Multiplying puts the groups together again.' },
          { text: `Work out \\(${base.rows} \\times ${base.size}\\).` },
        ]
      : [
          { text: `${totalOf(base)} is split into ${base.rows} equal groups.` },
          { text: `Find the missing factor: ${base.rows} times what is ${totalOf(base)}?` },
          { text: `Count by ${base.rows} until you reach ${totalOf(base)}.` },
        ],
  solution: (p) => {
    const { rows, size } = p.base
    const found = p.open === 'total' ? totalOf(p.base) : size
    return [
      nextStep(
        p.open === 'total'
          ? `${rows} groups of ${size} are put together.`
          : `${rows} times the missing number is ${totalOf(p.base)}.`,
        `${rows} \\times ${size} = ${totalOf(p.base)}`,
      ),
      nextStep('So this is the division.', shown(p, String(found)), whole(found)),
    ]
  },
  load,
})
