import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { dividend, type QuotientPool } from './quotient-pool.ts'
import type { Quotient } from './quotients.ts'

/** A fact as an option, named by what it says. */
const fact = (left: number, sign: '×' | '-', right: number): ReturnType<typeof item> => {
  const end = sign === '×' ? left * right : left - right
  return item(`${left}${sign}${right}`, `\\(${left} ${sign === '×' ? '\\times' : '-'} ${right} = ${end}\\)`)
}

/** Which fact helps to divide? The one with this product and this factor (3.OA.B.6). */
export const whichHelps = (pool: QuotientPool): LevelTask =>
  task<Quotient>({
    id: 'which_helps',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: (chance, difficulty) => pool.params(chance, difficulty),
    note: (p) => pool.note(p),
    space: pool.all.length,
    prompt: (p, words) => ({
      text: words.pick([
        `Which fact tells you what \\(${dividend(p)} \\div ${p.divisor}\\) is?`,
        `You want to find \\(${dividend(p)} \\div ${p.divisor}\\). Which fact helps?`,
        `Which fact belongs to \\(${dividend(p)} \\div ${p.divisor}\\)?`,
      ]),
    }),
    answer: (p) => fact(p.quotient, '×', p.divisor),
    distractors: (p) => [
      wrongAnswer(
        fact(p.quotient + 1, '×', p.divisor),
        'near_fact',
        `That product is ${dividend(p) + p.divisor}. You need the product ${dividend(p)}.`,
      ),
      wrongAnswer(
        fact(dividend(p), '-', p.divisor),
        'wrong_operation',
        `That takes ${p.divisor} away once. You need to know how many times ${p.divisor} fits.`,
      ),
      wrongAnswer(
        fact(p.quotient - 1, '×', p.divisor),
        'near_fact',
        `That product is ${dividend(p) - p.divisor}. You need the product ${dividend(p)}.`,
      ),
    ],
    hints: (p) => [
      { text: 'Division asks for a missing factor.' },
      { text: `Look for a fact with the product ${dividend(p)} and the factor ${p.divisor}.` },
    ],
    solution: (p) => [
      nextStep(
        `Ask: what times \\(${p.divisor}\\) is \\(${dividend(p)}\\)?`,
        `\\square \\times ${p.divisor} = ${dividend(p)}`,
      ),
      nextStep(
        `This fact says it, so the quotient is \\(${p.quotient}\\).`,
        `${p.quotient} \\times ${p.divisor} = ${dividend(p)}`,
        fact(p.quotient, '×', p.divisor),
      ),
    ],
    load: (p) => pool.load(p),
  })
