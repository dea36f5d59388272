import { minus, num, plus, times } from '../../../expressions/build.ts'
import { expression } from '../../../values/items.ts'
import { windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { timesMeaning, type Params } from './numbers.ts'
import type { Story } from '../../../tasks/choose-story.ts'
import type { ToldStory } from '../../../tasks/story-task.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Node } from '../../../values/values.ts'

/** Things that come in groups: what holds them, and how many it can hold. */
export interface Held {
  /** 'bags', 'There are 3 bags.' */
  readonly holders: string
  /** 'bag', 'Each bag holds …' */
  readonly holder: string
  readonly verb: string
  readonly many: string
  readonly most: number
}

export const things: readonly [Held, ...Held[]] = [
  { holders: 'bags', holder: 'bag', verb: 'holds', many: 'marbles', most: 10 },
  { holders: 'boxes', holder: 'box', verb: 'holds', many: 'crayons', most: 10 },
  { holders: 'vases', holder: 'vase', verb: 'holds', many: 'flowers', most: 9 },
  { holders: 'plates', holder: 'plate', verb: 'holds', many: 'strawberries', most: 10 },
  { holders: 'shelves', holder: 'shelf', verb: 'holds', many: 'books', most: 10 },
]

const products: readonly Params[] = [2, 3, 4, 5, 6]
  .flatMap((groups) => [2, 3, 4, 5, 6, 7, 8, 9].map((size): Params => ({ groups, size, asked: 'total' })))
  .filter((p) => p.groups !== p.size)
  .toSorted((a, b) => a.groups * a.size - b.groups * b.size)

/** How many products stories are told of. */
export const productCount = products.length

/** The products of the level alone: no factor is asked for. */
export const inAll: TopicLevel<Params> = {
  ...timesMeaning,
  params: (chance, difficulty) => chance.pick(windowOf(products, difficulty, 0.5)),
}

const high = (p: Params): number => Math.max(p.groups, p.size)
const low = (p: Params): number => Math.min(p.groups, p.size)

export const fitting: readonly [Story<Params, Held>, ...Story<Params, Held>[]] = [
  {
    text: (p, t) =>
      `There are ${p.groups} ${t.holders}. Each ${t.holder} ${t.verb} ${p.size} ${t.many}. How many ${t.many} are there?`,
  },
  {
    text: (p, t) =>
      `Ben fills ${p.groups} ${t.holders} with ${p.size} ${t.many} each. How many ${t.many} does he need?`,
  },
]

export const others: readonly Story<Params, Held>[] = [
  {
    text: (p, t) =>
      `One ${t.holder} ${t.verb} ${p.groups} ${t.many}, another ${t.verb} ${p.size}. How many ${t.many} are there?`,
    misconception: 'times_as_plus',
    why: 'Here the two numbers are added. Times needs groups of the same size.',
  },
  {
    text: (p, t) => `A ${t.holder} ${t.verb} ${high(p)} ${t.many}. Ben takes ${low(p)} out. How many are left?`,
    why: 'Here some are taken away. Times needs groups of the same size.',
  },
  {
    text: (p, t) => `Mia has ${high(p)} ${t.many}. Ben has ${low(p)} ${t.many}. How many more does Mia have?`,
    why: 'Here two numbers are compared. Times needs groups of the same size.',
  },
  {
    text: (p, t) => `Mia has ${p.groups} ${t.many}. She gets ${p.size} more. How many ${t.many} does she have now?`,
    misconception: 'times_as_plus',
    why: 'Here the two numbers are added. Times needs groups of the same size.',
  },
]

export const told: readonly [ToldStory<Params, Held>, ...ToldStory<Params, Held>[]] = [
  {
    tells: (p, t) => `There are ${p.groups} ${t.holders}. Each ${t.holder} ${t.verb} ${p.size} ${t.many}.`,
    asks: (_, t) => `How many ${t.many} are there in all?`,
    because: 'There are groups of the same size, so multiply.',
  },
  {
    tells: (p, t) => `Nora puts ${p.size} ${t.many} in each of ${p.groups} ${t.holders}.`,
    asks: (_, t) => `How many ${t.many} does she need?`,
    because: 'Every group gets the same number, so multiply.',
  },
]

/** The calculation of a story. */
export const setUp = (p: Params): Node => times(num(p.groups), num(p.size))

/** Other calculations with the numbers of a story. */
export const otherSetUps = (p: Params): Distractor[] => [
  wrongAnswer(
    expression(plus(num(p.groups), num(p.size))),
    'times_as_plus',
    `That counts ${p.groups} and ${p.size} once. There are ${p.groups} groups with ${p.size} in each.`,
  ),
  wrongAnswer(
    expression(minus(num(high(p)), num(low(p)))),
    'wrong_operation',
    `Nothing is taken away. There are ${p.groups} groups with ${p.size} in each.`,
  ),
  wrongAnswer(
    expression(times(num(p.groups), num(p.groups))),
    'given_number',
    `That would be ${p.groups} groups of ${p.groups}. Each group has ${p.size}.`,
  ),
  wrongAnswer(
    expression(times(num(p.groups), num(p.size + 1))),
    'slip_off_by_one',
    `Each group has ${p.size}, not ${p.size + 1}.`,
  ),
]
