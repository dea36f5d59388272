import { expand } from '../../expressions/expand.ts'
import { minus, num, plus, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { polynomialNode } from '../../expressions/polynomial-node.ts'
import { expression } from '../../values/items.ts'
import { addRationals, multiplyRationals, negateRational, rational, whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { linear } from './linear.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Node, Rational } from '../../values/values.ts'

/** (t1/b1)(a x + b) +- (t2/b2)(c x + d); every product is a whole number, or at least has a small denominator. */
export interface Params {
  readonly first: readonly [top: number, bottom: number]
  readonly second: readonly [top: number, bottom: number]
  readonly minus: boolean
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const f1 = (p: Params): Rational => rational(...p.first)
const f2 = (p: Params): Rational => rational(...p.second)
const scaled = (f: Rational, n: number): Rational => multiplyRationals(f, whole(n))
/** What the second bracket adds to the terms with x and to the numbers. */
const secondPart = (p: Params, n: number): Rational => (p.minus ? negateRational(scaled(f2(p), n)) : scaled(f2(p), n))

function question(p: Params): Node {
  const left = times(num(f1(p)), polynomialNode([p.a, p.b]))
  const right = times(num(f2(p)), polynomialNode([p.c, p.d]))
  return p.minus ? minus(left, right) : plus(left, right)
}

function params(chance: Chance, difficulty: number): Params {
  const fractions = [
    [1, 2],
    [1, 3],
    [2, 3],
    [1, 4],
    [3, 4],
    [2, 5],
    [3, 5],
  ] as const
  const reach = 3 + Math.round(4 * difficulty)
  const pick = (): readonly [number, number] =>
    fractions[chance.int(Math.round(2 * difficulty), Math.min(6, reach))] ?? [1, 2]
  const [first, second] = [pick(), pick()]
  const size = (): number => chance.int(1 + Math.round(difficulty), 4 + Math.round(3 * difficulty))
  const sign = (): number => (chance.happens(0.2 + 0.4 * difficulty) ? -1 : 1)
  const loose = chance.happens(1.5 * difficulty - 0.6)
  return {
    first,
    second,
    minus: chance.happens(0.3 + 0.5 * difficulty),
    a: first[1] * size(),
    b: first[1] * size() * sign(),
    c: second[1] * size(),
    d: loose ? chance.int(1, 5) * sign() : second[1] * size() * sign(),
  }
}

const xs = (p: Params): Rational => addRationals(scaled(f1(p), p.a), secondPart(p, p.c))
const numbers = (p: Params): Rational => addRationals(scaled(f1(p), p.b), secondPart(p, p.d))

function reject(p: Params): string | null {
  if (p.first.join() === p.second.join()) return 'the same fraction twice'
  return xs(p).n === 0n || numbers(p).n === 0n ? 'a term goes away' : null
}

function distractors(p: Params): Distractor[] {
  const plain = (n: number): Rational => (p.minus ? whole(-n) : whole(n))
  const list: Distractor[] = [
    wrongAnswer(
      linear(xs(p), addRationals(whole(p.b), plain(p.d)), 'x'),
      'distribute_first_only',
      'The fraction multiplies both terms in its parentheses.',
    ),
  ]
  if (p.minus)
    list.push(
      wrongAnswer(
        linear(xs(p), addRationals(scaled(f1(p), p.b), scaled(f2(p), p.d)), 'x'),
        'sign_of_subtracted_bracket',
        'The minus sign before the second product changes the signs of both its terms.',
      ),
    )
  list.push(
    wrongAnswer(
      linear(addRationals(xs(p), numbers(p)), 0, 'x'),
      'unlike_terms_combined',
      'Terms with \\(x\\) and constants are not like terms.',
    ),
    wrongAnswer(
      linear(scaled(f1(p), p.a), scaled(f1(p), p.b), 'x'),
      'stops_early',
      'That is only the first product. Expand the second one, too.',
    ),
    wrongAnswer(
      linear(xs(p), negateRational(numbers(p)), 'x'),
      'slip_sign',
      'The sizes are right. Look at the sign of the number.',
    ),
  )
  return list
}

function solution(p: Params): Step[] {
  const [one, two] = [
    linear(scaled(f1(p), p.a), scaled(f1(p), p.b), 'x'),
    linear(secondPart(p, p.c), secondPart(p, p.d), 'x'),
  ]
  const value = expression(expand(question(p)))
  const bracket = (f: Rational, a: number, b: number): string => nodeToLatex(times(num(f), polynomialNode([a, b])))
  return [
    nextStep('Expand the first product.', `${bracket(f1(p), p.a, p.b)} = ${nodeToLatex(one.node)}`),
    nextStep(
      p.minus ? 'Expand the second product. The minus sign belongs to both terms.' : 'Expand the second product.',
      `${bracket(p.minus ? negateRational(f2(p)) : f2(p), p.c, p.d)} = ${nodeToLatex(two.node)}`,
    ),
    nextStep('Combine like terms.', nodeToLatex(value.node), value),
  ]
}

/** Simplify longer expressions with fraction coefficients (7.EE.A.1). */
export const level: TopicLevel<Params> = {
  key: 'expressions_equivalent_practice/5',
  version: 1,
  params,
  reject,
  note: (p) => nodeToLatex(question(p)),
  prompt: (p, words) => ({
    text: words.pick([
      'Expand and simplify.',
      'Use the distributive property and combine like terms.',
      'Write an equivalent expression without parentheses. Combine like terms.',
      'Simplify the expression.',
    ]),
    latex: nodeToLatex(question(p)),
  }),
  answer: (p) => expression(expand(question(p))),
  forms: ['expression', 'choice'],
  rules: () => ({ expanded: true, simplest: true }),
  widget: () => ({ keys: ['x', '/', '+', '-'] }),
  distractors,
  hints: (p) => [
    { text: 'Use the distributive property first. Multiply both terms in the parentheses by the fraction.' },
    {
      text: `\\(${nodeToLatex(num(f1(p)))}\\) of \\(${p.a}\\) is \\(${nodeToLatex(num(scaled(f1(p), p.a)))}\\). Do the other products in the same way.`,
    },
    {
      text: `The first product gives \\(${nodeToLatex(linear(scaled(f1(p), p.a), scaled(f1(p), p.b), 'x').node)}\\), the second \\(${nodeToLatex(linear(secondPart(p, p.c), secondPart(p, p.d), 'x').node)}\\).`,
    },
  ],
  solution,
  load: (p) =>
    [p.a, p.b, p.c, p.d].reduce((sum, n) => sum + Math.abs(n) / 5 + (n < 0 ? 1 : 0), 0) +
    p.first[0] +
    p.second[0] +
    (p.minus ? 2 : 0) +
    (numbers(p).d > 1n ? 3 : 0),
}
