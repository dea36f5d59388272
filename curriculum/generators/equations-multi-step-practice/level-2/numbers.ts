import { balance } from '../../../figures/balance.ts'
import { polynomialLatex } from '../../../expressions/polynomial-node.ts'
import { guarded } from '../../../notation/number-latex.ts'
import { rational, whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'

/** a (x + b) = c with the whole solution x. */
export interface Params {
  readonly letter: string
  readonly a: number
  readonly b: number
  readonly x: number
}

/** The right side. */
export const right = (p: Params): number => p.a * (p.x + p.b)
const bracket = (p: Params): string => polynomialLatex([1, p.b], p.letter)
/** The side with the parentheses. */
export const left = (p: Params): string => `${p.a}(${bracket(p)})`

function params(chance: Chance, difficulty: number): Params {
  const sign = (share: number): number => (chance.happens(share) ? -1 : 1)
  return {
    letter: chance.pick(['x', 'n', 'y', 'k', 't']),
    a: chance.int(2 + Math.round(2 * difficulty), 5 + Math.round(5 * difficulty)) * sign(0.5 * difficulty - 0.1),
    b: chance.int(2 + Math.round(2 * difficulty), 9 + Math.round(3 * difficulty)) * sign(0.2 + 0.4 * difficulty),
    x: chance.int(2, 9 + Math.round(4 * difficulty)) * sign(0.5 * difficulty),
  }
}

function reject(p: Params): string | null {
  if (p.x + p.b === 0 || Math.abs(p.x + p.b) === 1) return 'nothing left to divide'
  return [Math.abs(p.a), Math.abs(p.b), Math.abs(right(p))].includes(Math.abs(p.x))
    ? 'the answer stands in the question'
    : null
}

function distractors(p: Params): Distractor[] {
  const c = right(p)
  const list = [
    wrongAnswer(
      rational(c - p.b, p.a),
      'distribute_first_only',
      `The \\(${p.a}\\) multiplies the \\(${p.b}\\) in the parentheses too.`,
    ),
    wrongAnswer(
      whole(p.x + 2 * p.b),
      'move_without_inverse',
      `To undo \\(${p.b < 0 ? '-' : '+'} ${Math.abs(p.b)}\\), do the opposite on both sides.`,
    ),
    wrongAnswer(
      whole(c - p.a - p.b),
      'divide_wrong_way',
      `\\(${p.a}\\) multiplies all that is in the parentheses. Undo that by dividing.`,
    ),
    wrongAnswer(
      whole(p.x + p.b),
      'stops_early',
      `That is what the parentheses hold. One more step gives \\(${p.letter}\\).`,
    ),
    wrongAnswer(whole(-p.x), 'slip_sign', 'The size is right. Look at the sign.'),
  ]
  const isWhole = (d: Distractor): boolean => d.value.kind === 'rational' && d.value.d === 1n
  return list.toSorted((u, v) => Number(isWhole(v)) - Number(isWhole(u)))
}

function solution(p: Params): Step[] {
  const c = right(p)
  const value = whole(p.x)
  const undo = p.b < 0 ? `Add \\(${-p.b}\\) to both sides.` : `Subtract \\(${p.b}\\) from both sides.`
  return [
    nextStep(
      `First way: divide both sides by \\(${p.a}\\).`,
      `${bracket(p)} = ${c} \\div ${guarded(p.a)} = ${p.x + p.b}`,
    ),
    nextStep(undo, `${p.letter} = ${p.x}`, value),
    nextStep('Second way: multiply out first.', `${polynomialLatex([p.a, p.a * p.b], p.letter)} = ${c}`),
    nextStep(
      p.a * p.b < 0 ? `Add \\(${-p.a * p.b}\\) to both sides.` : `Subtract \\(${p.a * p.b}\\) from both sides.`,
      `${polynomialLatex([p.a, 0], p.letter)} = ${p.a * p.x}`,
    ),
    { say: `Divide by \\(${p.a}\\). Both ways agree.`, latex: `${p.letter} = ${p.x}`, value, relation: 'same' },
  ]
}

/** Solve p(x + q) = r in two ways (7.EE.B.4a). */
export const bracketEquation: TopicLevel<Params> = {
  key: 'equations_multi_step_practice/2',
  version: 2,
  params,
  reject,
  note: (p) => `${p.a} ${p.b} ${p.x}`,
  prompt: (p, words) => ({
    text: words.pick([`Solve for \\(${p.letter}\\).`, `Find \\(${p.letter}\\).`, 'Solve the equation.']),
    latex: `${left(p)} = ${right(p)}`,
  }),
  answer: (p) => whole(p.x),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ variable: p.letter }),
  widget: (p) => ({ before: `\\(${p.letter} =\\)` }),
  distractors,
  hints: (p) => [
    { text: 'You may divide first, or multiply out first. Which is shorter here?' },
    { text: `Divide both sides by \\(${p.a}\\).` },
    { text: `Now you have \\(${bracket(p)} = ${p.x + p.b}\\).` },
  ],
  solution,
  figure: (p) =>
    balance({ left: [{ kind: 'text', text: left(p) }], right: [{ kind: 'text', text: String(right(p)) }] }),
  load: (p) => Math.log2(Math.abs(p.a * p.b)) * 2 + (p.a < 0 ? 2 : 0) + (p.b < 0 ? 1 : 0) + (p.x < 0 ? 2 : 0),
}
