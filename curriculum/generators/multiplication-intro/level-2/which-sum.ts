import { array } from '../../../figures/array.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { equalOf, sumOf, totalOf, type Equal } from '../equal-sizes.ts'
import type { Item } from '../../../values/values.ts'

/** An array that is read by its rows or by its columns. */
export interface ReadArray extends Equal {
  readonly by: 'rows' | 'columns'
}

const sum = (groups: number, size: number): Item => item(`${groups} ${size}`, `\\(${sumOf({ groups, size })}\\)`)
/** What is added, and how often. */
const added = (p: ReadArray): readonly [number, number] => (p.by === 'rows' ? [p.groups, p.size] : [p.size, p.groups])
const load = (p: ReadArray): number => totalOf(p) + (p.by === 'columns' ? 6 : 0)
const all: readonly ReadArray[] = equalOf(range(2, 5), range(2, 5))
  .filter((p) => p.groups !== p.size)
  .flatMap((p) => (['rows', 'columns'] as const).map((by) => ({ ...p, by })))
  .toSorted((a, b) => load(a) - load(b))

/** Which sum of equal numbers does an array show, read by its rows or by its columns (2.OA.C.4)? */
export const whichSum: LevelTask = task<ReadArray>({
  id: 'which_sum',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty, 0.5)),
  note: (p) => `${p.groups} of ${p.size} ${p.by}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Add the ${p.by}. Which sum does the array show?`,
      `Which sum adds the ${p.by} of the array?`,
      p.by === 'rows' ? 'Go row by row. Which sum fits?' : 'Go column by column. Which sum fits?',
    ]),
  }),
  answer: (p) => sum(...added(p)),
  distractors: (p) => {
    const [many, each] = added(p)
    const line = p.by === 'rows' ? 'row' : 'column'
    return [
      wrongAnswer(
        sum(each, many),
        'reversed_order',
        `That adds the ${p.by === 'rows' ? 'columns' : 'rows'}. One ${line} has ${each}.`,
      ),
      wrongAnswer(
        item(`${many} plus ${each}`, `\\(${many} + ${each}\\)`),
        'times_as_plus',
        `There are ${many} ${line}s, and each has ${each}. Add ${each} for each ${line}.`,
      ),
      wrongAnswer(
        sum(many + 1, each),
        'slip_off_by_one',
        `That is one ${line} too many. The array has ${many} ${line}s.`,
      ),
    ]
  },
  hints: (p) => [
    { text: p.by === 'rows' ? 'Rows go across.' : 'Columns go up and down.' },
    { text: `How many are in one ${p.by === 'rows' ? 'row' : 'column'}? That number is added.` },
    { text: `Add ${added(p)[1]} once for each ${p.by === 'rows' ? 'row' : 'column'}.` },
  ],
  solution: (p) => [
    nextStep(`There are ${added(p)[0]} ${p.by} with ${added(p)[1]} in each.`),
    nextStep(
      `So ${added(p)[1]} is added ${added(p)[0]} times.`,
      `${sumOf({ groups: added(p)[0], size: added(p)[1] })} = ${totalOf(p)}`,
      sum(...added(p)),
    ),
  ],
  figure: (p) => array({ rows: p.groups, columns: p.size }),
  load,
})
