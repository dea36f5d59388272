import { treeDiagram } from '../../figures/tree-diagram.ts'
import { addRationals, multiplyRationals, rational, subtractRationals, one } from '../../values/rational.ts'
import { showValue } from '../../notation/show-value.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Two events that do not influence each other, with chances a/b and c/d, and what is asked of both. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly ask: 'both' | 'neither' | 'exactly_one' | 'at_least_one'
  readonly story: number
}

const stories = [
  {
    first: 'the red bus is late',
    one: 'the two bus lines is late',
    two: 'the two bus lines are late',
    second: 'the blue bus is late',
    intro: 'Two bus lines run independently.',
  },
  {
    first: 'the first spinner stops on green',
    one: 'the two spinners stops on green',
    two: 'the two spinners stop on green',
    second: 'the second spinner stops on green',
    intro: 'Two spinners are spun.',
  },
  {
    first: 'it rains on Monday',
    one: '',
    two: '',
    second: 'the team wins on Monday',
    intro: 'The team plays indoors, so rain does not matter to it.',
  },
  {
    first: 'the first seed grows',
    one: 'the two seeds grows',
    two: 'the two seeds grow',
    second: 'the second seed grows',
    intro: 'Two seeds of different kinds are planted in separate pots.',
  },
  {
    first: 'the first player scores',
    one: 'the two players scores',
    two: 'the two players score',
    second: 'the second player scores',
    intro: 'Two players each throw one ball, without watching each other.',
  },
  {
    first: 'the morning train is full',
    one: 'the two trains is full',
    two: 'the two trains are full',
    second: 'the night train is full',
    intro: 'The two trains fill independently.',
  },
] as const

type Story = (typeof stories)[number]
const storyOf = (p: Params): Story => stories[p.story] as Story
const first = (p: Params): Rational => rational(p.a, p.b)
const second = (p: Params): Rational => rational(p.c, p.d)
const not = (x: Rational): Rational => subtractRationals(one, x)
const tex = (x: Rational): string => showValue(x, 'fraction').latex

function result(p: Params): Rational {
  const [x, y] = [first(p), second(p)]
  const both = multiplyRationals(x, y)
  const neither = multiplyRationals(not(x), not(y))
  if (p.ask === 'both') return both
  if (p.ask === 'neither') return neither
  return p.ask === 'at_least_one' ? not(neither) : not(addRationals(both, neither))
}

function params(chance: Chance, difficulty: number): Params {
  const reach = 7 + Math.round(3 * difficulty)
  const [b, d] = [chance.int(2 + Math.round(difficulty), reach), chance.int(2 + Math.round(difficulty), reach)]
  const easy = ['both', 'neither'] as const
  const hard = ['exactly_one', 'at_least_one'] as const
  return {
    a: chance.int(1, b - 1),
    b,
    c: chance.int(1, d - 1),
    d,
    ask: chance.happens(1.4 * difficulty - 0.2) ? chance.pick(hard) : chance.pick(easy),
    story: chance.int(0, stories.length - 1),
  }
}

function reject(p: Params): string | null {
  if (first(p).d !== BigInt(p.b) || second(p).d !== BigInt(p.d)) return 'not in lowest terms'
  return first(p).n * second(p).d === second(p).n * first(p).d ? 'both chances are equal' : null
}

/** In the words of the story where the two are alike: 'exactly one of the two trains is full'. */
function asked(p: Params): string {
  const { one, two } = storyOf(p)
  const plain = one === ''
  return {
    both: plain ? 'both of these things happen' : `both ${two.replace('the two ', '')}`,
    neither: plain ? 'neither of these things happens' : `neither of ${one}`,
    exactly_one: plain ? 'exactly one of these things happens' : `exactly one of ${one}`,
    at_least_one: plain ? 'at least one of these things happens' : `at least one of ${one}`,
  }[p.ask]
}

function distractors(p: Params): Distractor[] {
  const [x, y] = [first(p), second(p)]
  const list: Distractor[] = [
    {
      value: addRationals(x, y),
      misconception: 'add_for_and',
      why: 'Adding the two chances counts the case of both twice. For independent events that happen together, multiply.',
    },
    {
      value: multiplyRationals(x, y),
      misconception: 'looks_alike',
      why: 'That is the chance that both happen.',
    },
    {
      value: multiplyRationals(not(x), not(y)),
      misconception: 'looks_alike',
      why: 'That is the chance that neither happens.',
    },
    {
      value: multiplyRationals(x, not(y)),
      misconception: 'stops_early',
      why: 'That is only one of the branches: the first happens and the second does not.',
    },
    {
      value: not(multiplyRationals(x, y)),
      misconception: 'looks_alike',
      why: 'That is the chance that they do not both happen.',
    },
  ]
  return list.filter(
    (d) => d.value.kind === 'rational' && (d.misconception === 'add_for_and' || d.value.n <= d.value.d),
  )
}

