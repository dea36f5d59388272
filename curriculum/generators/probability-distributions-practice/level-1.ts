import { table } from '../../figures/table.ts'
import {
  addRationals,
  multiplyRationals,
  rational,
  subtractRationals,
  sumRationals,
  whole,
} from '../../values/rational.ts'
import { showValue } from '../../notation/show-value.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Values x with chances of so many tenths or twentieths; one of the chances may be the unknown. */
export interface Params {
  readonly values: readonly number[]
  /** Chances in parts of `whole`. */
  readonly parts: readonly number[]
  readonly whole: 10 | 20
  readonly ask: 'missing' | 'at_least' | 'expected'
  /** The place that is unknown, or from which on values count. */
  readonly i: number
}

const chanceOf = (p: Params, k: number): Rational => rational(p.parts[k] as number, p.whole)
const text = (value: Rational): string => showValue(value, 'decimal').latex
const plain = (value: Rational): string => text(value).replace('{,}', ',')

function answer(p: Params): Rational {
  if (p.ask === 'missing') return chanceOf(p, p.i)
  if (p.ask === 'at_least') return sumRationals(p.parts.slice(p.i).map((n) => rational(n, p.whole)))
  return sumRationals(p.values.map((v, k) => multiplyRationals(whole(v), chanceOf(p, k))))
}

function params(chance: Chance, difficulty: number): Params {
  const size = difficulty < 0.5 ? 4 : 5
  const unit = difficulty < 0.4 ? 10 : 20
  const start = chance.int(0, 3)
  const parts: number[] = []
  let left: number = unit
  for (let k = 0; k < size - 1; k++) {
    const part = chance.int(1, Math.max(1, Math.min(left - (size - 1 - k), Math.floor(unit / 2) - 1)))
    parts.push(part)
    left -= part
  }
  parts.push(left)
  const ask = chance.happens(1.3 * difficulty - 0.2) ? 'expected' : chance.happens(0.5) ? 'missing' : 'at_least'
  return {
    values: Array.from({ length: size }, (_, k) => start + k),
    parts,
    whole: unit,
    ask,
    i: chance.int(1, size - 2),
  }
}

function reject(p: Params): string | null {
  if (p.parts.some((n) => n < 1)) return 'an impossible value'
  const value = answer(p)
  if (p.ask === 'expected' && value.d === 1n && p.values.includes(Number(value.n)))
    return 'the answer stands in the table'
  if (p.ask === 'missing' && p.parts.filter((n) => n === p.parts[p.i]).length > 1)
    return 'the answer stands in the table'
  return p.ask === 'at_least' &&
    p.parts.some((n) => rational(n, p.whole).n * value.d === value.n * rational(n, p.whole).d)
    ? 'the answer stands in the table'
    : null
}

function distractors(p: Params): Distractor[] {
  const right = answer(p)
  const one = whole(1)
  if (p.ask === 'missing')
    return [
      {
        value: subtractRationals(one, right),
        misconception: 'stops_early',
        why: 'That is what the others make together. All of them make \\(1\\).',
      },
      { value: rational(1, p.values.length), misconception: 'looks_alike', why: 'The values are not equally likely.' },
      {
        value: addRationals(right, rational(1, 10)),
        misconception: 'looks_alike',
        why: 'Add the other probabilities once more.',
      },
      {
        value: subtractRationals(one, chanceOf(p, 0)),
        misconception: 'stops_early',
        why: 'You subtracted only one probability. Subtract all that are known.',
      },
    ]
  if (p.ask === 'at_least')
    return [
      { value: chanceOf(p, p.i), misconception: 'stops_early', why: '"At least" means this value or any larger one.' },
      {
        value: subtractRationals(one, right),
        misconception: 'looks_alike',
        why: 'That is the probability of the smaller values.',
      },
      {
        value: subtractRationals(right, chanceOf(p, p.i)),
        misconception: 'looks_alike',
        why: '"At least" includes the value itself.',
      },
      {
        value: rational(p.values.length - p.i, p.values.length),
        misconception: 'looks_alike',
        why: 'The values are not equally likely. Use their probabilities.',
      },
    ]
  const mean = rational(
    p.values.reduce((s, v) => s + v, 0),
    p.values.length,
  )
  return [
    {
      value: mean,
      misconception: 'looks_alike',
      why: 'That takes all values as equally likely. Weight each by its probability.',
    },
    {
      value: whole(p.values[p.parts.indexOf(Math.max(...p.parts))] as number),
      misconception: 'looks_alike',
      why: 'That is the most likely value, not the expected one.',
    },
    { value: addRationals(right, rational(1, 10)), misconception: 'near', why: 'Find the products once more.' },
    {
      value: subtractRationals(
        right,
        multiplyRationals(whole(p.values.at(-1) as number), chanceOf(p, p.values.length - 1)),
      ),
      misconception: 'stops_early',
      why: 'One product is missing from the sum.',
    },
  ]
}

