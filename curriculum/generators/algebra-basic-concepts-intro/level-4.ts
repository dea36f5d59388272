import { nodeToLatex } from '../../notation/latex.ts'
import { minus, num, plus, sym, times } from '../../expressions/build.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { equation } from '../../values/items.ts'
import { pickNames } from '../../words/names.ts'
import { rightSide, sidesOf, storyOf } from './sentences.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Equation, Node } from '../../values/values.ts'
import type { SentenceKind, SentenceNumbers } from './sentences.ts'

export type Params = SentenceNumbers & { readonly n: string }

const letters = ['n', 'x', 'm', 'k', 't'] as const
const easy: readonly SentenceKind[] = ['times plus', 'times minus', 'two people']
const hard: readonly SentenceKind[] = ['times sum', 'times minus', 'two plans']

/** An equation whose right side is the same number as in the story. */
const equals = (left: Node, right: Node): Equation => equation(plain(left), plain(right))
const plain = (node: Node): Node => (node.op === 'add' && node.args.length === 1 && node.args[0] ? node.args[0] : node)
const answerOf = (p: Params): Equation => equals(...sidesOf(p, sym(p.n)))

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.pick(chance.happens(1.3 * difficulty - 0.15) ? hard : easy)
  const a = chance.int(2 + Math.round(2 * difficulty), 6 + Math.round(6 * difficulty))
  return {
    kind,
    n: chance.pick(letters),
    a: kind === 'two people' ? 2 : kind === 'two plans' ? a + 3 : a,
    b: chance.int(2 + Math.round(3 * difficulty), 15 + Math.round(10 * difficulty)),
    c: kind === 'two plans' ? chance.int(2, a + 1) : 0,
    x: chance.int(2 + Math.round(3 * difficulty), 12 + Math.round(8 * difficulty)),
  }
}

function reject(p: Params): string | null {
  const right = rightSide(p)
  if (right <= 1 || right === p.b || p.a === p.b) return 'a side without sense'
  return p.kind === 'times sum' && p.b > 9 ? 'too many in a bag' : null
}

function distractors(p: Params): Distractor[] {
  const n = p.n
  const right = num(rightSide(p))
  const list: (readonly [Equation, string, string])[] = []
  const unlike = 'Only the part with the letter is multiplied. Keep the plain number apart.'
  if (p.kind === 'times plus' || p.kind === 'times minus') {
    const op = p.kind === 'times plus' ? plus : minus
    list.push(
      [
        equals(op(times(p.b, n), p.a), right),
        'reversal_error',
        `Which number is counted again for each \\(${n}\\)? It is \\(${p.a}\\).`,
      ],
      [
        equals(times(p.a, op(n, p.b)), right),
        'looks_alike',
        `The \\(${p.b}\\) comes only once, so it is not multiplied.`,
      ],
      [
        equals(p.kind === 'times plus' ? times(p.a + p.b, n) : times(Math.abs(p.a - p.b), n), right),
        'unlike_terms_combined',
        unlike,
      ],
      [
        equals(p.kind === 'times plus' ? minus(times(p.a, n), p.b) : plus(times(p.a, n), p.b), right),
        'wrong_operation',
        `Is the \\(${p.b}\\) added or taken away?`,
      ],
    )
  } else if (p.kind === 'times sum') {
    list.push(
      [
        equals(plus(times(p.a, n), p.b), right),
        'looks_alike',
        `Both parts come \\(${p.a}\\) times, so the sum needs parentheses.`,
      ],
      [
        equals(times(p.b, plus(n, p.a)), right),
        'reversal_error',
        `How many times does the whole sum come? It is \\(${p.a}\\) times.`,
      ],
      [equals(times(p.a * p.b, n), right), 'unlike_terms_combined', unlike],
      [equals(plus(n, p.a * p.b), right), 'wrong_operation', `The \\(${n}\\) comes \\(${p.a}\\) times as well.`],
    )
  } else if (p.kind === 'two people') {
    list.push(
      [equals(plus(n, p.b), right), 'looks_alike', 'That is the second one alone. Together means both.'],
      [equals(plus(n, minus(n, p.b)), right), 'reversal_error', 'Who has more? Add for the one who has more.'],
      [
        equals(plus(n, times(p.b, n)), right),
        'wrong_operation',
        `\\(${p.b}\\) more means adding \\(${p.b}\\), not multiplying.`,
      ],
      [equals(times(p.b + 2, n), right), 'unlike_terms_combined', unlike],
    )
  } else {
    const r = rightSide(p)
    list.push(
      [
        equals(plus(times(p.b, n), p.a), plus(times(r, n), p.c)),
        'reversal_error',
        `Which number is counted again for each \\(${n}\\)?`,
      ],
      [equals(times(p.a + p.b, n), times(p.c + r, n)), 'unlike_terms_combined', unlike],
      [
        equals(plus(times(p.a, n), r), plus(times(p.c, n), p.b)),
        'looks_alike',
        'Keep the two numbers of each plan together.',
      ],
      [equals(plus(times(p.a, n), p.b), num(r)), 'stops_early', 'The other side depends on the letter too.'],
    )
  }
  return list.map(([value, misconception, why]) => ({ value, misconception, why }))
}

