import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** first, first + step, ... five numbers, one of them missing (from 0). */
export interface Params {
  readonly first: number
  readonly step: number
  readonly missing: number
}

const at = (p: Params, i: number): number => p.first + i * p.step
const answerOf = (p: Params): number => at(p, p.missing)

function params(chance: Chance, difficulty: number): Params {
  const steps = difficulty < 0.35 ? [2, 3, 4, 5, 10] : difficulty < 0.7 ? [3, 4, 6, 8, 9] : [6, 7, 8, 9, 11, 12, 15]
  const down = chance.happens(0.15 + 0.5 * difficulty)
  const step = (down ? -1 : 1) * chance.pick(steps)
  return {
    first: chance.int(down ? 4 * -step + 1 : 1, 90),
    step,
    missing: difficulty < 0.35 ? 4 : chance.int(2, 4),
  }
}

const word = (p: Params): string => (p.step > 0 ? 'add' : 'subtract')
const size = (p: Params): number => Math.abs(p.step)

/** Continue a pattern that adds or subtracts the same amount (2.NBT.A.2). */
export const level: TopicLevel<Params> = {
  key: 'patterning_numbers_basics/2',
  version: 1,
  params,
  reject: (p) => (at(p, 4) < 0 || at(p, 4) > 150 || p.first === size(p) ? 'below zero, too large or a table' : null),
  note: (p) => [p.first, p.step, p.missing].join(),
  prompt: (p, words) => ({
    text: words.pick([
      'Which number is missing?',
      'Find the missing number of the pattern.',
      'What belongs in the box?',
    ]),
    latex: range(0, 4)
      .map((i) => (i === p.missing ? '\\square' : String(at(p, i))))
      .join(',\\; '),
  }),
  answer: (p) => whole(answerOf(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) =>
    [
      ...(p.missing === 3 || p.missing === 4
        ? [
            wrongAnswer(
              whole(p.step > 0 ? at(p, p.missing - 1) - size(p) : at(p, p.missing - 1) + size(p)),
              'wrong_operation',
              `This pattern goes ${p.step > 0 ? 'up' : 'down'}.`,
            ),
          ]
        : []),
      wrongAnswer(
        whole(at(p, p.missing - 1) + (p.step > 0 ? 1 : -1)),
        'rule_from_one_pair',
        `Each step is \\(${size(p)}\\), not one.`,
      ),
      wrongAnswer(whole(answerOf(p) + 1), 'slip_off_by_one', 'Very close. Count once more.'),
      wrongAnswer(whole(answerOf(p) - 1), 'slip_off_by_one', 'Very close. Count once more.'),
      ...(p.missing % 2 === 1
        ? [
            wrongAnswer(
              whole(2 * at(p, 1)),
              'recursive_only',
              'Do not double. Add or subtract the same number each time.',
            ),
          ]
        : []),
    ].filter((w) => w.value.kind === 'rational' && w.value.n >= 0n),
  hints: (p) => [
    { text: 'How much does it change from one number to the next?' },
    { text: `Each time ${word(p)} \\(${size(p)}\\).` },
  ],
  solution: (p) => [
    nextStep(
      `Look at two neighbors. Each time you ${word(p)} \\(${size(p)}\\).`,
      `${p.first} ${p.step > 0 ? '+' : '-'} ${size(p)} = ${at(p, 1)}`,
    ),
    nextStep(
      'Do the same to reach the box.',
      `${at(p, p.missing - 1)} ${p.step > 0 ? '+' : '-'} ${size(p)} = ${answerOf(p)}`,
      whole(answerOf(p)),
    ),
  ],
  load: (p) => size(p) + (p.step < 0 ? 4 : 0) + (p.missing === 4 ? 0 : 2),
}
