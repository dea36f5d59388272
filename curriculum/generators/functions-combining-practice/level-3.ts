import { frac, signed } from '../../notation/number-latex.ts'
import { minus, over, plus, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { expression } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Expression, Node } from '../../values/values.ts'

/** f(x) = a x + b ('line'), (x + b)/a ('quotient'), or (a x + b)/c ('both'). */
export interface Params {
  readonly kind: 'line' | 'quotient' | 'both'
  readonly a: number
  readonly b: number
  readonly c: number
}

const less = (node: Node | string, b: number): Node => (b < 0 ? plus(node, -b) : minus(node, b))
function inverse({ kind, a, b, c }: Params): Node {
  if (kind === 'line') return over(less('x', b), a)
  return kind === 'quotient' ? less(times(a, 'x'), b) : over(less(times(c, 'x'), b), a)
}
const rule = ({ kind, a, b, c }: Params): string =>
  kind === 'line'
    ? polynomialLatex([a, b])
    : frac(polynomialLatex([kind === 'quotient' ? 1 : a, b]), kind === 'quotient' ? a : c)
const as = (node: Node): Expression => expression(node)

function params(chance: Chance, difficulty: number): Params {
  const b = chance.int(1 + Math.round(difficulty), 16)
  return {
    kind:
      difficulty < 0.35
        ? chance.pick(['line', 'line', 'quotient'] as const)
        : difficulty < 0.65
          ? chance.pick(['line', 'quotient', 'both'] as const)
          : 'both',
    a: chance.int(2, 12),
    b: chance.happens(0.3 + 0.3 * difficulty) ? -b : b,
    c: chance.int(2, 9),
  }
}

function distractors(p: Params): Distractor[] {
  const { kind, a, b, c } = p
  const f: Node =
    kind === 'line'
      ? plus(times(a, 'x'), b)
      : over(plus(kind === 'both' ? times(a, 'x') : 'x', b), kind === 'both' ? c : a)
  const reciprocal = wrongAnswer(
    as(over(1, f)),
    'function_notation_product',
    '\\(f^{-1}\\) is the inverse function, not 1 divided by \\(f\\).',
  )
  if (kind === 'line')
    return [
      wrongAnswer(as(over(less('x', -b), a)), 'wrong_operation', `\\(${signed(b)}\\) is undone by the opposite.`),
      wrongAnswer(
        as(less(over('x', a), b)),
        'reversed_order',
        `Undo \\(${signed(b)}\\) first: all of it is divided by \\(${a}\\).`,
      ),
      reciprocal,
      wrongAnswer(as(less(times(a, 'x'), b)), 'stops_early', `Undo the factor \\(${a}\\) by dividing.`),
    ]
  if (kind === 'quotient')
    return [
      wrongAnswer(as(less(times(a, 'x'), -b)), 'wrong_operation', `\\(${signed(b)}\\) is undone by the opposite.`),
      wrongAnswer(
        as(times(a, less('x', b))),
        'reversed_order',
        `Multiply by \\(${a}\\) first. Then undo \\(${signed(b)}\\).`,
      ),
      reciprocal,
      wrongAnswer(as(over(less('x', b), a)), 'stops_early', `Undo the division by multiplying with \\(${a}\\).`),
    ]
  return [
    wrongAnswer(
      as(over(less(times(c, 'x'), -b), a)),
      'wrong_operation',
      `\\(${signed(b)}\\) is undone by the opposite.`,
    ),
    wrongAnswer(as(over(less(times(a, 'x'), b), c)), 'looks_alike', `Undo the division by \\(${c}\\) first.`),
    reciprocal,
    wrongAnswer(
      as(over(times(c, less('x', b)), a)),
      'reversed_order',
      `Multiply by \\(${c}\\) before you undo \\(${signed(b)}\\).`,
    ),
    wrongAnswer(as(less(times(c, 'x'), b)), 'stops_early', `Divide by \\(${a}\\) as well.`),
  ]
}

/** Find the rule of an inverse function (HSF-BF.B.4a). */
export const level: TopicLevel<Params> = {
  key: 'functions_combining_practice/3',
  version: 1,
  params,
  reject: (p) =>
    p.kind === 'both' && (p.a === p.c || (p.a % 2 === 0 && p.b % 2 === 0 && p.c % 2 === 0))
      ? 'it can be reduced'
      : null,
  note: rule,
  prompt: (p, words) => ({
    text: words.pick(['Find the inverse function \\(f^{-1}(x)\\).', 'What is \\(f^{-1}(x)\\)?']),
    latex: `f(x) = ${rule(p)}`,
  }),
  answer: (p) => as(inverse(p)),
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'the inverse is a rule, not one number' },
  widget: () => ({ before: '\\(f^{-1}(x) =\\)', keys: ['x', '/', '(', ')', '-'] }),
  distractors,
  hints: (p) => [
    { text: 'What does \\(f\\) do to a number, step by step? Undo the last step first.' },
    { text: `Write \\(y = ${rule(p)}\\) and solve for \\(x\\).` },
    {
      text:
        p.kind === 'line'
          ? `Undo \\(${signed(p.b)}\\), then divide by \\(${p.a}\\).`
          : `Multiply by \\(${p.kind === 'quotient' ? p.a : p.c}\\), then undo \\(${signed(p.b)}\\).`,
    },
  ],
  solution: (p) => {
    const value = as(inverse(p))
    const { kind, a, b, c } = p
    const undo = `${b < 0 ? 'Add' : 'Subtract'} \\(${Math.abs(b)}\\).`
    const cleared = nodeToLatex(less(kind === 'line' ? 'y' : times(kind === 'quotient' ? a : c, 'y'), b))
    return [
      nextStep('Write y for the value.', `y = ${rule(p)}`),
      ...(kind === 'line'
        ? []
        : [
            nextStep(
              `Multiply by \\(${kind === 'quotient' ? a : c}\\).`,
              `${kind === 'quotient' ? a : c}y = ${polynomialLatex([kind === 'quotient' ? 1 : a, b])}`,
            ),
          ]),
      nextStep(undo, `${kind === 'quotient' ? 'x' : `${a}x`} = ${cleared}`),
      nextStep(
        `${kind === 'quotient' ? '' : `Divide by \\(${a}\\). `}Write x in place of y.`,
        `f^{-1}(x) = ${nodeToLatex(inverse(p))}`,
        value,
      ),
    ]
  },
  load: (p) => ({ line: 0, quotient: 3, both: 8 })[p.kind] + p.a / 4 + (p.b < 0 ? 1 : 0) + Math.abs(p.b) / 8,
}
