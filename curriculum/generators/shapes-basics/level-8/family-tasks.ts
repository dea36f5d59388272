import { spotsTapped } from '../../../surfaces/hot-spot.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { groups, item, order } from '../../../values/items.ts'
import { firstNames } from '../../../words/names.ts'
import { nextStep, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { cardsOf, cardThing, type Card } from '../shape-cards.ts'
import { howOften, statements, type Params } from './numbers.ts'
import type { HotSpotWidget, SpotShape } from '@polyhex/contract/exercises/hot-spot-widget'
import type { Groups, Item, Order } from '../../../values/values.ts'

const words = ['always', 'sometimes', 'never'] as const

/** Statements to be sorted, by their place in the list of the level. */
export interface Statements {
  readonly which: readonly number[]
}

const of = (i: number): Params => statements[i] as Params
const article = (name: string): string => (/^[aeiou]/.test(name) ? 'An' : 'A')
const said = (p: Params): string => `${article(p.subject)} ${p.subject} ${p.claim}.`
const sorted = ({ which }: Statements, wordOf: (i: number) => string): Groups =>
  groups(
    words.map((word) => [
      item(word, `${word} true`),
      which.flatMap((i) => (wordOf(i) === word ? [item(said(of(i)))] : [])),
    ]),
  )
const places = statements.map((_, i) => i).toSorted((a, b) => of(a).rank - of(b).rank)

/** Sentences about families of shapes, sorted by how often they are true. */
export const sortStatements: LevelTask = task<Statements>({
  id: 'sort_statements',
  kind: 'choose',
  version: 1,
  form: 'groups',
  params: (chance, difficulty) => ({
    which: chance.sample(windowOf(places, difficulty, 0.45), difficulty < 0.4 ? 4 : 5),
  }),
  reject: ({ which }) => (new Set(which.map((i) => of(i).answer)).size < 2 ? 'all stand in one group' : null),
  note: ({ which }) => which.toSorted((a, b) => a - b).join(' '),
  prompt: (_, chance) => ({
    text: chance.pick([
      'Is each sentence always, sometimes or never true? Sort them.',
      'Sort the sentences: always, sometimes or never true.',
    ]),
  }),
  answer: (p) => sorted(p, (i) => of(i).answer),
  distractors: (p) =>
    p.which.flatMap((wrong) =>
      howOften
        .distractors(of(wrong))
        .slice(0, 1)
        .map(({ value, misconception, why }) =>
          wrongAnswer(
            sorted(p, (i) => (i === wrong && value.kind === 'item' ? value.id : of(i).answer)),
            misconception,
            `One sentence is in the wrong group: ${said(of(wrong))} ${why}`,
          ),
        ),
    ),
  hints: () => [
    { text: 'For each sentence, draw one shape for which it is true. Then try one for which it is not.' },
    { text: 'Both drawings work: sometimes. Only one works: always or never.' },
  ],
  solution: (p) => [
    ...p.which
      .slice(0, -1)
      .map((i) => nextStep(`${said(of(i))} ${of(i).why} ${of(i).answer} true.`.replace(/ (\w+ true\.)$/, ' So: $1'))),
    ...p.which.slice(-1).map((i) =>
      nextStep(
        `${said(of(i))} ${of(i).why} So: ${of(i).answer} true.`,
        undefined,
        sorted(p, (each) => of(each).answer),
      ),
    ),
  ],
  load: ({ which }) => which.length + which.reduce((sum, i) => sum + of(i).rank, 0) / 2,
})

/** 'Every rectangle is a square': shapes that show that it is not so, and shapes that do not. */
interface Claim {
  readonly id: string
  readonly says: string
  /** The name that the shape must have, and the one that it must not have. */
  readonly must: string
  readonly not: string
  readonly shows: readonly SpotShape[]
  readonly others: readonly SpotShape[]
}

const claims: readonly Claim[] = [
  {
    id: 'quadrilateral rectangle',
    says: 'Every quadrilateral is a rectangle.',
    must: 'a quadrilateral',
    not: 'a rectangle',
    shows: ['kite', 'rhombus', 'trapezoid', 'parallelogram'],
    others: ['rectangle', 'square', 'triangle', 'pentagon', 'hexagon', 'irregular_pentagon'],
  },
  {
    id: 'rectangle square',
    says: 'Every rectangle is a square.',
    must: 'a rectangle',
    not: 'a square',
    shows: ['rectangle'],
    others: ['square', 'rhombus', 'parallelogram', 'trapezoid', 'kite', 'right_triangle'],
  },
  {
    id: 'rhombus square',
    says: 'Every rhombus is a square.',
    must: 'a rhombus',
    not: 'a square',
    shows: ['rhombus'],
    others: ['square', 'rectangle', 'parallelogram', 'trapezoid', 'kite', 'triangle'],
  },
  {
    id: 'parallelogram rectangle',
    says: 'Every parallelogram is a rectangle.',
    must: 'a parallelogram',
    not: 'a rectangle',
    shows: ['parallelogram', 'rhombus'],
    others: ['rectangle', 'square', 'trapezoid', 'kite', 'isosceles_trapezoid', 'quadrilateral'],
  },
  {
    id: 'parallelogram rhombus',
    says: 'Every parallelogram is a rhombus.',
    must: 'a parallelogram',
    not: 'a rhombus',
    shows: ['parallelogram', 'rectangle'],
    others: ['rhombus', 'square', 'trapezoid', 'kite', 'isosceles_trapezoid', 'quadrilateral'],
  },
  {
    id: 'equal square',
    says: 'Every shape with four equal sides is a square.',
    must: 'a shape with four equal sides',
    not: 'a square',
    shows: ['rhombus'],
    others: ['square', 'rectangle', 'kite', 'parallelogram', 'pentagon', 'triangle'],
  },
]

/** A claim of somebody, with six shapes of which one shows that it is not so. */
export interface Countered {
  readonly claim: string
  readonly cards: readonly Card[]
  readonly at: number
  readonly name: string
}

const claimOf = ({ claim }: Countered): Claim => claims.find(({ id }) => id === claim) ?? (claims[0] as Claim)
const widgetOf = ({ cards }: Countered): HotSpotWidget => ({
  widget: 'hot_spot',
  scene: { shows: 'things', in: 'cards', things: cards.map(cardThing) },
  picks: 1,
  start: '',
})

/** One shape is enough to show that a claim about all is not true. */
export const counterexample: LevelTask = task<Countered>({
  id: 'counterexample',
  kind: 'find_error',
  band: [0, 1],
  version: 1,
  form: 'hot_spot',
  params: (chance, difficulty) => {
    const claim = pickByDifficulty(chance, claims, difficulty)
    const at = chance.int(0, 5)
    const others = chance.sample(claim.others, 5)
    const shapes = [...others.slice(0, at), chance.pick(claim.shows), ...others.slice(at)]
    return { claim: claim.id, cards: cardsOf(chance, shapes, difficulty), at, name: chance.pick(firstNames) }
  },
  note: (p) => `${p.claim}: ${p.cards.map(({ shape, turn }) => `${shape} ${turn}`).join(', ')}`,
  prompt: (p, chance) => ({
    text: chance.pick([
      `${p.name} says: "${claimOf(p).says}" Tap a shape that shows this is not true.`,
      `"${claimOf(p).says}" Tap the shape that proves ${p.name} wrong.`,
    ]),
  }),
  answer: (p) => spotsTapped(widgetOf(p), [p.at]),
  widget: (p) => ({ surface: widgetOf(p) }),
  distractors: (p) =>
    p.cards.flatMap(({ shape }, i) =>
      i === p.at
        ? []
        : [
            wrongAnswer(
              spotsTapped(widgetOf(p), [i]),
              'inclusive_class',
              `Look for ${claimOf(p).must} that is not ${claimOf(p).not}. ${shape === 'square' ? 'A square fits the claim.' : 'This one says nothing about it.'}`,
            ),
          ],
    ),
  hints: (p) => [
    { text: 'One shape is enough, if it does not fit the sentence.' },
    { text: `It must be ${claimOf(p).must}, and it must not be ${claimOf(p).not}.` },
  ],
  solution: (p) => [
    nextStep(`Look for ${claimOf(p).must} that is not ${claimOf(p).not}.`),
    nextStep('This shape is one. So the sentence is not true.', undefined, spotsTapped(widgetOf(p), [p.at])),
  ],
  load: (p) => claims.indexOf(claimOf(p)) + p.cards.filter(({ turn }) => turn !== 0).length,
})

/** From the name that fits most shapes to the one that fits fewest. */
const chains: readonly (readonly string[])[] = [
  ['polygon', 'quadrilateral', 'parallelogram', 'rectangle', 'square'],
  ['polygon', 'quadrilateral', 'parallelogram', 'rhombus', 'square'],
  ['polygon', 'triangle', 'isosceles triangle', 'equilateral triangle'],
]

/** All parts of a list with so many members, in its order. */
function partsOf(list: readonly string[], count: number): string[][] {
  const [first, ...rest] = list
  if (count === 0) return [[]]
  if (first === undefined) return []
  return [...partsOf(rest, count - 1).map((part) => [first, ...part]), ...partsOf(rest, count)]
}

const orders: readonly (readonly string[])[] = [3, 4, 5]
  .flatMap((count) => chains.flatMap((chain) => partsOf(chain, count)))
  .filter((one, i, all) => all.findIndex((other) => other.join() === one.join()) === i)

const laid = (names: readonly string[]): Order => order(names.map((name): Item => item(name)))

/** Names put in order: each fits all shapes that the next one fits. */
export const namesInOrder: LevelTask = task<readonly string[]>({
  id: 'names_in_order',
  kind: 'order',
  band: [0, 1],
  version: 1,
  form: 'ordering',
  params: (chance, difficulty) => pickByDifficulty(chance, orders, difficulty),
  note: (p) => p.join(' '),
  space: orders.length,
  prompt: (_, chance) => ({
    text: chance.pick([
      'Put the names in order. Start with the one that fits the most shapes.',
      'Each name must fit all shapes of the next one. Put them in order.',
    ]),
  }),
  answer: laid,
  items: (p) => p.map((name) => item(name)),
  distractors: (p) => [
    wrongAnswer(laid(p.toReversed()), 'reversed_order', `Start with the widest name. Every ${p.at(-1)} is a ${p[0]}.`),
  ],
  hints: (p) => [
    { text: 'Which name fits all the shapes you can think of here?' },
    {
      text: `Is every ${p.at(-1)} ${/^[aeiou]/.test(p.at(-2) ?? '') ? 'an' : 'a'} ${p.at(-2)}? Then it comes after it.`,
    },
  ],
  solution: (p) => [
    nextStep(
      `Every ${p.at(-1)} is ${/^[aeiou]/.test(p.at(-2) ?? '') ? 'an' : 'a'} ${p.at(-2)}, but not the other way around.`,
    ),
    nextStep(`So the order is ${p.join(', ')}.`, undefined, laid(p)),
  ],
  load: (p) => p.length,
})
