import { item } from '../../values/items.ts'
import { comparedWithString } from './measured-pictures.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'

const things = ['pencil', 'ribbon', 'stick', 'feather', 'spoon', 'straw', 'brush', 'crayon'] as const

/** Two things, each compared with the same string; which of the two is longer or shorter? */
export interface Params {
  readonly first: (typeof things)[number]
  readonly second: (typeof things)[number]
  readonly a: number
  readonly string: number
  readonly b: number
  readonly more: boolean
}

/** Clear differences at first, then small ones. */
function params(chance: Chance, difficulty: number): Params {
  const gap = difficulty < 0.5 ? chance.int(2, 3) : 1
  const string = chance.int(4 + gap, 9)
  const [first, second] = chance.sample(things, 2) as [Params['first'], Params['first']]
  const [a, b] = chance.happens(0.5)
    ? [string + gap, string - chance.int(1, gap)]
    : [string - chance.int(1, gap), string + gap]
  return { first, second, a: a ?? 0, string, b: b ?? 0, more: !chance.happens(0.15 + 0.5 * difficulty) }
}

const right = (p: Params): Item => (p.a > p.b === p.more ? item('1', `the ${p.first}`) : item('2', `the ${p.second}`))
const other = (p: Params): Item => (p.a > p.b === p.more ? item('2', `the ${p.second}`) : item('1', `the ${p.first}`))
const word = (p: Params): string => (p.more ? 'longer' : 'shorter')
const than = (a: number, b: number): string => (a > b ? 'longer' : 'shorter')

const picture = (p: Params): Figure =>
  comparedWithString({ name: p.first, size: p.a }, { name: p.second, size: p.b }, p.string)

/** Compare two objects by using another (1.MD.A.1). */
export const level: TopicLevel<Params> = {
  key: 'measurement_length_basics/4',
  version: 2,
  params,
  note: (p) => `${p.first} ${p.second} ${p.a > p.b} ${p.a} ${p.string} ${p.b} ${p.more}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Use the string. Which is ${word(p)}, the ${p.first} or the ${p.second}?`,
      `Compare each one with the string. Is the ${p.first} or the ${p.second} ${word(p)}?`,
    ]),
  }),
  answer: right,
  forms: ['choice'],
  fixedOrder: true,
  distractors: (p) => [
    wrongAnswer(
      other(p),
      'reversed_order',
      `That one is ${p.more ? 'shorter' : 'longer'} than the string. Compare the other one, too.`,
    ),
    wrongAnswer(
      item('3', 'the string'),
      'looks_alike',
      `The string only helps you compare the ${p.first} and the ${p.second}.`,
    ),
    wrongAnswer(
      item('4', 'both the same'),
      'looks_alike',
      `The ${p.a > p.string ? p.first : p.second} is longer than the string. The other one is shorter.`,
    ),
  ],
  hints: (p) => [
    { text: `Is the ${p.first} longer than the string?` },
    { text: `Is the ${p.second} longer than the string?` },
    { text: 'One is longer than the string. One is shorter than the string.' },
  ],
  solution: (p) => [
    nextStep(`The ${p.first} is ${than(p.a, p.string)} than the string.`, undefined, undefined, picture(p)),
    nextStep(`The ${p.second} is ${than(p.b, p.string)} than the string.`),
    nextStep(`So ${right(p).text} is ${word(p)}.`, undefined, right(p)),
  ],
  figure: picture,
  load: (p) => (p.more ? 0 : 2) + (Math.abs(p.a - p.b) < 3 ? 3 : 0),
}
