import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { findError, type Slip } from '../../../tasks/find-error.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { amounts } from '../../../values/amounts.ts'
import { filled } from '../../../values/filled.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { throughTen as base, type Params } from './numbers.ts'
import type { Amounts, RichText } from '../../../values/values.ts'

const ones = (p: Params): number => p.top - 10
const rest = (p: Params): number => p.bottom - ones(p)
const left = (p: Params): number => p.top - p.bottom
const crossed = (p: Params, out: number): Amounts => amounts({ counter: p.top - out, 'crossed out': out }, 'exact')

/** Differences that go through ten. */
const space = 36

/** Counters of two frames are crossed out, those beyond ten first. */
export const crossThroughTen: LevelTask = task<Params>({
  id: 'cross_out',
  kind: 'build',
  version: 1,
  form: 'counters',
  params: (chance, difficulty) => base.params(chance, difficulty),
  note: base.note,
  space,
  prompt: (p, words) => ({
    text: words.pick([
      `Show \\(${p.top} - ${p.bottom}\\). Cross out the \\(${ones(p)}\\) beyond ten first.`,
      `Cross out \\(${p.bottom}\\) counters. Begin with those beyond ten.`,
      `Take away \\(${p.bottom}\\) from \\(${p.top}\\). Cross out down to ten, and go on.`,
    ]),
  }),
  answer: (p) => crossed(p, p.bottom),
  widget: (p) => ({
    surface: {
      widget: 'counters',
      mode: 'frame',
      places: 20,
      colors: 1,
      does: 'cross_out',
      start: `f:${'1'.repeat(p.top)}${'0'.repeat(20 - p.top)}`,
    },
  }),
  distractors: (p) => [
    wrongAnswer(crossed(p, p.bottom + 1), 'count_off_by_one', 'One too many is crossed out. Count the crosses.'),
    wrongAnswer(crossed(p, p.bottom - 1), 'count_off_by_one', 'One more has to go. Count the crosses.'),
    ...(rest(p) === 1
      ? []
      : [wrongAnswer(crossed(p, ones(p)), 'stops_early', `Now it is ten. You have to take \\(${rest(p)}\\) more.`)]),
  ],
  hints: (p) => [
    { text: `\\(${p.top}\\) is ten and \\(${ones(p)}\\). Take the \\(${ones(p)}\\) first.` },
    { text: `How many of the \\(${p.bottom}\\) are still to take? Take them from the ten.` },
  ],
  solution: (p) => [
    nextStep(`Cross out \\(${ones(p)}\\). Ten are left.`, `${p.top} - ${ones(p)} = 10`),
    nextStep(`Cross out \\(${rest(p)}\\) more.`, `10 - ${rest(p)} = ${left(p)}`, crossed(p, p.bottom)),
  ],
  load: base.load,
})

/** The two small differences that one through ten is made of. */
export const splitAtTen: LevelTask = fillSentence<Params>(base, {
  id: 'split_at_ten',
  kind: 'reverse',
  version: 1,
  band: [0, 1],
  space,
  prompt: (p, words) => ({
    text: words.pick([
      `Take \\(${p.bottom}\\) from \\(${p.top}\\) in two parts. Go to ten first.`,
      `Split \\(${p.bottom}\\) to find \\(${p.top} - ${p.bottom}\\). Fill in the blanks.`,
    ]),
  }),
  sentence: (p) => {
    const needed = [ones(p), rest(p), left(p)]
    const near = [ones(p) + 1, rest(p) + 1, left(p) - 1, p.bottom].filter((n) => !needed.includes(n))
    return { lines: [`${p.top} - [] = 10`, `10 - [] = []`], tiles: [...needed, ...new Set(near)].map(String) }
  },
  fills: (p) => filled([ones(p), rest(p), left(p)].map(String)),
  hints: (p) => [
    { text: `What do you take from \\(${p.top}\\) to get to 10?` },
    { text: `That is a part of \\(${p.bottom}\\). Take the rest of it from 10.` },
  ],
  steps: (p) => [
    nextStep(`Take \\(${ones(p)}\\) to get to ten.`, `${p.top} - ${ones(p)} = 10`),
    nextStep(`\\(${p.bottom}\\) is \\(${ones(p)}\\) and \\(${rest(p)}\\).`, `${p.bottom} = ${ones(p)} + ${rest(p)}`),
  ],
  says: (p) => ({ say: `Take \\(${rest(p)}\\) more from ten.`, latex: `10 - ${rest(p)} = ${left(p)}` }),
})

/** Going through ten line by line, as a child does it who makes the slip of an id, or none for null. The lines below go on from it. */
export function tenWork(p: Params, slip: string | null): RichText[] {
  const first = slip === 'first_off' ? ones(p) + 1 : ones(p)
  const second = slip === 'all_again' ? p.bottom : slip === 'rest_off' ? rest(p) + 1 : p.bottom - first
  return [
    `\\(${p.top} - ${first} = 10\\)`,
    `\\(${p.bottom} = ${first} + ${second}\\)`,
    `\\(10 - ${second} = ${10 - second}\\)`,
  ]
}

const slips: readonly Slip<Params>[] = [
  { id: 'first_off', why: (p) => `\\(${p.top}\\) is ten and \\(${ones(p)}\\).` },
  { id: 'all_again', why: (p) => `\\(${ones(p)}\\) of \\(${p.bottom}\\) is taken already. Take only the rest.` },
  { id: 'rest_off', why: (p) => `\\(${ones(p)}\\) and \\(${rest(p)}\\) make \\(${p.bottom}\\).` },
]

/** Where somebody's way through ten goes wrong. */
export const tenMistake: LevelTask = findError<Params>(
  { ...base, reject: (p) => (rest(p) < 2 ? 'too little is left' : null) },
  {
    id: 'find_mistake',
    version: 1,
    space: 84,
    task: (p) => `\\(${p.top} - ${p.bottom}\\)`,
    work: tenWork,
    slips,
    carries: true,
    hint: 'Is it really ten? How much is still to be taken then?',
  },
)