function hints(p: Params): Hint[] {
  if (p.ask === 'missing')
    return [
      { text: 'Something must happen: all probabilities add up to \\(1\\).' },
      { text: 'Add the probabilities that you know and subtract them from \\(1\\).' },
    ]
  if (p.ask === 'at_least')
    return [
      { text: `Which values are \\(${p.values[p.i]}\\) or more?` },
      { text: 'Add the probabilities of those values.' },
    ]
  return [
    { text: 'The expected value is a mean in which every value counts as much as its probability says.' },
    { text: 'Multiply each value by its probability.' },
    { text: 'Add the products.' },
  ]
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const chances = p.parts.map((_, k) => text(chanceOf(p, k)))
  if (p.ask === 'missing') {
    const others = chances.filter((_, k) => k !== p.i)
    return [
      {
        say: 'Add the probabilities that are known.',
        latex: `${others.join(' + ')} = ${text(subtractRationals(whole(1), value))}`,
        relation: 'next',
      },
      {
        say: 'All probabilities add up to 1.',
        latex: `1 - ${text(subtractRationals(whole(1), value))} = ${text(value)}`,
        value,
        relation: 'next',
      },
    ]
  }
  if (p.ask === 'at_least' && p.i < p.values.length / 2) {
    const smaller = subtractRationals(whole(1), value)
    return [
      {
        say: `Few values are less than \\(${p.values[p.i]}\\). Find their probability first.`,
        latex: `${chances.slice(0, p.i).join(' + ')}${p.i > 1 ? ` = ${text(smaller)}` : ''}`,
        relation: 'next',
      },
      {
        say: 'All probabilities add up to 1. Subtract.',
        latex: `1 - ${text(smaller)} = ${text(value)}`,
        value,
        relation: 'next',
      },
    ]
  }
  if (p.ask === 'at_least')
    return [
      {
        say: `Find the values that are \\(${p.values[p.i]}\\) or more.`,
        latex: p.values.slice(p.i).join(',\\ '),
        relation: 'next',
      },
      {
        say: 'Add their probabilities.',
        latex: `${chances.slice(p.i).join(' + ')} = ${text(value)}`,
        value,
        relation: 'next',
      },
    ]
  return [
    {
      say: 'Multiply each value by its probability.',
      latex: p.values.map((v, k) => `${v} \\cdot ${chances[k]}`).join(' + '),
      relation: 'next',
    },
    {
      say: 'Add the products.',
      latex: `${p.values.map((v, k) => text(multiplyRationals(whole(v), chanceOf(p, k)))).join(' + ')} = ${text(value)}`,
      value,
      relation: 'next',
    },
  ]
}

function picture(p: Params): Figure {
  return table({
    rows: [
      ['x', ...p.values.map(String)],
      ['P(x)', ...p.parts.map((_, k) => (p.ask === 'missing' && k === p.i ? '?' : plain(chanceOf(p, k))))],
    ],
    rowHeaders: true,
  })
}

function asks(p: Params): readonly string[] {
  if (p.ask === 'missing')
    return [
      'The table gives the distribution of a random variable. Which probability is missing?',
      'The table lists every value of \\(X\\). Find the probability that is missing.',
    ]
  if (p.ask === 'at_least')
    return [
      `The table gives the distribution of a random variable \\(X\\). What is the probability that \\(X\\) is at least \\(${p.values[p.i]}\\)?`,
      `Use the table to find \\(P(X \\ge ${p.values[p.i]})\\).`,
    ]
  return [
    'The table gives the distribution of a random variable. What is its expected value?',
    'Find the mean of the random variable in the table, its expected value.',
  ]
}

/** Build and read a distribution (HSS-MD.A.1). */
export const level: TopicLevel<Params> = {
  key: 'probability_distributions_practice/1',
  version: 2,
  params,
  reject,
  note: (p) => [p.ask, p.values[0], p.whole, p.parts.join(), p.ask === 'expected' ? '' : p.i].join(' '),
  prompt: (p, words) => ({ text: words.pick(asks(p)) }),
  answer,
  forms: ['numeric', 'fraction', 'choice'],
  distractors,
  hints,
  solution,
  figure: picture,
  load: (p) => (p.ask === 'expected' ? 6 : 1) + p.values.length + p.whole / 10,
}
