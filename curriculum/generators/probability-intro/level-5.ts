import { treeDiagram } from '../../figures/tree-diagram.ts'
import { addRationals, multiplyRationals, one, rational, subtractRationals } from '../../values/rational.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

const colors = ['red', 'blue', 'green', 'white'] as const
const others = ['yellow', 'black'] as const

/** One ball is drawn from each of two bags; a of b balls in the first and c of d in the second have the named color. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly ask: 'both' | 'neither' | 'either' | 'not both'
  readonly color: number
}

const first = (p: Params): Rational => rational(p.a, p.b)
const second = (p: Params): Rational => rational(p.c, p.d)
const not = (x: Rational): Rational => subtractRationals(one, x)
const color = (p: Params): string => colors[p.color] ?? 'red'
const other = (p: Params): string => others[p.color % 2] ?? 'yellow'
const balls = (n: number, of: string): string => `\\(${n}\\) ${of} ${n === 1 ? 'ball' : 'balls'}`
const tex = (x: Rational): string => rationalLatex(x)

function answerOf(p: Params): Rational {
  const both = multiplyRationals(first(p), second(p))
  const neither = multiplyRationals(not(first(p)), not(second(p)))
  if (p.ask === 'both') return both
  if (p.ask === 'neither') return neither
  return p.ask === 'either' ? not(neither) : not(both)
}

function params(chance: Chance, difficulty: number): Params {
  const reach = 6 + Math.round(4 * difficulty)
  const [b, d] = [chance.int(3, reach), chance.int(3, reach)]
  return {
    a: chance.int(1, b - 1),
    b,
    c: chance.int(1, d - 1),
    d,
    ask: chance.happens(1.5 * difficulty - 0.25)
      ? chance.pick(['either', 'not both'] as const)
      : chance.pick(['both', 'neither'] as const),
    color: chance.int(0, colors.length - 1),
  }
}

function reject(p: Params): string | null {
  const [x, y] = [first(p), second(p)]
  return x.n * y.d === y.n * x.d ? 'both chances are equal' : null
}

const asked: Record<Params['ask'], (c: string) => string> = {
  both: (c) => `both balls are ${c}`,
  neither: (c) => `neither ball is ${c}`,
  either: (c) => `at least one ball is ${c}`,
  'not both': (c) => `the balls are not both ${c}`,
}

function distractors(p: Params): Distractor[] {
  const [x, y] = [first(p), second(p)]
  const both = multiplyRationals(x, y)
  const neither = multiplyRationals(not(x), not(y))
  const list: Distractor[] = []
  if (p.ask === 'both' || p.ask === 'either')
    list.push(
      wrongAnswer(
        addRationals(x, y),
        'add_for_and',
        p.ask === 'both'
          ? 'For both to happen, multiply along the path. Adding makes the chance larger.'
          : 'Adding counts the case of both balls twice. Take the chance of neither from one.',
      ),
    )
  if (p.ask === 'neither')
    list.push(
      wrongAnswer(
        addRationals(not(x), not(y)),
        'add_for_and',
        'For both to fail, multiply along the path. Adding makes the chance larger.',
      ),
    )
  if (p.a !== p.b - p.a || p.c !== p.d - p.c)
    list.push(
      wrongAnswer(
        p.ask === 'neither'
          ? rational((p.b - p.a) * (p.d - p.c), p.a * p.c)
          : rational(p.a * p.c, (p.b - p.a) * (p.d - p.c)),
        'part_part_fraction',
        'Each chance has all balls of its bag below, not only those of the other color.',
      ),
    )
  list.push(
    wrongAnswer(
      both,
      p.ask === 'not both' ? 'stops_early' : 'looks_alike',
      p.ask === 'not both'
        ? 'That is the chance of both. Take it from one.'
        : `That is the chance that both balls are ${color(p)}.`,
    ),
    wrongAnswer(
      neither,
      p.ask === 'either' ? 'stops_early' : 'looks_alike',
      p.ask === 'either'
        ? 'That is the chance of neither. Take it from one.'
        : `That is the chance that neither ball is ${color(p)}.`,
    ),
    wrongAnswer(not(both), 'looks_alike', `That is the chance that they are not both ${color(p)}.`),
  )
  return list
}

function hints(p: Params): Hint[] {
  const start = [
    { text: 'The bags do not influence each other. Along a path of the tree, multiply.' },
    {
      text: `In the first bag the chance of ${color(p)} is \\(\\frac{${p.a}}{${p.b}}\\), in the second \\(\\frac{${p.c}}{${p.d}}\\).`,
    },
  ]
  const last: Record<Params['ask'], string> = {
    both: `Follow the path with ${color(p)} twice and multiply.`,
    neither: `Follow the path without ${color(p)} and multiply.`,
    either: `Find the chance that neither is ${color(p)}, and take it from one.`,
    'not both': `Find the chance that both are ${color(p)}, and take it from one.`,
  }
  return [...start, { text: last[p.ask] }]
}

function solution(p: Params): Step[] {
  const [x, y] = [first(p), second(p)]
  const value = answerOf(p)
  const opposite = p.ask === 'neither' || p.ask === 'either'
  const [u, v] = opposite ? [not(x), not(y)] : [x, y]
  const path = multiplyRationals(u, v)
  const which = opposite ? `not ${color(p)}` : color(p)
  const done = p.ask === 'both' || p.ask === 'neither'
  return [
    nextStep(`Find the chances of ${which} in each bag.`, `${tex(u)} \\text{ and } ${tex(v)}`),
    nextStep(
      `Multiply along the path "${which}, ${which}".`,
      `${tex(u)} \\times ${tex(v)} = ${tex(path)}`,
      ...(done ? [value] : []),
    ),
    ...(done ? [] : [nextStep('The wanted event is the opposite of that.', `1 - ${tex(path)} = ${tex(value)}`, value)]),
  ]
}

function picture(p: Params): Figure {
  const plain = (n: number, of: number): string => `${n}/${of}`
  const then = [
    { name: color(p), edge: plain(p.c, p.d) },
    { name: other(p), edge: plain(p.d - p.c, p.d) },
  ]
  return treeDiagram(
    {
      stages: ['bag 1', 'bag 2'],
      branches: [
        { name: color(p), edge: plain(p.a, p.b), branches: then },
        { name: other(p), edge: plain(p.b - p.a, p.b), branches: then },
      ],
    },
    {
      alt: `Tree of two stages. Bag 1: ${color(p)} ${plain(p.a, p.b)}, ${other(p)} ${plain(p.b - p.a, p.b)}. After either one, bag 2: ${color(p)} ${plain(p.c, p.d)}, ${other(p)} ${plain(p.d - p.c, p.d)}.`,
    },
  )
}

/** Combine chances and use complements (7.SP.C.8). */
export const level: TopicLevel<Params> = {
  key: 'probability_intro/5',
  version: 1,
  params,
  reject,
  note: (p) => [p.a, p.b, p.c, p.d, p.ask].join(),
  prompt: (p) => ({
    text: `Bag 1 holds ${balls(p.a, color(p))} and ${balls(p.b - p.a, other(p))}. Bag 2 holds ${balls(p.c, color(p))} and ${balls(p.d - p.c, other(p))}. One ball is drawn from each. What is the probability that ${asked[p.ask](color(p))}?`,
  }),
  answer: answerOf,
  forms: ['fraction', 'choice'],
  distractors,
  hints,
  solution,
  figure: picture,
  load: (p) => (p.b + p.d) / 5 + { both: 0, neither: 1, either: 4, 'not both': 4 }[p.ask],
}
