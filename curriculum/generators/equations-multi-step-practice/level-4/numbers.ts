import { balance } from '../../../figures/balance.ts'
import { nodeToLatex } from '../../../notation/latex.ts'
import { frac, guarded } from '../../../notation/number-latex.ts'
import { polynomialLatex } from '../../../expressions/polynomial-node.ts'
import { minus, plus, times } from '../../../expressions/build.ts'
import { rational, whole } from '../../../values/rational.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** a x + b = c x + d with d following from x. The coefficients differ by at least 2. */
export interface Params {
  readonly letter: string
  readonly a: number
  readonly b: number
  readonly c: number
  readonly x: number
}

const letters = ['x', 'n', 'y', 'k', 'm', 't'] as const
/** The number on the right. */
export const d = (p: Params): number => (p.a - p.c) * p.x + p.b
/** The left side. */
export const left = (p: Params): string => polynomialLatex([p.a, p.b], p.letter)
/** The right side. */
export const right = (p: Params): string => polynomialLatex([p.c, d(p)], p.letter)

function params(chance: Chance, difficulty: number): Params {
  const high = 6 + Math.round(8 * difficulty)
  const sign = (): number => (chance.happens(0.7 * difficulty) ? -1 : 1)
  const size = chance.int(1 + Math.round(5 * difficulty), 8 + Math.round(17 * difficulty))
  const x = chance.int(2, 6 + Math.round(9 * difficulty))
  return {
    letter: chance.pick(letters),
    a: chance.int(2, high),
    b: size * sign(),
    c: chance.int(2, high) * (chance.happens(Math.max(0, 0.6 * difficulty - 0.2)) ? -1 : 1),
    x: chance.happens(Math.max(0, 0.7 * difficulty - 0.2)) ? -x : x,
  }
}

function reject(p: Params): string | null {
  if (Math.abs(p.a - p.c) < 2) return 'nothing to divide by'
  if (d(p) === 0 || d(p) === p.b) return 'a side has one term only'
  if (Math.abs(d(p)) > 99) return 'too large'
  return [p.a, p.b, p.c, d(p)].includes(p.x) ? 'the answer stands in the question' : null
}

const picture = (p: Params): Figure =>
  balance({ left: [{ kind: 'text', text: left(p) }], right: [{ kind: 'text', text: right(p) }] })

function distractors(p: Params): Distractor[] {
  const [more, rest] = [p.a - p.c, d(p) - p.b]
  const list: Distractor[] = []
  if (p.a + p.c !== 0)
    list.push({
      value: rational(rest, p.a + p.c),
      misconception: 'move_without_inverse',
      why: `Take \\(${nodeToLatex(times(p.c, p.letter))}\\) away from both sides. Carrying it over adds it instead.`,
    })
  list.push(
    {
      value: rational(d(p) + p.b, more),
      misconception: 'move_without_inverse',
      why: `Undo \\(${p.b < 0 ? '-' : '+'} ${Math.abs(p.b)}\\) with the opposite on both sides.`,
    },
    {
      value: whole(rest - more),
      misconception: 'divide_wrong_way',
      why: `\\(${more}${p.letter}\\) means \\(${more}\\) times \\(${p.letter}\\). Undo it by dividing.`,
    },
    {
      value: whole(rest),
      misconception: 'stops_early',
      why: `That is \\(${more}${p.letter}\\). One more step gives \\(${p.letter}\\).`,
    },
    { value: whole(-p.x), misconception: 'slip_sign', why: 'The size is right. Look at the sign once more.' },
  )
  const isPlain = (wrong: Distractor): boolean => wrong.value.kind === 'rational' && wrong.value.d === 1n
  return list.toSorted((u, v) => Number(isPlain(v)) - Number(isPlain(u)))
}

function solution(p: Params): Step[] {
  const [more, rest] = [p.a - p.c, d(p) - p.b]
  const value = whole(p.x)
  const both = (text: string): string =>
    text.startsWith('-') ? `Add \\(${text.slice(1)}\\) to` : `Subtract \\(${text}\\) from`
  return [
    {
      say: `Bring the \\(${p.letter}\\) terms to one side. ${both(nodeToLatex(times(p.c, p.letter)))} both sides.`,
      latex: `${polynomialLatex([more, p.b], p.letter)} = ${d(p)}`,
      figure: balance({
        left: [{ kind: 'text', text: polynomialLatex([more, p.b], p.letter) }],
        right: [{ kind: 'text', text: String(d(p)) }],
      }),
      relation: 'next',
    },
    {
      say: `${both(String(p.b))} both sides.`,
      latex: `${polynomialLatex([more, 0], p.letter)} = ${rest}`,
      relation: 'next',
    },
    {
      say: `Divide both sides by \\(${more}\\).`,
      latex: `${p.letter} = ${frac(rest, more)} = ${p.x}`,
      value,
      relation: 'next',
    },
    {
      say: `Check: with \\(${p.letter} = ${p.x}\\) both sides are \\(${p.a * p.x + p.b}\\).`,
      latex: `${p.a} \\times ${guarded(p.x)} ${p.b < 0 ? '-' : '+'} ${Math.abs(p.b)} = ${p.a * p.x + p.b}`,
      value,
      relation: 'same',
    },
  ]
}

/** Solve equations with the unknown on both sides (8.EE.C.7b). */
export const bothSides: TopicLevel<Params> = {
  key: 'equations_multi_step_practice/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.a},${p.b},${p.c},${p.x}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Solve for \\(${p.letter}\\).`,
      'Solve the equation.',
      `What value of \\(${p.letter}\\) makes the equation true?`,
      `Find the value of \\(${p.letter}\\) for which both sides are equal.`,
    ]),
    latex: `${left(p)} = ${right(p)}`,
  }),
  answer: (p) => whole(p.x),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ variable: p.letter }),
  widget: (p) => ({ before: `\\(${p.letter} =\\)` }),
  distractors,
  hints: (p) => [
    { text: `Both sides have \\(${p.letter}\\). Get all the \\(${p.letter}\\) terms onto one side.` },
    {
      text:
        p.c < 0
          ? `Add \\(${nodeToLatex(times(-p.c, p.letter))}\\) to both sides.`
          : `Subtract \\(${nodeToLatex(times(p.c, p.letter))}\\) from both sides.`,
    },
    {
      text: `Now you have \\(${nodeToLatex(
        p.b < 0 ? minus(times(p.a - p.c, p.letter), -p.b) : plus(times(p.a - p.c, p.letter), p.b),
      )} = ${d(p)}\\).`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => Math.log2(Math.abs(p.a * p.b * p.c * p.x)) + (p.b < 0 ? 1 : 0) + (p.c < 0 ? 2 : 0) + (p.x < 0 ? 2 : 0),
}
