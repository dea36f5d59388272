import { signed, sqrt } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { multiplySurds, surd } from '../../values/surd.ts'
import { showValue } from '../../notation/show-value.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Surd } from '../../values/values.ts'

/** (a + b sqrt m)(c + d sqrt n); a and c are 0 in a product of two single roots; 'square' has two equal factors. */
export interface Params {
  readonly kind: 'roots' | 'spread' | 'brackets' | 'square'
  readonly a: number
  readonly b: number
  readonly m: number
  readonly c: number
  readonly d: number
  readonly n: number
}

const make = (free: number, ...roots: readonly (readonly [k: number, under: number])[]): Surd =>
  surd([
    { coefficient: whole(free), radicand: 1n },
    ...roots.map(([k, under]) => ({ coefficient: whole(k), radicand: BigInt(under) })),
  ])
const shown = (value: Surd): string => showValue(value).latex
const rootText = (k: number, under: number): string => `${k === 1 ? '' : k === -1 ? '-' : k}${sqrt(under)}`
const factor = (free: number, k: number, under: number): string =>
  free === 0 ? rootText(k, under) : `(${free} ${signed(rootText(k, under))})`
function asked(p: Params): string {
  if (p.kind === 'square') return `${factor(p.a, p.b, p.m)}^{2}`
  return `${factor(p.a, p.b, p.m)}${p.kind === 'roots' ? ' \\cdot ' : ''}${factor(p.c, p.d, p.n)}`
}
const answer = (p: Params): Surd => multiplySurds(make(p.a, [p.b, p.m]), make(p.c, [p.d, p.n]))

function params(chance: Chance, difficulty: number): Params {
  const sign = (): number => (chance.happens(0.5) ? -1 : 1)
  const kind =
    difficulty < 0.3
      ? chance.pick(['roots', 'spread'] as const)
      : difficulty < 0.65
        ? chance.pick(['spread', 'square'] as const)
        : chance.pick(['brackets', 'square', 'brackets'] as const)
  const size = (): number => chance.int(1 + Math.round(difficulty), 5 + Math.round(3 * difficulty))
  const m = chance.pick([2, 3, 5, 6, 7, 10])
  const n = kind === 'roots' || kind === 'spread' ? chance.pick([2, 3, 5, 6, 8, 10, 12, 15]) : m
  if (kind === 'roots') return { kind, a: 0, b: chance.int(1, 6), m, c: 0, d: chance.int(1, 6), n }
  if (kind === 'spread')
    return {
      kind,
      a: 0,
      b: chance.int(1, 4 + Math.round(3 * difficulty)),
      m,
      c: chance.int(2, 7),
      d: chance.int(1, 4) * sign(),
      n,
    }
  const [a, b] = [size() + 1, chance.int(1, 4) * sign()]
  if (kind === 'square') return { kind, a, b, m, c: a, d: b, n: m }
  return { kind, a, b, m, c: size() + 1, d: chance.int(1, 4) * sign(), n: m }
}

