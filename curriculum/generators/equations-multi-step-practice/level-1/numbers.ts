import { balance } from '../../../figures/balance.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../../topic-level.ts'

/**
 * sum: a x + b = c. turned: c = a x + b. over: x / a + b = c. from: b - a x = c, with b above 0. b is never 0, a is at least 2.
 */
export interface Params {
  readonly shape: 'sum' | 'turned' | 'over' | 'from'
  readonly letter: string
  readonly a: number
  readonly b: number
  readonly x: number
}

const letters = ['x', 'n', 'y', 'k', 'm', 't'] as const

/** What stands with the letter is worth, before b is added. */
export const part = (p: Params): number =>
  p.shape === 'over' ? p.x / p.a : p.shape === 'from' ? -p.a * p.x : p.a * p.x
/** What both sides are worth. */
export const right = (p: Params): number => part(p) + p.b
/** What is added, with its sign. */
export const signed = (b: number): string => (b < 0 ? `- ${-b}` : `+ ${b}`)
/** The term with the letter. */
export const term = (p: Params): string =>
  p.shape === 'over' ? `\\frac{${p.letter}}{${p.a}}` : `${p.shape === 'from' ? '-' : ''}${p.a}${p.letter}`
/** The side with the letter. */
export const left = (p: Params): string =>
  p.shape === 'from' ? `${p.b} - ${p.a}${p.letter}` : `${term(p)} ${signed(p.b)}`
/** The equation in LaTeX. */
export const equationOf = (p: Params): string =>
  p.shape === 'turned' ? `${right(p)} = ${left(p)}` : `${left(p)} = ${right(p)}`
/** The same without LaTeX, for a pan of the balance. */
export const plain = (latex: string): string => latex.replace(/\\frac\{(\w+)\}\{(\d+)\}/, '$1/$2')

function params(chance: Chance, difficulty: number): Params {
  const letter = chance.pick(letters)
  const a = chance.int(2 + Math.round(2 * difficulty), 4 + Math.round(8 * difficulty))
  const size = chance.int(1 + Math.round(9 * difficulty), 9 + Math.round(21 * difficulty))
  const x = chance.int(2, 8 + Math.round(7 * difficulty))
  const shape = chance.pick(
    difficulty < 0.3 ? (['sum', 'sum', 'turned', 'over'] as const) : (['sum', 'turned', 'over', 'from'] as const),
  )
  const b = shape !== 'from' && chance.happens(0.2 + 0.4 * difficulty) ? -size : size
  const solution = chance.happens(0.5 * difficulty) ? -x : x
  return { shape, letter, a, b, x: shape === 'over' ? a * solution : solution }
}

function reject(p: Params): string | null {
  if (right(p) === 0) return 'nothing on the right'
  if (right(p) === p.b || Math.abs(right(p)) === p.a || Math.abs(part(p)) === 1) return 'too easy to see'
  return p.x === p.a || p.x === p.b ? 'the answer stands in the question' : null
}

const isOver = (p: Params): boolean => p.shape === 'over'
const isFrom = (p: Params): boolean => p.shape === 'from'
/** What the letter is multiplied with, or divided by. */
export const coefficient = (p: Params): string => (isFrom(p) ? `-${p.a}` : String(p.a))

