import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { buildFigure } from '../../../tasks/build-figure.ts'
import { task, type LevelTask, type Numbers } from '../../../tasks/task.ts'
import { filledTruly } from '../../../values/filled.ts'
import { item } from '../../../values/items.ts'
import { tapeOfParts } from '../../../values/tape.ts'
import { pickNames } from '../../../words/names.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { friends, tasks, threeAddends as base, type Params } from './numbers.ts'
import type { Amounts, Item } from '../../../values/values.ts'

const total = (p: Params): number => p.a + p.b + p.c
const numbers = (p: Params): readonly [number, number, number] => [p.a, p.b, p.c]
/** Three different numbers of which two make ten; more to add to the ten is harder. */
const friendly: Numbers<Params> = {
  params: (chance, difficulty) => pickByDifficulty(chance, withTen, difficulty, 0.55),
  note: base.note,
  load: (p) => friends(p).third + (p.a + p.b === 10 ? 0 : 4),
}
const withTen = tasks
  .filter((p) => friends(p).ten && new Set(numbers(p)).size === 3)
  .toSorted((x, y) => friendly.load(x) - friendly.load(y))

/** The sum is put together from ten and what is left. */
export const tenFirst: LevelTask = fillSentence<Params>(friendly, {
  id: 'ten_first',
  kind: 'reverse',
  version: 1,
  band: [0, 1],
  space: withTen.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Add \\(${numbers(p).join(' + ')}\\). Make ten first.`,
      `Which two of \\(${p.a}\\), \\(${p.b}\\), and \\(${p.c}\\) make ten? Then add the third.`,
    ]),
  }),
  sentence: (p) => ({
    lines: ['[] + [] = 10', '10 + [] = []'],
    tiles: [...numbers(p), ...new Set([total(p), total(p) + 1])].map(String),
  }),
  fills: (p) => {
    const { pair, third } = friends(p)
    return filledTruly([...pair, third, total(p)].map(String))
  },
  hints: () => [{ text: 'Try the numbers two by two.' }, { text: 'Add the third number to ten.' }],
  steps: (p) => {
    const { pair } = friends(p)
    return [nextStep(`\\(${pair[0]}\\) and \\(${pair[1]}\\) make ten.`, `${pair[0]} + ${pair[1]} = 10`)]
  },
  says: (p) => ({ say: 'Add the third number.', latex: `10 + ${friends(p).third} = ${total(p)}` }),
})

const pairItem = (x: number, y: number): Item => item(`${x}+${y}`, `\\(${x}\\) and \\(${y}\\)`)

/** Which two numbers are the friends to begin with. */
export const whichPair: LevelTask = task<Params>({
  id: 'which_pair',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: friendly.params,
  note: base.note,
  space: withTen.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Which two numbers would you add first in \\(${numbers(p).join(' + ')}\\)? They make ten.`,
      `Find the two numbers that make ten: \\(${numbers(p).join(' + ')}\\).`,
    ]),
  }),
  answer: (p) => pairItem(...friends(p).pair),
  distractors: (p) => {
    const { pair, third } = friends(p)
    return pair.map((n) =>
      wrongAnswer(pairItem(n, third), 'looks_alike', `\\(${n}\\) and \\(${third}\\) make \\(${n + third}\\).`),
    )
  },
  hints: () => [{ text: 'Take one number. What fills it up to ten?' }, { text: 'Try each pair.' }],
  solution: (p) => {
    const { pair, third } = friends(p)
    return [
      nextStep(`\\(${third}\\) has no partner that fills it up to ten.`),
      nextStep('These two make ten.', `${pair[0]} + ${pair[1]} = 10`, pairItem(...pair)),
    ]
  },
  load: friendly.load,
})

const things = ['red', 'blue', 'green'] as const
const bar = (p: Params): Amounts => tapeOfParts(numbers(p).map(String), '?')

/** A story of three parts as a bar. */
export const threeParts: LevelTask = buildFigure<Params>(
  {
    ...base,
    answer: bar,
    reject: (p) => (new Set(numbers(p)).size < 3 ? 'two numbers are the same' : null),
    distractors: (p) => [
      wrongAnswer(
        tapeOfParts([String(p.a), String(p.b), '?'], String(p.c)),
        'first_step_only',
        'All three are parts. The whole is asked for.',
      ),
    ],
  },
  {
    id: 'three_parts',
    version: 2,
    form: 'tape',
    surface: (p) => ({
      widget: 'tape',
      bars: ['parts'],
      parts: 3,
      most: 2,
      names: ['A', 'B'],
      labels: [
        ...numbers(p)
          .toSorted((x, y) => x - y)
          .map(String),
        '?',
      ],
      start: '',
    }),
    prompt: (p, words) => {
      const [name = ''] = pickNames(words, 1)
      const parts = numbers(p).map((n, i) => `\\(${n}\\) ${things[i] ?? ''}`)
      return {
        text: words.pick([
          `There are ${parts[0]}, ${parts[1]}, and ${parts[2]} ${p.c === 1 ? 'bead' : 'beads'}. Build the bar for all of them.`,
          `${name} has ${parts[0]}, ${parts[1]}, and ${parts[2]} ${p.c === 1 ? 'cup' : 'cups'}. Build the bar for all of them.`,
        ]),
      }
    },
    hints: () => [
      { text: 'Each color is one part.' },
      { text: 'How many there are in all is not told. That is the question mark.' },
    ],
    solution: (p) => [
      nextStep(`The parts are \\(${p.a}\\), \\(${p.b}\\), and \\(${p.c}\\).`),
      nextStep('The whole is not told.', undefined, bar(p)),
    ],
  },
)
