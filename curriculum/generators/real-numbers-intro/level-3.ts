import { yesNo } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'

/**
 * A sum or a product. With r the square root of n: `add` k + r; `scale` k r; `cancel` (k + r) + (m - r); `same` r + r times k;
 * `pair` the root of n times the root of m; `conjugate` (k + r)(k - r); `square` (k + r)^2; `pi` k pi + m.
 */
export interface Params {
  readonly kind: 'add' | 'scale' | 'cancel' | 'same' | 'pair' | 'conjugate' | 'square' | 'pi'
  readonly k: number
  readonly m: number
  readonly n: number
}

const labels = ['Rational', 'Irrational'] as const
const kinds = ['add', 'scale', 'pi', 'same', 'pair', 'cancel', 'conjugate', 'square'] as const
const squareFree = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19] as const
const isSquare = (n: number): boolean => Number.isInteger(Math.sqrt(n))

const isRational = ({ kind, m, n }: Params): boolean =>
  kind === 'cancel' || kind === 'conjugate' || (kind === 'pair' && isSquare(m * n))

/** The easier kinds first; products of two roots are exact half of the time. */
function params(chance: Chance, difficulty: number): Params {
  const low = Math.round(4 * difficulty)
  const kind = kinds[chance.int(low, low + 3)] as Params['kind']
  const n = chance.pick(squareFree)
  const k = chance.int(2, 12)
  if (kind !== 'pair') return { kind, k, m: chance.int(2, 12), n }
  return { kind, k: 0, m: chance.happens(0.5) ? n * chance.int(2, 5) ** 2 : chance.int(2, 60), n }
}

function reject(p: Params): string | null {
  if (p.kind === 'pair' && (p.m === p.n || isSquare(p.m))) return 'too plain'
  return (p.kind === 'cancel' || p.kind === 'pi') && p.k === p.m ? 'the same number twice' : null
}

const r = (p: Params): string => `\\sqrt{${p.n}}`

function written(p: Params): string {
  switch (p.kind) {
    case 'add':
      return `${p.k} + ${r(p)}`
    case 'scale':
      return `${p.k} \\cdot ${r(p)}`
    case 'pi':
      return `${p.k}\\pi + ${p.m}`
    case 'same':
      return `${r(p)} + ${p.k}${r(p)}`
    case 'pair':
      return `${r(p)} \\cdot \\sqrt{${p.m}}`
    case 'cancel':
      return `(${p.k} + ${r(p)}) + (${p.m} - ${r(p)})`
    case 'conjugate':
      return `(${p.k} + ${r(p)})(${p.k} - ${r(p)})`
    case 'square':
      return `(${p.k} + ${r(p)})^2`
  }
}

/** What the expression comes to, and why that is rational or not. */
function worked(p: Params): { say: string; latex: string } {
  switch (p.kind) {
    case 'add':
      return {
        say: `If the sum were rational, taking \\(${p.k}\\) away would make \\(${r(p)}\\) rational. It is not.`,
        latex: written(p),
      }
    case 'scale':
      return {
        say: `If the product were rational, dividing by \\(${p.k}\\) would make \\(${r(p)}\\) rational. It is not.`,
        latex: `${p.k}${r(p)}`,
      }
    case 'pi':
      return {
        say: 'A whole number times pi is irrational unless it is zero, and adding a whole number does not change that.',
        latex: written(p),
      }
    case 'same':
      return {
        say: 'Collect the roots. A whole number times an irrational root is irrational.',
        latex: `${written(p)} = ${p.k + 1}${r(p)}`,
      }
    case 'pair':
      return {
        say: isRational(p)
          ? `Multiply under one root. \\(${p.m * p.n}\\) is a perfect square, so the product is whole.`
          : `Multiply under one root. \\(${p.m * p.n}\\) is not a perfect square.`,
        latex: `${written(p)} = \\sqrt{${p.m * p.n}}${isRational(p) ? ` = ${Math.sqrt(p.m * p.n)}` : ''}`,
      }
    case 'cancel':
      return { say: 'The roots are opposites, so they cancel.', latex: `${written(p)} = ${p.k + p.m}` }
    case 'conjugate':
      return {
        say: 'This is a difference of squares: the middle terms cancel.',
        latex: `${written(p)} = ${p.k ** 2} - ${p.n} = ${p.k ** 2 - p.n}`,
      }
    case 'square':
      return {
        say: 'Expand. The middle term keeps the root.',
        latex: `${written(p)} = ${p.k ** 2 + p.n} + ${2 * p.k}${r(p)}`,
      }
  }
}

const answer = (p: Params): Item => yesNo(isRational(p), labels)

function distractors(p: Params): Distractor[] {
  return [
    {
      value: yesNo(!isRational(p), labels),
      misconception: isRational(p) ? 'irrational_means_long' : 'looks_alike',
      why: isRational(p) ? `Roots in it do not make it irrational. ${worked(p).say}` : worked(p).say,
    },
  ]
}

function solution(p: Params): Step[] {
  return [
    { ...worked(p), relation: 'next' },
    {
      say: isRational(p)
        ? 'The result is a whole number, so it is rational.'
        : 'A root or pi remains that nothing cancels, so it is irrational.',
      latex: written(p),
      value: answer(p),
      relation: 'next',
    },
  ]
}

const isProduct = (p: Params): boolean => ['scale', 'pair', 'conjugate', 'square'].includes(p.kind)

/** Decide whether a sum or product is rational or irrational (HSN-RN.B.3). */
export const level: TopicLevel<Params> = {
  key: 'real_numbers_intro/3',
  version: 1,
  params,
  reject,
  note: written,
  prompt: (p, words) => ({
    text: words.pick([
      `Is this ${isProduct(p) ? 'product' : 'sum'} rational or irrational?`,
      'Is the value of this expression rational or irrational?',
    ]),
    latex: written(p),
  }),
  answer,
  forms: ['choice'],
  formsLeftOut: { ordering: 'Being rational or not is a yes-or-no question; nothing is put in order.' },
  distractors,
  hints: (p) => [
    { text: 'Work the expression out as far as you can. Does a root or pi remain?' },
    {
      text: isProduct(p)
        ? 'Roots can multiply to a whole number. Multiply them out and see whether they cancel.'
        : 'Roots cancel only with their opposites. Collect like terms.',
    },
  ],
  solution,
  load: (p) => kinds.indexOf(p.kind),
}
