import { counters } from '../../figures/counters.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { tenFrame } from '../../figures/ten-frame.ts'
import { whole } from '../../values/rational.ts'
import { nounFor } from '../../words/nouns.ts'
import { nextStep, range } from '../wrong-answer.ts'
import type { Distractor, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

const shapes = ['circle', 'square', 'triangle', 'star', 'heart', 'diamond'] as const

/** Two groups of one shape, drawn as two groups, in one row, or as counters of two colors on a ten frame. */
export interface PutTogether {
  readonly a: number
  readonly b: number
  readonly shape: (typeof shapes)[number]
  readonly look: 'groups' | 'row' | 'frame'
}

const looks = ['groups', 'row', 'frame'] as const
const larger = (p: PutTogether): number => Math.max(p.a, p.b)
const smaller = (p: PutTogether): number => Math.min(p.a, p.b)
const thing = (p: PutTogether): string => (p.look === 'frame' ? 'counter' : p.shape)

function distractors(p: PutTogether): Distractor[] {
  const total = p.a + p.b
  const list: Distractor[] = [
    {
      value: whole(total + 1),
      misconception: 'count_off_by_one',
      why: `You counted one ${thing(p)} two times. Touch each one once.`,
    },
    {
      value: whole(total - 1),
      misconception: 'count_off_by_one',
      why: `You left out one ${thing(p)}. Touch each one once.`,
    },
  ]
  if (p.a !== p.b)
    list.splice(total % 2, 0, {
      value: whole(Math.abs(p.a - p.b)),
      misconception: 'operation_swap',
      why: `You took \\(${smaller(p)}\\) away from \\(${larger(p)}\\). Count both groups together.`,
    })
  list.push({
    value: whole(Math.max(p.a, p.b)),
    misconception: 'stops_early',
    why: `That is one group. Count the other \\(${smaller(p)}\\) too.`,
  })
  return list
}

const picture = (p: PutTogether): Figure =>
  p.look === 'frame'
    ? tenFrame({ filled: p.a, second: p.b })
    : counters({
        groups: [
          { count: p.a, shape: p.shape },
          { count: p.b, shape: p.shape, second: true },
        ],
        ...(p.look === 'row' ? { arrangement: 'line' as const } : {}),
        say: 'each',
      })

const countAll = (p: { readonly a: number; readonly b: number }): string =>
  Array.from({ length: p.a + p.b }, (_, i) => i + 1).join(', ')
const countOn = (p: PutTogether): string => range(larger(p) + 1, p.a + p.b).join(', ')

/** A level of adding two groups with a total up to `most`. */
export function putTogetherLevel(key: TopicLevelKey, most: number): TopicLevel<PutTogether> {
  const sums = Array.from({ length: most - 1 }, (_, i) => i + 1)
    .flatMap((a) => Array.from({ length: most - a }, (_, i) => ({ a, b: i + 1 })))
    .flatMap((sum) => looks.map((look) => ({ ...sum, look })))
    .toSorted((x, y) => x.a + x.b - (y.a + y.b))
  return {
    key,
    version: 2,
    params: (chance, difficulty) => ({ ...pickByDifficulty(chance, sums, difficulty), shape: chance.pick(shapes) }),
    note: (p) => `${p.a}+${p.b} ${p.look}`,
    space: sums.length,
    prompt: (p, words) => ({
      text: words.pick([
        `How many ${thing(p)}s are there in all?`,
        `Put the ${thing(p)}s together. How many are there?`,
        `You see \\(${p.a}\\) ${nounFor(p.a, thing(p))} and \\(${p.b}\\) more. How many are there in all?`,
        `\\(${p.a}\\) and \\(${p.b}\\) make what number?`,
      ]),
      latex: `${p.a} + ${p.b} = \\square`,
    }),
    answer: (p) => whole(p.a + p.b),
    forms: ['numeric', 'choice'],
    distractors,
    hints: (p) => [
      { text: 'Count both groups together.' },
      { text: `Start at \\(${larger(p)}\\). That is the larger group.` },
      { text: `Count on ${smaller(p)} more: ${countOn(p)}.` },
    ],
    solution: (p) => [
      ...(p.a === p.b || p.a + p.b < 5
        ? [nextStep('Touch each one in both groups. Count all of them.', countAll(p), undefined, picture(p))]
        : [
            nextStep(
              `One group has \\(${larger(p)}\\). Start at \\(${larger(p)}\\).`,
              undefined,
              undefined,
              picture(p),
            ),
            nextStep(`Count on \\(${smaller(p)}\\) more.`, countOn(p)),
          ]),
      nextStep(
        `So \\(${p.a}\\) and \\(${p.b}\\) make \\(${p.a + p.b}\\).`,
        `${p.a} + ${p.b} = ${p.a + p.b}`,
        whole(p.a + p.b),
      ),
    ],
    figure: picture,
    load: (p) => p.a + p.b,
  }
}
