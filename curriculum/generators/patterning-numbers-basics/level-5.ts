import { table } from '../../figures/table.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** Pattern A adds `a` from 0, pattern B adds a times `times` from 0; B is asked for where A is known. */
export interface Params {
  readonly a: number
  readonly times: number
  readonly term: number
}

const b = (p: Params): number => p.a * p.times
const known = (p: Params): number => p.a * p.term
const answerOf = (p: Params): number => b(p) * p.term
const work = (p: Params): number => answerOf(p)

const all: readonly Params[] = range(2, 12)
  .flatMap((a) => range(2, 6).flatMap((times) => range(5, 20).map((term) => ({ a, times, term }))))
  .filter((p) => answerOf(p) <= 600)
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))

/** Compare two patterns term by term (5.OA.B.3). */
export const level: TopicLevel<Params> = {
  key: 'patterning_numbers_basics/5',
  version: 2,
  params,
  note: (p) => [p.a, p.times, p.term].join(),
  prompt: (p, words) => ({
    text: words.pick([
      `Both patterns go on. When pattern A is \\(${known(p)}\\), what is pattern B?`,
      `Compare the patterns term by term. What is B when A is \\(${known(p)}\\)?`,
      `How do you get B from A in each row? Find B when A is \\(${known(p)}\\).`,
      `Later in the table, A is \\(${known(p)}\\). What is B in that row?`,
    ]),
  }),
  answer: (p) => whole(answerOf(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    wrongAnswer(
      whole(known(p) + b(p) - p.a),
      'rule_from_one_pair',
      `B is more than A by \\(${b(p) - p.a}\\) only once. Look for what A is multiplied by.`,
    ),
    wrongAnswer(
      whole(2 * b(p) * 4),
      'recursive_only',
      'Doubling the last number shown does not lead there. Use the rule between A and B.',
    ),
    wrongAnswer(
      whole(known(p) + b(p)),
      'wrong_operation',
      `B grows by \\(${b(p)}\\) each time, but it is not A plus \\(${b(p)}\\).`,
    ),
    wrongAnswer(whole(answerOf(p) + b(p)), 'slip_off_by_one', 'That is one term too far.'),
  ],
  hints: (p) => [
    { text: 'Compare the numbers of one row: what do you do with A to get B?' },
    {
      text: `\\(${p.a}\\) goes with \\(${b(p)}\\), and \\(${2 * p.a}\\) with \\(${2 * b(p)}\\). B is always so many times A.`,
    },
    { text: `B is \\(${p.times}\\) times A.` },
  ],
  solution: (p) =>
    p.term % 2 === 0
      ? [
          nextStep(
            `A adds \\(${p.a}\\) each time. Count the steps from 0 to \\(${known(p)}\\).`,
            `${known(p)} \\div ${p.a} = ${p.term}`,
          ),
          nextStep(
            `B makes the same number of steps, and adds \\(${b(p)}\\) each time.`,
            `${p.term} \\times ${b(p)} = ${answerOf(p)}`,
            whole(answerOf(p)),
          ),
        ]
      : [
          nextStep(`A adds \\(${p.a}\\) each time, B adds \\(${b(p)}\\).`, `${b(p)} = ${p.times} \\times ${p.a}`),
          nextStep(
            `So B is always \\(${p.times}\\) times A.`,
            `${p.times} \\times ${known(p)} = ${answerOf(p)}`,
            whole(answerOf(p)),
          ),
        ],
  figure: (p) => table({ header: ['A', 'B'], rows: range(0, 4).map((i) => [String(i * p.a), String(i * b(p))]) }),
  load: work,
}
