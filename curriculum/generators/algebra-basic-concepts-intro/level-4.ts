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

/** The numbers of a sentence, its letter, and whether the equation or its solution is asked for. */
export type Params = SentenceNumbers & { readonly n: string; readonly asked: 'equation' | 'solution' }

const letters = ['n', 'x', 'm', 'k', 't'] as const
const easy: readonly SentenceKind[] = ['times plus', 'times minus', 'two people']
const hard: readonly SentenceKind[] = ['times sum', 'times minus', 'two plans']

/** An equation whose right side is the same number as in the story. */
const equals = (left: Node, right: Node): Equation => equation(plain(left), plain(right))
const plain = (node: Node): Node => (node.op === 'add' && node.args.length === 1 && node.args[0] ? node.args[0] : node)
const equationOf = (p: Params): Equation => equals(...sidesOf(p, sym(p.n)))
const solutionOf = (p: Params, x: number): Equation => equation(sym(p.n), num(x))
const answerOf = (p: Params): Equation => (p.asked === 'equation' ? equationOf(p) : solutionOf(p, p.x))

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.pick(chance.happens(1.3 * difficulty - 0.15) ? hard : easy)
  const a = chance.int(2 + Math.round(2 * difficulty), 6 + Math.round(6 * difficulty))
  return {
    kind,
    n: chance.pick(letters),
    asked: chance.happens(0.4) ? 'solution' : 'equation',
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

/** Wrong solutions: one step undone, the wrong way, or one off. */
function wrongSolutions(p: Params): Distractor[] {
  const r = rightSide(p)
  const more = p.kind === 'two people' ? 2 : p.a - p.c
  const undone = p.kind === 'times minus' ? r + p.b : p.kind === 'times sum' ? r / p.a : r - p.b
  const list: (readonly [number, string, string])[] = [
    [undone, 'stops_early', `You undid one step and have \\(${undone}\\). Now do the next step.`],
    [
      undone - more,
      'wrong_operation',
      `You subtracted \\(${more}\\). Divide both sides by \\(${more}\\) to undo the multiplication.`,
    ],
    [p.x + 1, 'slip_off_by_one', `Check: substitute \\(${p.x + 1}\\) for \\(${p.n}\\). The two sides are not equal.`],
    [r, 'looks_alike', `\\(${r}\\) is a number of the sentence. Solve the equation for \\(${p.n}\\).`],
    [p.x - 1, 'slip_off_by_one', `Check: substitute \\(${p.x - 1}\\) for \\(${p.n}\\). The two sides are not equal.`],
  ]
  return list
    .filter(([x]) => x !== p.x && x > 0)
    .map(([x, misconception, why]) => ({ value: solutionOf(p, x), misconception, why }))
}

function distractors(p: Params): Distractor[] {
  if (p.asked === 'solution') return wrongSolutions(p)
  const n = p.n
  const right = num(rightSide(p))
  const list: (readonly [Equation, string, string])[] = []
  const unlike = `You combined unlike terms. Only the term with \\(${n}\\) is multiplied.`
  if (p.kind === 'times plus' || p.kind === 'times minus') {
    const op = p.kind === 'times plus' ? plus : minus
    list.push(
      [
        equals(op(times(p.b, n), p.a), right),
        'reversal_error',
        `You switched \\(${p.a}\\) and \\(${p.b}\\). The coefficient of \\(${n}\\) is \\(${p.a}\\).`,
      ],
      [
        equals(times(p.a, op(n, p.b)), right),
        'looks_alike',
        `You multiplied \\(${p.b}\\) by \\(${p.a}\\). The \\(${p.b}\\) happens only once.`,
      ],
      [
        equals(p.kind === 'times plus' ? times(p.a + p.b, n) : times(Math.abs(p.a - p.b), n), right),
        'unlike_terms_combined',
        unlike,
      ],
      [
        equals(p.kind === 'times plus' ? minus(times(p.a, n), p.b) : plus(times(p.a, n), p.b), right),
        'wrong_operation',
        `Read the sentence again. Is \\(${p.b}\\) added or subtracted?`,
      ],
    )
  } else if (p.kind === 'times sum') {
    list.push(
      [
        equals(plus(times(p.a, n), p.b), right),
        'looks_alike',
        `\\(${p.a}\\) multiplies the whole sum, so the sum needs parentheses.`,
      ],
      [
        equals(times(p.b, plus(n, p.a)), right),
        'reversal_error',
        `You switched \\(${p.a}\\) and \\(${p.b}\\). \\(${p.a}\\) multiplies the sum.`,
      ],
      [equals(times(p.a * p.b, n), right), 'unlike_terms_combined', unlike],
      [
        equals(plus(n, p.a * p.b), right),
        'wrong_operation',
        `You multiplied only \\(${p.b}\\) by \\(${p.a}\\). Multiply \\(${n}\\) as well.`,
      ],
    )
  } else if (p.kind === 'two people') {
    list.push(
      [equals(plus(n, p.b), right), 'looks_alike', `That is only \\(${n} + ${p.b}\\). Together means both amounts.`],
      [
        equals(plus(n, minus(n, p.b)), right),
        'reversal_error',
        `You subtracted \\(${p.b}\\). The second amount is \\(${p.b}\\) more, so add.`,
      ],
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
        `You switched \\(${p.a}\\) and \\(${p.b}\\). The coefficient of \\(${n}\\) is \\(${p.a}\\).`,
      ],
      [equals(times(p.a + p.b, n), times(p.c + r, n)), 'unlike_terms_combined', unlike],
      [
        equals(plus(times(p.a, n), r), plus(times(p.c, n), p.b)),
        'looks_alike',
        `You switched \\(${p.b}\\) and \\(${r}\\). Keep the two numbers of each side together.`,
      ],
      [
        equals(plus(times(p.a, n), p.b), num(r)),
        'stops_early',
        `The other side also has a term with \\(${n}\\): \\(${p.c}${n}\\).`,
      ],
    )
  }
  return list.map(([value, misconception, why]) => ({ value, misconception, why }))
}

