import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { latexOf, tokensOf, valueInOrder } from '../shape.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'

/** Three numbers and two signs, one of them times or divided by, written as `pattern`. */
export interface Params {
  readonly pattern: string
  readonly a: number
  readonly b: number
  readonly c: number
}

const patterns = [
  'a + b x c',
  'a - b x c',
  'a x b + c',
  'a x b - c',
  'a + b : c',
  'a - b : c',
  'a : b + c',
  'a : b - c',
] as const
const usual = ['x:', '+-'] as const

export const tokens = (p: Params): string[] => tokensOf(p.pattern, { a: p.a, b: p.b, c: p.c })
export const value = (p: Params): number => valueInOrder(tokens(p), usual)
/** Where the sign of times or divided by stands. */
const strong = (p: Params): number => tokens(p).findIndex((t) => t === 'x' || t === ':')
export const strongPart = (p: Params): string[] => tokens(p).slice(strong(p) - 1, strong(p) + 2)
export const strongValue = (p: Params): number => valueInOrder(strongPart(p), usual)

function params(chance: Chance, difficulty: number): Params {
  const pattern = chance.pick(patterns)
  const factor = (): number => chance.int(2 + Math.round(2 * difficulty), 5 + Math.round(4 * difficulty))
  const [x, y] = [factor(), factor()]
  const other = chance.int(2 + Math.round(8 * difficulty), 12 + Math.round(38 * difficulty))
  const [first, second] = pattern.includes('x') ? [x, y] : [x * y, y]
  return pattern.startsWith('a +') || pattern.startsWith('a -')
    ? { pattern, a: other, b: first, c: second }
    : { pattern, a: first, b: second, c: other }
}

function reject(p: Params): string | null {
  if (value(p) < 1) return 'below one'
  return tokens(p).includes(String(value(p))) ? 'the answer stands in the question' : null
}

function distractors(p: Params): Distractor[] {
  const sumFirst = valueInOrder(tokens(p), ['+-', 'x:'])
  const name = strongPart(p)[1] === 'x' ? 'multiply' : 'divide'
  const early = strong(p) === 1
  const all: (readonly [number, string, string])[] = [
    [
      sumFirst,
      early ? 'add_before_subtract' : 'left_to_right_only',
      early
        ? `You added or subtracted first. Here you ${name} first.`
        : `You went from left to right. Here you ${name} first.`,
    ],
    [strongValue(p), 'stops_early', `${strongValue(p)} is the first part. The other number is still to come.`],
    [
      valueInOrder(
        tokens(p).map((t) => (t === '+' ? '-' : t === '-' ? '+' : t)),
        usual,
      ),
      'wrong_operation',
      'Look at the plus or minus sign once more.',
    ],
    [value(p) + 1, 'slip_off_by_one', 'The order is right. Work it out once more.'],
    [value(p) - 1, 'slip_off_by_one', 'The order is right. Work it out once more.'],
  ]
  return all.filter(([n]) => Number.isInteger(n) && n >= 0).map(([n, id, why]) => wrongAnswer(whole(n), id, why))
}

function solution(p: Params): Step[] {
  const reached = [...tokens(p).slice(0, strong(p) - 1), String(strongValue(p)), ...tokens(p).slice(strong(p) + 2)]
  const isTimes = strongPart(p)[1] === 'x'
  return [
    nextStep(
      `${isTimes ? 'Multiply' : 'Divide'} first, wherever it stands.`,
      `${latexOf(strongPart(p))} = ${strongValue(p)}`,
    ),
    nextStep(`Write the rest with ${strongValue(p)}.`, latexOf(reached), whole(value(p))),
    {
      say: `Now ${reached.includes('+') ? 'add' : 'subtract'}. The value is ${value(p)}.`,
      latex: `${latexOf(reached)} = ${value(p)}`,
      value: whole(value(p)),
      relation: 'same',
    },
  ]
}

/** Multiply and divide before adding and subtracting (3.OA.D.8). */
export const twoOperations: TopicLevel<Params> = {
  key: 'order_of_operations_practice/1',
  version: 1,
  params,
  reject,
  note: (p) => tokens(p).join(''),
  prompt: (p, words) => ({
    text: words.pick(['Work it out.', 'Find the value.', 'What is the value?']),
    latex: latexOf(tokens(p)),
  }),
  answer: (p) => whole(value(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Which of the two signs goes first?' },
    { text: `${strongPart(p)[1] === 'x' ? 'Multiply' : 'Divide'} before you add or subtract.` },
    { text: `\\(${latexOf(strongPart(p))}\\) is \\(${strongValue(p)}\\). Now do the rest.` },
  ],
  solution,
  load: (p) => Math.log2(p.a * p.b * p.c) + Math.max(p.a, p.c) / 8,
}
