import { expression } from '../../../values/items.ts'
import { makeExample } from '../../../tasks/make-example.ts'
import { task } from '../../../tasks/task.ts'
import { times } from '../../../expressions/build.ts'
import { whole } from '../../../values/rational.ts'
import { range, wrongAnswer } from '../../wrong-answer.ts'
import { hidden, missingFactor as base, product, type Params } from './numbers.ts'
import type { RichText } from '../../../values/values.ts'

/** A story of equal groups, told of the equation. */
export interface Grouped {
  readonly base: Params
  readonly thing: number
}

const things = [
  { group: 'bag', groups: 'bags', many: 'apples' },
  { group: 'box', groups: 'boxes', many: 'crayons' },
  { group: 'row', groups: 'rows', many: 'chairs' },
  { group: 'page', groups: 'pages', many: 'stickers' },
  { group: 'plate', groups: 'plates', many: 'cookies' },
] as const

const thingOf = (p: Grouped): (typeof things)[number] => things[p.thing] ?? things[0]

/** What is known and what is asked: how many in one group, how many groups, or how many in all. */
function told(p: Grouped): RichText {
  const { group, groups, many } = thingOf(p)
  const { kind, known, unknown } = p.base
  if (kind === 'dividend')
    return `There are ${known} ${groups} with ${unknown} ${many} in each. How many ${many} are there?`
  if (kind === 'second')
    return `${product(p.base)} ${many} are in ${known} equal ${groups}. How many ${many} are in one ${group}?`
  return `There are ${product(p.base)} ${many}. Each ${group} has ${known}. How many ${groups} are there?`
}

function why(p: Grouped): RichText {
  const { groups } = thingOf(p)
  const { kind, known, unknown } = p.base
  if (kind === 'dividend') return `Multiply the ${known} ${groups} by ${unknown}.`
  return kind === 'second' ? `Share ${product(p.base)} among ${known} ${groups}.` : `Make groups of ${known}.`
}

/** The equation of the level as a story. */
export const equalGroups = task<Grouped>({
  id: 'equal_groups',
  kind: 'apply',
  version: 1,
  form: 'numeric',
  params: (chance, difficulty) => ({
    base: base.params(chance, difficulty),
    thing: chance.int(0, things.length - 1),
  }),
  note: ({ base: { kind, known, unknown } }) => `${kind === 'first' ? 'divisor' : kind} ${known} ${unknown}`,
  space: 3 * 8 * 8,
  prompt: (p) => ({ text: told(p) }),
  answer: (p) => whole(hidden(p.base)),
  distractors: (p) => {
    const { known, unknown, kind } = p.base
    const all = product(p.base)
    if (kind === 'dividend')
      return [
        wrongAnswer(whole(known + unknown), 'wrong_operation', 'You added. Equal groups are multiplied.'),
        wrongAnswer(whole(all + known), 'slip_off_by_one', `That is \\(${known}\\) too many.`),
        wrongAnswer(whole(all - known), 'slip_off_by_one', `That is \\(${known}\\) too few.`),
      ]
    return [
      wrongAnswer(whole(all), 'equal_means_answer', `\\(${all}\\) is how many there are in all.`),
      wrongAnswer(whole(all - known), 'wrong_operation', 'You took away. Equal groups are divided.'),
      wrongAnswer(
        whole(unknown + 1),
        'slip_off_by_one',
        `\\(${known} \\times ${unknown + 1}\\) is more than \\(${all}\\).`,
      ),
      wrongAnswer(
        whole(unknown - 1),
        'slip_off_by_one',
        `\\(${known} \\times ${unknown - 1}\\) is less than \\(${all}\\).`,
      ),
    ]
  },
  hints: (p) => [
    { text: 'What do you know: all, the groups, or one group?' },
    { text: why(p) },
    {
      text:
        p.base.kind === 'dividend'
          ? `Count by ${p.base.unknown}, ${p.base.known} times.`
          : `Count by ${p.base.known} until you reach ${product(p.base)}.`,
    },
  ],
  solution: (p) => [
    { say: why(p), relation: 'next' },
    {
      say: 'Work it out.',
      latex:
        p.base.kind === 'dividend'
          ? `${p.base.known} \\times ${p.base.unknown} = ${product(p.base)}`
          : `${product(p.base)} \\div ${p.base.known} = ${p.base.unknown}`,
      value: whole(hidden(p.base)),
      relation: 'next',
    },
  ],
  load: (p) => base.load(p.base),
})

/** Two other factors of the same product, without 1. */
const otherFactors = (p: Params): readonly [number, number] | null => {
  const all = product(p)
  const first = range(2, all - 1).find((n) => all % n === 0 && ![p.known, p.unknown].includes(n) && n < all)
  return first === undefined || [p.known, p.unknown].includes(all / first) ? null : [first, all / first]
}

const exampleOf = (p: Params): readonly [number, number] => otherFactors(p) ?? [1, product(p)]

/** A product of one's own that is worth as much; any of two other factors is right. */
export const anotherProduct = makeExample(
  { ...base, reject: (p: Params) => (otherFactors(p) === null ? 'there is no other product' : null) },
  {
    id: 'another_product',
    version: 1,
    form: 'expression',
    band: [0, 1],
    space: 24,
    note: (p) => [p.known, p.unknown].toSorted((a, b) => a - b).join(' '),
    having: (p) => [
      { is: 'product_is', total: product(p), count: 2 },
      { is: 'none_of', numbers: [1, product(p), p.known, p.unknown] },
    ],
    example: (p) => expression(times(...exampleOf(p))),
    wrongs: () => [],
    asks: (p) => [
      `Find another product that is equal to \\(${p.known} \\times ${p.unknown}\\). Do not use 1.`,
      `Which two other numbers multiply to \\(${p.known} \\times ${p.unknown}\\)? Do not use 1.`,
      `Type a product equal to \\(${p.known} \\times ${p.unknown}\\), with other numbers and without 1.`,
    ],
    hints: (p) => [
      { text: `How much is \\(${p.known} \\times ${p.unknown}\\)?` },
      { text: `Which other numbers divide \\(${product(p)}\\) evenly?` },
      { text: `Try \\(${exampleOf(p)[0]}\\). What times \\(${exampleOf(p)[0]}\\) is \\(${product(p)}\\)?` },
    ],
    solution: (p) => [
      { say: 'Work out the product.', latex: `${p.known} \\times ${p.unknown} = ${product(p)}`, relation: 'next' },
      {
        say: `Find two other factors of \\(${product(p)}\\).`,
        latex: `${exampleOf(p).join(' \\times ')} = ${product(p)}`,
        value: expression(times(...exampleOf(p))),
        relation: 'next',
      },
    ],
  },
)
