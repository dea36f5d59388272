import { buildFigure } from '../../../tasks/build-figure.ts'
import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { findError, type Slip } from '../../../tasks/find-error.ts'
import { filled } from '../../../values/filled.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range } from '../../wrong-answer.ts'
import { sumDistractors, sumNote, type Sum } from '../sums.ts'
import { makeTen as base, type Params } from './numbers.ts'
import type { LevelTask } from '../../../tasks/task.ts'
import type { RichText } from '../../../values/values.ts'

const large = (p: Sum): number => Math.max(p.a, p.b)
const small = (p: Sum): number => Math.min(p.a, p.b)
const need = (p: Sum): number => 10 - large(p)
const rest = (p: Sum): number => small(p) - need(p)

/** Sums beyond ten of a larger and a smaller number. */
const space = 26

/** The smaller number is jumped in two parts, to ten and on (1.OA.C.6). */
export const jumpThroughTen: LevelTask = buildFigure<Params>(
  { ...base, answer: (p) => whole(p.a + p.b), note: sumNote, distractors: sumDistractors },
  {
    id: 'jump_through_ten',
    version: 1,
    form: 'line_jumps',
    space,
    surface: (p) => ({
      widget: 'line_jumps',
      track: { from: 0, to: 20, under: 1, mark: 1, every: 5, snap: 1, written: 'decimal' },
      begin: large(p),
      lengths:
        range(1, 4).includes(need(p)) && rest(p) > 4 ? [...range(1, 4), rest(p)] : range(1, Math.max(4, need(p))),
      only: null,
      showsPlaces: false,
      start: '',
    }),
    prompt: (p, words) => ({
      text: words.pick([
        `Show \\(${p.a} + ${p.b}\\). Jump from \\(${large(p)}\\) to 10 first. Then go on.`,
        `Add \\(${small(p)}\\) to \\(${large(p)}\\). Stop at 10 on the way.`,
        `Start at \\(${large(p)}\\). Use two jumps to show \\(${p.a} + ${p.b}\\). The first one goes to 10.`,
      ]),
    }),
    hints: (p) => [
      { text: `How far is it from \\(${large(p)}\\) to 10?` },
      { text: `You jumped \\(${need(p)}\\). How much of \\(${small(p)}\\) is left?` },
    ],
    solution: (p) => [
      nextStep(`Jump \\(${need(p)}\\) to 10.`, `${large(p)} + ${need(p)} = 10`),
      nextStep(
        `\\(${rest(p)}\\) of \\(${small(p)}\\) ${rest(p) === 1 ? 'is' : 'are'} left. Jump on.`,
        `10 + ${rest(p)} = ${p.a + p.b}`,
        whole(p.a + p.b),
      ),
    ],
  },
)

/** The two small sums that a sum through ten is made of are filled in. */
export const splitAtTen: LevelTask = fillSentence<Params>(base, {
  id: 'split_at_ten',
  kind: 'reverse',
  version: 1,
  band: [0, 1],
  note: sumNote,
  space,
  prompt: (p, words) => ({
    text: words.pick([
      `Split \\(${small(p)}\\) to make ten. Then find \\(${p.a} + ${p.b}\\).`,
      `Make ten on the way to \\(${p.a} + ${p.b}\\). Fill in the blanks.`,
    ]),
  }),
  sentence: (p) => {
    const needed = [need(p), rest(p), p.a + p.b]
    const near = [need(p) + 1, rest(p) + 1, p.a + p.b - 1, small(p)].filter((n) => !needed.includes(n))
    return {
      lines: [`${large(p)} + [] = 10`, `10 + [] = []`],
      tiles: [...needed, ...new Set(near)].map(String),
    }
  },
  fills: (p) => filled([need(p), rest(p), p.a + p.b].map(String)),
  hints: (p) => [
    { text: `How many more than \\(${large(p)}\\) is 10?` },
    { text: `Take that from \\(${small(p)}\\). What is left goes with 10.` },
  ],
  steps: (p) => [
    nextStep(`\\(${large(p)}\\) needs \\(${need(p)}\\) to make 10.`, `${large(p)} + ${need(p)} = 10`),
    nextStep(
      `\\(${need(p)}\\) of \\(${small(p)}\\) is used. \\(${rest(p)}\\) is left.`,
      `${small(p)} = ${need(p)} + ${rest(p)}`,
    ),
  ],
  says: (p) => ({ say: `Add what is left to 10.`, latex: `10 + ${rest(p)} = ${p.a + p.b}` }),
})

/** Making ten line by line, as a child does it who makes the slip of an id, or none for null. The lines below go on from it. */
export function tenWork(p: Sum, slip: string | null): RichText[] {
  const used = slip === 'need_off' ? need(p) + 1 : need(p)
  const kept = slip === 'not_taken' ? small(p) : slip === 'rest_off' ? rest(p) + 1 : small(p) - used
  return [
    `\\(${large(p)} + ${used} = 10\\)`,
    `\\(${small(p)} = ${used} + ${kept}\\)`,
    `\\(10 + ${kept} = ${10 + kept}\\)`,
  ]
}

const tenSlips: readonly Slip<Params>[] = [
  { id: 'need_off', why: (p) => `\\(${large(p)}\\) needs \\(${need(p)}\\) to make 10.` },
  { id: 'not_taken', why: (p) => `\\(${need(p)}\\) of \\(${small(p)}\\) went to the ten. It cannot be added again.` },
  { id: 'rest_off', why: (p) => `\\(${need(p)}\\) and \\(${rest(p)}\\) make \\(${small(p)}\\).` },
]

/** Where somebody's way through ten goes wrong. */
export const tenMistake: LevelTask = findError<Params>(
  { ...base, reject: (p) => (rest(p) < 2 ? 'too little is left' : null), note: sumNote },
  {
    id: 'find_mistake',
    version: 1,
    space: 66,
    task: (p) => `\\(${p.a} + ${p.b}\\)`,
    work: tenWork,
    slips: tenSlips,
    carries: true,
    hint: 'Is it really ten? How much of the smaller number is left then?',
  },
)
