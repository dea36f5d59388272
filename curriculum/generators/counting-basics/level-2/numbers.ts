import { counters } from '../../../figures/counters.ts'
import { whole } from '../../../values/rational.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

export const shapes = ['circle', 'square', 'triangle', 'star', 'heart', 'diamond'] as const
export const arrangements = ['rows', 'ring', 'scattered'] as const
export const least = 4
export const most = 10

export interface Params {
  readonly count: number
  readonly shape: (typeof shapes)[number]
  readonly arrangement: (typeof arrangements)[number]
  /** Seed of the scatter. */
  readonly scatter: number
}

/** More counters, and less order among them, as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const middle = Math.round(least + (most - least) * difficulty)
  const order = Math.floor(difficulty * 2 + chance.unit() * 2 - 0.5)
  return {
    count: Math.min(most, Math.max(least, middle + chance.int(-2, 2))),
    shape: chance.pick(shapes),
    arrangement: arrangements[Math.min(2, Math.max(0, order))] ?? 'rows',
    scatter: chance.int(1, 1000),
  }
}

function distractors(p: Params): Distractor[] {
  const further = p.count % 2 === 0 ? 2 : -2
  return [
    {
      value: whole(p.count + 1),
      misconception: 'count_off_by_one',
      why: `One ${p.shape} was counted twice.`,
    },
    {
      value: whole(p.count - 1),
      misconception: 'count_off_by_one',
      why: `One ${p.shape} was left out.`,
    },
    {
      value: whole(p.count + further),
      misconception: 'near',
      why: `Touch each ${p.shape} once and count again.`,
    },
  ]
}

/** So many things of a kind, in their arrangement. */
export const picture = (p: Params): Figure =>
  counters({
    groups: [{ count: p.count, shape: p.shape }],
    arrangement: p.arrangement,
    seed: p.scatter,
    say: 'each',
    hue: 'lapis',
  })

const countingTo = (n: number): string => Array.from({ length: n }, (_, i) => i + 1).join(', ')

/** Count up to ten objects in rows, rings or scattered (K.CC.B.5): as it was asked before the level had tasks. */
export const countedThings: TopicLevel<Params> = {
  key: 'counting_basics/2',
  version: 1,
  params,
  note: (p) => `${p.count} ${p.shape} ${p.arrangement}`,
  space: (most - least + 1) * shapes.length * arrangements.length,
  prompt: (p, words) => ({ text: words.pick([`How many ${p.shape}s are there?`, `Count the ${p.shape}s. How many?`]) }),
  answer: (p) => whole(p.count),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Touch each ${p.shape} once. Say one number each time.` },
    { text: 'Start in one place and go around. The last number you say is how many.' },
    { text: `Count with me: ${countingTo(p.count)}.` },
  ],
  solution: (p) => [
    { say: `Touch each ${p.shape} once and say one number for each.`, latex: countingTo(p.count), relation: 'next' },
    {
      say: `The last number is \\(${p.count}\\), so there are \\(${p.count}\\) ${p.shape}s.`,
      latex: String(p.count),
      value: whole(p.count),
      relation: 'next',
    },
  ],
  figure: picture,
  load: (p) => p.count + arrangements.indexOf(p.arrangement),
}
