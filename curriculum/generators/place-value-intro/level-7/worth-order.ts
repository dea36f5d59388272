import { wholeText } from '../../../notation/number-latex.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { item, order } from '../../../values/items.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { drawPlaced, placedLoad, placedNote, worthAt, worthSaid, type Placed } from './worth-in-place.ts'
import type { Item, Order } from '../../../values/values.ts'

const numberItem = (n: number): Item => item(String(n), `\\(${wholeText(n)}\\)`)
const sorted = (p: Placed): number[] => p.numbers.map((_, i) => i).toSorted((a, b) => worthAt(p, a) - worthAt(p, b))
const inOrder = (p: Placed, places: readonly number[]): Order => order(places.map((i) => numberItem(p.numbers[i] ?? 0)))

/** Numbers put in order by what one digit is worth in each, which is not the order of the numbers (4.NBT.A.1). */
export const worthOrder: LevelTask = task<Placed>({
  id: 'worth_order',
  kind: 'order',
  version: 1,
  form: 'ordering',
  band: [0, 1],
  params: drawPlaced,
  note: placedNote,
  prompt: (p, words) => ({
    text: words.pick([
      `How much is the \\(${p.digit}\\) worth in each number? Start where it is worth the least.`,
      `Order the numbers by what the \\(${p.digit}\\) is worth. The least comes first.`,
    ]),
  }),
  answer: (p) => inOrder(p, sorted(p)),
  items: (p) => p.numbers.map(numberItem),
  distractors: (p) => [
    wrongAnswer(
      inOrder(p, sorted(p).toReversed()),
      'reversed_order',
      `You started with the greatest. ${worthSaid(p, sorted(p)[0] ?? 0)} It comes first.`,
    ),
  ],
  hints: (p) => [
    { text: `Find the \\(${p.digit}\\) in each number. The numbers themselves need not be in order.` },
    { text: 'One place to the left, a digit is worth ten times as much.' },
  ],
  solution: (p) => [
    nextStep(
      sorted(p)
        .map((i) => worthSaid(p, i))
        .join(' '),
    ),
    nextStep(
      'That is the order.',
      sorted(p)
        .map((i) => wholeText(worthAt(p, i)))
        .join(' < '),
      inOrder(p, sorted(p)),
    ),
  ],
  load: placedLoad,
})
