import { numberLine } from '../../figures/number-line.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { frac } from '../../notation/number-latex.ts'
import { halfLine } from '../../values/intervals.ts'
import { whole } from '../../values/rational.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Intervals } from '../../values/values.ts'

export type Sign = '<' | '<=' | '>' | '>='
export const signs: readonly Sign[] = ['<', '<=', '>', '>=']
/** The sign seen from the other side. */
export const turned: Readonly<Record<Sign, Sign>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' }
/** The end counts where it did not, and the other way round. */
export const closed: Readonly<Record<Sign, Sign>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
export const signLatex: Readonly<Record<Sign, string>> = { '<': '<', '<=': '\\le', '>': '>', '>=': '\\ge' }

/** a x + b (sign) c x + d, where x is the number at which both sides are equal and d follows; c is 0 in one-sided ones. */
export interface Params {
  readonly letter: string
  readonly a: number
  readonly b: number
  readonly c: number
  readonly x: number
  readonly sign: Sign
}

export const letters = ['x', 'n', 'y', 'k', 't'] as const
/** The constant on the right. */
export const rightOf = (p: Params): number => (p.a - p.c) * p.x + p.b

const solved = (p: Params): Sign => (p.a - p.c < 0 ? turned[p.sign] : p.sign)
const set = (p: Params, sign: Sign, end: number): Intervals => halfLine(sign, whole(end), p.letter)
const text = (left: string, sign: Sign, right: string | number): string => `${left} ${signLatex[sign]} ${right}`
/** The inequality as it is given. */
export const line = (p: Params): string =>
  text(polynomialLatex([p.a, p.b], p.letter), p.sign, polynomialLatex([p.c, rightOf(p)], p.letter))

/** The solutions drawn. */
export function drawn(sign: Sign, end: number): Figure {
  const includes = sign.length === 2
  return numberLine({
    from: -10,
    to: 10,
    step: 1,
    labelEvery: 5,
    intervals: [
      sign.startsWith('<')
        ? { from: null, to: end, toClosed: includes }
        : { from: end, to: null, fromClosed: includes },
    ],
  })
}

/** What is wrong with these numbers for any inequality, or null. */
export function rejectLinear(p: Params): string | null {
  if (Math.abs(p.a - p.c) === 1 && p.b === 0) return 'nothing to do'
  if (p.a === p.c || p.a === 0 || Math.abs(p.x) > 9) return 'no single end'
  if (p.c !== 0 && (p.b === 0 || rightOf(p) === 0)) return 'a side has one term only'
  return Math.abs(rightOf(p)) > 99 ? 'too large' : null
}

function distractors(p: Params): Distractor[] {
  const sign = solved(p)
  const more = p.a - p.c
  const list: Distractor[] = []
  if (more < 0)
    list.push({
      value: set(p, turned[sign], p.x),
      misconception: 'inequality_no_flip',
      why: `You ${Math.abs(more) === 1 ? 'changed all signs' : `divided by \\(${more}\\)`}, which is negative. Then you must reverse the inequality sign.`,
    })
  else
    list.push({
      value: set(p, turned[sign], p.x),
      misconception: 'looks_alike',
      why: `You reversed the inequality sign. Dividing by the positive number \\(${more}\\) keeps it.`,
    })
  list.push(
    {
      value: set(p, sign, -p.x),
      misconception: 'slip_sign',
      why: `You wrote \\(${-p.x}\\). Check the sign when you ${Math.abs(more) > 1 ? `divide by \\(${more}\\)` : 'solve the last step'}.`,
    },
    {
      value: set(p, closed[sign], p.x),
      misconception: 'looks_alike',
      why:
        sign.length === 2
          ? `\\(${p.x}\\) makes the inequality true, too, so it is a solution.`
          : `\\(${p.x}\\) makes both sides equal, so it is not a solution.`,
    },
  )
  if (p.x < 0)
    list.push({
      value: set(p, turned[sign], -p.x),
      misconception: 'magnitude_negative',
      why: `\\(${p.x}\\) is negative. On the number line, \\(${p.x}\\) is to the left of 0.`,
    })
  if (Math.abs(more) > 1)
    list.push({
      value: set(p, sign, rightOf(p) - p.b),
      misconception: 'stops_early',
      why: `That is the solution for \\(${polynomialLatex([more, 0], p.letter)}\\). Divide both sides by \\(${more}\\), too.`,
    })
  return list
}

