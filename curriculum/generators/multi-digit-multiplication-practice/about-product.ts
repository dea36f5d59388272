import { wholeText } from '../../notation/number-latex.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { product, type Factors, type ProductPool } from './split-product.ts'
import type { Distractor } from '../../topic-level.ts'

/** Rounded to its first digit; a single digit stays. */
const round = (n: number): number => {
  const size = 10 ** (String(n).length - 1)
  return Math.round(n / size) * size
}
const about = (p: Factors): number => round(p.a) * round(p.b)

function distractors(p: Factors): Distractor[] {
  const right = about(p)
  return [
    wrongAnswer(
      whole(right / 10),
      'slip_place',
      `That has a zero too few: \\(${wholeText(round(p.a))} \\times ${wholeText(round(p.b))}\\).`,
    ),
    wrongAnswer(
      whole(10 * right),
      'slip_place',
      `That has a zero too many: \\(${wholeText(round(p.a))} \\times ${wholeText(round(p.b))}\\).`,
    ),
    wrongAnswer(whole(round(p.a) + round(p.b)), 'wrong_operation', 'That is about the sum. Here you multiply.'),
  ].filter(({ value }) => value.kind === 'rational' && value.d === 1n)
}

/** About how large is the product? Both factors are rounded to their first digits (4.OA.A.3, 4.NBT.B.5). */
export const aboutProduct = (pool: ProductPool): LevelTask =>
  task<Factors>({
    id: 'about',
    kind: 'estimate',
    version: 1,
    form: 'choice',
    params: (chance, difficulty) => pool.params(chance, difficulty),
    reject: (p) => {
      if (Math.abs(product(p) - about(p)) > 0.25 * about(p)) return 'rounding leads too far away'
      return pool.reject?.(p) ?? null
    },
    note: (p) => pool.note(p),
    prompt: (p, words) => {
      const shown = `\\(${wholeText(p.a)} \\times ${wholeText(p.b)}\\)`
      return {
        text: words.pick([
          `About how much is ${shown}? Choose the closest number.`,
          `Estimate ${shown}. Which number is closest?`,
          `Do not work it out. Which number is closest to ${shown}?`,
        ]),
      }
    },
    answer: (p) => whole(about(p)),
    distractors,
    hints: (p) => [
      { text: 'Make the numbers easy first. Round each to its first digit.' },
      { text: `\\(${wholeText(p.a)}\\) is close to \\(${wholeText(round(p.a))}\\).` },
      { text: 'Multiply the first digits. Then count all the zeros.' },
    ],
    solution: (p) => [
      nextStep('Round each factor to its first digit.', `${wholeText(round(p.a))} \\times ${wholeText(round(p.b))}`),
      nextStep(
        'Multiply the first digits, and write all the zeros.',
        `${wholeText(round(p.a))} \\times ${wholeText(round(p.b))} = ${wholeText(about(p))}`,
        whole(about(p)),
      ),
    ],
    load: (p) => pool.load(p),
  })
