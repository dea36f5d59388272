import { array } from '../../../figures/array.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** An array turned around, a factor split into `part` and the rest, or the total of a split array. */
export interface Params {
  readonly task: 'turn' | 'split' | 'total'
  readonly rows: number
  readonly columns: number
  /** Columns before the break; 0 for a turned array. */
  readonly part: number
}

const rest = (p: Params): number => p.columns - p.part
function answer(p: Params): number {
  if (p.task === 'turn') return p.rows
  return p.task === 'split' ? rest(p) : p.rows * p.columns
}

const order = ['turn', 'split', 'total'] as const
const load = (p: Params): number => 6 * order.indexOf(p.task) + (p.rows * p.columns) / 12
const sizes = range(2, 9).flatMap((rows) => range(3, 10).map((columns) => ({ rows, columns })))
const tasks: readonly Params[] = [
  ...sizes.filter((p) => p.rows !== p.columns).map((p): Params => ({ ...p, task: 'turn', part: 0 })),
  ...sizes.flatMap((p) =>
    (['split', 'total'] as const).flatMap((task) =>
      [2, 5].filter((part) => part < p.columns && p.columns > 4).map((part): Params => ({ ...p, task, part })),
    ),
  ),
].toSorted((a, b) => load(a) - load(b))

function line(p: Params, box: string): string {
  if (p.task === 'turn') return `${p.rows} \\times ${p.columns} = ${p.columns} \\times ${box}`
  const parts = `${p.rows} \\times ${p.part} + ${p.rows} \\times ${p.task === 'split' ? box : rest(p)}`
  return p.task === 'split' ? `${p.rows} \\times ${p.columns} = ${parts}` : `${parts} = ${box}`
}

function distractors(p: Params): Distractor[] {
  if (p.task === 'turn')
    return [
      wrongAnswer(whole(p.columns), 'given_number', 'That number is used already. Which factor is still missing?'),
      wrongAnswer(whole(p.rows + p.columns), 'times_as_plus', 'Those were added. The array is only turned around.'),
      wrongAnswer(whole(p.rows * p.columns), 'stops_early', 'That is the total. Which factor is missing?'),
      wrongAnswer(whole(p.rows + 1), 'slip_off_by_one', 'One too many. Count the rows.'),
    ]
  if (p.task === 'split')
    return [
      wrongAnswer(
        whole(p.columns),
        'given_number',
        `That is all of the columns. \\(${p.part}\\) of them are taken already.`,
      ),
      wrongAnswer(
        whole(rest(p) + 1),
        'slip_off_by_one',
        `\\(${p.part}\\) and \\(${rest(p) + 1}\\) are more than \\(${p.columns}\\).`,
      ),
      wrongAnswer(
        whole(p.rows * rest(p)),
        'stops_early',
        'That is what the second part holds. How many columns has it?',
      ),
      wrongAnswer(
        whole(p.columns + p.part),
        'wrong_operation',
        'Those were added. The columns are split into two parts.',
      ),
    ]
  return [
    wrongAnswer(whole(p.rows * p.part), 'stops_early', 'That is the first part. Add the second one.'),
    wrongAnswer(
      whole(p.rows + p.columns),
      'times_as_plus',
      `You added \\(${p.rows}\\) and \\(${p.columns}\\). There are \\(${p.rows}\\) rows of \\(${p.columns}\\).`,
    ),
    wrongAnswer(
      whole(p.rows * p.part + rest(p)),
      'looks_alike',
      `Every one of the \\(${p.rows}\\) rows has \\(${rest(p)}\\) more.`,
    ),
    wrongAnswer(whole(p.rows * p.columns + p.rows), 'near', 'That is one column too many.'),
  ]
}

const picture = (p: Params): Figure =>
  array({ rows: p.rows, columns: p.columns, ...(p.task === 'turn' ? {} : { splitAfter: p.part }) })

function solution(p: Params): Step[] {
  if (p.task === 'turn')
    return [
      nextStep(`The array has \\(${p.rows}\\) rows of \\(${p.columns}\\).`, undefined, undefined, picture(p)),
      nextStep(
        `Turned around, it has \\(${p.columns}\\) rows of \\(${p.rows}\\). The total stays the same.`,
        line(p, String(answer(p))),
        whole(answer(p)),
        array({ rows: p.columns, columns: p.rows }),
      ),
    ]
  const parts = `${p.part} + ${rest(p)}`
  return [
    nextStep(
      `The \\(${p.columns}\\) columns are split into \\(${p.part}\\) and \\(${rest(p)}\\).`,
      `${p.columns} = ${parts}`,
      p.task === 'split' ? whole(rest(p)) : undefined,
      picture(p),
    ),
    p.task === 'split'
      ? {
          say: 'So the second part has that many columns in each row.',
          latex: line(p, String(rest(p))),
          value: whole(rest(p)),
          relation: 'same',
        }
      : nextStep('Add the two parts.', `${p.rows * p.part} + ${p.rows * rest(p)} = ${answer(p)}`, whole(answer(p))),
  ]
}

/** Swap factors and break apart one factor (3.OA.B.5). */
export const turnAndSplit: TopicLevel<Params> = {
  key: 'multiplication_intro/4',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.task} ${p.rows} ${p.columns} ${p.part}`,
  space: tasks.length,
  prompt: (p, words) => ({
    text:
      p.task === 'turn'
        ? words.pick([
            'Turn the array around. Which factor is missing?',
            'Rows and columns change places. What goes in the box?',
          ])
        : p.task === 'split'
          ? words.pick([
              'The array is split. Which factor is missing?',
              'Break one factor apart. What goes in the box?',
            ])
          : words.pick(['Add the two parts of the array.', 'The array is split in two. How many are there in all?']),
    latex: line(p, '\\square'),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    {
      text:
        p.task === 'turn'
          ? 'Rows become columns. Nothing is added or taken away.'
          : 'Look at the dashed line. It splits the columns.',
    },
    {
      text:
        p.task === 'turn'
          ? 'The same two factors stand on both sides.'
          : p.task === 'split'
            ? `\\(${p.part}\\) of the \\(${p.columns}\\) columns are before the line. How many come after it?`
            : `The first part is \\(${p.rows} \\times ${p.part} = ${p.rows * p.part}\\).`,
    },
    {
      text:
        p.task === 'turn'
          ? `\\(${p.rows}\\) rows of \\(${p.columns}\\) become \\(${p.columns}\\) rows. How many are in each?`
          : p.task === 'split'
            ? `Work out \\(${p.columns} - ${p.part}\\).`
            : `Add \\(${p.rows} \\times ${rest(p)} = ${p.rows * rest(p)}\\).`,
    },
  ],
  solution,
  figure: picture,
  load,
}
