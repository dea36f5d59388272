import { comparison } from '../../values/items.ts'
import { power, wholeText } from '../../notation/number-latex.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** a^m and c^n side by side. */
export interface Params {
  readonly a: number
  readonly m: number
  readonly c: number
  readonly n: number
}

const left = (p: Params): number => p.a ** p.m
const right = (p: Params): number => p.c ** p.n
const order = (p: Params): number => Math.sign(left(p) - right(p))

const equal: readonly Params[] = [
  { a: 2, m: 4, c: 4, n: 2 },
  { a: 2, m: 6, c: 4, n: 3 },
  { a: 2, m: 6, c: 8, n: 2 },
  { a: 4, m: 3, c: 8, n: 2 },
  { a: 3, m: 4, c: 9, n: 2 },
]

function params(chance: Chance, difficulty: number): Params {
  if (chance.happens(0.06)) {
    const { a, m, c, n } = chance.pick(equal)
    return chance.happens(0.5) ? { a, m, c, n } : { a: c, m: n, c: a, n: m }
  }
  const base = (): number => chance.int(2 + Math.round(difficulty), 12 - Math.round(3 * difficulty))
  const exponent = (): number => chance.int(2 + Math.round(1.3 * difficulty), 3 + Math.round(3 * difficulty))
  if (chance.happens(0.08)) {
    const [a, c] = [chance.int(2, 4 + Math.round(3 * difficulty)), chance.int(2, 4 + Math.round(2 * difficulty))]
    return { a, m: c, c, n: a }
  }
  return { a: base(), m: exponent(), c: base(), n: exponent() }
}

function reject(p: Params): string | null {
  if (p.a === p.c && p.m === p.n) return 'the same power twice'
  return Math.max(left(p), right(p)) > 200_000 || Math.min(p.m, p.n) < 2 ? 'too large' : null
}

function distractors(p: Params): Distractor[] {
  const byProduct = Math.sign(p.a * p.m - p.c * p.n)
  const byBase = Math.sign(p.a - p.c)
  const list: Distractor[] = []
  if (byProduct !== order(p))
    list.push({
      value: comparison(byProduct),
      misconception: 'power_as_product',
      why: `\\(${power(p.a, p.m)}\\) is not \\(${p.a} \\times ${p.m}\\). Multiply \\(${p.m}\\) factors of \\(${p.a}\\).`,
    })
  if (byBase !== order(p) && byBase !== byProduct)
    list.push({
      value: comparison(byBase),
      misconception: 'looks_alike',
      why: 'A larger base does not always win. The exponent counts too.',
    })
  for (const sign of [-1, 0, 1])
    if (
      sign !== order(p) &&
      !list.some((it) => it.value.kind === 'comparison' && it.value.sign === ['<', '=', '>'][sign + 1])
    )
      list.push({
        value: comparison(sign),
        misconception: 'looks_alike',
        why: sign === 0 ? 'Work out both powers. They differ.' : 'Work out both powers, then compare.',
      })
  return list
}

const written = (base: number, exponent: number): string =>
  exponent > 8
    ? `${power(base, exponent)} = ${wholeText(base ** exponent)}`
    : `${power(base, exponent)} = ${Array.from({ length: exponent }, () => base).join(' \\times ')} = ${wholeText(base ** exponent)}`

function solution(p: Params): Step[] {
  const sign = ['<', '=', '>'][order(p) + 1] ?? '='
  if (p.a === p.c || p.m === p.n) {
    const same = p.a === p.c
    return [
      {
        say: same
          ? `Both powers have the base \\(${p.a}\\). Compare the exponents.`
          : `Both powers have the exponent \\(${p.m}\\). Compare the bases.`,
        latex: same ? `${p.m} ${sign} ${p.n}` : `${p.a} ${sign} ${p.c}`,
        relation: 'next',
      },
      {
        say: same ? 'The power with more factors is greater.' : 'The power with the greater base is greater.',
        latex: `${power(p.a, p.m)} ${sign} ${power(p.c, p.n)}`,
        value: comparison(order(p)),
        relation: 'next',
      },
    ]
  }
  return [
    { say: 'Find the value of the first power.', latex: written(p.a, p.m), relation: 'next' },
    { say: 'Find the value of the second power.', latex: written(p.c, p.n), relation: 'next' },
    {
      say: 'Compare the two numbers.',
      latex: `${wholeText(left(p))} ${sign} ${wholeText(right(p))}`,
      value: comparison(order(p)),
      relation: 'next',
    },
  ]
}

/** Compare powers and bases (6.EE.A.1). */
export const level: TopicLevel<Params> = {
  key: 'exponents_intro/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.a}^${p.m} ${p.c}^${p.n}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Which symbol makes the statement true?',
      'Compare the two powers.',
      'Choose the symbol that makes the statement true.',
      'Which power is greater, or are they equal?',
    ]),
    latex: `${power(p.a, p.m)} \\; \\square \\; ${power(p.c, p.n)}`,
  }),
  answer: (p) => comparison(order(p)),
  forms: ['comparison', 'choice'],
  formsLeftOut: { ordering: 'two powers are compared by a sign, not put in a row' },
  fixedOrder: true,
  widget: (p) => ({ before: `\\(${power(p.a, p.m)}\\)`, after: `\\(${power(p.c, p.n)}\\)` }),
  distractors,
  hints: (p) => [
    { text: 'Write each power as a product.' },
    { text: `The first one has \\(${p.m}\\) factors, the second one has \\(${p.n}\\).` },
    p.a === p.c
      ? { text: 'The bases are the same. Which product has more factors?' }
      : { text: `\\(${power(p.a, 2)} = ${p.a * p.a}\\) and \\(${power(p.c, 2)} = ${p.c * p.c}\\). Go on from there.` },
  ],
  solution,
  load: (p) => 2 * (p.m + p.n) + Math.log2(left(p) * right(p)) / 8,
}
