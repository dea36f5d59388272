import { counters } from '../../figures/counters.ts'
import { ratio } from '../../values/ratio.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Ratio } from '../../values/values.ts'

const shapes = ['circle', 'square', 'triangle', 'star', 'heart', 'diamond'] as const
type Shape = (typeof shapes)[number]

/** Two or three kinds of counters; the ratio of the first kind to the second, or to all. */
export interface Params {
  readonly counts: readonly number[]
  readonly kinds: readonly Shape[]
  readonly to: 'second' | 'all'
  readonly swapped: boolean
}

const all = (p: Params): number => p.counts.reduce((a, b) => a + b, 0)
const first = (p: Params): number => p.counts[0] ?? 1
const other = (p: Params): number => (p.to === 'all' ? all(p) : (p.counts[1] ?? 1))
const named = (p: Params, i: number): string => `${p.kinds[i] ?? 'circle'}s`
const otherName = (p: Params): string => (p.to === 'all' ? 'all shapes' : named(p, 1))
const answerOf = (p: Params): Ratio => (p.swapped ? ratio(other(p), first(p)) : ratio(first(p), other(p)))
const order = (p: Params): readonly [string, string] =>
  p.swapped ? [otherName(p), named(p, 0)] : [named(p, 0), otherName(p)]

function params(chance: Chance, difficulty: number): Params {
  const three = chance.happens(1.4 * difficulty - 0.2)
  const most = 4 + Math.round(4 * difficulty)
  return {
    counts: Array.from({ length: three ? 3 : 2 }, () => chance.int(1 + Math.round(difficulty), most)),
    kinds: chance.sample(shapes, three ? 3 : 2),
    to: chance.happens(0.1 + 0.6 * difficulty) ? 'all' : 'second',
    swapped: chance.happens(0.5),
  }
}

function distractors(p: Params): Distractor[] {
  const [a, b] = [first(p), other(p)]
  const turn = (x: number, y: number): Ratio => (p.swapped ? ratio(y, x) : ratio(x, y))
  const rest = all(p) - a
  return [
    wrongAnswer(turn(b, a), 'ratio_order', `The order matters: ${order(p).join(' to ')}.`),
    p.to === 'all'
      ? wrongAnswer(turn(a, rest), 'part_part_fraction', 'All shapes means every shape, the first kind too.')
      : wrongAnswer(
          turn(a, all(p)),
          'part_part_fraction',
          `Compare with the ${named(p, 1)} only, not with all shapes.`,
        ),
    wrongAnswer(
      turn(a + 1, b + 1),
      'additive_ratio',
      'Adding the same number to both changes the ratio. Count once more.',
    ),
    wrongAnswer(turn(a + 1, b), 'slip_off_by_one', `Count the ${named(p, 0)} once more.`),
  ]
}

/** Write a ratio for two quantities in order (6.RP.A.1). */
export const level: TopicLevel<Params> = {
  key: 'ratios_intro/1',
  version: 1,
  params,
  reject: (p) => (first(p) === other(p) ? 'the same number of both' : null),
  note: (p) => `${p.counts.join()} ${p.kinds.join()} ${p.to} ${p.swapped}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Write the ratio of ${order(p)[0]} to ${order(p)[1]}.`,
      `What is the ratio of ${order(p)[0]} to ${order(p)[1]}?`,
    ]),
  }),
  answer: answerOf,
  forms: ['ratio', 'choice'],
  formsLeftOut: { numeric: 'a ratio has two numbers' },
  distractors,
  hints: (p) => [
    { text: `Count the ${named(p, 0)}. Then count ${p.to === 'all' ? 'all the shapes' : `the ${named(p, 1)}`}.` },
    { text: `Keep the order of the words: ${order(p)[0]} come first.` },
  ],
  solution: (p) => [
    nextStep(`Count the ${named(p, 0)}: \\(${first(p)}\\).`),
    nextStep(
      p.to === 'all' ? `Count all the shapes: \\(${all(p)}\\).` : `Count the ${named(p, 1)}: \\(${other(p)}\\).`,
    ),
    nextStep(
      `In the order of the words, ${order(p).join(' to ')}:`,
      answerOf(p)
        .parts.map((x) => x.n)
        .join(' : '),
      answerOf(p),
    ),
  ],
  figure: (p) =>
    counters({
      groups: p.counts.map((count, i) => ({ count, shape: p.kinds[i] ?? 'circle', second: i === 1 })),
      say: 'number',
    }),
  load: (p) => all(p) + (p.to === 'all' ? 3 : 0),
}
