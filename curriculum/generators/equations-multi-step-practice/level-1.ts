import { balance } from '../../figures/balance.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'

/** a x + b = c; b may be negative and is never 0, a is at least 2. */
export interface Params {
  readonly letter: string
  readonly a: number
  readonly b: number
  readonly x: number
}

const letters = ['x', 'n', 'y', 'k', 'm', 't'] as const

const right = (p: Params): number => p.a * p.x + p.b
const signed = (b: number): string => (b < 0 ? `- ${-b}` : `+ ${b}`)
const left = (p: Params): string => `${p.a}${p.letter} ${signed(p.b)}`

function params(chance: Chance, difficulty: number): Params {
  const letter = chance.pick(letters)
  const a = chance.int(2 + Math.round(2 * difficulty), 4 + Math.round(8 * difficulty))
  const size = chance.int(1 + Math.round(9 * difficulty), 9 + Math.round(21 * difficulty))
  const x = chance.int(2, 8 + Math.round(7 * difficulty))
  const b = chance.happens(0.2 + 0.4 * difficulty) ? -size : size
  return { letter, a, b, x: chance.happens(0.5 * difficulty) ? -x : x }
}

function reject(p: Params): string | null {
  if (right(p) === 0) return 'nothing on the right'
  if (right(p) === p.b || Math.abs(right(p)) === p.a) return 'too easy to see'
  return p.x === p.a || p.x === p.b ? 'the answer stands in the question' : null
}

function distractors(p: Params): Distractor[] {
  const c = right(p)
  const undo = p.b < 0 ? 'adding' : 'subtracting'
  const list: Distractor[] = []
  if ((c + p.b) % p.a === 0) {
    list.push({
      value: whole((c + p.b) / p.a),
      misconception: 'move_without_inverse',
      why: `To undo \\(${signed(p.b)}\\), do the opposite on both sides: ${undo} \\(${Math.abs(p.b)}\\).`,
    })
  }
  list.push(
    {
      value: whole(c - p.b - p.a),
      misconception: 'divide_wrong_way',
      why: `\\(${p.a}${p.letter}\\) means \\(${p.a}\\) times \\(${p.letter}\\). Undo that by dividing, not by subtracting.`,
    },
    {
      value: whole(c - p.b),
      misconception: 'stops_early',
      why: `That is \\(${p.a}${p.letter}\\). One more step gives \\(${p.letter}\\).`,
    },
    {
      value: whole(-p.x),
      misconception: 'slip_sign',
      why: `The size is right. Look at the sign once more.`,
    },
  )
  return list
}

function hints(p: Params): Hint[] {
  const c = right(p)
  return [
    { text: `What was done to \\(${p.letter}\\)? Undo the last thing first.` },
    {
      text: `${p.b < 0 ? 'Add' : 'Subtract'} \\(${Math.abs(p.b)}\\) ${p.b < 0 ? 'to' : 'from'} both sides.`,
    },
    { text: `Now you have \\(${p.a}${p.letter} = ${c - p.b}\\). Divide both sides by \\(${p.a}\\).` },
  ]
}

function solution(p: Params): Step[] {
  const c = right(p)
  const answer = whole(p.x)
  const size = Math.abs(p.b)
  return [
    {
      say: `\\(${p.letter}\\) was multiplied by \\(${p.a}\\), then \\(${size}\\) was ${p.b < 0 ? 'subtracted' : 'added'}. Undo the last thing first: ${p.b < 0 ? 'add' : 'subtract'} \\(${size}\\) on both sides.`,
      latex: `${left(p)} ${signed(-p.b)} = ${c} ${signed(-p.b)}`,
      relation: 'next',
    },
    {
      say: `That leaves \\(${p.a}${p.letter}\\) alone on the left.`,
      latex: `${p.a}${p.letter} = ${c - p.b}`,
      figure: balance({
        left: [{ kind: 'text', text: `${p.a}${p.letter}` }],
        right: [{ kind: 'text', text: String(c - p.b) }],
      }),
      relation: 'next',
    },
    {
      say: `Divide both sides by \\(${p.a}\\).`,
      latex: `${p.letter} = \\frac{${c - p.b}}{${p.a}} = ${p.x}`,
      value: answer,
      relation: 'next',
    },
    {
      say: `Check by putting it back: both sides are \\(${c}\\).`,
      latex: `${p.a} \\times ${p.x < 0 ? `(${p.x})` : p.x} ${signed(p.b)} = ${c}`,
      value: answer,
      relation: 'same',
    },
  ]
}

/** Undo two operations in order (7.EE.B.4a). */
export const level: TopicLevel<Params> = {
  key: 'equations_multi_step_practice/1',
  version: 1,
  params,
  reject,
  note: (p) => `${p.a},${p.b},${p.x}`,
  prompt: (p) => ({ text: `Solve for \\(${p.letter}\\).`, latex: `${left(p)} = ${right(p)}` }),
  answer: (p) => whole(p.x),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ variable: p.letter }),
  widget: (p) => ({ before: `\\(${p.letter} =\\)` }),
  distractors,
  hints,
  solution,
  figure: (p) =>
    balance({ left: [{ kind: 'text', text: left(p) }], right: [{ kind: 'text', text: String(right(p)) }] }),
  load: (p) => Math.log10(p.a * Math.abs(p.b) * Math.abs(p.x)) + (p.b < 0 ? 1 : 0) + (p.x < 0 ? 1.5 : 0),
}
