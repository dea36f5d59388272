import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { amounts } from '../../../values/amounts.ts'
import { filled } from '../../../values/filled.ts'
import { item } from '../../../values/items.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import { sumNote, type Sum } from '../sums.ts'
import { nearDoubles as base } from './numbers.ts'
import type { Amounts, Item } from '../../../values/values.ts'

const small = (p: Sum): number => Math.min(p.a, p.b)
const isDouble = (p: Sum): boolean => p.a === p.b
const laid = (disc: number, hexagon: number): Amounts => amounts({ disc, hexagon }, 'exact')
const hexagons = { one: 'hexagon', many: 'hexagons', grade: 0 }

/** As many again, or one more or fewer: the second number lies beside the first one. */
function asTold(p: Sum): string {
  if (isDouble(p)) return 'just as many hexagons'
  return p.b > p.a ? 'hexagons, 1 more than discs' : 'hexagons, 1 fewer than discs'
}

/** The second number of a double or a near double is laid beside the first. */
export const layAgain: LevelTask = task<Sum>({
  id: 'lay_again',
  kind: 'build',
  version: 1,
  form: 'counters',
  params: (chance, difficulty) => base.params(chance, difficulty),
  note: sumNote,
  space: 28,
  prompt: (p, words) => ({
    text: words.pick([
      `There ${p.a === 1 ? 'is' : 'are'} ${countNoun(p.a, 'disc')}. Put in ${asTold(p)}.`,
      `Show \\(${p.a} + ${p.b}\\). Put in ${asTold(p)}.`,
    ]),
  }),
  answer: (p) => laid(p.a, p.b),
  widget: (p) => ({
    surface: {
      widget: 'counters',
      mode: 'frame',
      places: 20,
      colors: 2,
      does: 'place',
      start: `f:${'1'.repeat(p.a)}${'0'.repeat(20 - p.a)}`,
    },
  }),
  distractors: (p) => [
    ...(isDouble(p)
      ? []
      : [wrongAnswer(laid(p.a, p.a), 'stops_early', `That is double \\(${p.a}\\). Read what else the question says.`)]),
    ...(p.b < 10 && p.b + 1 !== p.a
      ? [wrongAnswer(laid(p.a, p.b + 1), 'count_off_by_one', 'That is one hexagon too many.')]
      : []),
    ...(p.b > 1 && p.b - 1 !== p.a
      ? [wrongAnswer(laid(p.a, p.b - 1), 'count_off_by_one', 'One hexagon is missing.')]
      : []),
  ],
  hints: (p) => [
    { text: 'Count the discs first.' },
    { text: isDouble(p) ? 'Put in one hexagon for each disc.' : 'First put in one hexagon for each disc.' },
  ],
  solution: (p) => [
    nextStep(`There ${p.a === 1 ? 'is' : 'are'} ${countNoun(p.a, 'disc')}.`),
    nextStep(`Put in ${countNoun(p.b, hexagons)}.`, `${p.a} + ${p.b} = ${p.a + p.b}`, laid(p.a, p.b)),
  ],
  load: base.load,
})

/** A double, and what is done with it. */
const helperItem = (double: number, off: number): Item =>
  item(`${double} ${off}`, `\\(${double} + ${double}\\), and ${Math.abs(off)} ${off > 0 ? 'more' : 'less'}`)

/** Numbers that are 1 apart, either way around. */
const neighbors: readonly Sum[] = range(2, 9).flatMap((a) => [
  { a, b: a + 1 },
  { a: a + 1, b: a },
])

/** Which double helps with a near double, and how it goes on. */
export const whichDouble: LevelTask = task<Sum>({
  id: 'which_double',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => pickByDifficulty(chance, neighbors, difficulty, 0.4),
  note: sumNote,
  space: 16,
  prompt: (p, words) => ({
    text: words.pick([
      `Which double gets you to \\(${p.a} + ${p.b}\\)?`,
      `Use a double for \\(${p.a} + ${p.b}\\). Which way is right?`,
      `How can you make \\(${p.a} + ${p.b}\\) with a double?`,
    ]),
  }),
  answer: (p) => helperItem(small(p), 1),
  distractors: (p) => {
    const n = small(p)
    return [
      wrongAnswer(
        helperItem(n, -1),
        'wrong_operation',
        `\\(${n + 1}\\) is more than \\(${n}\\). So the sum is more too.`,
      ),
      wrongAnswer(
        helperItem(n + 1, 1),
        'count_off_by_one',
        `Double \\(${n + 1}\\) is more than \\(${p.a} + ${p.b}\\) already.`,
      ),
      wrongAnswer(
        helperItem(n - 1, 1),
        'count_off_by_one',
        `Double \\(${n - 1}\\) is \\(${2 * n - 2}\\). That is too far away.`,
      ),
    ]
  },
  hints: (p) => [
    { text: `Which number is smaller, \\(${p.a}\\) or \\(${p.b}\\)? Double it.` },
    { text: `How much is missing then to \\(${p.a} + ${p.b}\\)?` },
  ],
  solution: (p) => [
    nextStep(`Double \\(${small(p)}\\) is \\(${2 * small(p)}\\).`, `${small(p)} + ${small(p)} = ${2 * small(p)}`),
    nextStep(`The other number is 1 more.`, `${p.a} + ${p.b} = ${2 * small(p)} + 1`, helperItem(small(p), 1)),
  ],
  load: (p) => p.a + p.b,
})

const totals = [...range(2, 20, 2), ...range(3, 19, 2)]
const asSum = (n: number): readonly [number, number] => [Math.floor(n / 2), Math.ceil(n / 2)]

/** A total is split into a double, or into two neighbors. */
export const splitTotal: LevelTask = fillSentence<number>(
  {
    params: (chance, difficulty) => pickByDifficulty(chance, totals, difficulty, 0.4),
    note: String,
    load: (n) => n + (n % 2) * 20,
  },
  {
    id: 'split_total',
    kind: 'reverse',
    version: 1,
    band: [0, 1],
    space: totals.length,
    prompt: (n, words) => ({
      text:
        n % 2 === 0
          ? words.pick([`Which double makes \\(${n}\\)?`, `Split \\(${n}\\) into two equal parts.`])
          : words.pick([
              `\\(${n}\\) is a near double. Make it with two neighbors.`,
              `Split \\(${n}\\) into two numbers that are 1 apart.`,
            ]),
    }),
    sentence: (n) => {
      const [low, high] = asSum(n)
      const near = range(Math.max(1, low - 2), high + 2)
      return { lines: [`[] + [] = ${n}`], tiles: (low === high ? [low, ...near] : near).map(String) }
    },
    fills: (n) => {
      const [low, high] = asSum(n).map(String) as [string, string]
      return low === high ? filled([low, high]) : filled([low, high], [high, low])
    },
    hints: (n) => [
      { text: n % 2 === 0 ? 'Both parts must be the same.' : 'One part is 1 more than the other.' },
      { text: n % 2 === 0 ? 'Share it out: one here, one there.' : `First split \\(${n - 1}\\) into a double.` },
    ],
    steps: (n) => [
      n % 2 === 0
        ? nextStep(`Two equal parts make \\(${n}\\).`)
        : nextStep(`\\(${n - 1}\\) is a double.`, `${(n - 1) / 2} + ${(n - 1) / 2} = ${n - 1}`),
    ],
    says: (n) => {
      const [low, high] = asSum(n)
      return {
        say: n % 2 === 0 ? `Double \\(${low}\\) is \\(${n}\\).` : 'Give one of the parts 1 more.',
        latex: `${low} + ${high} = ${n}`,
      }
    },
  },
)
