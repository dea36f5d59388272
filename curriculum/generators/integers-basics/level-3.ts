import { listWords } from '../../figures/lettering.ts'
import { numberLine } from '../../figures/number-line.ts'
import { item, order } from '../../values/items.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Item, Order } from '../../values/values.ts'

/** Integers to put in order. */
export interface Params {
  readonly numbers: readonly number[]
  readonly first: 'least' | 'greatest'
}

/** Three numbers and one negative at first; then four or five, mostly negative and close together. */
function params(chance: Chance, difficulty: number): Params {
  const count = 3 + Math.min(2, Math.floor(2.3 * difficulty + 0.5 * chance.unit()))
  const reach = 9 + Math.round(15 * difficulty)
  const negatives = Math.min(count, Math.max(2, Math.round(count * (0.5 + 0.35 * difficulty))))
  const sizes = chance.sample(range(1, reach), count)
  const numbers = chance.shuffle(sizes.map((n, i) => (i < negatives ? -n : n)))
  return { numbers, first: chance.happens(0.2 + 0.4 * difficulty) ? 'greatest' : 'least' }
}

const asItem = (n: number): Item => item(String(n), `\\(${n}\\)`)
const inOrder = (p: Params, key: (n: number) => number): number[] => {
  const sorted = p.numbers.toSorted((a, b) => key(a) - key(b))
  return p.first === 'least' ? sorted : sorted.toReversed()
}
const ordered = (numbers: readonly number[]): Order => order(numbers.map(asItem))
const right = (p: Params): number[] => inOrder(p, (n) => n)
const negativesOf = (p: Params): number[] => p.numbers.filter((n) => n < 0)

/** The negative numbers in the order of their sizes, the positive ones in theirs. */
const negativesTurned = (p: Params): number[] => inOrder(p, (n) => (n < 0 ? -1000 - n : n))

function distractors(p: Params): Distractor[] {
  const swapped = [...right(p)]
  const [a, b] = [swapped[0] ?? 0, swapped[1] ?? 0]
  swapped.splice(0, 2, b, a)
  const [y = 0, z = 0] = right(p).slice(-2)
  const lastSwapped = [...right(p).slice(0, -2), z, y]
  return [
    wrongAnswer(
      ordered(inOrder(p, Math.abs)),
      'magnitude_negative',
      'The signs were left out. A negative number is less than every positive one.',
    ),
    wrongAnswer(
      ordered(negativesTurned(p)),
      'magnitude_negative',
      'Below zero, the number that is farther from zero is the smaller one.',
    ),
    wrongAnswer(
      ordered(right(p).toReversed()),
      'reversed_order',
      `That begins with the wrong end. Begin with the ${p.first}.`,
    ),
    wrongAnswer(
      ordered(swapped),
      'looks_alike',
      'Look at the first two once more. Which one lies farther to the left?',
    ),
    wrongAnswer(
      ordered(lastSwapped),
      'looks_alike',
      'Look at the last two once more. Which one lies farther to the left?',
    ),
    wrongAnswer(
      ordered([...right(p).slice(1), ...right(p).slice(0, 1)]),
      'looks_alike',
      `\\(${right(p)[0]}\\) comes first. Look where it lies on the line.`,
    ),
  ]
}

const endOf = (p: Params): number =>
  Math.max(...p.numbers.map(Math.abs)) <= 10 ? 10 : Math.max(...p.numbers.map(Math.abs)) <= 20 ? 20 : 25
const empty = (p: Params): Figure =>
  numberLine({ from: -endOf(p), to: endOf(p), step: endOf(p) === 10 ? 1 : 5, labelEvery: endOf(p) === 20 ? 2 : 5 })

/** Order positive and negative integers (6.NS.C.7a, 6.NS.C.7b). */
export const level: TopicLevel<Params> = {
  key: 'integers_basics/3',
  version: 1,
  params,
  note: (p) => `${right(p).join(' ')}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Put the integers in order, ${p.first} first.`,
      `Order the numbers from ${p.first === 'least' ? 'least to greatest' : 'greatest to least'}.`,
    ]),
    latex: p.numbers.join(',\\; '),
  }),
  answer: (p) => ordered(right(p)),
  forms: ['ordering', 'choice'],
  formsLeftOut: { comparison: 'A row of several numbers is not one sign between two.' },
  items: (p) => p.numbers.map(asItem),
  widget: (p) => ({
    before: p.first === 'least' ? 'Least' : 'Greatest',
    after: p.first === 'least' ? 'Greatest' : 'Least',
  }),
  distractors,
  hints: (p) => [
    { text: 'Think of the number line. Numbers get smaller to the left, on both sides of zero.' },
    { text: `Which of the numbers lie below zero? They are less than all the others.` },
    { text: `Below zero, the number farthest from zero is the least. Here that is \\(${Math.min(...p.numbers)}\\).` },
  ],
  solution: (p) => [
    nextStep(
      `The negative numbers are ${listWords(negativesOf(p).map((n) => `\\(${n}\\)`))}. They lie left of zero.`,
      undefined,
      undefined,
      empty(p),
    ),
    nextStep(
      `The farthest to the left is \\(${Math.min(...p.numbers)}\\), the farthest to the right is \\(${Math.max(...p.numbers)}\\).`,
    ),
    nextStep(`So the order is this.`, right(p).join(p.first === 'least' ? ' < ' : ' > '), ordered(right(p))),
  ],
  figure: empty,
  load: (p) => 2 * p.numbers.length + negativesOf(p).length + (p.first === 'greatest' ? 1 : 0),
}
