import { buildFigure } from '../../../tasks/build-figure.ts'
import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { filled } from '../../../values/filled.ts'
import { yesNo } from '../../../values/items.ts'
import { tapeOfParts } from '../../../values/tape.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import { equalGroupStories as base, line, story, tasks, type Params } from './numbers.ts'
import type { Amounts, Item } from '../../../values/values.ts'

const total = (p: Params): number => p.groups * p.size
const asked = (p: Params): number => (p.asked === 'total' ? total(p) : p[p.asked])
const parts = (count: number, text: string, whole: string): Amounts =>
  tapeOfParts(
    range(1, count).map(() => text),
    whole,
  )

/** The bar of a story whose number of groups is told, with ? for what is asked. */
const bar = (p: Params): Amounts =>
  p.asked === 'total' ? parts(p.groups, String(p.size), '?') : parts(p.groups, '?', String(total(p)))

/** The groups for the size of one: 4 parts of 3 where there are 3 parts of 4. */
const turned = (p: Params): Amounts => parts(p.size, String(p.groups), '?')

const known = tasks.filter((p) => p.asked !== 'groups')

/** The bar is cut into equal groups before anything is worked out (3.OA.A.3). */
export const buildBar: LevelTask = buildFigure<Params>(
  {
    ...base,
    params: (chance, difficulty) => pickByDifficulty(chance, known, difficulty),
    answer: bar,
    distractors: (p) =>
      p.asked === 'total'
        ? [
            wrongAnswer(
              turned(p),
              'looks_alike',
              `There are \\(${p.groups}\\) groups. Each of them has \\(${p.size}\\).`,
            ),
          ]
        : [
            wrongAnswer(
              parts(p.groups, String(total(p)), '?'),
              'keyword_operation',
              `The \\(${total(p)}\\) are all of them. They are the whole, not one part.`,
            ),
          ],
  },
  {
    id: 'build_bar',
    version: 1,
    form: 'tape',
    space: known.length,
    surface: (p) => ({
      widget: 'tape',
      bars: ['equal'],
      parts: 2,
      most: 10,
      names: ['A', 'B'],
      labels: [
        ...(p.asked === 'total' ? [p.groups, p.size] : [p.groups, total(p)]).toSorted((a, b) => a - b).map(String),
        '?',
      ],
      start: '',
    }),
    prompt: (p, words) => ({ text: `${story(p, words)} Build the bar for it.` }),
    hints: (p) => [
      { text: 'How many equal groups are there? Cut the bar into as many parts.' },
      {
        text:
          p.asked === 'total'
            ? 'What is in one group goes into the parts. All of them together are not told.'
            : 'All of them are told. They go above the bar.',
      },
    ],
    solution: (p) => [
      nextStep(`There are \\(${p.groups}\\) equal groups, so cut the bar into \\(${p.groups}\\) parts.`),
      nextStep(
        p.asked === 'total'
          ? `Each part is \\(${p.size}\\). The whole is not known.`
          : `The whole is \\(${total(p)}\\). Each part is not known.`,
        undefined,
        bar(p),
      ),
    ],
  },
)

const operation = (p: Params): Item => yesNo(p.asked === 'total', ['Multiply', 'Divide'])

/** Joined or split: what the story asks for, before anything is worked out. */
export const multiplyOrDivide: LevelTask = task<Params>({
  id: 'multiply_or_divide',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => base.params(chance, difficulty),
  note: base.note,
  space: tasks.length,
  prompt: (p, words) => ({ text: `${story(p, words)} Do you multiply or divide?` }),
  answer: operation,
  distractors: (p) => [
    wrongAnswer(
      yesNo(p.asked !== 'total', ['Multiply', 'Divide']),
      'keyword_operation',
      p.asked === 'total'
        ? 'The groups are told, and how many are in each. All of them are asked for, so multiply.'
        : `The \\(${total(p)}\\) are all of them. They are split into equal groups, so divide.`,
    ),
  ],
  hints: () => [
    { text: 'Is the total told in the story?' },
    { text: 'A total that is told is split into equal groups.' },
  ],
  solution: (p) => [
    nextStep(
      p.asked === 'total' ? 'The total is not told. It is asked for.' : `The total is told: it is \\(${total(p)}\\).`,
    ),
    nextStep(
      p.asked === 'total' ? 'So multiply the groups by what is in each.' : 'So divide the total.',
      `${line(p)} = ${asked(p)}`,
      operation(p),
    ),
  ],
  load: base.load,
})

/** The number sentence of the story, with its sign; all four facts of the story are right. */
export const groupSentence: LevelTask = fillSentence<Params>(base, {
  id: 'number_sentence',
  kind: 'apply',
  version: 1,
  space: tasks.length,
  prompt: (p, words) => ({ text: `${story(p, words)} Make the number sentence.` }),
  sentence: (p) => {
    const numbers = [p.groups, p.size, total(p)]
    const extra = [p.groups + p.size, total(p) + p.size].filter((n) => !numbers.includes(n))
    return { lines: ['[] [] [] = []'], tiles: [...numbers, ...new Set(extra), '×', '÷'].map(String) }
  },
  fills: (p) => {
    const [g, s, all] = [p.groups, p.size, total(p)].map(String) as [string, string, string]
    const multiplied = [
      [g, '×', s, all],
      [s, '×', g, all],
    ] as const
    const divided = [
      [all, '÷', g, s],
      [all, '÷', s, g],
    ] as const
    if (p.asked === 'total') return filled(multiplied[0], multiplied[1], ...divided)
    return p.asked === 'size'
      ? filled(divided[0], divided[1], ...multiplied)
      : filled(divided[1], divided[0], ...multiplied)
  },
  hints: (p) => [
    { text: 'Which two numbers are told? What do they stand for?' },
    { text: p.asked === 'total' ? 'Equal groups are put together.' : 'A total is split into equal groups.' },
  ],
  steps: (p) => [
    nextStep(
      p.asked === 'total'
        ? `There are \\(${p.groups}\\) groups of \\(${p.size}\\), so multiply.`
        : `\\(${total(p)}\\) are split into equal groups, so divide.`,
    ),
  ],
  says: (p) => ({ say: `The missing number is \\(${asked(p)}\\).`, latex: `${line(p)} = ${asked(p)}` }),
})
