import { expression } from '../../values/items.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { num, pow, sym, times } from '../../expressions/build.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Node } from '../../values/values.ts'

/** (k x^a y^b)^n; k is 1 and b is 0 where they are left out; a may be negative. */
export interface Params {
  readonly letters: readonly [string, string]
  readonly k: number
  readonly a: number
  readonly b: number
  readonly n: number
}

const pairs = [
  ['x', 'y'],
  ['a', 'b'],
  ['m', 'n'],
  ['p', 'q'],
] as const

/** The term k x^a y^b. */
function term([x, y]: Params['letters'], k: number, a: number, b: number): Node {
  const power = (letter: string, e: number): Node[] => (e === 0 ? [] : [e === 1 ? sym(letter) : pow(letter, e)])
  const factors = [...(k === 1 ? [] : [num(k)]), ...power(x, a), ...power(y, b)]
  return factors.length === 1 && factors[0] ? factors[0] : times(...factors)
}
const answerNode = (p: Params): Node => term(p.letters, p.k ** p.n, p.a * p.n, p.b * p.n)
const question = (p: Params): Node => pow(term(p.letters, p.k, p.a, p.b), p.n)

function params(chance: Chance, difficulty: number): Params {
  const letters = chance.pick(pairs)
  const n = chance.int(2, 5)
  const kind = chance.unit()
  const isLong = chance.happens(1.5 * difficulty - 0.5)
  const sign = chance.happens(Math.max(0, difficulty - 0.5)) ? -1 : 1
  if (!isLong && kind < 0.25) return { letters, k: 1, a: chance.int(2, 20) * sign, b: 0, n: chance.int(2, 9) }
  if (!isLong && kind < 0.5)
    return { letters, k: chance.int(2, 10), a: chance.int(2, 9) * sign, b: 0, n: chance.int(2, 3) }
  const [a, b] = [chance.int(1, 8), chance.int(1, 8)]
  return { letters, k: isLong ? chance.int(2, 5) : 1, a: a * sign, b, n: isLong ? chance.int(2, 4) : n }
}

function reject(p: Params): string | null {
  if (p.k ** p.n > 1000) return 'too large a number'
  if (p.b === 0 && Math.abs(p.a) === p.n) return 'the same number twice'
  return p.a + p.n === p.a * p.n ? 'adding gives the same' : null
}

function distractors(p: Params): Distractor[] {
  const { letters, k, a, b, n } = p
  const added = (e: number): number => (e === 0 ? 0 : e + n)
  const list: Distractor[] = [
    {
      value: expression(term(letters, k ** n, added(a), added(b))),
      misconception: 'wrong_operation',
      why: `A power of a power has \\(${n}\\) equal groups of factors. Multiply the exponents.`,
    },
  ]
  if (a < 0)
    list.push({
      value: expression(times(-1, term(letters, k ** n, -a * n, b * n))),
      misconception: 'negative_exponent_negative',
      why: 'A negative exponent means one over the power. It does not make the power negative.',
    })
  if (k > 1)
    list.push(
      {
        value: expression(term(letters, k * n, a * n, b * n)),
        misconception: 'power_as_product',
        why: `The number is raised too: \\(${k}^{${n}}\\), not \\(${k} \\times ${n}\\).`,
      },
      {
        value: expression(term(letters, k, a * n, b * n)),
        misconception: 'stops_early',
        why: `The exponent \\(${n}\\) belongs to every factor in the parentheses, to the number too.`,
      },
    )
  if (b > 0)
    list.push({
      value: expression(term(letters, k ** n, a, b * n)),
      misconception: 'stops_early',
      why: `The exponent \\(${n}\\) belongs to every factor in the parentheses.`,
    })
  if (b > 0 && a !== b)
    list.push({
      value: expression(term(letters, k ** n, b * n, a * n)),
      misconception: 'reversed_order',
      why: `Look which letter has which exponent.`,
    })
  list.push({
    value: expression(times(n, term(letters, k, a, b))),
    misconception: 'power_as_product',
    why: `The exponent \\(${n}\\) counts factors. It is not \\(${n}\\) times the term.`,
  })
  if (b === 0)
    list.push({
      value: expression(term(letters, k ** n, a > 0 && a ** n < 1000 ? a ** n : a * n + 1, 0)),
      misconception: 'looks_alike',
      why: 'The exponents are multiplied, not raised.',
    })
  return list
}

function solution(p: Params): Step[] {
  const { letters, k, a, b, n } = p
  const value = expression(answerNode(p))
  const base = nodeToLatex(term(letters, k, a, b))
  const long = Array.from({ length: n }, () => `(${base})`).join('')
  const steps: Step[] = [
    { say: `The exponent \\(${n}\\) says: multiply \\(${n}\\) of these.`, latex: long, value, relation: 'next' },
  ]
  if (k > 1) steps.push({ say: 'Raise the number.', latex: `${k}^{${n}} = ${k ** n}`, relation: 'next' })
  steps.push({
    say: `Multiply each exponent by \\(${n}\\).`,
    latex: [
      `${letters[0]}: \\; ${a} \\times ${n} = ${a * n}`,
      ...(b > 0 ? [`${letters[1]}: \\; ${b} \\times ${n} = ${b * n}`] : []),
    ].join(' \\qquad '),
    relation: 'next',
  })
  return [...steps, { say: 'Put it together.', latex: nodeToLatex(answerNode(p)), value, relation: 'same' }]
}

/** Multiply exponents and raise products (8.EE.A.1). */
export const level: TopicLevel<Params> = {
  key: 'exponents_rules_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.k} ${p.a} ${p.b} ${p.n}`,
  prompt: (p, words) => ({
    text: words.pick(['Simplify.', 'Write without parentheses.', 'Raise each factor to the power.']),
    latex: nodeToLatex(question(p)),
  }),
  answer: (p) => expression(answerNode(p)),
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: `How many times is the term in the parentheses a factor?` },
    { text: 'For a power of a power, the exponents are multiplied.' },
    {
      text:
        p.k > 1
          ? `Raise \\(${p.k}\\) to the power \\(${p.n}\\), and multiply each exponent by \\(${p.n}\\).`
          : `Multiply each exponent by \\(${p.n}\\).`,
    },
  ],
  solution,
  load: (p) => (p.k > 1 ? 5 : 0) + (p.b > 0 ? 5 : 0) + (p.a < 0 ? 3 : 0) + (Math.abs(p.a) + p.b + p.n) / 10,
}
