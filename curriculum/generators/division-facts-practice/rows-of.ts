import { array } from '../../figures/array.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { arrayWidget, rowsOf } from '../multiplication-intro/level-2/make-rows.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { dividend, type QuotientPool } from './quotient-pool.ts'
import type { Quotient } from './quotients.ts'

/** A division is shown as an array: so many counters in so many equal rows (3.OA.A.2, 3.OA.C.7). */
export const rowsOfDivision = (pool: QuotientPool): LevelTask =>
  task<Quotient>({
    id: 'rows_of',
    kind: 'build',
    version: 1,
    form: 'counters',
    params: (chance, difficulty) => pool.params(chance, difficulty),
    note: (p) => pool.note(p),
    space: pool.all.length,
    prompt: (p, words) => ({
      text: words.pick([
        `Put ${dividend(p)} counters into ${p.divisor} equal rows. Pull the corner.`,
        `Show \\(${dividend(p)} \\div ${p.divisor}\\). Make ${p.divisor} equal rows.`,
        `${dividend(p)} counters are in ${p.divisor} equal rows. Make the array.`,
      ]),
    }),
    answer: (p) => rowsOf(p.divisor, p.quotient),
    widget: () => ({ surface: arrayWidget }),
    distractors: (p) => [
      ...(p.quotient < 10
        ? [
            wrongAnswer(
              rowsOf(p.divisor, p.quotient + 1),
              'near_fact',
              `${p.divisor} rows of ${p.quotient + 1} are ${dividend(p) + p.divisor}. Use ${dividend(p)} counters.`,
            ),
          ]
        : []),
      wrongAnswer(
        rowsOf(p.divisor, p.quotient - 1),
        'near_fact',
        `${p.divisor} rows of ${p.quotient - 1} are ${dividend(p) - p.divisor}. Use ${dividend(p)} counters.`,
      ),
    ],
    hints: (p) => [
      { text: `Make ${p.divisor} rows first. How long must they be?` },
      { text: `What times ${p.divisor} is ${dividend(p)}?` },
    ],
    solution: (p) => [
      nextStep(
        `\\(${p.quotient}\\) times \\(${p.divisor}\\) is \\(${dividend(p)}\\).`,
        `${p.quotient} \\times ${p.divisor} = ${dividend(p)}`,
      ),
      nextStep(
        `So each of the ${p.divisor} rows has ${p.quotient}.`,
        `${dividend(p)} \\div ${p.divisor} = ${p.quotient}`,
        rowsOf(p.divisor, p.quotient),
        array({ rows: p.divisor, columns: p.quotient }),
      ),
    ],
    load: (p) => pool.load(p),
  })
