import { counters } from '../../figures/counters.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

const shapes = ['circle', 'square', 'triangle', 'star', 'heart', 'diamond'] as const

/** Some of a group are crossed out. */
export interface TakeAway {
  /** What is left is asked for, or how many went away. */
  readonly asked: 'left' | 'taken'
  readonly all: number
  readonly taken: number
  readonly shape: (typeof shapes)[number]
}

const left = (p: TakeAway): number => p.all - p.taken
const answer = (p: TakeAway): number => (p.asked === 'left' ? left(p) : p.taken)
const load = (p: { readonly all: number; readonly taken: number }): number => p.all + p.taken

function takenDistractors(p: TakeAway): Distractor[] {
  return [
    wrongAnswer(
      whole(left(p)),
      'given_number',
      `${left(p)} ${left(p) === 1 ? 'is' : 'are'} left. Count the ones with a cross.`,
    ),
    wrongAnswer(whole(p.all), 'given_number', `There were ${p.all} at first. Count the ones with a cross.`),
    wrongAnswer(whole(p.taken + 1), 'slip_off_by_one', 'That is one too many. Touch each cross once.'),
    wrongAnswer(whole(p.taken - 1), 'slip_off_by_one', 'That is one too few. Touch each cross once.'),
  ]
}

function distractors(p: TakeAway): Distractor[] {
  if (p.asked === 'taken') return takenDistractors(p)
  const list = [
    wrongAnswer(whole(left(p) + 1), 'count_off_by_one', `You counted one crossed-out ${p.shape} too.`),
    wrongAnswer(
      whole(p.all + p.taken),
      'operation_swap',
      `You put ${p.all} and ${p.taken} together. Taking away makes fewer.`,
    ),
    wrongAnswer(whole(p.taken), 'given_number', `${p.taken} went away. Count the ones that are left.`),
    wrongAnswer(whole(left(p) - 1), 'count_off_by_one', `You left out one ${p.shape} without a cross.`),
    wrongAnswer(whole(p.all), 'given_number', `There were ${p.all} at first. Count the ones that are left.`),
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
  if (p.asked === 'taken')
    return [
      { text: `There were \\(${p.all}\\) at first. Some are crossed out.` },
      { text: `Count the ${p.shape}s with a cross: ${range(1, p.taken).join(', ')}.` },
    ]
  return [
    { text: `There were \\(${p.all}\\). The crossed-out ones go away.` },
    { text: `Cover every crossed-out ${p.shape} with your hand.` },
    { text: left(p) === 0 ? 'Is any one left without a cross?' : `Count the ones without a cross: ${counting(p)}.` },
  ]
}

function solution(p: TakeAway): Step[] {
  if (p.asked === 'taken')
    return [
      nextStep(
        `There were \\(${p.all}\\), and \\(${left(p)}\\) ${left(p) === 1 ? 'is' : 'are'} left.`,
        undefined,
        undefined,
        picture(p),
      ),
      nextStep(
        `Count the crosses: ${range(1, p.taken).join(', ')}.`,
        `${p.all} - ${p.taken} = ${left(p)}`,
        whole(p.taken),
      ),
    ]
  return [
    nextStep(
      `Start with \\(${p.all}\\) and take away \\(${p.taken}\\).`,
      `${p.all} - ${p.taken}`,
      undefined,
      picture(p),
    ),
    left(p) === 0
      ? nextStep('Every one is crossed out. None is left.', `${p.all} - ${p.taken} = 0`, whole(0))
      : nextStep(`Count the ones that are left: ${counting(p)}.`, `${p.all} - ${p.taken} = ${left(p)}`, whole(left(p))),
  ]
}

/** A level of taking away from up to `most` things. */
export function takeAwayLevel(key: TopicLevelKey, most: number): TopicLevel<TakeAway> {
  const tasks = range(1, most)
    .flatMap((all) => range(1, all).map((taken) => ({ all, taken })))
    .flatMap((it) => (['left', 'taken'] as const).map((asked) => ({ ...it, asked })))
    .filter((it) => it.asked === 'left' || it.taken < it.all)
    .toSorted((x, y) => load(x) - load(y))
  return {
    key,
    version: 3,
    params: (chance, difficulty) => ({ ...pickByDifficulty(chance, tasks, difficulty), shape: chance.pick(shapes) }),
    note: (p) => `${p.asked} ${p.all}-${p.taken}`,
    space: tasks.length,
    prompt: (p, words) =>
      p.asked === 'left'
        ? {
            text: words.pick([
              `How many ${p.shape}s are left?`,
              `The crossed-out ${p.shape}s go away. How many are left?`,
              `Take away ${p.taken}. How many ${p.shape}s are left?`,
            ]),
            latex: `${p.all} - ${p.taken} = \\square`,
          }
        : {
            text: words.pick([
              `How many ${p.shape}s are crossed out?`,
              `There were ${p.all} ${p.shape}s. How many went away?`,
            ]),
            latex: `${p.all} - \\square = ${left(p)}`,
          },
    answer: (p) => whole(answer(p)),
    forms: ['numeric', 'choice'],
    distractors,
    hints,
    solution,
    figure: picture,
    load,
  }
}
