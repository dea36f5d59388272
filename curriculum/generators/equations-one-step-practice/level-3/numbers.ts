import { balance } from '../../../figures/balance.ts'
import { frac, guarded } from '../../../notation/number-latex.ts'
import { whole } from '../../../values/rational.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** a x = b ('times') or x / a = b ('shared'); x is whole and positive: products with negative numbers come in grade 7. */
export interface Params {
  readonly kind: 'times' | 'shared'
  readonly letter: string
  readonly a: number
  readonly x: number
}

const letters = ['x', 'n', 'y', 'm', 'k', 't'] as const

/** The number on the right. */
const right = (p: Params): number => (p.kind === 'times' ? p.a * p.x : p.x / p.a)
const left = (p: Params): string => (p.kind === 'times' ? `${p.a}${p.letter}` : frac(p.letter, p.a))

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(0.5) ? 'times' : 'shared'
  const a = chance.int(2 + Math.round(6 * difficulty), 14 + Math.round(4 * difficulty))
  const size = chance.int(2 + Math.round(12 * difficulty), 24 + Math.round(10 * difficulty))
  return { kind, letter: chance.pick(letters), a, x: kind === 'times' ? size : size * a }
}

function reject(p: Params): string | null {
  if (p.x === p.a || p.x === right(p)) return 'the answer stands in the question'
  return Math.abs(right(p)) === p.a ? 'the same number twice' : null
}

const picture = (p: Params): Figure =>
  balance({
    left: [{ kind: 'text', text: p.kind === 'times' ? left(p) : `${p.letter} ÷ ${p.a}` }],
    right: [{ kind: 'text', text: String(right(p)) }],
  })

function distractors(p: Params): Distractor[] {
  const b = right(p)
  const means =
    p.kind === 'times'
      ? `\\(${left(p)}\\) means \\(${p.a}\\) times \\(${p.letter}\\). Undo that by dividing.`
      : `\\(${p.letter}\\) is divided by \\(${p.a}\\). Undo that by multiplying.`
  const list: Distractor[] = [
    { value: whole(p.kind === 'times' ? b - p.a : b + p.a), misconception: 'divide_wrong_way', why: means },
  ]
  if (p.kind === 'times') {
    list.push(
      { value: whole(b * p.a), misconception: 'move_without_inverse', why: 'Do the opposite of multiplying: divide.' },
      { value: whole(b + p.a), misconception: 'times_as_plus', why: means },
    )
  } else {
    if (b % p.a === 0)
      list.push({
        value: whole(b / p.a),
        misconception: 'move_without_inverse',
        why: 'Do the opposite of dividing: multiply.',
      })
    list.push({ value: whole(b - p.a), misconception: 'times_as_plus', why: means })
  }
  list.push(
    { value: whole(-p.x), misconception: 'slip_sign', why: 'The size is right. Look at the sign once more.' },
    { value: whole(b), misconception: 'equal_means_answer', why: 'That is the other side. What must the letter be?' },
  )
  return list
}

function solution(p: Params): Step[] {
  const b = right(p)
  const value = whole(p.x)
  const check = p.kind === 'times' ? `${p.a} \\times ${guarded(p.x)} = ${b}` : `${frac(p.x, p.a)} = ${b}`
  return [
    p.kind === 'times'
      ? {
          say: `\\(${p.letter}\\) is multiplied by \\(${p.a}\\). Dividing undoes that.`,
          latex: `${left(p)} = ${b}`,
          relation: 'next',
        }
      : {
          say: `\\(${p.letter}\\) is divided by \\(${p.a}\\). Multiplying undoes that.`,
          latex: `${left(p)} = ${b}`,
          relation: 'next',
        },
    p.kind === 'times'
      ? {
          say: `Divide both sides by \\(${p.a}\\).`,
          latex: `${p.letter} = ${frac(b, p.a)} = ${p.x}`,
          value,
          relation: 'next',
        }
      : {
          say: `Multiply both sides by \\(${p.a}\\).`,
          latex: `${p.letter} = ${b} \\times ${p.a} = ${p.x}`,
          value,
          relation: 'next',
        },
    { say: `Check: put \\(${p.x}\\) back for \\(${p.letter}\\).`, latex: check, value, relation: 'same' },
  ]
}

/** Solve ax = b and x divided by a = b (6.EE.B.7). */
export const multipliedNumber: TopicLevel<Params> = {
  key: 'equations_one_step_practice/3',
  version: 2,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.x}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Solve for \\(${p.letter}\\).`,
      'Solve the equation.',
      `What is the value of \\(${p.letter}\\)?`,
      `What value of \\(${p.letter}\\) makes the equation true?`,
    ]),
    latex: `${left(p)} = ${right(p)}`,
  }),
  answer: (p) => whole(p.x),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ variable: p.letter }),
  widget: (p) => ({ before: `\\(${p.letter} =\\)` }),
  distractors,
  hints: (p) => [
    { text: `What is done to \\(${p.letter}\\) on the left side?` },
    {
      text:
        p.kind === 'times'
          ? `\\(${left(p)}\\) is \\(${p.a}\\) times \\(${p.letter}\\). Which operation undoes times?`
          : `\\(${p.letter}\\) is divided by \\(${p.a}\\). Which operation undoes division?`,
    },
    { text: p.kind === 'times' ? `Divide both sides by \\(${p.a}\\).` : `Multiply both sides by \\(${p.a}\\).` },
  ],
  solution,
  figure: picture,
  load: (p) => Math.log2(p.a * (p.kind === 'times' ? p.x : p.x / p.a)),
}
