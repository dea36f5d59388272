import { over, plus, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { expression } from '../../values/items.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { pickNames } from '../../words/names.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Prompt, Step, TopicLevel } from '../../topic-level.ts'
import type { Expression, Node, Rational } from '../../values/values.ts'

/**
 * 'up', 'down': a price changes by n percent, one term is wanted. 'sets': k things at x dollars and k at n dollars, as k sets.
 * 'share': k children share a bill of k x + k n dollars, one part is wanted. 'frame': the way around x by n, as twice a sum.
 */
export interface Params {
  readonly kind: 'up' | 'down' | 'sets' | 'share' | 'frame'
  readonly k: number
  readonly n: number
  readonly letter: string
}

const isPercent = (p: Params): boolean => p.kind === 'up' || p.kind === 'down'
const factor = (p: Params): Rational => rational(p.kind === 'up' ? 100 + p.n : 100 - p.n, 100)
const term = (m: number | Rational, p: Params): Node => times(m, p.letter)
const sum = (p: Params): Node => plus(p.letter, p.n)

function answerNode(p: Params): Node {
  if (isPercent(p)) return term(factor(p), p)
  return p.kind === 'share' ? sum(p) : times(p.kind === 'frame' ? 2 : p.k, sum(p))
}

/** What the story says, term by term. */
function given(p: Params): string {
  if (isPercent(p)) return `${p.letter} ${p.kind === 'up' ? '+' : '-'} ${nodeToLatex(term(rational(p.n, 100), p))}`
  if (p.kind === 'frame') return `${p.letter} + ${p.n} + ${p.letter} + ${p.n}`
  return `${nodeToLatex(term(p.k, p))} + ${p.k * p.n}`
}

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(0.16)
    ? chance.pick(['up', 'down'] as const)
    : chance.pick(['sets', 'share', 'sets', 'share', 'frame'] as const)
  const letter = chance.pick(['x', 'p', 'n', 'c'])
  const easy = difficulty < 0.5 && chance.happens(0.8)
  const n =
    kind === 'up' || kind === 'down'
      ? chance.pick(easy ? [10, 20, 25, 50, 30, 40] : [5, 15, 35, 45, 60, 70, 75, 80])
      : chance.int(2 + Math.round(15 * difficulty), 15 + Math.round(17 * difficulty))
  return { kind, letter, n, k: chance.int(2 + Math.round(4 * difficulty), 7 + Math.round(5 * difficulty)) }
}

function prompt(p: Params, words: Chance): Prompt {
  const [name] = pickNames(words, 1)
  const x = `\\(${p.letter}\\)`
  if (isPercent(p)) {
    const thing = words.pick(['tent', 'bicycle', 'lamp', 'guitar', 'skateboard', 'backpack'])
    return {
      text: `A ${thing} costs ${x} dollars. The price goes ${p.kind} by ${p.n}%. Write the new price as one term.`,
    }
  }
  if (p.kind === 'frame')
    return {
      text: words.pick([
        `A picture is ${x} inches wide and ${p.n} inches high. Write its perimeter as twice a sum.`,
        `A garden is ${x} feet long and ${p.n} feet wide. Write its perimeter as twice a sum.`,
      ]),
    }
  if (p.kind === 'sets')
    return {
      text: words.pick([
        `A pen costs ${x} dollars and a book costs $${p.n}. ${name} buys ${p.k} of each. Write the total as a product.`,
        `A ticket costs ${x} dollars and a snack costs $${p.n}. ${p.k} friends buy one of each. Write the total as a product.`,
        `Each of ${p.k} bags holds ${x} apples and ${p.n} pears. Write the total number as a product.`,
      ]),
    }
  return {
    text: words.pick([
      `A boat trip for ${p.k} friends costs \\(${given(p)}\\) dollars, where ${x} is the price of a ticket. What is the cost for each friend?`,
      `${p.k} children share \\(${given(p)}\\) stickers equally, where ${x} is the number in a pack. How many does each child get?`,
      `A ribbon is \\(${given(p)}\\) inches long, where ${x} is a length in inches. It is cut into ${p.k} equal pieces. How long is each piece?`,
    ]),
  }
}

