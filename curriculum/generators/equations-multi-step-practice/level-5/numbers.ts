import { polynomialLatex } from '../../../expressions/polynomial-node.ts'
import { signed } from '../../../notation/number-latex.ts'
import { item } from '../../../values/items.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Item } from '../../../values/values.ts'

/** k (x + b) + c = m x + n. */
export interface Params {
  readonly k: number
  readonly b: number
  readonly c: number
  readonly m: number
  readonly n: number
}

/** How many solutions an equation has. */
export type Kind = 'one' | 'none' | 'all'
/** The three answers in words. */
export const texts: Readonly<Record<Kind, string>> = { one: 'exactly one', none: 'none at all', all: 'infinitely many' }
const option = (kind: Kind): Item => item(kind, texts[kind])
/** How many solutions it has. */
export const kindOf = (p: Params): Kind => (p.m !== p.k ? 'one' : p.n === p.k * p.b + p.c ? 'all' : 'none')
/** The number on the left when all is expanded. */
export const constant = (p: Params): number => p.k * p.b + p.c
/** The left side. */
export const left = (p: Params): string => `${p.k}(${polynomialLatex([1, p.b])})${p.c === 0 ? '' : ` ${signed(p.c)}`}`

function params(chance: Chance, difficulty: number): Params {
  const sign = (): number => (chance.happens(0.7 * difficulty) ? -1 : 1)
  const k = chance.int(2 + Math.round(2 * difficulty), 6 + Math.round(3 * difficulty)) * sign()
  const b = chance.int(1 + Math.round(difficulty), 7 + Math.round(3 * difficulty)) * sign()
  const c = chance.happens(0.3 + difficulty) ? chance.int(1, 9) * sign() : 0
  const kind = chance.pick(['one', 'none', 'all'] as const)
  const n = k * b + c
  if (kind === 'all') return { k, b, c, m: k, n }
  if (kind === 'none') return { k, b, c, m: k, n: chance.pick([b + c, n + k, n - 1, n + 1, k * b - c]) }
  const x = chance.int(1, 6) * sign()
  const m = k + chance.pick([1, 2, 3, -1])
  return { k, b, c, m, n: (k - m) * x + n }
}

function reject(p: Params): string | null {
  if (p.m === 0 || p.n === 0) return 'a term is missing'
  return kindOf(p) === 'one' && constant(p) === p.n ? 'the solution is zero' : null
}

function distractors(p: Params): Distractor[] {
  const kind = kindOf(p)
  const out = `Multiplied out, the left side is \\(${polynomialLatex([p.k, constant(p)])}\\).`
  const all: Readonly<Record<Kind, Distractor>> = {
    one: wrongAnswer(
      option('one'),
      'move_without_inverse',
      `${out} When \\(${polynomialLatex([p.k, 0])}\\) is taken from both sides, no \\(x\\) is left.`,
    ),
    none: wrongAnswer(
      option('none'),
      kind === 'all' ? 'distribute_first_only' : 'stops_early',
      `${out} Compare it with \\(${polynomialLatex([p.m, p.n])}\\) once more.`,
    ),
    all: wrongAnswer(
      option('all'),
      kind === 'none' ? 'looks_alike' : 'stops_early',
      `${out} The right side is \\(${polynomialLatex([p.m, p.n])}\\). They are not the same.`,
    ),
  }
  return (['one', 'none', 'all'] as const).filter((it) => it !== kind).map((it) => all[it])
}

function solution(p: Params): Step[] {
  const kind = kindOf(p)
  const value = option(kind)
  const steps = [
    nextStep('Multiply out the bracket.', `${polynomialLatex([p.k, constant(p)])} = ${polynomialLatex([p.m, p.n])}`),
  ]
  if (kind === 'one')
    return [
      ...steps,
      nextStep(
        'Bring the terms with x to one side, the numbers to the other.',
        `${polynomialLatex([p.k - p.m, 0])} = ${p.n - constant(p)}`,
      ),
      nextStep(
        'The letter stays, so there is exactly one solution.',
        `x = ${(p.n - constant(p)) / (p.k - p.m)}`,
        value,
      ),
    ]
  return [
    ...steps,
    nextStep(`Take \\(${polynomialLatex([p.k, 0])}\\) from both sides. No letter is left.`, `${constant(p)} = ${p.n}`),
    nextStep(
      kind === 'all'
        ? 'That is always true, so every number is a solution.'
        : 'That is never true, so no number is a solution.',
      undefined,
      value,
    ),
  ]
}

/** Tell how many solutions a linear equation has (8.EE.C.7a). */
export const howManySolutions: TopicLevel<Params> = {
  key: 'equations_multi_step_practice/5',
  version: 1,
  params,
  reject,
  note: (p) => `${p.k} ${p.b} ${p.c} ${p.m} ${p.n}`,
  prompt: (p, words) => ({
    text: words.pick(['How many solutions does the equation have?', 'How many numbers \\(x\\) make this true?']),
    latex: `${left(p)} = ${polynomialLatex([p.m, p.n])}`,
  }),
  answer: (p) => option(kindOf(p)),
  forms: ['choice'],
  distractors,
  hints: (p) => [
    { text: 'Multiply out the bracket. Then compare both sides.' },
    { text: 'Are there equally many \\(x\\) on both sides? Are the numbers the same?' },
    {
      text: `The left side is \\(${polynomialLatex([p.k, constant(p)])}\\), the right side \\(${polynomialLatex([p.m, p.n])}\\).`,
    },
  ],
  solution,
  load: (p) => Math.abs(p.k) + Math.abs(p.b) / 2 + (p.c === 0 ? 0 : 2) + (p.k < 0 ? 2 : 0) + (p.b < 0 ? 2 : 0),
}
