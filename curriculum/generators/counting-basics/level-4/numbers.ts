import { counters } from '../../../figures/counters.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

const shapes = ['circle', 'square', 'triangle', 'star', 'heart', 'diamond'] as const

/** A group, and the number that is one more or one fewer. */
export interface Params {
  readonly count: number
  readonly change: 1 | -1
  readonly shape: (typeof shapes)[number]
}

const load = (p: Pick<Params, 'count' | 'change'>): number => p.count + (p.change < 0 ? 3 : 0)
const tasks = range(1, 19)
  .flatMap((count) => ([1, -1] as const).map((change) => ({ count, change })))
  .toSorted((a, b) => load(a) - load(b))
/** "one more" or "one fewer" */
export const changeWord = (p: Pick<Params, 'change'>): string => (p.change > 0 ? 'one more' : 'one fewer')

const picture = (p: Params): Figure => counters({ groups: [{ count: p.count, shape: p.shape }], say: 'each' })

/** Find the number one more or one fewer than a group (K.CC.B.4c). */
export const changedGroup: TopicLevel<Params> = {
  key: 'counting_basics/4',
  version: 2,
  params: (chance, difficulty) => ({ ...pickByDifficulty(chance, tasks, difficulty), shape: chance.pick(shapes) }),
  note: (p) => `${p.count} ${p.change}`,
  space: tasks.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Count the ${p.shape}s. What is ${changeWord(p)}?`,
      `Count the ${p.shape}s. How many is ${changeWord(p)}?`,
    ]),
  }),
  answer: (p) => whole(p.count + p.change),
  forms: ['numeric', 'choice'],
  distractors: (p) =>
    [
      wrongAnswer(
        whole(p.count - p.change),
        'reversed_order',
        p.change > 0
          ? 'That is one fewer. One more means one is added.'
          : 'That is one more. One fewer means one goes away.',
      ),
      wrongAnswer(
        whole(p.count),
        'count_off_by_one',
        `That is how many there are. Now go ${p.change > 0 ? 'on' : 'back'} one.`,
      ),
      wrongAnswer(whole(p.count + 2 * p.change), 'count_off_by_one', 'That is one step too far.'),
      wrongAnswer(whole(p.count + 3), 'near', `Count the ${p.shape}s once more.`),
    ].filter(({ value }) => value.kind === 'rational' && value.n >= 0n),
  hints: (p) => [
    { text: `Count the ${p.shape}s first.` },
    { text: p.change > 0 ? 'One more is the next number when you count.' : 'One fewer is the number just before.' },
    {
      text: `There ${p.count === 1 ? 'is' : 'are'} \\(${p.count}\\). What comes just ${p.change > 0 ? 'after' : 'before'} \\(${p.count}\\)?`,
    },
  ],
  solution: (p) => [
    nextStep(
      `There ${p.count === 1 ? 'is' : 'are'} \\(${p.count}\\).`,
      range(1, p.count).join(', '),
      undefined,
      picture(p),
    ),
    nextStep(
      `Just ${p.change > 0 ? 'after' : 'before'} \\(${p.count}\\) comes \\(${p.count + p.change}\\), so that is ${changeWord(p)}.`,
      String(p.count + p.change),
      whole(p.count + p.change),
    ),
  ],
  figure: picture,
  load,
}