function distractors(p: Params): Distractor[] {
  const as = (node: Node): Expression => expression(node)
  const { n, k } = p
  if (isPercent(p)) {
    const isUp = p.kind === 'up'
    return [
      wrongAnswer(
        as(term(rational(n, 100), p)),
        'stops_early',
        `That is the change alone. The ${isUp ? 'old price is still there' : 'rest of the price is asked'}.`,
      ),
      wrongAnswer(
        as(plus(p.letter, isUp ? rational(n, 100) : rational(-n, 100))),
        'letter_as_object',
        `\\(${n}\\)% of the price is a part of \\(${p.letter}\\), not a constant.`,
      ),
      wrongAnswer(
        as(term(rational(isUp ? 100 - n : 100 + n, 100), p)),
        'sign_of_subtracted_bracket',
        `The price goes ${p.kind}, so ${isUp ? 'add' : 'subtract'} the change.`,
      ),
      wrongAnswer(
        as(term(isUp ? 1 + n : n, p)),
        'slip_place',
        `\\(${n}\\)% is \\(${n}\\) hundredths, not \\(${n}\\) wholes.`,
      ),
    ]
  }
  const whole = p.kind === 'frame' ? 2 : k
  const isShare = p.kind === 'share'
  return [
    wrongAnswer(
      isShare ? as(plus(p.letter, k * n)) : as(times(whole, plus(p.letter, whole * n))),
      'distribute_first_only',
      isShare ? `Divide both parts by \\(${k}\\), the number too.` : `Both parts are divided by \\(${whole}\\).`,
    ),
    wrongAnswer(
      isShare ? as(times(n, p.letter)) : as(times(whole * n, p.letter)),
      'letter_as_object',
      `\\(${p.letter}\\) and \\(${n}\\) are added. They cannot be joined into one term.`,
    ),
    wrongAnswer(
      isShare ? as(times(k, sum(p))) : as(plus(times(whole, p.letter), n)),
      isShare ? 'stops_early' : 'wrong_operation',
      isShare ? 'That is what all pay together.' : `\\(${n}\\) comes \\(${whole}\\) times as well.`,
    ),
    wrongAnswer(
      isShare ? as(plus(times(k, p.letter), n)) : as(plus(p.letter, whole * n)),
      'reversed_order',
      isShare ? `\\(${p.letter}\\) is divided by \\(${k}\\) too.` : `\\(${p.letter}\\) comes \\(${whole}\\) times too.`,
    ),
  ]
}

function hints(p: Params): Hint[] {
  if (isPercent(p))
    return [
      { text: `The old price is 100% of \\(${p.letter}\\).` },
      {
        text: `${p.kind === 'up' ? `Add ${p.n}%` : `Take ${p.n}% away`}. What percent of the old price is the new one?`,
      },
      { text: `It is ${p.kind === 'up' ? 100 + p.n : 100 - p.n}%. Write that as a fraction of \\(${p.letter}\\).` },
    ]
  return [
    { text: 'Write the amount as a sum first.' },
    { text: `The sum is \\(${given(p)}\\).` },
    {
      text:
        p.kind === 'share'
          ? `Divide each part by \\(${p.k}\\).`
          : `Take out \\(${p.kind === 'frame' ? 2 : p.k}\\): what is left of each part?`,
    },
  ]
}

function solution(p: Params): Step[] {
  const value = expression(answerNode(p))
  const latex = nodeToLatex(answerNode(p))
  if (isPercent(p))
    return [
      nextStep(
        `\\(${p.n}\\)% of the price is \\(${nodeToLatex(term(rational(p.n, 100), p))}\\). Write the new price as a sum of two terms.`,
        given(p),
      ),
      nextStep(
        `Both terms have \\(${p.letter}\\). ${p.kind === 'up' ? 'Add' : 'Subtract'} the numbers before it.`,
        latex,
        value,
      ),
      {
        say: `So the new price is ${p.kind === 'up' ? 100 + p.n : 100 - p.n}% of the old one.`,
        value,
        relation: 'same',
      },
    ]
  if (p.kind === 'share')
    return [
      nextStep(
        `Share both parts of the bill among \\(${p.k}\\) friends.`,
        `${nodeToLatex(over(plus(term(p.k, p), p.k * p.n), p.k))}`,
      ),
      nextStep(`Divide each part by \\(${p.k}\\).`, latex, value),
    ]
  return [
    nextStep(
      p.kind === 'frame' ? 'Go around: two widths and two heights.' : `Both parts have the factor \\(${p.k}\\).`,
      p.kind === 'frame'
        ? `${given(p)} = 2${p.letter} + ${2 * p.n}`
        : `${given(p)} = ${p.k} \\times ${p.letter} + ${p.k} \\times ${p.n}`,
    ),
    nextStep(`Take out the \\(${p.kind === 'frame' ? 2 : p.k}\\).`, latex, value),
  ]
}

/** Rewrite an expression so that it shows something about the story (7.EE.A.2). */
export const level: TopicLevel<Params> = {
  key: 'expressions_equivalent_practice/4',
  version: 2,
  params,
  note: (p) => `${p.kind} ${p.letter} ${isPercent(p) || p.kind === 'frame' ? '' : p.k} ${p.n}`,
  prompt,
  answer: (p) => expression(answerNode(p)),
  forms: ['choice', 'expression'],
  rules: (p) => (isPercent(p) ? { simplest: true } : p.kind === 'share' ? { expanded: true } : { factored: true }),
  widget: (p) => ({ keys: [p.letter, '(', ')', '.'] }),
  distractors,
  hints,
  solution,
  load: (p) =>
    isPercent(p) ? ([10, 20, 25, 50, 30, 40].includes(p.n) ? 12 : 32) : (p.kind === 'frame' ? 6 : p.k) + p.n,
}
