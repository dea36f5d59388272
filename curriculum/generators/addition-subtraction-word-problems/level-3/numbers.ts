import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { TopicLevel } from '../../../topic-level.ts'

/** Three numbers; two of them may make ten. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
}

const numbers = (p: Params): [number, number, number] => [p.a, p.b, p.c]
const total = (p: Params): number => p.a + p.b + p.c

/** The two that make ten and the third, or the two largest and the third. */
export function friends(p: Params): { pair: [number, number]; third: number; ten: boolean } {
  const orders: readonly (readonly [number, number, number])[] = [
    [p.a, p.b, p.c],
    [p.a, p.c, p.b],
    [p.b, p.c, p.a],
  ]
  const found = orders.find(([x, y]) => x + y === 10)
  const [x, y, third] = found ?? (numbers(p).toSorted((m, n) => n - m) as [number, number, number])
  return { pair: [x, y], third, ten: found !== undefined }
}

const load = (p: Params): number => total(p) / 3 + (friends(p).ten ? (p.a + p.b === 10 ? 0 : 3) : 7)
/** All sums of three numbers, from easy to hard. */
export const tasks: readonly Params[] = range(1, 10)
  .flatMap((a) => range(1, 10).flatMap((b) => range(1, 10).map((c): Params => ({ a, b, c }))))
  .filter((p) => total(p) >= 7 && total(p) <= 20 && new Set(numbers(p)).size > 1)
  .toSorted((x, y) => load(x) - load(y))

/** Add three numbers by looking for a ten (1.OA.A.2, 1.OA.B.3). */
export const threeAddends: TopicLevel<Params> = {
  key: 'addition_subtraction_word_problems/3',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty, 0.55),
  note: (p) => numbers(p).join('+'),
  prompt: (p, words) => ({
    text: words.pick([
      'Add the three numbers. Which two make 10?',
      'What is the sum of the three numbers?',
      'Look for two numbers that make 10. Find the sum.',
      'Add in any order. What is the sum?',
    ]),
    latex: numbers(p).join(' + '),
  }),
  answer: (p) => whole(total(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    wrongAnswer(whole(p.a + p.b), 'first_step_only', `That is only \\(${p.a} + ${p.b}\\). Add the \\(${p.c}\\) too.`),
    wrongAnswer(
      whole(total(p) + 1),
      'slip_off_by_one',
      `That is 1 too many. Add \\(${p.a}\\), \\(${p.b}\\), and \\(${p.c}\\) again.`,
    ),
    wrongAnswer(
      whole(total(p) - 1),
      'slip_off_by_one',
      `That is 1 too few. Add \\(${p.a}\\), \\(${p.b}\\), and \\(${p.c}\\) again.`,
    ),
    wrongAnswer(whole(p.b + p.c), 'first_step_only', `That is only \\(${p.b} + ${p.c}\\). Add the \\(${p.a}\\) too.`),
  ],
  hints: (p) => {
    const { pair, third, ten } = friends(p)
    return [
      { text: 'You can add the numbers in any order.' },
      {
        text: ten
          ? `Which two make 10? Try \\(${pair[0]}\\) and \\(${pair[1]}\\).`
          : `Start with the two largest: \\(${pair[0]}\\) and \\(${pair[1]}\\).`,
      },
      { text: `\\(${pair[0]} + ${pair[1]} = ${pair[0] + pair[1]}\\). Now add \\(${third}\\).` },
    ]
  },
  solution: (p) => {
    const { pair, third, ten } = friends(p)
    const first = pair[0] + pair[1]
    return [
      nextStep(
        ten
          ? `\\(${pair[0]}\\) and \\(${pair[1]}\\) make 10.`
          : `Start with the larger numbers, \\(${pair[0]}\\) and \\(${pair[1]}\\).`,
        `${pair[0]} + ${pair[1]} = ${first}`,
        whole(first),
      ),
      nextStep(`Then add \\(${third}\\).`, `${first} + ${third} = ${total(p)}`, whole(total(p))),
    ]
  },
  load,
}
