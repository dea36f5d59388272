import { counters } from '../../figures/counters.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** Some are there; some more come, or some go away. */
export interface Params {
  readonly start: number
  readonly change: number
  readonly joins: boolean
  readonly shape: 'star' | 'heart' | 'circle' | 'square' | 'triangle' | 'diamond'
}

const answer = (p: Params): number => (p.joins ? p.start + p.change : p.start - p.change)
const load = (p: Omit<Params, 'shape'>): number => p.start + p.change + (p.joins ? 0 : 2)
const tasks = range(2, 10)
  .flatMap((start) => [
    ...range(1, 10 - start).map((change) => ({ start, change, joins: true })),
    ...range(1, start - 1).map((change) => ({ start, change, joins: false })),
  ])
  .toSorted((a, b) => load(a) - load(b))

function distractors(p: Params): Distractor[] {
  const list = [
    wrongAnswer(
      whole(p.joins ? Math.abs(p.start - p.change) : p.start + p.change),
      'keyword_operation',
      p.joins ? 'More come, so there are more. Put them together.' : 'Some go away, so there are fewer.',
    ),
    wrongAnswer(whole(answer(p) + 1), 'slip_off_by_one', 'One was counted twice.'),
    wrongAnswer(
      whole(p.start),
      'given_number',
      p.joins ? 'Those were there first. More come.' : 'Those were there first. Some go away.',
    ),
    wrongAnswer(whole(answer(p) - 1), 'slip_off_by_one', 'One was left out.'),
  ]
  const turn = p.start % 2
  return [...list.slice(turn), ...list.slice(0, turn)].filter(({ value }) => value.kind === 'rational' && value.n >= 0n)
}

const picture = (p: Params): Figure =>
  counters({
    groups: p.joins
      ? [
          { count: p.start, shape: p.shape },
          { count: p.change, shape: p.shape, second: true },
        ]
      : [{ count: p.start, shape: p.shape, crossedOut: p.change }],
    say: 'each',
  })

function told(p: Params, words: Chance): string {
  const [a, b] = [`\\(${p.start}\\)`, `\\(${p.change}\\)`]
  const one = p.change === 1
  return p.joins
    ? words.pick([
        `${a} ducks swim. ${b} more ${one ? 'comes' : 'come'}. How many?`,
        `${a} cats play. ${b} more ${one ? 'joins' : 'join'}. How many?`,
        `${a} birds sing. ${b} more ${one ? 'lands' : 'land'}. How many?`,
        `${a} bees and ${b} more. How many bees?`,
      ])
    : words.pick([
        `${a} frogs sit. ${b} ${one ? 'hops' : 'hop'}. How many stay?`,
        `${a} birds sit. ${b} ${one ? 'flies' : 'fly'}. How many stay?`,
        `${a} dogs play. ${b} ${one ? 'goes' : 'go'}. How many stay?`,
        `${a} eggs. ${b} ${one ? 'hatches' : 'hatch'}. How many eggs stay?`,
      ])
}

const counting = (p: Params): string => (p.joins ? range(p.start + 1, answer(p)) : range(1, answer(p))).join(', ')

/** Act out a joining or taking story (K.OA.A.2). */
export const level: TopicLevel<Params> = {
  key: 'addition_subtraction_word_problems/1',
  version: 1,
  params: (chance, difficulty) => ({
    ...pickByDifficulty(chance, tasks, difficulty),
    shape: chance.pick(['star', 'heart', 'circle', 'square', 'triangle', 'diamond']),
  }),
  note: (p) => `${p.start} ${p.joins ? '+' : '-'} ${p.change}`,
  space: tasks.length,
  prompt: (p, words) => ({ text: told(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Act it out with the picture.' },
    {
      text: p.joins
        ? `Start at \\(${p.start}\\). Count the new ones on.`
        : `There were \\(${p.start}\\). Cover the crossed-out ones.`,
    },
    { text: `Count: ${counting(p)}.` },
  ],
  solution: (p) => [
    nextStep(
      p.joins
        ? `\\(${p.start}\\) are there and \\(${p.change}\\) more ${p.change === 1 ? 'comes' : 'come'}.`
        : `\\(${p.start}\\) are there and \\(${p.change}\\) ${p.change === 1 ? 'goes' : 'go'} away.`,
      undefined,
      undefined,
      picture(p),
    ),
    nextStep(
      `Count ${p.joins ? 'on' : 'those that stay'}: ${counting(p)}.`,
      `${p.start} ${p.joins ? '+' : '-'} ${p.change} = ${answer(p)}`,
      whole(answer(p)),
    ),
  ],
  figure: picture,
  load,
}
