import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { minus, num, over, plus } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { signed } from '../../notation/number-latex.ts'
import { expression } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Expression } from '../../values/values.ts'

/** The quotient, highest power first, r, and the remainder: what is divided is the quotient times (x - r), plus the remainder. */
export interface Params {
  readonly quotient: readonly number[]
  readonly r: number
  readonly remainder: number
}

const of = (c: readonly number[]): Expression => expression(polynomialNode(c))
const product = ({ quotient, r, remainder }: Params): number[] =>
  [...quotient, remainder].map((c, i) => c - r * (i === 0 ? 0 : (quotient[i - 1] ?? 0)))
/** A quotient and a remainder over the divisor. */
function withRemainder(quotient: readonly number[], remainder: number, r: number): Expression {
  if (remainder === 0) return of(quotient)
  const part = over(num(Math.abs(remainder)), polynomialNode([1, -r]))
  const whole = polynomialNode(quotient)
  return expression(remainder > 0 ? plus(whole, part) : minus(whole, part))
}
const answer = (p: Params): Expression => withRemainder(p.quotient, p.remainder, p.r)

const divisor = ({ r }: Params): string => polynomialLatex([1, -r])
const latex = (p: Params): string => `(${polynomialLatex(product(p))}) \\div (${divisor(p)})`

/** Synthetic division with any number in the corner: the quotient, and the remainder at the end. */
function synthetic(row: readonly number[], corner: number): number[] {
  const out: number[] = []
  for (const c of row) out.push(c + corner * (out.at(-1) ?? 0))
  return out
}

const firstTerm = (p: Params): string => polynomialLatex([p.quotient[0] ?? 0, ...p.quotient.slice(1).map(() => 0)])

function params(chance: Chance, difficulty: number): Params {
  const length = chance.happens(1.5 * difficulty - 0.3) ? 3 : 2
  const size = (): number =>
    chance.int(1, 8 + Math.round(2 * difficulty)) * (chance.happens(0.3 + 0.2 * difficulty) ? -1 : 1)
  const r = chance.int(1 + Math.round(difficulty), 6 + Math.round(2 * difficulty))
  return {
    quotient: [chance.int(1, 3 + Math.round(difficulty)), ...Array.from({ length: length - 1 }, size)],
    r: chance.happens(0.5) ? -r : r,
    remainder: difficulty >= 0.5 && chance.happens(0.7) ? chance.int(1, 9) * (chance.happens(0.4) ? -1 : 1) : 0,
  }
}

function distractors(p: Params): Distractor[] {
  const other = synthetic(product(p), -p.r)
  const rest = (quotient: readonly number[]): Expression => withRemainder(quotient, p.remainder, p.r)
  return [
    wrongAnswer(
      withRemainder(other.slice(0, -1), p.remainder === 0 ? 0 : (other.at(-1) ?? 0), p.r),
      'factor_sign',
      `\\(${divisor(p)}\\) is 0 at \\(x = ${p.r}\\), so divide with \\(${p.r}\\), not with \\(${-p.r}\\).`,
    ),
    ...(p.remainder === 0
      ? []
      : [
          wrongAnswer(
            of(p.quotient),
            'stops_early',
            `You left out the remainder. Add \\(${p.remainder}\\) over \\(${divisor(p)}\\).`,
          ),
          wrongAnswer(
            withRemainder(p.quotient, -p.remainder, p.r),
            'slip_sign',
            `The quotient is right. In the last subtraction \\(${p.remainder}\\) is left, so check that sign.`,
          ),
        ]),
    wrongAnswer(
      rest(p.quotient.map((c, i) => (i === 0 ? c : -c))),
      'sign_of_subtracted_bracket',
      'When a row is subtracted, every sign in it changes.',
    ),
    wrongAnswer(
      rest([...p.quotient, 0]),
      'looks_alike',
      `The first term is \\(${firstTerm(p)}\\), because times \\(x\\) it must give the first term of the dividend.`,
    ),
    wrongAnswer(
      rest(p.quotient.map((c, i) => (i === p.quotient.length - 1 ? c + p.r : c))),
      p.remainder === 0 ? 'stops_early' : 'looks_alike',
      `Check the last term: subtract \\(${p.quotient.at(-1)}\\) times \\(${divisor(p)}\\), and see what is left.`,
    ),
  ]
}

/** Divide polynomials by long or synthetic division (HSA-APR.D.6). */
export const level: TopicLevel<Params> = {
  key: 'polynomials_practice/5',
  version: 2,
  params,
  reject: (p) => (product(p).includes(0) ? 'a power is missing' : null),
  note: latex,
  prompt: (p, words) => ({
    text:
      p.remainder === 0
        ? words.pick(['Divide the polynomials.', 'Find the quotient.', 'Divide, and write the quotient.'])
        : words.pick([
            'Divide. Write the remainder as a fraction over the divisor.',
            'Find the quotient, and add the remainder over the divisor.',
          ]),
    latex: latex(p),
  }),
  answer,
  forms: ['expression', 'choice'],
  rules: () => ({ expanded: true, simplest: true }),
  distractors,
  hints: (p) => [
    {
      text: `What times \\(x\\) gives \\(${polynomialLatex([product(p)[0] ?? 0, ...p.quotient.map(() => 0)])}\\)? Start with that term.`,
    },
    { text: `Multiply it by \\(${divisor(p)}\\) and subtract. Then do the same with what is left.` },
    {
      text: `The quotient begins with \\(${firstTerm(p)}\\).${p.remainder === 0 ? '' : ' What is left at the end stands over the divisor.'}`,
    },
  ],
  solution: (p) => {
    const steps = p.quotient.map((c, i) => {
      const term = polynomialLatex([c, ...p.quotient.slice(i + 1).map(() => 0)])
      const back = polynomialLatex([c, -p.r * c, ...p.quotient.slice(i + 1).map(() => 0)])
      const rest = [...p.quotient.map((q, k) => (k <= i ? 0 : q)), p.remainder].map(
        (_, k, row) => (row[k] ?? 0) - p.r * (k === 0 ? 0 : (row[k - 1] ?? 0)),
      )
      const isOver = rest.every((v) => v === 0)
      return nextStep(
        `${i === 0 ? 'The first' : 'The next'} term is \\(${term}\\). Times the divisor it is \\(${back}\\). ${isOver ? 'Subtract: nothing is left.' : `Subtract: \\(${polynomialLatex(rest)}\\) is left.`}`,
      )
    })
    const value = answer(p)
    if (p.remainder !== 0)
      return [
        ...steps,
        nextStep(`The remainder is \\(${p.remainder}\\). Write it over the divisor.`, nodeToLatex(value.node), value),
      ]
    return [
      ...steps,
      nextStep('The terms together are the quotient.', polynomialLatex(p.quotient), value),
      {
        say: `Check: the quotient times \\(x ${signed(-p.r)}\\) gives what was divided.`,
        value,
        relation: 'same',
      },
    ]
  },
  load: (p) =>
    (p.remainder === 0 ? 0 : 3) +
    6 * p.quotient.length +
    Math.abs(p.r) / 2 +
    p.quotient.reduce((sum, c) => sum + Math.abs(c) / 3 + (c < 0 ? 0.5 : 0), 0),
}