function moveHint(term: string, from: number): string {
  return from < 0 ? `Add \\(${term.replace('-', '')}\\) to both sides.` : `Subtract \\(${term}\\) from both sides.`
}

function hints(p: Params): Hint[] {
  const more = p.a - p.c
  const first =
    p.c !== 0
      ? moveHint(polynomialLatex([p.c, 0], p.letter), p.c)
      : p.b !== 0
        ? moveHint(String(p.b), p.b)
        : `Divide both sides by \\(${p.a}\\).`
  return [
    { text: 'Which inverse operation do you use first, as in an equation?' },
    { text: first },
    {
      text:
        more < 0
          ? `You will divide by \\(${more}\\), which is negative. What happens to the inequality sign?`
          : `You do not divide by a negative number, so the inequality sign stays the same.`,
    },
  ]
}

function solution(p: Params): Step[] {
  const more = p.a - p.c
  const value = set(p, solved(p), p.x)
  const steps: Step[] = []
  if (p.c !== 0)
    steps.push({
      say: moveHint(polynomialLatex([p.c, 0], p.letter), p.c),
      latex: text(polynomialLatex([more, p.b], p.letter), p.sign, rightOf(p)),
      relation: 'next',
    })
  if (p.b !== 0)
    steps.push({
      say: moveHint(String(p.b), p.b),
      latex: text(polynomialLatex([more, 0], p.letter), p.sign, rightOf(p) - p.b),
      relation: 'next',
    })
  if (more !== 1)
    steps.push({
      say: `Divide both sides by \\(${more}\\). ${more < 0 ? 'It is negative, so reverse the inequality sign.' : 'It is positive, so the inequality sign stays the same.'}`,
      latex: `${text(p.letter, solved(p), frac(rightOf(p) - p.b, more))} = ${p.x}`,
      relation: 'next',
    })
  return [
    ...steps,
    {
      say: `On the number line, the point at \\(${p.x}\\) is ${solved(p).length === 2 ? 'closed, because it is a solution' : 'open, because it is not a solution'}.`,
      latex: text(p.letter, solved(p), p.x),
      figure: drawn(solved(p), p.x),
      value,
      relation: 'next',
    },
  ]
}

type Declared = 'key' | 'version' | 'params' | 'reject' | 'load'

/** Everything that one-sided and two-sided linear inequalities have in common. */
export const linearInequality: Omit<TopicLevel<Params>, Declared> = {
  note: (p) => `${p.a} ${p.b} ${p.c} ${p.x} ${p.sign}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Solve the inequality.',
      `Solve for \\(${p.letter}\\).`,
      `Which values of \\(${p.letter}\\) make the inequality true?`,
      `Find all solutions for \\(${p.letter}\\).`,
    ]),
    latex: line(p),
  }),
  answer: (p) => set(p, solved(p), p.x),
  forms: ['inequality', 'choice'],
  widget: (p) => ({ keys: [p.letter, '-'] }),
  distractors,
  hints,
  solution,
}

/** Digits, negative signs and steps. */
export function loadOf(p: Params): number {
  const size = Math.log2(Math.abs(p.a) * (1 + Math.abs(p.b)) * (1 + Math.abs(p.x)))
  return (
    size + (p.a - p.c < 0 ? 3 : 0) + (p.b === 0 ? 0 : 2) + (p.b < 0 ? 1 : 0) + (p.x < 0 ? 2 : 0) + (p.c < 0 ? 2 : 0)
  )
}
