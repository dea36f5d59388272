import { treeDiagram } from '../../figures/tree-diagram.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

const stories = [
  { what: 'outfits', parts: ['shirts', 'pairs of pants', 'hats', 'pairs of shoes'] },
  { what: 'lunches', parts: ['soups', 'sandwiches', 'drinks', 'fruits'] },
  { what: 'bicycles', parts: ['frames', 'colors', 'saddles', 'bells'] },
  {
    what: 'routes',
    parts: ['bridges', 'roads', 'ferries', 'paths'],
  },
  { what: 'ice creams', parts: ['cones', 'flavors', 'sauces', 'toppings'] },
] as const

/** How many choices each stage has. */
export interface Params {
  readonly choices: readonly number[]
  readonly story: number
}

const product = (list: readonly number[]): number => list.reduce((a, b) => a * b, 1)
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const storyOf = (p: Params): (typeof stories)[number] => stories[p.story] as (typeof stories)[number]

const work = (p: Params): number => 10 * p.choices.length + Math.log2(product(p.choices))

const pairs = range(2, 5)
  .flatMap((a) => range(2, 6).map((b) => [a, b] as const))
  .filter(([a, b]) => a * b <= 15)
const all: readonly Params[] = pairs
  .flatMap(([a, b]) => [
    [a, b],
    ...range(2, 9).map((c) => [a, b, c]),
    ...range(2, 9).flatMap((c) => [3, 4, 5].map((d) => [a, b, c, d])),
  ])
  .filter((choices) => product(choices) !== sum(choices) && product(choices) <= 400)
  .flatMap((choices) => range(0, stories.length - 1).map((story) => ({ choices, story })))
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.35))

const listed = (p: Params): string => {
  const parts = p.choices.map((n, i) => `\\(${n}\\) ${storyOf(p).parts[i]}`)
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Multiply choices in stages (7.SP.C.8b). */
export const level: TopicLevel<Params> = {
  key: 'counting_methods_practice/1',
  version: 2,
  params,
  note: (p) => `${p.choices.join()} ${p.story}`,
  prompt: (p, words) => ({
    text: words.pick([
      `There are ${listed(p)}. How many different ${storyOf(p).what} are possible?`,
      `You choose from ${listed(p)}. How many different ${storyOf(p).what} can there be?`,
    ]),
  }),
  answer: (p) => whole(product(p.choices)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    wrongAnswer(
      whole(sum(p.choices)),
      'wrong_operation',
      'Each choice can go with every other one, so multiply instead of adding.',
    ),
    ...(p.choices.length > 2
      ? [
          wrongAnswer(
            whole(product(p.choices.slice(0, -1))),
            'stops_early',
            `The ${storyOf(p).parts[p.choices.length - 1]} can still be chosen.`,
          ),
        ]
      : []),
    wrongAnswer(
      whole(2 * product(p.choices)),
      'order_matters_mixup',
      'The order in which you choose makes no difference, so nothing is counted twice.',
    ),
    wrongAnswer(whole(product(p.choices) - 1), 'slip_off_by_one', 'Every combination counts, the first one too.'),
  ],
  hints: (p) => [
    { text: 'The tree shows the first two choices. How many paths does it have?' },
    {
      text: `Each of the \\(${p.choices[0]}\\) first choices goes with each of the \\(${p.choices[1]}\\) second ones.`,
    },
    { text: `Multiply: \\(${p.choices.join(' \\times ')}\\).` },
  ],
  solution: (p) => [
    nextStep(
      'Each first choice can go with every second choice.',
      `${p.choices[0]} \\times ${p.choices[1]} = ${(p.choices[0] ?? 1) * (p.choices[1] ?? 1)}`,
    ),
    nextStep(
      p.choices.length === 2
        ? 'That is the number of paths through the tree.'
        : 'Multiply on with the further choices.',
      `${p.choices.join(' \\times ')} = ${product(p.choices)}`,
      whole(product(p.choices)),
    ),
  ],
  figure: (p) =>
    treeDiagram(
      {
        stages: ['1st', '2nd'],
        branches: range(1, p.choices[0] ?? 2).map((i) => ({
          name: String(i),
          branches: range(1, p.choices[1] ?? 2).map((k) => ({ name: String.fromCharCode(64 + k) })),
        })),
      },
      {
        alt: `Tree of the first two choices. First: ${range(1, p.choices[0] ?? 2).join(', ')}. After each of them, second: ${range(
          1,
          p.choices[1] ?? 2,
        )
          .map((k) => String.fromCharCode(64 + k))
          .join(', ')}.`,
      },
    ),
  load: work,
}
