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
    'times sum': [`${a} + ${b}`, `take it \\(${c}\\) times`],
    'times difference': [`${a} - ${b}`, `take it \\(${c}\\) times`],
    'less sum': [`${b} + ${c}`, `take it from \\(${a}\\)`],
    'sum shared': [`${a} + ${b}`, `divide by \\(${c}\\)`],
  }[wordingOf(p).name] ?? ['', '']
  return {
    ask: `${story} Write this as a calculation.`,
    answer: expression(right),
    rules: { calculation: true },
    wrong: [
      [expression(flat(a, b, c)), 'left_to_right_only', `Without parentheses, \\(${first}\\) is not done first.`],
      [
        expression(turned(a, b, c)),
        'distribute_first_only',
        `The words keep \\(${first}\\) together. Put it in parentheses.`,
      ],
      [expression(tree(a, c, b)), 'looks_alike', 'Read once more which numbers belong together.'],
      [expression(tree(c, b, a)), 'looks_alike', 'Read once more which numbers belong together.'],
    ],
    hints: [
      'Which part is done first? It stands in parentheses.',
      `First comes \\(${first}\\).`,
      `Write \\((${first})\\), then ${then}.`,
    ],
    steps: [
      [`First comes \\(${first}\\). Parentheses keep it together.`, `(${first})`],
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
    ask: ['Work from the inside out. What is the value?', 'Find the value. Start with the innermost parentheses.'],
    latex: latex(p.a, p.b, p.c, p.d),
    answer: last[1],
    wrong: [
      ...(good(noBrackets)
        ? ([
            [noBrackets, 'left_to_right_only', 'The brackets belong together. Work them out before the rest.'],
          ] as const)
        : []),
      ...(good(noParentheses)
        ? ([[noParentheses, 'add_before_subtract', 'Work out the parentheses first, as one number.']] as const)
        : []),
      [middle[1], 'stops_early', 'That is what the brackets give. One more step is left.'],
      [last[1] + 1, 'slip_off_by_one', 'The order is right. Check your arithmetic once more.'],
      [last[1] - 1, 'slip_off_by_one', 'The order is right. Check your arithmetic once more.'],
    ],
    hints: [
      'Parentheses inside brackets are done first.',
      `The parentheses give \\(${inner}\\). Now the brackets: \\(${middle[0]}\\).`,
      `What is left is \\(${last[0]}\\).`,
    ],
    steps: [
      ['Work out the parentheses.', `${inner}`],
      ['Now the brackets.', `${middle[0]} = ${middle[1]}`],
      ['Now what is left.', `${last[0]} = ${last[1]}`],
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
