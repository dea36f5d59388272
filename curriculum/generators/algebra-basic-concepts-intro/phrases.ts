import { minus, num, over, plus, sym, times } from '../../expressions/build.ts'
import type { Node } from '../../values/values.ts'

/** The numbers and the letter of one phrase. */
export interface PhraseNumbers {
  readonly a: number
  readonly b: number
  readonly n: string
}

/** A wrong reading: its tree, its misconception and one kind sentence. */
export type WrongReading = readonly [node: Node, misconception: string, why: string]

/** A kind of expression: how it is said, what it is, and how it is misread. */
export interface Phrase {
  readonly kind: string
  readonly steps: 1 | 2
  readonly say: (p: PhraseNumbers) => readonly string[]
  readonly node: (p: PhraseNumbers) => Node
  readonly wrong: (p: PhraseNumbers) => readonly WrongReading[]
  /** The part that is written first. */
  readonly first: (p: PhraseNumbers) => Node
  /** What to look at first. */
  readonly clue: (p: PhraseNumbers) => string
}

const unlike = 'A number and a letter term are different kinds. They stay apart.'

export const phrases: readonly Phrase[] = [
  {
    kind: 'more',
    steps: 1,
    first: ({ n }) => sym(n),
    say: ({ b, n }) => [
      `\\(${b}\\) more than \\(${n}\\)`,
      `the sum of \\(${n}\\) and \\(${b}\\)`,
      `\\(${n}\\) increased by \\(${b}\\)`,
    ],
    node: ({ b, n }) => plus(n, b),
    wrong: ({ b, n }) => [
      [times(b, n), 'unlike_terms_combined', unlike],
      [minus(n, b), 'wrong_operation', 'More means adding.'],
      [over(n, b), 'wrong_operation', 'More means adding.'],
    ],
    clue: () => 'Words like more and sum tell you to add.',
  },
  {
    kind: 'less',
    steps: 1,
    first: ({ n }) => sym(n),
    say: ({ b, n }) => [
      `\\(${b}\\) less than \\(${n}\\)`,
      `\\(${b}\\) subtracted from \\(${n}\\)`,
      `\\(${n}\\) decreased by \\(${b}\\)`,
    ],
    node: ({ b, n }) => minus(n, b),
    wrong: ({ b, n }) => [
      [minus(b, n), 'reversal_error', `Start with \\(${n}\\), then take \\(${b}\\) away from it.`],
      [plus(n, b), 'wrong_operation', 'Less means subtracting.'],
      [over(n, b), 'wrong_operation', 'Less means subtracting.'],
    ],
    clue: () => 'Which one do you start with, and which is taken away?',
  },
  {
    kind: 'fewer',
    steps: 1,
    first: ({ b }) => num(b),
    say: ({ b, n }) => [
      `\\(${n}\\) less than \\(${b}\\)`,
      `\\(${n}\\) subtracted from \\(${b}\\)`,
      `\\(${b}\\) decreased by \\(${n}\\)`,
    ],
    node: ({ b, n }) => minus(b, n),
    wrong: ({ b, n }) => [
      [minus(n, b), 'reversal_error', `Start with \\(${b}\\), then take \\(${n}\\) away from it.`],
      [plus(n, b), 'wrong_operation', 'Less means subtracting.'],
      [over(b, n), 'wrong_operation', 'Less means subtracting.'],
    ],
    clue: () => 'Which one do you start with, and which is taken away?',
  },
  {
    kind: 'times',
    steps: 1,
    first: ({ n }) => sym(n),
    say: ({ b, n }) => [
      `\\(${b}\\) times \\(${n}\\)`,
      `the product of \\(${b}\\) and \\(${n}\\)`,
      `\\(${n}\\) multiplied by \\(${b}\\)`,
    ],
    node: ({ b, n }) => times(b, n),
    wrong: ({ b, n }) => [
      [plus(n, b), 'wrong_operation', 'Times means multiplying, not adding.'],
      [over(n, b), 'wrong_operation', 'Times means multiplying, not dividing.'],
      [minus(n, b), 'wrong_operation', 'Times means multiplying, not subtracting.'],
    ],
    clue: () => 'A product is written without a times sign.',
  },
  {
    kind: 'shared',
    steps: 1,
    first: ({ n }) => sym(n),
    say: ({ b, n }) => [
      `\\(${n}\\) divided by \\(${b}\\)`,
      `\\(${n}\\) shared equally among \\(${b}\\)`,
      `the quotient of \\(${n}\\) and \\(${b}\\)`,
    ],
    node: ({ b, n }) => over(n, b),
    wrong: ({ b, n }) => [
      [over(b, n), 'reversal_error', `\\(${n}\\) is shared, so it stands on top.`],
      [times(b, n), 'wrong_operation', 'Sharing means dividing.'],
      [minus(n, b), 'wrong_operation', 'Sharing means dividing, not subtracting.'],
    ],
    clue: () => 'What is divided stands on top of the fraction.',
  },
  {
    kind: 'times more',
    steps: 2,
    first: ({ a, n }) => times(a, n),
    say: ({ a, b, n }) => [
      `\\(${b}\\) more than \\(${a}\\) times \\(${n}\\)`,
      `the product of \\(${a}\\) and \\(${n}\\), increased by \\(${b}\\)`,
    ],
    node: ({ a, b, n }) => plus(times(a, n), b),
    wrong: ({ a, b, n }) => [
      [times(a + b, n), 'unlike_terms_combined', unlike],
      [times(a, plus(n, b)), 'looks_alike', `Only \\(${n}\\) is multiplied by \\(${a}\\). The \\(${b}\\) comes after.`],
      [plus(times(b, n), a), 'reversal_error', `Look which number goes with times: it is \\(${a}\\).`],
    ],
    clue: ({ a, n }) => `Write \\(${a}\\) times \\(${n}\\) first.`,
  },
  {
    kind: 'times less',
    steps: 2,
    first: ({ a, n }) => times(a, n),
    say: ({ a, b, n }) => [
      `\\(${b}\\) less than \\(${a}\\) times \\(${n}\\)`,
      `\\(${b}\\) subtracted from the product of \\(${a}\\) and \\(${n}\\)`,
    ],
    node: ({ a, b, n }) => minus(times(a, n), b),
    wrong: ({ a, b, n }) => [
      [minus(b, times(a, n)), 'reversal_error', `The \\(${b}\\) is taken away, so it comes after the minus sign.`],
      [
        times(a, minus(n, b)),
        'looks_alike',
        `Only \\(${n}\\) is multiplied by \\(${a}\\). The \\(${b}\\) comes after.`,
      ],
      [plus(times(a, n), b), 'wrong_operation', 'Less means subtracting.'],
    ],
    clue: ({ a, n }) => `Write \\(${a}\\) times \\(${n}\\) first.`,
  },
  {
    kind: 'less times',
    steps: 2,
    first: ({ a, n }) => times(a, n),
    say: ({ a, b, n }) => [
      `\\(${a}\\) times \\(${n}\\), subtracted from \\(${b}\\)`,
      `\\(${b}\\) decreased by the product of \\(${a}\\) and \\(${n}\\)`,
    ],
    node: ({ a, b, n }) => minus(b, times(a, n)),
    wrong: ({ a, b, n }) => [
      [minus(times(a, n), b), 'reversal_error', `Start with \\(${b}\\). The product is taken away from it.`],
      [times(minus(b, a), n), 'looks_alike', `The product of \\(${a}\\) and \\(${n}\\) belongs together.`],
      [plus(b, times(a, n)), 'wrong_operation', 'Decreased means subtracting.'],
    ],
    clue: ({ a, n }) => `Write \\(${a}\\) times \\(${n}\\) first. Is it taken away, or taken from?`,
  },
  {
    kind: 'times sum',
    steps: 2,
    first: ({ b, n }) => plus(n, b),
    say: ({ a, b, n }) => [
      `\\(${a}\\) times the sum of \\(${n}\\) and \\(${b}\\)`,
      `the sum of \\(${n}\\) and \\(${b}\\), multiplied by \\(${a}\\)`,
    ],
    node: ({ a, b, n }) => times(a, plus(n, b)),
    wrong: ({ a, b, n }) => [
      [plus(times(a, n), b), 'looks_alike', 'The whole sum is multiplied, so it needs parentheses.'],
      [times(a * b, n), 'unlike_terms_combined', unlike],
      [plus(n, a * b), 'looks_alike', 'Both parts of the sum are multiplied.'],
    ],
    clue: () => 'Write the sum first. What happens to the whole of it?',
  },
  {
    kind: 'times difference',
    steps: 2,
    first: ({ b, n }) => minus(n, b),
    say: ({ a, b, n }) => [
      `\\(${a}\\) times the difference of \\(${n}\\) and \\(${b}\\)`,
      `\\(${n}\\) minus \\(${b}\\), all multiplied by \\(${a}\\)`,
    ],
    node: ({ a, b, n }) => times(a, minus(n, b)),
    wrong: ({ a, b, n }) => [
      [minus(times(a, n), b), 'looks_alike', 'The whole difference is multiplied, so it needs parentheses.'],
      [times(a, minus(b, n)), 'reversal_error', `Start with \\(${n}\\), then take \\(${b}\\) away.`],
      [minus(n, a * b), 'looks_alike', 'Both parts of the difference are multiplied.'],
    ],
    clue: () => 'Write the difference first. What happens to the whole of it?',
  },
  {
    kind: 'sum shared',
    steps: 2,
    first: ({ b, n }) => plus(n, b),
    say: ({ a, b, n }) => [`the sum of \\(${n}\\) and \\(${b}\\), divided by \\(${a}\\)`],
    node: ({ a, b, n }) => over(plus(n, b), a),
    wrong: ({ a, b, n }) => [
      [plus(over(n, a), b), 'looks_alike', 'The whole sum is divided, so all of it stands on top.'],
      [over(a, plus(n, b)), 'reversal_error', 'What is divided stands on top.'],
      [over(times(b, n), a), 'unlike_terms_combined', unlike],
    ],
    clue: () => 'Write the sum first. What happens to the whole of it?',
  },
]

/** The phrase of a kind. Throws RangeError for an unknown one. */
export function phraseOf(kind: string): Phrase {
  const found = phrases.find((phrase) => phrase.kind === kind)
  if (!found) throw new RangeError(`no phrase ${kind}`)
  return found
}