function solution(p: Params): Step[] {
  const written = equationOf(p)
  const value = answerOf(p)
  const r = rightSide(p)
  const steps: Step[] = [
    {
      say: 'Write each part of the sentence as a part of the equation.',
      latex: `${nodeToLatex(written.left)} = ${nodeToLatex(written.right)}`,
      value: written,
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
  if (p.kind === 'two people') same('Combine like terms.', `${polynomialLatex([2, b], n)} = ${r}`)
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

const asksEquation = [
  'Write an equation for LETTER.',
  'Write an equation that you can solve to find LETTER.',
  'Model this with an equation in LETTER.',
  'Translate this into an equation with LETTER.',
] as const
const asksSolution = [
  'Solve an equation to find LETTER.',
  'What value of LETTER makes this true?',
  'What is the value of LETTER?',
] as const

/** Write and solve an equation from a sentence (8.EE.C.7). */
export const level: TopicLevel<Params> = {
  key: 'algebra_basic_concepts_intro/4',
  version: 2,
  params,
  reject,
  note: (p) => `${p.asked} ${p.kind} ${p.a} ${p.b} ${p.c} ${p.x}`,
  prompt: (p, words) => {
    const [one = '', two = ''] = pickNames(words, 2)
    return {
      text: `${storyOf(p, p.n, [one, two], words)} ${p.asked === 'equation' ? words.pick(asksEquation) : words.pick(asksSolution)}`.replaceAll(
        'LETTER',
        `\\(${p.n}\\)`,
      ),
    }
  },
  answer: answerOf,
  forms: ['equation', 'choice'],
  formsLeftOut: { numeric: 'the answer is an equation, not one number' },
  rules: (p) => ({ variable: p.n, ...(p.asked === 'equation' ? { calculation: true } : { simplest: true }) }),
  distractors,
  hints: (p) => [
    { text: `\\(${p.n}\\) is the unknown number. What does the sentence say about it?` },
    { text: 'Find the two amounts that are equal. Write one on each side of the equal sign.' },
    {
      text:
        p.kind === 'two people'
          ? `The second amount is \\(${p.n} + ${p.b}\\).`
          : p.kind === 'times sum'
            ? `Multiply the whole sum \\(${p.n} + ${p.b}\\) by \\(${p.a}\\).`
            : `One term is \\(${p.a}\\) times \\(${p.n}\\).`,
    },
  ],
  solution,
  load: (p) =>
    Math.log2(p.b * p.x) +
    (p.asked === 'solution' ? 0.5 : 0) +
    { 'times plus': 0, 'two people': 0, 'times minus': 2, 'times sum': 4, 'two plans': 5 }[p.kind],
}
