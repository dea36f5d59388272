import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { filledTruly } from '../../../values/filled.ts'
import { item } from '../../../values/items.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import { differencesFromMemory as base, type Params } from './numbers.ts'
import type { Item } from '../../../values/values.ts'

const left = (p: Params): number => p.top - p.bottom
const sumItem = (a: number, b: number): Item => item(`${a}+${b}`, `\\(${a} + ${b} = ${a + b}\\)`)

/** Which addition fact tells a difference (1.OA.B.4). */
export const whichFact: LevelTask = task<Params>({
  id: 'which_fact',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => base.params(chance, difficulty),
  note: base.note,
  space: 71,
  prompt: (p, words) => ({
    text: words.pick([
      `Which fact tells you \\(${p.top} - ${p.bottom}\\)?`,
      `You want to know \\(${p.top} - ${p.bottom}\\). Which sum helps?`,
      `Think of adding. Which sum belongs to \\(${p.top} - ${p.bottom}\\)?`,
    ]),
  }),
  answer: (p) => sumItem(p.bottom, left(p)),
  distractors: (p) => [
    wrongAnswer(
      sumItem(p.top, p.bottom),
      'operation_swap',
      `\\(${p.top}\\) is the whole. It comes at the end of the sum.`,
    ),
    wrongAnswer(
      sumItem(p.bottom, left(p) + 1),
      'count_off_by_one',
      `That makes \\(${p.top + 1}\\). The whole is \\(${p.top}\\).`,
    ),
    wrongAnswer(
      sumItem(p.bottom, left(p) - 1),
      'count_off_by_one',
      `That makes \\(${p.top - 1}\\). The whole is \\(${p.top}\\).`,
    ),
  ],
  hints: (p) => [
    { text: `\\(${p.top}\\) is the whole, and \\(${p.bottom}\\) is a part of it.` },
    { text: `Look for a sum of \\(${p.bottom}\\) that makes \\(${p.top}\\).` },
  ],
  solution: (p) => [
    nextStep(`\\(${p.bottom}\\) is a part of \\(${p.top}\\). The other part is what is left.`),
    nextStep(
      `\\(${p.bottom}\\) and \\(${left(p)}\\) make \\(${p.top}\\). So \\(${left(p)}\\) is left.`,
      `${p.top} - ${p.bottom} = ${left(p)}`,
      sumItem(p.bottom, left(p)),
    ),
  ],
  load: base.load,
})

/** What is left, and where the tiles begin. */
export interface Leaves {
  readonly left: number
  readonly from: number
}

const leaves: readonly Leaves[] = range(2, 9).flatMap((n) => range(1, 6).map((from): Leaves => ({ left: n, from })))
const tilesOf = (p: Leaves): number[] => [...new Set(range(p.from, p.from + 3).flatMap((n) => [n, n + p.left]))]

/** Two differences with the same result are made; any true ones are right. */
export const makeLeft: LevelTask = fillSentence<Leaves>(
  {
    params: (chance, difficulty) => pickByDifficulty(chance, sortedLeaves, difficulty, 0.5),
    note: (p) => `${p.left} from ${p.from}`,
    load: (p) => p.left + p.from,
  },
  {
    id: 'make_left',
    kind: 'build',
    version: 1,
    space: leaves.length,
    prompt: (p, words) => ({
      text: words.pick([
        `Make two different lines that give \\(${p.left}\\).`,
        `Which numbers are \\(${p.left}\\) apart? Find two pairs.`,
      ]),
    }),
    sentence: (p) => ({
      lines: [`[] - [] = ${p.left}`, `[] - [] = ${p.left}`],
      tiles: tilesOf(p).map(String),
      stays: true,
    }),
    fills: (p) => filledTruly([p.from + p.left, p.from, p.from + p.left + 1, p.from + 1].map(String), ['lines_differ']),
    hints: (p) => [
      { text: 'The larger number comes first.' },
      { text: `Take a tile. Add \\(${p.left}\\) to it. Is that number there too?` },
    ],
    steps: (p) => [
      nextStep(
        `\\(${p.from}\\) and \\(${p.left}\\) make \\(${p.from + p.left}\\).`,
        `${p.from + p.left} - ${p.from} = ${p.left}`,
      ),
    ],
    says: (p) => ({
      say: 'Make both numbers 1 more. They are as far apart as before.',
      latex: `${p.from + p.left + 1} - ${p.from + 1} = ${p.left}`,
    }),
  },
)
const sortedLeaves = leaves.toSorted((a, b) => a.left + a.from - b.left - b.from)
