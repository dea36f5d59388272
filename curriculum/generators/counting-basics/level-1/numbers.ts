import { counters } from '../../../figures/counters.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

const shapes = ['circle', 'square', 'triangle', 'star', 'heart', 'diamond'] as const
const arrangements = ['rows', 'ring', 'scattered'] as const

export interface Params {
  readonly count: number
  readonly shape: (typeof shapes)[number]
  readonly arrangement: (typeof arrangements)[number]
  /** Seed of the scatter. */
  readonly scatter: number
}

const load = (p: Pick<Params, 'count' | 'arrangement'>): number => p.count + 1.2 * arrangements.indexOf(p.arrangement)
const tasks = range(1, 5)
  .flatMap((count) => arrangements.flatMap((arrangement) => shapes.map((shape) => ({ count, arrangement, shape }))))
  .toSorted((a, b) => load(a) - load(b))

const picture = (p: Params): Figure =>
  counters({
    groups: [{ count: p.count, shape: p.shape }],
    arrangement: p.arrangement,
    seed: p.scatter,
    say: 'each',
    hue: 'lapis',
  })

const counting = (n: number): string => range(1, n).join(', ')
const name = (p: Params): string => (p.count === 1 ? p.shape : `${p.shape}s`)

/** Count up to five objects and choose the numeral (K.CC.B.4, K.CC.B.5): as it was asked before the level had tasks. */
export const fewThings: TopicLevel<Params> = {
  key: 'counting_basics/1',
  version: 1,
  params: (chance, difficulty) => ({ ...pickByDifficulty(chance, tasks, difficulty), scatter: chance.int(1, 1000) }),
  note: (p) => `${p.count} ${p.shape} ${p.arrangement}`,
  space: tasks.length,
  prompt: (p, words) => ({
    text: words.pick([`Count. How many ${p.shape}s do you see?`, `How many ${p.shape}s can you count?`]),
  }),
  answer: (p) => whole(p.count),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    wrongAnswer(whole(p.count + 1), 'count_off_by_one', `One ${p.shape} was counted twice.`),
    wrongAnswer(
      whole(p.count - 1),
      'count_off_by_one',
      p.count === 1 ? `There is a ${p.shape}. Look again.` : `One ${p.shape} was left out.`,
    ),
    wrongAnswer(whole(p.count + 2), 'near', `Touch each ${p.shape} once and count again.`),
  ],
  hints: (p) => [
    { text: `Touch each ${p.shape} once.` },
    { text: 'Say one number for each touch: one, then two, and so on. The last number tells how many.' },
    { text: `Count with me: ${counting(p.count)}.` },
  ],
  solution: (p) => [
    nextStep(`Touch each ${p.shape} and count.`, counting(p.count), undefined, picture(p)),
    nextStep(
      `The last number is \\(${p.count}\\). There ${p.count === 1 ? 'is' : 'are'} \\(${p.count}\\) ${name(p)}.`,
      String(p.count),
      whole(p.count),
    ),
  ],
  figure: picture,
  load,
}
