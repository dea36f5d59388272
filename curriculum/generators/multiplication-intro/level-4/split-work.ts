import { whole } from '../../../values/rational.ts'
import { turnAndSplit } from './numbers.ts'
import { drawSplit, restOf, splitLoad, splitNote, type Split } from './split.ts'
import type { Mend, Slip } from '../../../tasks/find-error.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { RichText } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

const splitOf = (p: Params): Split => ({ rows: p.rows, columns: p.columns, part: p.part })

/** Products that are worked out in two parts, as numbers of the level. */
export const inTwoParts: TopicLevel<Params> = {
  ...turnAndSplit,
  params: (chance, difficulty) => ({ ...drawSplit(chance, difficulty), task: 'total' }),
  note: (p) => splitNote(splitOf(p)),
  load: (p) => splitLoad(splitOf(p)),
}

/** A product in two parts as a child works it out who makes the slip of an id, or none for null. */
export function splitWork(p: Params, slip: string | null): RichText[] {
  const rest = restOf(splitOf(p)) + (slip === 'split_off' ? 1 : 0)
  const [first, second] = [p.rows * p.part, slip === 'part_added' ? p.rows + rest : p.rows * rest]
  const other = slip === 'rows_forgotten' ? rest : second
  return [
    `\\(${p.columns} = ${p.part} + ${rest}\\)`,
    `\\(${p.rows} \\times ${p.part} = ${first}\\)`,
    `\\(${p.rows} \\times ${rest} = ${second}\\)`,
    `\\(${first} + ${other} = ${first + other}\\)`,
  ]
}

/** What goes wrong when a product is split. */
export const splitSlips: readonly Slip<Params>[] = [
  {
    id: 'split_off',
    why: (p) => `The two parts must make ${p.columns}: \\(${p.part} + ${restOf(splitOf(p))} = ${p.columns}\\).`,
  },
  {
    id: 'part_added',
    why: (p) =>
      `There the numbers were added. \\(${p.rows} \\times ${restOf(splitOf(p))}\\) is ${p.rows} groups of ${restOf(splitOf(p))}.`,
  },
  {
    id: 'rows_forgotten',
    why: (p) => `The second part is not ${restOf(splitOf(p))}, but all ${p.rows} rows of ${restOf(splitOf(p))}.`,
  },
]

/** The last number of a line. */
const endOf = (line: RichText | undefined): number => Number(/(\d+)\\\)$/.exec(line ?? '')?.[1])

/** The number with which the wrong line should end. */
export const splitMend: Mend<Params> = (p, line, slip) => ({
  heading: 'Which number should that line end with?',
  form: 'numeric',
  answer: whole(endOf(splitWork(p, null)[line])),
  distractors: [
    {
      value: whole(endOf(splitWork(p, slip)[line])),
      misconception: 'looks_alike',
      why: 'That is what the line ends with now. Work it out once more.',
    },
  ],
})
