import { nodeToLatex } from '../../notation/latex.ts'
import { minus, over, plus, sym, times } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Equation, Node } from '../../values/values.ts'

export type Kind = 'add' | 'subtract' | 'times' | 'share' | 'times add' | 'times subtract' | 'share add'

/** y in terms of x and the numbers k and m; x is to become the subject. m is 0 where there is one operation only. */
export interface Params {
  readonly kind: Kind
  readonly letters: readonly [y: string, x: string]
  readonly k: number
  readonly m: number
}

const pairs = [
  ['y', 'x'],
  ['P', 's'],
  ['C', 'n'],
  ['A', 'h'],
  ['d', 't'],
  ['F', 'm'],
  ['V', 'h'],
  ['w', 'v'],
] as const
const single: readonly Kind[] = ['add', 'subtract', 'times', 'share']
const double: readonly Kind[] = ['times add', 'times subtract', 'share add']

/** The side that x stands on. */
function formula({ kind, letters: [, x], k, m }: Params): Node {
  switch (kind) {
    case 'add':
      return plus(x, k)
    case 'subtract':
      return minus(x, k)
    case 'times':
      return times(k, x)
    case 'share':
      return over(x, k)
    case 'times add':
      return plus(times(k, x), m)
    case 'times subtract':
      return minus(times(k, x), m)
    case 'share add':
      return plus(over(x, k), m)
  }
}

function undone({ kind, letters: [y], k, m }: Params): Node {
  switch (kind) {
    case 'add':
      return minus(y, k)
    case 'subtract':
      return plus(y, k)
    case 'times':
      return over(y, k)
    case 'share':
      return times(k, y)
    case 'times add':
      return over(minus(y, m), k)
    case 'times subtract':
      return over(plus(y, m), k)
    case 'share add':
      return times(k, minus(y, m))
  }
}

const answerOf = (p: Params): Equation => equation(sym(p.letters[1]), undone(p))

function params(chance: Chance, difficulty: number): Params {
  const isDouble = chance.happens(1.6 * difficulty - 0.1)
  return {
    kind: chance.pick(isDouble ? double : single),
    letters: chance.pick(pairs),
    k: chance.int(2, isDouble ? 9 + Math.round(5 * difficulty) : 99),
    m: isDouble ? chance.int(1, 20 + Math.round(20 * difficulty)) : 0,
  }
}

function wrongSides(p: Params): (readonly [Node, string, string])[] {
  const {
    kind,
    letters: [y],
    k,
    m,
  } = p
  const undo = 'Undo it with the opposite operation.'
  switch (kind) {
    case 'add':
      return [
        [plus(y, k), 'wrong_operation', `\\(${k}\\) is added. ${undo}`],
        [minus(k, y), 'reversal_error', `Start with \\(${y}\\) and take \\(${k}\\) away from it.`],
        [over(y, k), 'wrong_operation', `\\(${k}\\) is added, not multiplied. ${undo}`],
      ]
    case 'subtract':
      return [
        [minus(y, k), 'wrong_operation', `\\(${k}\\) is subtracted. ${undo}`],
        [minus(k, y), 'reversal_error', `Get back what was taken away: add \\(${k}\\).`],
        [times(k, y), 'wrong_operation', `\\(${k}\\) is subtracted, not divided. ${undo}`],
      ]
    case 'times':
      return [
        [times(k, y), 'wrong_operation', `\\(${k}\\) multiplies. ${undo}`],
        [minus(y, k), 'wrong_operation', `\\(${k}\\) multiplies, so dividing undoes it.`],
        [over(k, y), 'reversal_error', `Divide \\(${y}\\) by \\(${k}\\), not the other way round.`],
      ]
    case 'share':
      return [
        [over(y, k), 'wrong_operation', `\\(${k}\\) divides. ${undo}`],
        [plus(y, k), 'wrong_operation', `\\(${k}\\) divides, so multiplying undoes it.`],
        [over(k, y), 'reversal_error', `Multiply \\(${y}\\) by \\(${k}\\).`],
      ]
    case 'times add':
      return [
        [over(plus(y, m), k), 'wrong_operation', `\\(${m}\\) is added, so subtract it on both sides.`],
        [minus(over(y, k), m), 'reversal_error', `Undo the last operation first: subtract \\(${m}\\), then divide.`],
        [
          over(y, k + m),
          'unlike_terms_combined',
          `\\(${k}\\) belongs to the letter and \\(${m}\\) does not. They cannot be added.`,
        ],
        [minus(y, m), 'stops_early', `One more step: divide by \\(${k}\\).`],
      ]
    case 'times subtract':
      return [
        [over(minus(y, m), k), 'wrong_operation', `\\(${m}\\) is subtracted, so add it on both sides.`],
        [plus(over(y, k), m), 'reversal_error', `Undo the last operation first: add \\(${m}\\), then divide.`],
        [plus(y, m), 'stops_early', `One more step: divide by \\(${k}\\).`],
      ]
    case 'share add':
      return [
        [times(k, plus(y, m)), 'wrong_operation', `\\(${m}\\) is added, so subtract it on both sides.`],
        [minus(times(k, y), m), 'reversal_error', `Undo the last operation first: subtract \\(${m}\\), then multiply.`],
        [over(minus(y, m), k), 'wrong_operation', `\\(${k}\\) divides, so multiplying undoes it.`],
      ]
  }
}

