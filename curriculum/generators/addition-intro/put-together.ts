import { counters } from '../../figures/counters.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import type { Distractor, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

const shapes = ['circle', 'square', 'triangle', 'star', 'heart', 'diamond'] as const

/** Two groups of one shape. */
export interface PutTogether {
  readonly a: number
  readonly b: number
  readonly shape: (typeof shapes)[number]
}

function distractors(p: PutTogether): Distractor[] {
  const total = p.a + p.b
  const list: Distractor[] = [
    { value: whole(total + 1), misconception: 'count_off_by_one', why: `One ${p.shape} was counted twice.` },
    { value: whole(total - 1), misconception: 'count_off_by_one', why: `One ${p.shape} was left out.` },
  ]
  if (p.a !== p.b)
    list.splice(total % 2, 0, {
      value: whole(Math.abs(p.a - p.b)),
      misconception: 'operation_swap',
      why: 'That is how many more one group has. Count both groups together.',
    })
  list.push({
    value: whole(Math.max(p.a, p.b)),
    misconception: 'stops_early',
    why: 'That is one group. Count the other group too.',
  })
  return list
}

const picture = (p: PutTogether): Figure =>
  counters({
    groups: [
      { count: p.a, shape: p.shape },
      { count: p.b, shape: p.shape, second: true },
    ],
    say: 'each',
  })

const countOn = (p: PutTogether): string => Array.from({ length: p.b }, (_, i) => p.a + i + 1).join(', ')

/** A level of adding two groups with a total up to `most`. */
export function putTogetherLevel(key: TopicLevelKey, most: number): TopicLevel<PutTogether> {
  const sums = Array.from({ length: most - 1 }, (_, i) => i + 1)
    .flatMap((a) => Array.from({ length: most - a }, (_, i) => ({ a, b: i + 1 })))
    .toSorted((x, y) => x.a + x.b - (y.a + y.b))
  return {
    key,
    version: 1,
    params: (chance, difficulty) => ({ ...pickByDifficulty(chance, sums, difficulty), shape: chance.pick(shapes) }),
    note: (p) => `${p.a}+${p.b}`,
    space: sums.length,
    prompt: (p, words) => ({
      text: words.pick([`How many ${p.shape}s in all?`, `Put the ${p.shape}s together. How many?`]),
      latex: `${p.a} + ${p.b} = \\square`,
    }),
    answer: (p) => whole(p.a + p.b),
    forms: ['numeric', 'choice'],
    distractors,
    hints: (p) => [
      { text: 'Put both groups together. Adding makes more.' },
      { text: `Start at \\(${p.a}\\). Count on, one for each ${p.shape} in the other group.` },
      { text: `Say \\(${p.a}\\), then count on: ${countOn(p)}.` },
    ],
    solution: (p) => [
      { say: `One group has \\(${p.a}\\). Start there.`, figure: picture(p), relation: 'next' },
      { say: `Count on \\(${p.b}\\) more.`, latex: countOn(p), relation: 'next' },
      {
        say: `So \\(${p.a}\\) and \\(${p.b}\\) make \\(${p.a + p.b}\\).`,
        latex: `${p.a} + ${p.b} = ${p.a + p.b}`,
        value: whole(p.a + p.b),
        relation: 'next',
      },
    ],
    figure: picture,
    load: (p) => p.a + p.b,
  }
}