function distractors(p: Params): Distractor[] {
  const c = right(p)
  const size = Math.abs(p.b)
  const list: Distractor[] = []
  const unmoved = isOver(p) ? (c + p.b) * p.a : (c + p.b) / (isFrom(p) ? -p.a : p.a)
  if (Number.isInteger(unmoved))
    list.push(
      wrongAnswer(
        whole(unmoved),
        'move_without_inverse',
        `You ${p.b < 0 ? 'subtracted' : 'added'} \\(${size}\\). ${p.b < 0 ? 'Add' : 'Subtract'} \\(${size}\\) on both sides to undo it.`,
      ),
    )
  if (isOver(p)) {
    if (part(p) % p.a === 0)
      list.push(
        wrongAnswer(
          whole(part(p) / p.a),
          'divide_wrong_way',
          `You divided by \\(${p.a}\\). The letter is divided by \\(${p.a}\\), so multiply.`,
        ),
      )
    list.push(
      wrongAnswer(
        whole(part(p) + p.a),
        'wrong_operation',
        `You added \\(${p.a}\\). Multiply both sides by \\(${p.a}\\).`,
      ),
    )
  } else
    list.push(
      wrongAnswer(
        whole(part(p) - p.a),
        'divide_wrong_way',
        `You subtracted \\(${p.a}\\). Divide both sides by \\(${coefficient(p)}\\) to undo the multiplication.`,
      ),
    )
  list.push(
    wrongAnswer(
      whole(part(p)),
      'stops_early',
      `That is the value of \\(${term(p)}\\). Now ${isOver(p) ? `multiply by \\(${p.a}\\)` : `divide by \\(${coefficient(p)}\\)`}.`,
    ),
    wrongAnswer(
      whole(-p.x),
      'slip_sign',
      `Check the sign: substitute \\(${-p.x}\\) for \\(${p.letter}\\) in the equation.`,
    ),
  )
  return list
}

/** How the number that is added is undone. */
export const undone = (p: Params): string =>
  `${p.b < 0 ? 'Add' : 'Subtract'} \\(${Math.abs(p.b)}\\) ${p.b < 0 ? 'to' : 'from'} both sides.`
const last = (p: Params): string =>
  isOver(p) ? `Multiply both sides by \\(${p.a}\\).` : `Divide both sides by \\(${coefficient(p)}\\).`

function hints(p: Params): Hint[] {
  return [
    { text: `What happens to \\(${p.letter}\\) in this equation? Undo the last operation first.` },
    { text: undone(p) },
    { text: `Now you have \\(${term(p)} = ${part(p)}\\). ${last(p)}` },
  ]
}

function solution(p: Params): Step[] {
  const c = right(p)
  const value = whole(p.x)
  const by = isOver(p) ? `${part(p)} \\cdot ${p.a}` : `\\frac{${part(p)}}{${coefficient(p)}}`
  return [
    nextStep(undone(p), `${left(p)} ${signed(-p.b)} = ${c} ${signed(-p.b)}`),
    nextStep(
      `Simplify both sides to isolate the term with \\(${p.letter}\\).`,
      `${term(p)} = ${part(p)}`,
      undefined,
      balance({
        left: [{ kind: 'text', text: plain(term(p)) }],
        right: [{ kind: 'text', text: String(part(p)) }],
      }),
    ),
    nextStep(last(p), `${p.letter} = ${by} = ${p.x}`, value),
    {
      say: `Check: when \\(${p.letter} = ${p.x}\\), both sides equal \\(${c}\\).`,
      value,
      relation: 'same',
    },
  ]
}

const asks = [
  'Solve for LETTER.',
  'Solve the equation.',
  'What value of LETTER makes the equation true?',
  'Find the solution of the equation.',
] as const

/** Undo two operations in order (7.EE.B.4a). */
export const twoStepEquation: TopicLevel<Params> = {
  key: 'equations_multi_step_practice/1',
  version: 2,
  params,
  reject,
  note: (p) => `${p.shape} ${p.a},${p.b},${p.x}`,
  prompt: (p, words) => ({
    text: words.pick(asks).replace('LETTER', `\\(${p.letter}\\)`),
    latex: equationOf(p),
  }),
  answer: (p) => whole(p.x),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ variable: p.letter }),
  widget: (p) => ({ before: `\\(${p.letter} =\\)` }),
  distractors,
  hints,
  solution,
  figure: (p) => {
    const sides = [left(p), String(right(p))].map((text) => [{ kind: 'text', text: plain(text) } as const])
    const [first = [], second = []] = p.shape === 'turned' ? sides.toReversed() : sides
    return balance({ left: first, right: second })
  },
  load: (p) =>
    Math.log10(p.a * Math.abs(p.b) * Math.abs(isOver(p) ? p.x / p.a : p.x)) +
    (isFrom(p) ? 0.5 : 0) +
    (p.b < 0 ? 1 : 0) +
    (p.x < 0 ? 1.5 : 0),
}
