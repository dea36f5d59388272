import { task, type LevelTask, type Numbers } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { leftOf, rightOf, type OneStep } from './one-step.ts'
import type { Distractor } from '../../topic-level.ts'

/** What a child finds who turns the open number and the solution the wrong way around. */
function distractors(p: OneStep): Distractor[] {
  const b = rightOf(p)
  const [x, hole] = [p.letter, leftOf(p, { a: '\\Box' })]
  const says = (put: string): string => `Put it in: the left side is \\(${put}\\), and it has to be \\(${b}\\).`
  const list =
    p.does === 'x'
      ? [wrongAnswer(whole(b - p.x), 'times_as_plus', `In \\(${hole}\\) the numbers are multiplied, not added.`)]
      : p.does === ':'
        ? [
            wrongAnswer(
              whole(p.x - b),
              'divide_wrong_way',
              `\\(${x}\\) is divided by the open number. Which divisor gives \\(${b}\\)?`,
            ),
          ]
        : p.does === '-'
          ? [wrongAnswer(whole(p.x + b), 'move_without_inverse', says(`${p.x} - ${p.x + b}`))]
          : [wrongAnswer(whole(b + p.x), 'move_without_inverse', says(`${p.x} + ${b + p.x}`))]
  return [
    ...list,
    wrongAnswer(
      whole(b),
      'equal_means_answer',
      `\\(${b}\\) is what the left side comes to. The box is only one part of it.`,
    ),
    wrongAnswer(whole(p.a + 1), 'slip_off_by_one', 'Very close. Put your number in and compare both sides.'),
    wrongAnswer(whole(p.a - 1), 'slip_off_by_one', 'Very close. Put your number in and compare both sides.'),
  ].filter(({ value }) => value.kind === 'rational' && value.n > 0n && value.n !== BigInt(p.a))
}

/** The solution is given, and the other number of the equation is to be found. */
export const missingNumber = <P>(base: Numbers<P>, as: (p: P) => OneStep): LevelTask =>
  task<OneStep>({
    id: 'missing_number',
    kind: 'reverse',
    version: 1,
    form: 'numeric',
    band: [0, 1],
    params: (chance, difficulty) => {
      for (;;) {
        const p = base.params(chance, difficulty)
        if ((base.reject?.(p) ?? null) === null) return as(p)
      }
    },
    reject: (p) => {
      const numbers = [p.a, p.x, rightOf(p)]
      return new Set(numbers).size < 3 || p.a === 1 ? 'two numbers are the same' : null
    },
    note: (p) => `${p.does} ${p.a} ${p.x}`,
    prompt: (p, words) => ({
      text: words.pick([
        `The solution of this equation is \\(${p.letter} = ${p.x}\\). Which number belongs in the box?`,
        `\\(${p.letter} = ${p.x}\\) solves the equation. Find the number that is missing.`,
        `Which number in the box gives this equation the solution \\(${p.letter} = ${p.x}\\)?`,
      ]),
      latex: `${leftOf(p, { letter: p.letter, a: '\\Box' })} = ${rightOf(p)}`,
    }),
    answer: (p) => whole(p.a),
    widget: () => ({ before: '\\(\\Box =\\)' }),
    distractors,
    hints: (p) => [
      { text: `Put \\(${p.x}\\) in place of \\(${p.letter}\\).` },
      {
        text: `Which number makes \\(${leftOf(p, { letter: String(p.x), a: '\\Box' })}\\) equal to \\(${rightOf(p)}\\)?`,
      },
    ],
    solution: (p) => [
      nextStep(
        `Put \\(${p.x}\\) in place of \\(${p.letter}\\).`,
        `${leftOf(p, { letter: String(p.x), a: '\\Box' })} = ${rightOf(p)}`,
      ),
      nextStep(
        'Only one number makes this true.',
        `${leftOf(p, { letter: String(p.x), a: String(p.a) })} = ${rightOf(p)}`,
        whole(p.a),
      ),
    ],
    load: (p) => Math.log2(p.a) + Math.log2(Math.min(p.x, rightOf(p))),
  })