function distractors(p: Params): Distractor[] {
  return wrongSides(p).map(([side, misconception, why]) => ({
    value: equation(sym(p.letters[1]), side),
    misconception,
    why,
  }))
}

/** 'subtract 4 from' and so on: what undoes the operations, last first. */
function moves({ kind, k, m }: Params): string[] {
  const all: Readonly<Record<Kind, string[]>> = {
    add: [`Subtract \\(${k}\\) from both sides.`],
    subtract: [`Add \\(${k}\\) to both sides.`],
    times: [`Divide both sides by \\(${k}\\).`],
    share: [`Multiply both sides by \\(${k}\\).`],
    'times add': [`Subtract \\(${m}\\) from both sides.`, `Divide both sides by \\(${k}\\).`],
    'times subtract': [`Add \\(${m}\\) to both sides.`, `Divide both sides by \\(${k}\\).`],
    'share add': [`Subtract \\(${m}\\) from both sides.`, `Multiply both sides by \\(${k}\\).`],
  }
  return all[kind]
}

function solution(p: Params): Step[] {
  const [y, x] = p.letters
  const value = answerOf(p)
  const [first = '', second] = moves(p)
  const given = `${y} = ${nodeToLatex(formula(p))}`
  const halfway = p.kind === 'times subtract' ? plus(y, p.m) : minus(y, p.m)
  const inside = p.kind === 'share add' ? over(x, p.k) : times(p.k, x)
  return [
    { say: `We want \\(${x}\\) alone. Look at what is done to it.`, latex: given, relation: 'next' },
    ...(second === undefined
      ? []
      : [{ say: first, latex: `${nodeToLatex(halfway)} = ${nodeToLatex(inside)}`, relation: 'next' } satisfies Step]),
    { say: second ?? first, latex: `${nodeToLatex(undone(p))} = ${x}`, value, relation: 'next' },
    {
      say: `Turn it round, so that \\(${x}\\) comes first.`,
      latex: `${x} = ${nodeToLatex(undone(p))}`,
      value,
      relation: 'same',
    },
  ]
}

/** Make another letter the subject of a short formula (8.EE.C.7). */
export const level: TopicLevel<Params> = {
  key: 'algebra_basic_concepts_intro/5',
  version: 1,
  params,
  reject: (p) => (p.k === p.m ? 'the same number twice' : null),
  note: (p) => `${p.kind} ${p.k} ${p.m}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Make \\(${p.letters[1]}\\) the subject.`,
      `Rearrange to get \\(${p.letters[1]}\\) alone.`,
      `Solve for \\(${p.letters[1]}\\).`,
    ]),
    latex: `${p.letters[0]} = ${nodeToLatex(formula(p))}`,
  }),
  answer: answerOf,
  forms: ['equation', 'choice'],
  rules: () => ({ simplest: true }),
  widget: (p) => ({ keys: [...p.letters, '+', '-'] }),
  distractors,
  hints: (p) => [
    { text: `Treat the other letter like a number.` },
    { text: `What was done to \\(${p.letters[1]}\\)? Undo it, last thing first.` },
    { text: moves(p)[0] ?? '' },
  ],
  solution,
  load: (p) => (p.m === 0 ? p.k / 99 : 4 + p.k / 6 + p.m / 20),
}
