import { algebraTiles } from '../../figures/algebra-tiles.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { plus, times } from '../../expressions/build.ts'
import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { expression } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Expression, Figure, Node } from '../../values/values.ts'

/** Terms in the order shown: letter terms and numbers, none 0. */
export interface Params {
  readonly letter: string
  readonly terms: readonly { readonly kind: 'letter' | 'number'; readonly size: number }[]
}

const letters = ['x', 'n', 'y', 'm', 'k', 't'] as const
const total = (p: Params, kind: 'letter' | 'number'): number =>
  p.terms.reduce((sum, term) => sum + (term.kind === kind ? term.size : 0), 0)
const value = (p: Params, bars: number, units: number): Expression =>
  expression(polynomialNode([bars, units], p.letter))
const shown = (p: Params): string =>
  nodeToLatex(plus(...p.terms.map((t): Node | number => (t.kind === 'letter' ? times(t.size, p.letter) : t.size))))

function params(chance: Chance, difficulty: number): Params {
  const negative = (): number => (chance.happens(0.75 * difficulty) ? -1 : 1)
  const most = 4 + Math.round(2 * difficulty)
  const bars = (): { kind: 'letter'; size: number } => ({ kind: 'letter', size: chance.int(1, most) * negative() })
  const units = (): { kind: 'number'; size: number } => ({
    kind: 'number',
    size: chance.int(1, most + 1) * negative(),
  })
  const extra = chance.happens(1.5 * difficulty - 0.4) ? (chance.happens(0.5) ? [bars()] : [units()]) : []
  const [first, ...rest] = [bars(), units(), bars(), units(), ...extra]
  const order = difficulty > 0.35 ? chance.shuffle(rest) : rest
  return { letter: chance.pick(letters), terms: first ? [first, ...order] : order }
}

function reject(p: Params): string | null {
  const [bars, units] = [total(p, 'letter'), total(p, 'number')]
  if (bars === 0 || units === 0) return 'a kind of term goes away'
  if (Math.abs(bars) > 12 || Math.abs(units) > 15) return 'too many tiles'
  return (p.terms[0]?.size ?? 0) < 0 ? 'starts with a minus sign' : null
}

const picture = (p: Params): Figure =>
  algebraTiles({
    variable: p.letter,
    tiles: p.terms.map((t) => ({
      kind: t.kind === 'letter' ? ('bar' as const) : ('unit' as const),
      count: Math.abs(t.size),
      negative: t.size < 0,
    })),
  })

function distractors(p: Params): Distractor[] {
  const [bars, units] = [total(p, 'letter'), total(p, 'number')]
  const sizes = (kind: string): number =>
    p.terms.reduce((sum, term) => sum + (term.kind === kind ? Math.abs(term.size) : 0), 0)
  return [
    {
      value: value(p, bars + units, 0),
      misconception: 'unlike_terms_combined',
      why: `\\(${polynomialLatex([bars, 0], p.letter)}\\) and \\(${units}\\) are different kinds of terms. They stay apart.`,
    },
    {
      value: value(p, sizes('letter'), sizes('number')),
      misconception: 'slip_sign',
      why: 'A minus sign belongs to the term after it.',
    },
    {
      value: value(p, bars, -units),
      misconception: 'slip_sign',
      why: 'The letter terms are right. Look at the signs of the numbers.',
    },
    {
      value: value(p, bars * units, 0),
      misconception: 'letter_as_object',
      why: 'Terms of different kinds are not multiplied together.',
    },
    {
      value: value(p, bars, sizes('number') + (sizes('number') === units ? 1 : 0)),
      misconception: 'slip_off_by_one',
      why: 'The letter terms are right. Collect the numbers once more.',
    },
  ]
}

const sum = (p: Params, kind: 'letter' | 'number'): string =>
  nodeToLatex(
    plus(
      ...p.terms
        .filter((t) => t.kind === kind)
        .map((t): Node | number => (kind === 'letter' ? times(t.size, p.letter) : t.size)),
    ),
  )

function solution(p: Params): Step[] {
  const [bars, units] = [total(p, 'letter'), total(p, 'number')]
  const reached = value(p, bars, units)
  return [
    {
      say: `Collect the \\(${p.letter}\\) terms, each with the sign before it.`,
      latex: `${sum(p, 'letter')} = ${polynomialLatex([bars, 0], p.letter)}`,
      relation: 'next',
    },
    { say: 'Collect the numbers.', latex: `${sum(p, 'number')} = ${units}`, relation: 'next' },
    {
      say: 'The two kinds stay apart. Write them side by side.',
      latex: polynomialLatex([bars, units], p.letter),
      value: reached,
      relation: 'next',
    },
  ]
}

/** Collect like terms into a shorter expression (7.EE.A.1). */
export const level: TopicLevel<Params> = {
  key: 'algebra_basic_concepts_intro/3',
  version: 1,
  params,
  reject,
  note: (p) => p.terms.map((t) => `${t.size}${t.kind[0]}`).join(' '),
  prompt: (p, words) => ({
    text: words.pick(['Collect like terms.', 'Simplify.', 'Write it shorter by collecting like terms.']),
    latex: shown(p),
  }),
  answer: (p) => value(p, total(p, 'letter'), total(p, 'number')),
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'the answer has a letter in it, so it is not one number' },
  rules: () => ({ simplest: true, expanded: true }),
  distractors,
  hints: (p) => [
    { text: `Like terms have the same letter. Numbers alone are another kind.` },
    { text: `The \\(${p.letter}\\) terms are \\(${sum(p, 'letter')}\\).` },
    {
      text: `That is \\(${polynomialLatex([total(p, 'letter'), 0], p.letter)}\\). Now collect \\(${sum(p, 'number')}\\).`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => p.terms.reduce((all, t) => all + 1 + Math.abs(t.size) / 4 + (t.size < 0 ? 1 : 0), 0),
}