function hints(p: Params): Hint[] {
  const branch =
    p.ask === 'both' || p.ask === 'neither'
      ? 'Only one path through the tree fits. Multiply the chances along it.'
      : p.ask === 'exactly_one'
        ? 'Two paths fit: the first happens without the second, or the second without the first. Add the two.'
        : 'It is easier to find the chance of the opposite, that neither happens, and subtract it from 1.'
  return [
    { text: 'The events do not influence each other, so chances along a path are multiplied.' },
    { text: 'The probability that something does not happen is 1 minus the probability that it does.' },
    { text: branch },
  ]
}

function solution(p: Params): Step[] {
  const [x, y] = [first(p), second(p)]
  const value = result(p)
  const product = (u: Rational, v: Rational): string => `${tex(u)} \\times ${tex(v)} = ${tex(multiplyRationals(u, v))}`
  const opposite: Step = {
    say: 'Find the chances that each one does not happen.',
    latex: `1 - ${tex(x)} = ${tex(not(x))} \\qquad 1 - ${tex(y)} = ${tex(not(y))}`,
    relation: 'next',
  }
  const start: Step = {
    say: 'The events are independent, so multiply along a path of the tree.',
    latex: '\\text{path} = \\text{first} \\times \\text{second}',
    relation: 'next',
  }
  if (p.ask === 'both')
    return [start, { say: 'Follow the path on which both happen.', latex: product(x, y), value, relation: 'next' }]
  if (p.ask === 'neither')
    return [
      opposite,
      { say: 'Follow the path on which neither happens.', latex: product(not(x), not(y)), value, relation: 'next' },
    ]
  if (p.ask === 'at_least_one')
    return [
      opposite,
      { say: 'Follow the path on which neither happens.', latex: product(not(x), not(y)), relation: 'next' },
      {
        say: 'At least one happens in every other case.',
        latex: `1 - ${tex(multiplyRationals(not(x), not(y)))} = ${tex(value)}`,
        value,
        relation: 'next',
      },
    ]
  return [
    opposite,
    { say: 'The first happens without the second.', latex: product(x, not(y)), relation: 'next' },
    { say: 'The second happens without the first.', latex: product(not(x), y), relation: 'next' },
    {
      say: 'Add the two paths.',
      latex: `${tex(multiplyRationals(x, not(y)))} + ${tex(multiplyRationals(not(x), y))} = ${tex(value)}`,
      value,
      relation: 'next',
    },
  ]
}

const plain = (x: Rational): string => `${x.n}/${x.d}`

function picture(p: Params): Figure {
  const [x, y] = [first(p), second(p)]
  const then = [
    { name: 'yes', edge: plain(y) },
    { name: 'no', edge: plain(not(y)) },
  ]
  return treeDiagram(
    {
      stages: ['first', 'second'],
      branches: [
        { name: 'yes', edge: plain(x), branches: then },
        { name: 'no', edge: plain(not(x)), branches: then },
      ],
    },
    {
      alt: `Tree of two stages. First: yes ${plain(x)}, no ${plain(not(x))}. After either one, second: yes ${plain(y)}, no ${plain(not(y))}.`,
    },
  )
}

/** Test and use independence (HSS-CP.A.2). */
export const level: TopicLevel<Params> = {
  key: 'probability_rules_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => [p.a, p.b, p.c, p.d, p.ask].join(),
  prompt: (p) => {
    const { first: one, second: two, intro } = storyOf(p)
    return {
      text: `${intro} The probability that ${one} is \\(${tex(first(p))}\\). The probability that ${two} is \\(${tex(second(p))}\\). What is the probability that ${asked(p)}?`,
    }
  },
  answer: result,
  forms: ['fraction', 'choice'],
  distractors,
  hints,
  solution,
  figure: picture,
  load: (p) => (p.b + p.d) / 8 + { both: 0, neither: 1, exactly_one: 4, at_least_one: 3 }[p.ask],
}
