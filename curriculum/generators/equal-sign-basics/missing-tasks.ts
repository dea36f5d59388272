import { findError, type Mend, type Slip } from '../../tasks/find-error.ts'
import { firstNames } from '../../words/names.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { trueFalseSort } from '../../tasks/true-false-sort.ts'
import { whole } from '../../values/rational.ts'
import { filledIn } from './put-in.ts'
import { missing, seen, sides, type Params } from './missing-number.ts'
import { wrongAnswer } from '../wrong-answer.ts'
import { sideText, worth } from './sides.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { RichText } from '../../values/values.ts'

/** A level with one missing number. */
export type Base = TopicLevel<Params>

/** Whether the gap is found by adding: a number less what is seen. */
const isUndoneByPlus = (p: Params): boolean => p.open.sign === '-' && p.hidden === 'a'

/** How the gap is found, and what comes out; the wrong way around when `turned`. */
function undone(p: Params, total: number, turned: boolean): readonly [text: string, value: number] {
  const known = seen(p)
  if (isUndoneByPlus(p) !== turned) return [`${total} + ${known}`, total + known]
  const [large, small] = total > known ? [total, known] : [known, total]
  return [`${large} - ${small}`, large - small]
}

/** The side that is known, the other side with its gap, and the gap; with a slip carried on. */
export function gapWork(p: Params, slip: string | null): RichText[] {
  const total = worth(p.closed) + (slip === 'side_off' ? 1 : 0)
  const [text, value] = undone(p, total, slip === 'other_way')
  return [
    `\\(${sideText(p.closed)} = ${total}\\)`,
    `\\(${sideText(p.open, p.hidden, '\\square')} = ${total}\\)`,
    `\\(${text} = ${value}\\)`,
  ]
}

const gapSlips: readonly Slip<Params>[] = [
  { id: 'side_off', why: (p) => `\\(${sideText(p.closed)}\\) is \\(${worth(p.closed)}\\).` },
  {
    id: 'other_way',
    why: (p) => `Put \\(${missing(p)}\\) into the box: then both sides are \\(${worth(p.closed)}\\).`,
  },
]

const gapMend: Mend<Params> = (p, _, slip) => ({
  heading: 'Which number belongs in the box?',
  form: 'numeric',
  answer: whole(missing(p)),
  distractors: [
    {
      value: whole(Number(/= (\d+)/.exec(gapWork(p, slip)[2] ?? '')?.[1])),
      misconception: 'looks_alike',
      why: 'That is the number with the mistake in it. Put it in and check.',
    },
  ],
})

/** A story of two children who are to have the same number. */
export interface SameMany {
  readonly base: Params
  readonly names: readonly [string, string]
  readonly thing: number
}

const things = [
  ['red beads', 'blue beads', 'beads'],
  ['big shells', 'small shells', 'shells'],
  ['dog stickers', 'cat stickers', 'stickers'],
  ['long nails', 'short nails', 'nails'],
] as const

function storyText({ base: p, names: [first, second], thing }: SameMany): RichText {
  const [one, other, all] = things[thing] ?? things[0]
  const count = (n: number, many: string): string => `${n} ${n === 1 ? many.replace(/s$/, '') : many}`
  const has =
    p.closed.sign === '+' ? `${count(p.closed.a, one)} and ${count(p.closed.b, other)}` : count(p.closed.a, all)
  return `${first} has ${has}. ${second} has ${count(seen(p), all)}.`
}

/** Only equations with something to work out on the side that is known. */
export const withTwoSigns = (base: Base): Base => ({
  ...base,
  reject: (p) => (p.closed.sign === '' ? 'nothing to work out on one side' : (base.reject?.(p) ?? null)),
})

function wrongCounts({ base: p, names: [first, second] }: SameMany): Distractor[] {
  const [total, known, more] = [worth(p.closed), seen(p), missing(p)]
  return [
    wrongAnswer(
      whole(total),
      p.closed.sign === '' ? 'given_number' : 'equal_means_answer',
      `\\(${total}\\) is what ${first} has. ${second} has \\(${known}\\) already.`,
    ),
    wrongAnswer(whole(total + known), 'equal_means_answer', 'That is what both have together.'),
    wrongAnswer(whole(more + 1), 'slip_off_by_one', 'That is one too many. Count once more.'),
    wrongAnswer(whole(more - 1), 'slip_off_by_one', 'That is one too few. Count once more.'),
  ].filter(({ value }) => value.kind === 'rational' && value.n >= 0n)
}

/** How many more one child needs to have as many as the other: the equation of the level as a story. */
const sameMany = (base: Base): LevelTask =>
  task<SameMany>({
    id: 'same_many',
    kind: 'apply',
    version: 1,
    form: 'numeric',
    band: [0, 1],
    params: (chance, difficulty) => {
      const [first = 'Ana', second = 'Ben'] = chance.sample(firstNames, 2)
      return { base: base.params(chance, difficulty), names: [first, second], thing: chance.int(0, things.length - 1) }
    },
    reject: ({ base: p }) => {
      if (p.open.sign !== '+' || p.closed.sign === '-') return 'something is taken away'
      return base.reject?.(p) ?? null
    },
    note: (p) => base.note(p.base),
    prompt: (p, words) => ({
      text: `${storyText(p)} ${words.pick([
        `How many more does ${p.names[1]} need to catch up?`,
        `How many more does ${p.names[1]} need to match ${p.names[0]}?`,
      ])}`,
    }),
    answer: (p) => whole(missing(p.base)),
    distractors: wrongCounts,
    hints: (p) => [
      { text: `How many does ${p.names[0]} have in all?` },
      { text: `${p.names[1]} has \\(${seen(p.base)}\\) and needs as many as ${p.names[0]}.` },
      { text: `Count on from \\(${seen(p.base)}\\) to \\(${worth(p.base.closed)}\\).` },
    ],
    solution: (p) => [
      {
        say: `${p.names[0]} has \\(${worth(p.base.closed)}\\) in all. ${p.names[1]} must have \\(${worth(p.base.closed)}\\) too.`,
        latex: sides(p.base, '\\square').join(' = '),
        relation: 'next',
      },
      {
        say: `${p.names[1]} has \\(${seen(p.base)}\\). The rest is needed.`,
        latex: `${worth(p.base.closed)} - ${seen(p.base)} = ${missing(p.base)}`,
        value: whole(missing(p.base)),
        relation: 'next',
      },
    ],
    load: (p) => base.load(p.base),
  })

/** What levels with one missing number ask beside it: sorted equations, a story and a mistake. */
export function missingTasks(base: Base, most: 5 | 6): LevelTask[] {
  return [
    trueFalseSort(base, {
      id: 'sort_filled_in',
      version: 2,
      sets: 'each',
      most,
      claims: filledIn(base, sides),
      asks: () => [
        'The box is filled. True or not true?',
        'Which ones are true? Sort them.',
        'Do both sides match? Sort them all.',
      ],
      hints: ['Look at one at a time.', 'How much is each side?'],
    }),
    sameMany(base),
    findError(withTwoSigns(base), {
      id: 'find_mistake',
      version: 1,
      task: (p) => `\\(${sides(p, '\\square').join(' = ')}\\)`,
      work: gapWork,
      slips: gapSlips,
      carries: true,
      hint: 'How much is the side without the box?',
      mend: gapMend,
    }),
  ]
}
