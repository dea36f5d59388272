import { arithmeticLatex } from '../../notation/arithmetic-latex.ts'
import { expression } from '../../values/items.ts'
import { evaluate } from '../../expressions/evaluate.ts'
import { toldBy } from '../telling.ts'
import { nestings, wordings, wordsOf } from './nested.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Nesting, Wording } from './nested.ts'
import type { Telling } from '../telling.ts'

/** A calculation told in words, to be written down; or parentheses inside brackets, to be worked out. */
export interface Params {
  readonly kind: 'write' | 'nested'
  /** Place in `wordings` or `nestings`. */
  readonly form: number
  readonly wording: number
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const wordingOf = (p: Params): Wording => wordings[p.form] as Wording
const nestingOf = (p: Params): Nesting => nestings[p.form] as Nesting

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(1.7 * difficulty - 0.35) ? 'nested' : 'write'
  const most = 9 + Math.round(10 * difficulty)
  const form =
    kind === 'write' ? chance.int(0, difficulty < 0.3 ? 2 : wordings.length - 1) : chance.int(0, nestings.length - 1)
  const b = chance.int(2, most)
  return {
    kind,
    form,
    wording: chance.int(0, 1),
    a:
      kind === 'write' && form === 4
        ? b + chance.int(12, 30)
        : chance.int(2, most) + (form === 1 || form === 3 || kind === 'nested' ? b : 0),
    b,
    c: chance.int(2, 9),
    d: chance.int(10, 30 + Math.round(20 * difficulty)),
  }
}

/** The numbers on the way through a nested calculation. */
function way(p: Params): { inner: number; middle: readonly [string, number]; last: readonly [string, number] } {
  const it = nestingOf(p)
  const inner = it.inner(p.a, p.b)
  const middle = it.middle(inner, p.c, p.d)
  return { inner, middle, last: it.last(middle[1], p.c, p.d) }
}

function reject(p: Params): string | null {
  if (new Set([p.a, p.b, p.c]).size < 3) return 'two numbers are the same'
  if (p.kind === 'write') {
    const value = evaluate(wordingOf(p).tree(p.a, p.b, p.c), { letters: {} })
    return Number.isInteger(value) && value > 0 ? null : 'no whole number comes out'
  }
  const { inner, middle, last } = way(p)
  if (inner < 1 || middle[1] < 2 || last[1] < 1 || last[1] > 400) return 'below nothing, or too large'
  return [p.a, p.b, p.c, p.d].includes(last[1]) ? 'the answer stands in the question' : null
}

function tellWrite(p: Params): Telling {
  const { words, tree, flat, turned } = wordingOf(p)
  const [a, b, c] = [p.a, p.b, p.c]
  const story = wordsOf(words[p.wording] ?? '', a, b, c)
  const right = tree(a, b, c)
  const [first, then] = {
    'sum times': [`${a} + ${b}`, `multiply by \\(${c}\\)`],
    'difference times': [`${a} - ${b}`, `multiply by \\(${c}\\)`],
    'times sum': [`${a} + ${b}`, `multiply it by \\(${c}\\)`],
    'times difference': [`${a} - ${b}`, `multiply it by \\(${c}\\)`],
    'less sum': [`${b} + ${c}`, `subtract it from \\(${a}\\)`],
    'sum shared': [`${a} + ${b}`, `divide by \\(${c}\\)`],
  }[wordingOf(p).name] ?? ['', '']
  return {
    ask: [`Write a calculation: ${story}.`, `Write a calculation: ${story}. Do not find its value.`],
    answer: expression(right),
    rules: { calculation: true },
    wrong: [
      [
        expression(flat(a, b, c)),
        'left_to_right_only',
        `Without parentheses, \\(${first}\\) is not done first. Put it in parentheses.`,
      ],
      [
        expression(turned(a, b, c)),
        'distribute_first_only',
        `The words ask for \\(${first}\\) first. Put \\(${first}\\) in parentheses.`,
      ],
      [
        expression(tree(a, c, b)),
        'looks_alike',
        `The words ask for \\(${first}\\) first. Check which numbers you joined.`,
      ],
      [
        expression(tree(c, b, a)),
        'looks_alike',
        `The words ask for \\(${first}\\) first. Check which numbers you joined.`,
      ],
    ],
    hints: [
      'Which part of the words is done first?',
      `\\(${first}\\) is done first.`,
      `Write \\((${first})\\) in parentheses. Then ${then}.`,
    ],
    steps: [
      [`\\(${first}\\) is done first, so it needs parentheses.`, `(${first})`],
      [`Then ${then}.`, arithmeticLatex(right)],
    ],
  }
}

function tellNested(p: Params): Telling {
  const { latex, slips } = nestingOf(p)
  const { inner, middle, last } = way(p)
  const [noParentheses, noBrackets] = slips(p.a, p.b, p.c, p.d)
  const good = (n: number): boolean => n > 0
  return {
    ask: [
      'What is the value of the expression?',
      'Find the value of the expression.',
      'Evaluate the expression. Start inside the parentheses.',
    ],
    latex: latex(p.a, p.b, p.c, p.d),
    answer: last[1],
    wrong: [
      ...(good(noBrackets)
        ? ([[noBrackets, 'left_to_right_only', `You left out the brackets. Find \\(${middle[0]}\\) first.`]] as const)
        : []),
      ...(good(noParentheses)
        ? ([
            [noParentheses, 'add_before_subtract', `You left out the parentheses. They have the value \\(${inner}\\).`],
          ] as const)
        : []),
      [middle[1], 'stops_early', `\\(${middle[1]}\\) is the value of the brackets. Now find \\(${last[0]}\\).`],
      [last[1] + 1, 'slip_off_by_one', `Your order is right. Find \\(${last[0]}\\) again.`],
      [last[1] - 1, 'slip_off_by_one', `Your order is right. Find \\(${last[0]}\\) again.`],
    ],
    hints: [
      'Which operation is inside the parentheses?',
      `The parentheses have the value \\(${inner}\\). Next, find \\(${middle[0]}\\).`,
      `The last step is \\(${last[0]}\\).`,
    ],
    steps: [
      [`The value in the parentheses is \\(${inner}\\).`, `${inner}`],
      ['Next, find the value in the brackets.', `${middle[0]} = ${middle[1]}`],
      ['Then do the last operation.', `${last[0]} = ${last[1]}`],
    ],
  }
}

/** Write calculations told in words, and work out nested brackets (5.OA.A.1, 5.OA.A.2). */
export const level: TopicLevel<Params> = {
  key: 'order_of_operations_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => [p.kind, p.form, p.a, p.b, p.c, p.kind === 'nested' ? p.d : ''].join(' '),
  ...toldBy((p) => (p.kind === 'write' ? tellWrite(p) : tellNested(p))),
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'the calculation itself is asked for, which is not one number' },
  load: (p) => (p.kind === 'nested' ? 6 : wordingOf(p).rank) + (p.a + p.b) / 20,
}
