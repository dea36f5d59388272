import { array } from '../../../figures/array.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { drawSplit, restOf, splitLoad, splitNote, splits, sumTex, type Split } from './split.ts'
import type { Item } from '../../../values/values.ts'

const shown = (id: string, latex: string): Item => item(id, `\\(${latex}\\)`)
const right = (p: Split): Item => shown('split', sumTex(p.rows, p.part, restOf(p)))

/** Which sum of two products is as much as one product (3.OA.B.5)? */
export const whichSplit: LevelTask = task<Split>({
  id: 'which_split',
  kind: 'choose',
  version: 1,
  form: 'choice',
  figureIs: 'support',
  params: drawSplit,
  note: splitNote,
  space: splits.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Which sum is as much as \\(${p.rows} \\times ${p.columns}\\)?`,
      `Split \\(${p.rows} \\times ${p.columns}\\) into two parts. Which sum is right?`,
      `How can you work out \\(${p.rows} \\times ${p.columns}\\)?`,
    ]),
  }),
  answer: right,
  distractors: (p) => [
    wrongAnswer(
      shown('second_once', `${p.rows} \\times ${p.part} + ${restOf(p)}`),
      'stops_early',
      `All ${p.rows} rows have the other ${restOf(p)}, too. Multiply both parts by ${p.rows}.`,
    ),
    wrongAnswer(
      shown('whole_again', sumTex(p.rows, p.part, p.columns)),
      'looks_alike',
      `${p.part} and ${p.columns} are more than ${p.columns}. Which two numbers make ${p.columns}?`,
    ),
    wrongAnswer(
      shown('added', `${p.rows} + ${p.part} + ${restOf(p)}`),
      'times_as_plus',
      `That adds ${p.rows}. There are ${p.rows} rows of ${p.part} and ${p.rows} rows of ${restOf(p)}.`,
    ),
  ],
  figure: (p) => array({ rows: p.rows, columns: p.columns, splitAfter: p.part }),
  hints: (p) => [
    { text: `Split ${p.columns} into two numbers. Every row is split the same way.` },
    { text: `There are ${p.rows} rows in both parts.` },
    { text: `${p.columns} is ${p.part} and ${restOf(p)}. Multiply each by ${p.rows}.` },
  ],
  solution: (p) => [
    nextStep(
      `Split the columns: ${p.columns} is ${p.part} and ${restOf(p)}.`,
      `${p.columns} = ${p.part} + ${restOf(p)}`,
    ),
    nextStep(
      `Both parts have ${p.rows} rows.`,
      `${p.rows} \\times ${p.columns} = ${sumTex(p.rows, p.part, restOf(p))}`,
      right(p),
    ),
  ],
  load: splitLoad,
})
