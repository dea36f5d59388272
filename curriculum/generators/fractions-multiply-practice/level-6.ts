import { comparison } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/** (a/b) x n beside n, or n x (a/b); n is whole, or w c/d when d > 1. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly w: number
  readonly c: number
  readonly d: number
  readonly factorFirst: boolean
}

const order = (p: Params): number => Math.sign(p.a - p.b)
const frac = (n: number, d: number): string => `\\frac{${n}}{${d}}`
const other = (p: Params): string => (p.d === 1 ? String(p.w) : p.w === 0 ? frac(p.c, p.d) : `${p.w}${frac(p.c, p.d)}`)
const left = (p: Params): string =>
  p.factorFirst ? `${frac(p.a, p.b)} \\times ${other(p)}` : `${other(p)} \\times ${frac(p.a, p.b)}`
const sign = (p: Params): string => ['<', '=', '>'][order(p) + 1] ?? '='

function params(chance: Chance, difficulty: number): Params {
  const b = chance.int(2 + Math.round(3 * difficulty), 9 + Math.round(3 * difficulty))
  const kind = chance.pick(['less', 'less', 'less', 'more', 'more', 'equal'] as const)
  const a =
    kind === 'equal'
      ? b
      : kind === 'less'
        ? chance.int(1, b - 1)
        : chance.int(b + 1, b + Math.max(2, Math.floor(b / 2)))
  if (!chance.happens(1.6 * difficulty - 0.3))
    return { a, b, w: chance.int(2, 20 + Math.round(60 * difficulty)), c: 0, d: 1, factorFirst: chance.happens(0.5) }
  const d = chance.int(2, 12)
  return { a, b, w: chance.int(0, 5), c: chance.int(1, d - 1), d, factorFirst: chance.happens(0.5) }
}

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = []
  if (order(p) <= 0)
    list.push(
      wrongAnswer(
        comparison(1),
        'mult_makes_bigger',
        order(p) === 0
          ? `\\(${frac(p.a, p.b)}\\) is one, and multiplying by one changes nothing.`
          : 'Multiplying does not always make it larger. A number below one takes only a part.',
      ),
    )
  if (order(p) >= 0)
    list.push(
      wrongAnswer(
        comparison(-1),
        'looks_alike',
        'A fraction need not make it smaller. Is this fraction less or more than one?',
      ),
    )
  if (order(p) !== 0)
    list.push(
      wrongAnswer(
        comparison(0),
        'looks_alike',
        `Only multiplying by one changes nothing. Compare \\(${p.a}\\) and \\(${p.b}\\).`,
      ),
    )
  return list
}

const relation = (p: Params): string => ['less than', 'equal to', 'more than'][order(p) + 1] ?? ''

/** Predict if a product is larger or smaller without calculating (5.NF.B.5a, 5.NF.B.5b). */
export const level: TopicLevel<Params> = {
  key: 'fractions_multiply_practice/6',
  version: 1,
  params,
  note: (p) => [p.a, p.b, p.w, p.c, p.d, p.factorFirst].join(),
  prompt: (p, words) => ({
    text: words.pick([
      'Do not multiply. Which sign belongs in the box?',
      'Which sign is right? You do not need to multiply.',
      'Think of the size of the fraction. Choose the sign.',
    ]),
    latex: `${left(p)} \\; \\square \\; ${other(p)}`,
  }),
  answer: (p) => comparison(order(p)),
  forms: ['comparison', 'choice'],
  fixedOrder: true,
  widget: (p) => ({ before: `\\(${left(p)}\\)`, after: `\\(${other(p)}\\)` }),
  distractors,
  hints: (p) => [
    { text: `\\(${other(p)}\\) stands on both sides. On the left it is multiplied by \\(${frac(p.a, p.b)}\\).` },
    { text: 'Is that fraction less than one, exactly one, or more than one? Compare its numerator and denominator.' },
  ],
  solution: (p) => [
    nextStep(
      `Compare \\(${frac(p.a, p.b)}\\) with one: \\(${p.a}\\) is ${relation(p)} \\(${p.b}\\).`,
      `${frac(p.a, p.b)} ${sign(p)} 1`,
    ),
    nextStep(
      order(p) === 0
        ? 'Multiplying by one changes nothing.'
        : `Multiplying by a number ${relation(p)} one makes it ${order(p) < 0 ? 'smaller' : 'larger'}.`,
      `${left(p)} ${sign(p)} ${other(p)}`,
      comparison(order(p)),
    ),
  ],
  load: (p) => p.b + (p.d > 1 ? 6 : 0),
}