function distractors(p: Params): Distractor[] {
  const { kind, a, b, m, c, d, n } = p
  if (kind === 'roots')
    return [
      wrongAnswer(
        make(0, [b * d, m + n]),
        'unlike_terms_combined',
        'The numbers under the roots are multiplied, not added.',
      ),
      wrongAnswer(make(0, [b + d, m * n]), 'wrong_operation', 'The numbers in front are multiplied too.'),
      wrongAnswer(make(b * d * m * n), 'lost_root', 'The product is still under a root.'),
      wrongAnswer(
        make(0, [2 * b * d, m * n]),
        'stops_early',
        'Multiply the fronts and multiply under the root. No 2 comes in.',
      ),
    ]
  if (kind === 'spread')
    return [
      wrongAnswer(
        make(d, [b * c, m]),
        'stops_early',
        `The \\(${rootText(b, m)}\\) multiplies both parts of the bracket.`,
      ),
      wrongAnswer(
        make(0, [b * c, m], [b * d, m + n]),
        'unlike_terms_combined',
        'The numbers under two roots are multiplied, not added.',
      ),
      wrongAnswer(make(b * c, [b * d, m * n]), 'lost_root', `\\(${sqrt(m)}\\) stays in the first product.`),
      wrongAnswer(make(0, [b * c, m], [-b * d, m * n]), 'slip_sign', 'Look at the sign of the second product.'),
    ]
  const free = a * c + b * d * m
  const middle = a * d + b * c
  return [
    wrongAnswer(make(free), 'square_of_sum', 'The two middle products are missing.'),
    wrongAnswer(make(free, [-middle, m]), 'slip_sign', 'Look at the signs of the middle products.'),
    wrongAnswer(
      make(a * c + b * d, [middle, m]),
      'lost_root',
      `\\(${sqrt(m)} \\cdot ${sqrt(m)}\\) is \\(${m}\\). Multiply by it.`,
    ),
    wrongAnswer(make(0, [free + middle, m]), 'unlike_terms_combined', 'Plain numbers and roots stay apart.'),
    wrongAnswer(make(a * c - b * d * m, [middle, m]), 'looks_alike', 'Look at the sign of the last product.'),
  ]
}

function solution(p: Params) {
  const value = answer(p)
  const { kind, a, b, m, c, d, n } = p
  if (kind === 'roots')
    return [
      nextStep('Multiply the numbers in front, and the numbers under the roots.', rootText(b * d, m * n), value),
      { say: 'Take out square factors.', latex: shown(value), value, relation: 'same' as const },
    ]
  if (kind === 'spread')
    return [
      nextStep(
        `\\(${rootText(b, m)}\\) multiplies both parts of the bracket.`,
        `${rootText(b * c, m)} ${signed(rootText(b * d, m * n))}`,
        value,
      ),
      { say: 'Take out square factors.', latex: shown(value), value, relation: 'same' as const },
    ]
  return [
    nextStep(
      'Multiply each part by each part.',
      `${a * c} ${signed(rootText(a * d, m))} ${signed(rootText(b * c, m))} ${signed(`${b * d} \\cdot ${m}`)}`,
      value,
    ),
    { say: 'Join the plain numbers and the equal roots.', latex: shown(value), value, relation: 'same' as const },
  ]
}

/** Multiply roots and binomials with roots (HSN-RN.A.2). */
export const level: TopicLevel<Params> = {
  key: 'radicals_operations_practice/2',
  version: 1,
  params,
  reject: (p) => {
    if ((p.kind === 'roots' || p.kind === 'spread') && p.m === p.n) return 'the same root twice'
    if (p.kind === 'brackets' && (p.a * p.d + p.b * p.c === 0 || (p.a === p.c && p.b === p.d)))
      return 'a special product'
    return p.kind !== 'roots' && p.kind !== 'spread' && p.a * p.c + p.b * p.d * p.m === 0 ? 'a term goes away' : null
  },
  note: asked,
  prompt: (p, words) => ({
    text: words.pick(['Multiply and simplify.', 'Expand and simplify.', 'Simplify the product.']),
    latex: asked(p),
  }),
  answer,
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  widget: () => ({ keys: ['sqrt'] }),
  distractors,
  hints: (p) => [
    {
      text:
        p.kind === 'roots'
          ? 'Numbers in front with numbers in front, roots with roots.'
          : 'Each part of one factor multiplies each part of the other.',
    },
    { text: 'A root times a root is the root of the product.' },
    {
      text:
        p.kind === 'roots' || p.kind === 'spread'
          ? `\\(${sqrt(p.m)} \\cdot ${sqrt(p.n)} = ${sqrt(p.m * p.n)}\\). Take square factors out at the end.`
          : `\\(${sqrt(p.m)} \\cdot ${sqrt(p.m)} = ${p.m}\\). Then join like terms.`,
    },
  ],
  solution,
  load: (p) =>
    ({ roots: 0, spread: 4, square: 9, brackets: 13 })[p.kind] + (Math.abs(p.a) + Math.abs(p.b) + Math.abs(p.c)) / 6,
}