function solution(p: Params): Step[] {
  const value = answerOf(p)
  const r = rightSide(p)
  const steps: Step[] = [
    {
      say: 'Write the sentence piece by piece. Each piece becomes one part of the equation.',
      latex: `${nodeToLatex(value.left)} = ${nodeToLatex(value.right)}`,
      value,
      relation: 'next',
    },
  ]
  const same = (say: string, latex: string): void => void steps.push({ say, latex, value, relation: 'same' })
  const { a, b, c, n, x } = p
  if (p.kind === 'times sum') {
    same(`Divide both sides by \\(${a}\\).`, `${n} + ${b} = ${r / a}`)
    same(`Subtract \\(${b}\\) from both sides.`, `${n} = ${x}`)
    return steps
  }
  const more = p.kind === 'two people' ? 2 : a - c
  if (p.kind === 'two people') same('Collect like terms.', `${polynomialLatex([2, b], n)} = ${r}`)
  if (p.kind === 'two plans')
    same(`Subtract \\(${c}${n}\\) from both sides.`, `${polynomialLatex([more, b], n)} = ${r}`)
  const isMinus = p.kind === 'times minus'
  const rest = isMinus ? r + b : r - b
  same(
    `${isMinus ? 'Add' : 'Subtract'} \\(${b}\\) ${isMinus ? 'to' : 'from'} both sides.`,
    `${polynomialLatex([more, 0], n)} = ${rest}`,
  )
  if (more > 1) same(`Divide both sides by \\(${more}\\).`, `${n} = ${x}`)
  return steps
}

/** Write and solve an equation from a sentence (8.EE.C.7). */
export const level: TopicLevel<Params> = {
  key: 'algebra_basic_concepts_intro/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.c} ${p.x}`,
  prompt: (p, words) => {
    const [one = '', two = ''] = pickNames(words, 2)
    return { text: `${storyOf(p, p.n, [one, two], words)} Write an equation for \\(${p.n}\\).` }
  },
  answer: answerOf,
  forms: ['equation', 'choice'],
  formsLeftOut: { numeric: 'the answer is an equation, not one number' },
  rules: (p) => ({ variable: p.n }),
  distractors,
  hints: (p) => [
    { text: `\\(${p.n}\\) stands for the number that is not known.` },
    { text: 'Find the two things that are equal. One goes on each side of the equals sign.' },
    {
      text:
        p.kind === 'two people'
          ? `The second one is \\(${p.n} + ${p.b}\\).`
          : p.kind === 'times sum'
            ? `The whole sum \\(${p.n} + ${p.b}\\) comes \\(${p.a}\\) times.`
            : `One part is \\(${p.a}\\) times \\(${p.n}\\).`,
    },
  ],
  solution,
  load: (p) =>
    Math.log2(p.b * p.x) +
    { 'times plus': 0, 'two people': 0, 'times minus': 2, 'times sum': 4, 'two plans': 5 }[p.kind],
}
