import type { Parts } from './equal-parts.ts'
import type { chooseStory, Story } from '../../tasks/choose-story.ts'

/** Things that can be shared, and what they are put into. */
interface Shared {
  readonly many: string
  readonly holder: string
  readonly holders: string
}

const things: readonly [Shared, ...Shared[]] = [
  { many: 'marbles', holder: 'bag', holders: 'bags' },
  { many: 'cookies', holder: 'jar', holders: 'jars' },
  { many: 'pencils', holder: 'cup', holders: 'cups' },
  { many: 'shells', holder: 'box', holders: 'boxes' },
]

const total = (p: Parts): number => p.groups * p.size

/** Stories in which `n(p)` is the number that is divided by, and nothing is divided. */
const others = (n: (p: Parts) => number): readonly Story<Parts, Shared>[] => [
  {
    text: (p, t) => `Ana has ${total(p)} ${t.many}. She gives away ${n(p)}. How many ${t.many} are left?`,
    why: 'Here some are taken away once. Dividing makes equal groups.',
  },
  {
    text: (p, t) => `Ana has ${total(p)} ${t.many}. She gets ${n(p)} more. How many ${t.many} does she have now?`,
    why: 'Here some are added. Dividing makes equal groups.',
  },
  {
    text: (p, t) => `There are ${n(p)} ${t.holders} with ${total(p)} ${t.many} each. How many ${t.many} are there?`,
    why: 'Here groups are put together, so that is times. Dividing splits one number into groups.',
  },
  {
    text: (p, t) => `Ana has ${total(p)} ${t.many}. Leo has ${n(p)}. How many more ${t.many} does Ana have?`,
    why: 'Here two numbers are compared. Dividing makes equal groups.',
  },
]

type Told = Pick<
  Parameters<typeof chooseStory<Parts, Shared>>[1],
  'shown' | 'things' | 'fitting' | 'others' | 'hints' | 'reason'
>

/** Stories of sharing: the number of shares is known. */
export const shareStories: Told = {
  shown: (p) => `\\(${total(p)} \\div ${p.groups}\\)`,
  things,
  fitting: [
    {
      text: (p, t) =>
        `Ana shares ${total(p)} ${t.many} equally among ${p.groups} children. How many ${t.many} does each get?`,
    },
    {
      text: (p, t) =>
        `Ana puts ${total(p)} ${t.many} equally into ${p.groups} ${t.holders}. How many are in each ${t.holder}?`,
    },
  ],
  others: others((p) => p.groups),
  hints: ['Read each story to its end. What happens in it?', 'In which story does everyone get the same number?'],
  reason: 'Divide when something is shared into equal parts.',
}

/** Stories of making groups: the size of a group is known. */
export const groupStories: Told = {
  shown: (p) => `\\(${total(p)} \\div ${p.size}\\)`,
  things,
  fitting: [
    {
      text: (p, t) =>
        `Ana has ${total(p)} ${t.many}. She puts ${p.size} in each ${t.holder}. How many ${t.holders} does she fill?`,
    },
    {
      text: (p, t) => `There are ${total(p)} ${t.many}. Each child gets ${p.size}. How many children get ${t.many}?`,
    },
  ],
  others: others((p) => p.size),
  hints: ['Read each story to its end. What happens in it?', 'In which story are groups of one size made?'],
  reason: 'Divide when you ask how many groups of one size can be made.',
}
