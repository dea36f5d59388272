import { listWords } from '../../../figures/lettering.ts'
import { wholeText } from '../../../notation/number-latex.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { digitSum, partsOf } from '../parts-of.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'

/** A number of three or four digits times one of two or three digits. */
export interface Params {
  readonly a: number
  readonly b: number
}

const answer = (p: Params): number => p.a * p.b
const written = (p: Params): string => `${wholeText(p.a)} \\times ${p.b}`

/** Three digits times two at first, then four times two and three times three. */
function params(chance: Chance, difficulty: number): Params {
  const kind = Math.max(0, Math.min(2, Math.floor(2.6 * difficulty + chance.unit() - 0.4)))
  if (kind === 0) return { a: chance.int(112, 480), b: chance.int(12, 60) }
  return kind === 1
    ? { a: chance.int(1102, 8000), b: chance.int(21, 98) }
    : { a: chance.int(312, 990), b: chance.int(112, 960) }
}

function distractors(p: Params): Distractor[] {
  const parts = partsOf(p.b)
  const [first = 0] = parts
  const last = parts.at(-1) ?? 0
  return [
    wrongAnswer(
      whole(p.a * digitSum(p.b)),
      'place_shift_missing',
      `The rows were not moved. The \\(${first / 10 ** (String(p.b).length - 1)}\\) of \\(${p.b}\\) is worth \\(${first}\\).`,
    ),
    wrongAnswer(whole(p.a * (p.b - last)), 'partial_product_missing', `The row for \\(${last}\\) was left out.`),
    wrongAnswer(
      whole(p.a * last + first),
      'partial_product_missing',
      `The \\(${first}\\) was only added. It is multiplied by \\(${wholeText(p.a)}\\) too.`,
    ),
    wrongAnswer(whole(answer(p) + 1000), 'near', 'Check the thousands when you add the rows.'),
  ]
}

/** Multiply large numbers with the standard algorithm (5.NBT.B.5). */
export const standardProducts: TopicLevel<Params> = {
  key: 'multi_digit_multiplication_practice/5',
  version: 1,
  params,
  reject: (p) =>
    p.b % 10 === 0 || partsOf(p.b).length < 2
      ? 'too plain'
      : p.a % 10 === 0
        ? 'no ones'
        : answer(p) > 1_000_000
          ? 'too large'
          : null,
  note: written,
  prompt: (p, words) => ({
    text: words.pick(['Multiply.', 'What is the product?', 'Multiply with the written method.']),
    latex: written(p),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Multiply by each digit of \\(${p.b}\\), beginning with the ones.` },
    { text: `Each digit has its own row. Move the row of the tens one place to the left.` },
    {
      text: `The rows are ${listWords(
        partsOf(p.b)
          .toReversed()
          .map((part) => `\\(${wholeText(p.a * part)}\\)`),
      )}. Add them.`,
    },
  ],
  solution: (p) => [
    ...partsOf(p.b)
      .toReversed()
      .map((part) =>
        nextStep(`The row for \\(${part}\\).`, `${wholeText(p.a)} \\times ${part} = ${wholeText(p.a * part)}`),
      ),
    nextStep(
      'Add the rows.',
      `${partsOf(p.b)
        .toReversed()
        .map((part) => wholeText(p.a * part))
        .join(' + ')} = ${wholeText(answer(p))}`,
      whole(answer(p)),
    ),
    {
      say: 'Check with round numbers: the size fits.',
      latex: `${wholeText(Math.round(p.a / 100) * 100)} \\times ${Math.round(p.b / 10) * 10} = ${wholeText(Math.round(p.a / 100) * 100 * Math.round(p.b / 10) * 10)}`,
      value: whole(answer(p)),
      relation: 'same',
    },
  ],
  load: (p) => 4 * (String(p.a).length + String(p.b).length) + answer(p) / 500_000,
}
