import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { signed } from '../../notation/number-latex.ts'
import { expression } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Value } from '../../values/values.ts'

/** Terms in the order in which they are written, the one of the highest power not first; and what is asked for. */
export interface Params {
  readonly asked: 'degree' | 'coefficient' | 'term'
  readonly terms: readonly { readonly c: number; readonly power: number }[]
}
type Term = Params['terms'][number]

const coefficients = ({ c, power }: Term): number[] => [c, ...Array.from({ length: power }, () => 0)]
const latexOf = (t: Term): string => polynomialLatex(coefficients(t))
const written = (p: Params): string => p.terms.map((t, i) => (i === 0 ? latexOf(t) : signed(latexOf(t)))).join(' ')
const lead = (p: Params): Term => p.terms.reduce((best, t) => (t.power > best.power ? t : best))
const sorted = (p: Params): Term[] => p.terms.toSorted((s, t) => t.power - s.power)
const valueOf = (t: Term): Value => expression(polynomialNode(coefficients(t)))
const answer = (p: Params): Value =>
  p.asked === 'degree' ? whole(lead(p).power) : p.asked === 'coefficient' ? whole(lead(p).c) : valueOf(lead(p))

function params(chance: Chance, difficulty: number): Params {
  const count = difficulty < 0.35 ? 3 : chance.int(3, 4)
  const powers = chance.sample([0, 1, 2, 3, 4, 5, 6, 7].slice(0, 5 + Math.round(3 * difficulty)), count)
  const size = (): number => chance.int(2 + Math.round(difficulty), 7 + Math.round(5 * difficulty))
  return {
    asked: chance.pick(['degree', 'coefficient', 'coefficient', 'term', 'term'] as const),
    terms: powers.map((power) => ({ c: chance.happens(0.2 + 0.4 * difficulty) ? -size() : size(), power })),
  }
}

function reject(p: Params): string | null {
  const [first] = p.terms
  if (!first || first.power === lead(p).power || lead(p).power < 2) return 'nothing to order'
  return new Set(p.terms.map((t) => Math.abs(t.c))).size < p.terms.length ? 'the same number twice' : null
}

function distractors(p: Params): Distractor[] {
  const [first, ...rest] = p.terms as [Term, ...Term[]]
  const last = rest.at(-1) ?? first
  const other = rest.find((t) => t.power !== lead(p).power) ?? last
  const sum = p.terms.reduce((all, t) => all + t.power, 0)
  if (p.asked === 'degree')
    return [
      wrongAnswer(whole(sum), 'unlike_terms_combined', 'The powers of different terms are not added.'),
      wrongAnswer(whole(first.power), 'looks_alike', 'That is the power of the first term. Look for the highest one.'),
      wrongAnswer(whole(p.terms.length), 'wrong_operation', 'That counts the terms. The degree is the highest power.'),
      wrongAnswer(
        whole(Math.max(...p.terms.map((t) => t.c))),
        'looks_alike',
        'That is a number before a power, not a power.',
      ),
    ]
  const as = (t: Term): Value => (p.asked === 'term' ? valueOf(t) : whole(t.c))
  return [
    wrongAnswer(as(first), 'looks_alike', 'That term stands first, but it does not have the highest power.'),
    wrongAnswer(as({ ...lead(p), c: -lead(p).c }), 'slip_sign', 'The sign before a term belongs to it.'),
    wrongAnswer(
      as({ power: lead(p).power, c: p.terms.reduce((all, t) => all + t.c, 0) }),
      'unlike_terms_combined',
      'Terms with different powers stay apart. Take the number of one term only.',
    ),
    wrongAnswer(as(other), 'looks_alike', 'Look for the highest power of \\(x\\), not the largest number.'),
  ]
}

const asks = {
  degree: 'What is the degree of this polynomial?',
  coefficient: 'What is the leading coefficient of this polynomial?',
  term: 'What is the first term when this is written in standard form?',
} as const

/** Degree, leading coefficient and standard form (HSA-SSE.A.1a). */
export const level: TopicLevel<Params> = {
  key: 'polynomials_practice/1',
  version: 1,
  params,
  reject,
  note: (p) => `${p.asked} ${written(p)}`,
  prompt: (p) => ({ text: asks[p.asked], latex: written(p) }),
  answer,
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  widget: () => ({ keys: ['x', '^', '-'] }),
  distractors,
  hints: (p) => [
    { text: 'Look at the powers of \\(x\\), not at the order of the terms.' },
    { text: 'Which term has the highest power? In standard form it comes first.' },
    {
      text:
        p.asked === 'degree'
          ? `The highest power stands in \\(${latexOf(lead(p))}\\).`
          : `The highest power is \\(x^{${lead(p).power}}\\). Take its sign along.`,
    },
  ],
  solution: (p) => [
    nextStep(
      'Write the terms in order of falling powers. Each keeps its sign.',
      sorted(p)
        .map((t, i) => (i === 0 ? latexOf(t) : signed(latexOf(t))))
        .join(' '),
    ),
    nextStep(
      {
        degree: 'The degree is the highest power.',
        coefficient: 'The leading coefficient is the number in the first term.',
        term: 'The first term is the one with the highest power.',
      }[p.asked],
      p.asked === 'degree' ? String(lead(p).power) : p.asked === 'coefficient' ? String(lead(p).c) : latexOf(lead(p)),
      answer(p),
    ),
  ],
  load: (p) => 3 * p.terms.length + lead(p).power + p.terms.filter((t) => t.c < 0).length + Math.abs(lead(p).c) / 4,
}
