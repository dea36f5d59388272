import { guarded } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** A product of two or three integers, or a quotient a ÷ b. */
export interface Params {
  readonly kind: 'product' | 'quotient' | 'three'
  readonly factors: readonly number[]
}

const answer = (p: Params): number =>
  p.kind === 'quotient' ? (p.factors[0] ?? 0) / (p.factors[1] ?? 1) : p.factors.reduce((product, n) => product * n, 1)
const size = (p: Params): number => Math.abs(answer(p))
const negatives = (p: Params): number => p.factors.filter((n) => n < 0).length
const written = (p: Params): string =>
  p.factors.map((n, i) => (i === 0 ? String(n) : guarded(n))).join(p.kind === 'quotient' ? ' \\div ' : ' \\times ')

/** Products of two factors and their quotients, later larger ones and three factors. */
function params(chance: Chance, difficulty: number): Params {
  const reach = 9 + Math.round(4 * difficulty)
  const signs = (): number => (chance.happens(0.65) ? -1 : 1)
  const x = chance.int(2 + Math.round(difficulty), reach) * signs()
  const y = chance.int(2 + Math.round(2 * difficulty), reach) * signs()
  if (chance.happens(1.3 * difficulty - 0.35))
    return { kind: 'three', factors: [Math.sign(x) * chance.int(2, 5), y, chance.int(2, 5) * signs()] }
  return chance.happens(0.5) ? { kind: 'quotient', factors: [x * y, y] } : { kind: 'product', factors: [x, y] }
}

function distractors(p: Params): Distractor[] {
  const [a = 0, b = 0] = p.factors
  const sum = p.factors.reduce((total, n) => total + n, 0)
  const sizes = p.factors.reduce((total, n) => total + Math.abs(n), 0)
  return [
    wrongAnswer(
      whole(-answer(p)),
      'slip_sign',
      p.kind === 'three'
        ? 'Count the minus signs: an even number of them gives plus, an odd number gives minus.'
        : negatives(p) === 2
          ? 'Both numbers are negative. Equal signs give a positive answer.'
          : 'The signs differ, so the answer is negative.',
    ),
    wrongAnswer(
      whole(p.kind === 'quotient' ? a - b : sum),
      'wrong_operation',
      p.kind === 'quotient'
        ? 'The numbers were subtracted. Here one is divided by the other.'
        : 'The numbers were added. Here they are multiplied.',
    ),
    wrongAnswer(
      whole(Math.sign(a) * sizes),
      'subtract_sign_slip',
      `The sizes were put together with the sign of \\(${a}\\). That belongs to neither rule.`,
    ),
    wrongAnswer(whole(answer(p) - 1), 'slip_off_by_one', 'The sign is right. Check the table once more.'),
    wrongAnswer(
      whole(answer(p) + Math.sign(answer(p)) * Math.abs(p.kind === 'quotient' ? 1 : b)),
      'near',
      'The sign is right. Check the table once more.',
    ),
  ]
}

function solution(p: Params): Step[] {
  const rest = p.factors.map(Math.abs).join(p.kind === 'quotient' ? ' \\div ' : ' \\times ')
  const sign = answer(p) > 0 ? 'positive' : 'negative'
  return [
    nextStep(
      p.kind === 'three'
        ? `There ${negatives(p) === 1 ? 'is 1 minus sign' : `are ${negatives(p)} minus signs`}, ${negatives(p) % 2 === 0 ? 'an even number, so the product is positive' : 'an odd number, so the product is negative'}.`
        : negatives(p) === 2
          ? `Both numbers are negative. Equal signs make the answer positive.`
          : `One number is negative and one is positive. Different signs make the answer negative.`,
    ),
    nextStep(`Work out the size without signs.`, `${rest} = ${size(p)}`, whole(size(p))),
    answer(p) > 0
      ? {
          say: `The answer is ${sign}.`,
          latex: `${written(p)} = ${answer(p)}`,
          value: whole(answer(p)),
          relation: 'same',
        }
      : nextStep(`The answer is ${sign}.`, `${written(p)} = ${answer(p)}`, whole(answer(p))),
  ]
}

/** Use sign rules to multiply and divide (7.NS.A.2a, 7.NS.A.2b). */
export const level: TopicLevel<Params> = {
  key: 'integers_operations_practice/3',
  version: 1,
  params,
  reject: (p) => (negatives(p) === 0 ? 'nothing negative in it' : size(p) < 2 ? 'too plain' : null),
  note: written,
  prompt: (p, words) => ({
    text:
      p.kind === 'quotient'
        ? words.pick(['Divide.', 'What is the quotient?'])
        : words.pick(['Multiply.', 'What is the product?']),
    latex: `${written(p)} = \\square`,
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Find the sign first, then the size.' },
    {
      text:
        p.kind === 'three'
          ? 'Count the minus signs. An even number of them gives a positive product.'
          : 'Equal signs give a positive answer, different signs a negative one.',
    },
    { text: `The size is \\(${p.factors.map(Math.abs).join(p.kind === 'quotient' ? ' \\div ' : ' \\times ')}\\).` },
  ],
  solution,
  load: (p) => (p.kind === 'three' ? 25 : 0) + Math.abs(p.kind === 'quotient' ? (p.factors[0] ?? 0) : answer(p)) / 8,
}
