import { array } from '../../../figures/array.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { equalOf, jumpsOf, sumOf, totalOf, type Equal } from '../equal-sizes.ts'
import { arrayWidget, rowsOf } from './make-rows.ts'

/** An array of which the total is told, and its rows or what is in each of them. */
export interface FromTotal extends Equal {
  readonly known: 'rows' | 'in each'
}

const load = (p: FromTotal): number => totalOf(p) + (p.known === 'rows' ? 4 : 0)
const all: readonly FromTotal[] = equalOf(range(2, 5), range(2, 8))
  .filter((p) => p.groups !== p.size)
  .flatMap((p) => (['rows', 'in each'] as const).map((known) => ({ ...p, known })))
  .toSorted((a, b) => load(a) - load(b))

/** Make an array from its total: how long, or how many, must the rows be (2.OA.C.4, turned around)? */
export const rowsFromTotal: LevelTask = task<FromTotal>({
  id: 'rows_from_total',
  kind: 'reverse',
  version: 1,
  form: 'counters',
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty)),
  note: (p) => `${p.groups} of ${p.size} ${p.known}`,
  space: all.length,
  prompt: (p, words) => ({
    text:
      p.known === 'rows'
        ? words.pick([
            `Make ${p.groups} equal rows with ${totalOf(p)} counters in all.`,
            `Show ${totalOf(p)} counters in ${p.groups} equal rows.`,
            `${totalOf(p)} children stand in ${p.groups} equal rows. Show the rows.`,
          ])
        : words.pick([
            `Make rows of ${p.size} with ${totalOf(p)} counters in all.`,
            `Show ${totalOf(p)} counters in rows of ${p.size}.`,
            `${totalOf(p)} chairs stand in rows of ${p.size}. Show the rows.`,
          ]),
  }),
  answer: (p) => rowsOf(p.groups, p.size),
  widget: () => ({ surface: arrayWidget }),
  distractors: (p) => [
    p.known === 'rows'
      ? wrongAnswer(
          rowsOf(p.groups, p.size + 1),
          'slip_off_by_one',
          `There are ${p.groups} rows. But ${p.groups} rows of ${p.size + 1} are ${p.groups * (p.size + 1)}, not ${totalOf(p)}.`,
        )
      : wrongAnswer(
          rowsOf(p.groups + 1, p.size),
          'slip_off_by_one',
          `${p.groups + 1} rows of ${p.size} are ${(p.groups + 1) * p.size}. That is more than ${totalOf(p)}.`,
        ),
    p.known === 'rows'
      ? wrongAnswer(
          rowsOf(p.groups, p.size - 1),
          'slip_off_by_one',
          `${p.groups} rows of ${p.size - 1} are only ${p.groups * (p.size - 1)}. You need ${totalOf(p)}.`,
        )
      : wrongAnswer(
          rowsOf(p.groups - 1, p.size),
          'slip_off_by_one',
          `${countNoun(p.groups - 1, 'row')} of ${p.size} ${p.groups === 2 ? 'is' : 'are'} only ${(p.groups - 1) * p.size}. You need ${totalOf(p)}.`,
        ),
  ],
  hints: (p) =>
    p.known === 'rows'
      ? [
          { text: `Make ${p.groups} rows first. Then make them longer.` },
          { text: 'Add the rows each time. Is it enough?' },
          { text: `Stop when ${p.groups} equal rows make ${totalOf(p)} in all.` },
        ]
      : [
          { text: `Make one row of ${p.size} first. Then add rows.` },
          { text: `Count by ${p.size} as the rows grow.` },
          { text: `Stop when you reach ${totalOf(p)}.` },
        ],
  solution: (p) => [
    p.known === 'rows'
      ? nextStep(`Make ${p.groups} rows. Pull them longer until there are ${totalOf(p)} in all.`)
      : nextStep(`Make a row of ${p.size}. Add rows until there are ${totalOf(p)} in all.`, jumpsOf(p)),
    nextStep(
      `That takes ${p.groups} rows of ${p.size}.`,
      `${sumOf(p)} = ${totalOf(p)}`,
      rowsOf(p.groups, p.size),
      array({ rows: p.groups, columns: p.size }),
    ),
  ],
  load,
})
