import { array } from '../../figures/array.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { amounts } from '../../values/amounts.ts'
import { countNoun } from '../../words/nouns.ts'
import { arrayWidget } from '../multiplication-intro/level-2/make-rows.ts'
import { nextStep, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { total, type Fact, type FactPool } from './fact-pool.ts'
import type { Amounts } from '../../values/values.ts'

/** Rows and columns of which only the number of counters counts. */
export const counted = (rows: number, columns: number): Amounts => amounts({ row: rows, column: columns }, 'total')

/** Pull out an array of so many counters; every pair of factors that makes them is right (3.OA.A.3, 3.OA.C.7). */
export function arrayOf(pool: FactPool): LevelTask {
  const fits = pool.all.filter((p) => total(p) > 10 && Math.max(p.a, p.b) <= 10)
  const all = fits
    .filter((p, i) => fits.findIndex((other) => total(other) === total(p)) === i)
    .toSorted((p, q) => total(p) - total(q))
  return task<Fact>({
    id: 'array_of',
    kind: 'build',
    version: 1,
    form: 'counters',
    params: (chance, difficulty) => chance.pick(windowOf(all, difficulty)),
    note: (p) => String(total(p)),
    space: all.length,
    prompt: (p, words) => ({
      text: words.pick([
        `Make equal rows with exactly ${total(p)} counters.`,
        `Pull out an array of ${total(p)}. How can the rows be?`,
        `Find two factors of ${total(p)}. Show them as rows.`,
      ]),
    }),
    answer: (p) => counted(p.a, p.b),
    widget: () => ({ surface: arrayWidget }),
    distractors: (p) => [
      ...(p.a < 10
        ? [
            wrongAnswer(
              counted(p.a + 1, p.b),
              'near_fact',
              `${p.a + 1} rows of ${p.b} are ${total(p) + p.b}. That is one row too many.`,
            ),
          ]
        : []),
      wrongAnswer(
        counted(p.a - 1, p.b),
        'near_fact',
        `${countNoun(p.a - 1, 'row')} of ${p.b} ${p.a === 2 ? 'is' : 'are'} ${total(p) - p.b}. One row is missing.`,
      ),
    ],
    hints: (p) => [
      { text: `Which fact has the product ${total(p)}?` },
      { text: `Try rows of ${p.b}. How many rows make ${total(p)}?` },
    ],
    solution: (p) => [
      nextStep(`Think of a fact with the product ${total(p)}.`, `${p.a} \\times ${p.b} = ${total(p)}`),
      nextStep(
        `So ${p.a} rows of ${p.b} are one way.`,
        undefined,
        counted(p.a, p.b),
        array({ rows: p.a, columns: p.b }),
      ),
    ],
    load: total,
  })
}
