import { counters } from '../../figures/counters.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

const shapes = ['circle', 'square', 'triangle', 'star', 'heart', 'diamond'] as const

/** Some of a group are crossed out. */
export interface TakeAway {
  readonly all: number
  readonly taken: number
  readonly shape: (typeof shapes)[number]
}

const left = (p: TakeAway): number => p.all - p.taken
const load = (p: { readonly all: number; readonly taken: number }): number => p.all + p.taken

function distractors(p: TakeAway): Distractor[] {
  const list = [
    wrongAnswer(whole(left(p) + 1), 'count_off_by_one', `One crossed-out ${p.shape} was counted too.`),
    wrongAnswer(whole(p.all + p.taken), 'operation_swap', 'Taking away makes fewer. Those were put together.'),
    wrongAnswer(whole(p.taken), 'given_number', 'Those were taken away. Count the ones that stay.'),
    wrongAnswer(whole(left(p) - 1), 'count_off_by_one', `One ${p.shape} that stays was left out.`),
    wrongAnswer(whole(p.all), 'given_number', 'That is how many there were at first.'),
  ]
  const shift = p.all % 3
  return [...list.slice(shift, 3), ...list.slice(0, shift), ...list.slice(3)].filter(
    ({ value }) => value.kind === 'rational' && value.n >= 0n,
  )
}

const picture = (p: TakeAway): Figure =>
  counters({ groups: [{ count: p.all, shape: p.shape, crossedOut: p.taken }], say: 'each' })

const counting = (p: TakeAway): string => range(1, left(p)).join(', ')

function hints(p: TakeAway): Hint[] {
  return [
    { text: `There were \\(${p.all}\\). The crossed-out ones go away.` },
    { text: `Cover every crossed-out ${p.shape} with your hand.` },
    { text: left(p) === 0 ? 'Is any one left without a cross?' : `Count the ones without a cross: ${counting(p)}.` },
  ]
}

function solution(p: TakeAway): Step[] {
  return [
    nextStep(
      `Start with \\(${p.all}\\) and take away \\(${p.taken}\\).`,
      `${p.all} - ${p.taken}`,
      undefined,
      picture(p),
    ),
    left(p) === 0
      ? nextStep('Every one is crossed out. None is left.', `${p.all} - ${p.taken} = 0`, whole(0))
      : nextStep(`Count the ones that stay: ${counting(p)}.`, `${p.all} - ${p.taken} = ${left(p)}`, whole(left(p))),
  ]
}

/** A level of taking away from up to `most` things. */
export function takeAwayLevel(key: TopicLevelKey, most: number): TopicLevel<TakeAway> {
  const tasks = range(1, most)
    .flatMap((all) => range(1, all).map((taken) => ({ all, taken })))
    .toSorted((x, y) => load(x) - load(y))
  return {
    key,
    version: 2,
    params: (chance, difficulty) => ({ ...pickByDifficulty(chance, tasks, difficulty), shape: chance.pick(shapes) }),
    note: (p) => `${p.all}-${p.taken}`,
    space: tasks.length,
    prompt: (p, words) => ({
      text: words.pick([
        `How many ${p.shape}s are left?`,
        `${p.taken === p.all ? 'All the' : 'Some'} ${p.shape}s go away. How many stay?`,
      ]),
      latex: `${p.all} - ${p.taken} = \\square`,
    }),
    answer: (p) => whole(left(p)),
    forms: ['numeric', 'choice'],
    distractors,
    hints,
    solution,
    figure: picture,
    load,
  }
}
