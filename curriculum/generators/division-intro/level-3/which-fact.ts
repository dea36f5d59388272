import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { divisionFacts, divisions, totalOf } from './facts.ts'
import type { Params } from './numbers.ts'
import type { Item } from '../../../values/values.ts'

const sentence = (id: string, latex: string): Item => item(id, `\\(${latex}\\)`)
const right = (p: Params): Item => sentence('factor', `\\square \\times ${p.size} = ${totalOf(p)}`)

/** Which sentence with a box asks the same as a division (3.OA.B.6)? */
export const whichFact: LevelTask = task<Params>({
  id: 'which_fact',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: divisionFacts.params,
  note: divisionFacts.note,
  space: divisions.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Which sentence helps you find \\(${totalOf(p)} \\div ${p.size}\\)?`,
      `In which sentence is the box \\(${totalOf(p)} \\div ${p.size}\\)?`,
      `You want to know \\(${totalOf(p)} \\div ${p.size}\\). Which sentence asks the same?`,
    ]),
  }),
  answer: right,
  distractors: (p) => [
    wrongAnswer(
      sentence('turned', `\\square \\times ${totalOf(p)} = ${p.size}`),
      'div_commutes',
      `Here ${p.size} would be the total. But ${totalOf(p)} is divided, so ${totalOf(p)} is the total.`,
    ),
    wrongAnswer(
      sentence('product', `${totalOf(p)} \\times ${p.size} = \\square`),
      'wrong_operation',
      `That multiplies ${totalOf(p)}. Dividing asks how many groups of ${p.size} are in ${totalOf(p)}.`,
    ),
    wrongAnswer(
      sentence('sum', `\\square + ${p.size} = ${totalOf(p)}`),
      'wrong_operation',
      `That adds ${p.size} only once. Dividing asks how many groups of ${p.size} there are.`,
    ),
  ],
  hints: (p) => [
    { text: `The total is ${totalOf(p)}. It is made of groups of ${p.size}.` },
    { text: 'The box is the number of groups.' },
    { text: `How many times ${p.size} make ${totalOf(p)}?` },
  ],
  solution: (p) => [
    nextStep(`Dividing ${totalOf(p)} by ${p.size} asks: how many groups of ${p.size} make ${totalOf(p)}?`),
    nextStep(
      'Groups times size is the total.',
      `${p.rows} \\times ${p.size} = ${totalOf(p)} \\qquad ${totalOf(p)} \\div ${p.size} = ${p.rows}`,
      right(p),
    ),
  ],
  load: divisionFacts.load,
})
