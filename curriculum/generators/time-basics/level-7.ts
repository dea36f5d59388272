import { sentence } from '../../figures/lettering.ts'
import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'

/**
 * `large` larger units and `small` smaller ones. 'down': all in the smaller unit. 'over': how many smaller ones are left over
 * when the whole is given in the smaller unit. 'full': how many full larger units it has.
 */
export interface Params {
  readonly kind: 'down' | 'over' | 'full'
  readonly units: 'hour' | 'minute' | 'day' | 'week'
  readonly large: number
  readonly small: number
}

const smaller = { hour: 'minute', minute: 'second', day: 'hour', week: 'day' } as const
const size = { hour: 60, minute: 60, day: 24, week: 7 } as const
const most = { hour: 9, minute: 9, day: 6, week: 12 } as const

const per = (p: Params): number => size[p.units]
const total = (p: Params): number => p.large * per(p) + p.small
const answer = (p: Params): number => ({ down: total(p), over: p.small, full: p.large })[p.kind]
const larges = (p: Params, n = p.large): string => countNoun(n, p.units)
const smalls = (p: Params, n: number): string => countNoun(n, smaller[p.units])
const both = (p: Params): string => (p.small === 0 ? larges(p) : `${larges(p)} ${smalls(p, p.small)}`)
const fact = (p: Params): string => `One ${p.units} has ${smalls(p, per(p))}`

function params(chance: Chance, difficulty: number): Params {
  const kind =
    difficulty < 0.35
      ? 'down'
      : chance.pick(difficulty < 0.7 ? (['down', 'over', 'full'] as const) : (['over', 'full'] as const))
  const units = chance.pick(['hour', 'hour', 'minute', 'minute', 'day', 'week'] as const)
  const large = chance.int(
    1 + Math.round(2 * difficulty),
    Math.min(most[units], 6) + Math.round((most[units] - 6) * difficulty),
  )
  const plain = kind === 'down' && chance.happens(0.2 - difficulty)
  return { kind, units, large, small: plain ? 0 : chance.int(1, size[units] - 1) }
}

function asks(p: Params, words: Chance): string {
  const [name] = pickNames(words, 1) as [string]
  const t = smalls(p, total(p))
  if (p.kind === 'down')
    return words.pick([
      `How many ${smaller[p.units]}s are in ${both(p)}?`,
      `Change ${both(p)} to ${smaller[p.units]}s.`,
      {
        hour: `A bus trip takes ${both(p)}. How many minutes is that?`,
        minute: `A race takes ${name} ${both(p)}. How many seconds is that?`,
        day: `A camping trip lasts ${both(p)}. How many hours is that?`,
        week: `${name} is on vacation for ${both(p)}. How many days is that?`,
      }[p.units],
    ])
  const thing = {
    hour: `A bus trip takes ${t}.`,
    minute: `A race takes ${name} ${t}.`,
    day: `A camping trip lasts ${t}.`,
    week: `${name} is on vacation for ${t}.`,
  }[p.units]
  if (p.kind === 'full')
    return words.pick([`How many full ${p.units}s are in ${t}?`, `${thing} How many full ${p.units}s is that?`])
  return words.pick([
    `${thing} That is ${larges(p)} and how many ${smaller[p.units]}s?`,
    `Write ${t} as ${p.units}s and ${smaller[p.units]}s. How many ${smaller[p.units]}s are left over?`,
  ])
}

function distractors(p: Params): Distractor[] {
  const [n, t] = [per(p), total(p)]
  const round = p.units === 'week' || p.units === 'day' ? 10 : 100
  const used = p.units === 'week' || p.units === 'day' ? `You used ${round}.` : 'You used 100.'
  const base = wrongAnswer(
    whole(p.kind === 'down' ? p.large * round + p.small : p.kind === 'over' ? t % round : Math.floor(t / round)),
    'time_base_ten',
    `${used} ${fact(p)}.`,
  )
  if (p.kind === 'down')
    return [
      base,
      ...(p.small === 0
        ? []
        : [
            wrongAnswer(whole(p.large * n), 'stops_early', `That is ${larges(p)}. Add the ${smalls(p, p.small)}.`),
            wrongAnswer(
              whole(p.large + p.small),
              'wrong_operation',
              `You added ${p.large} and ${p.small}. Change ${larges(p)} to ${smaller[p.units]}s first.`,
            ),
          ]),
      wrongAnswer(
        whole((p.large + 1) * n + p.small),
        'looks_alike',
        `That is one ${p.units} too many. Find \\(${p.large} \\times ${n}\\).`,
      ),
      wrongAnswer(
        whole((p.large - 1) * n + p.small),
        'looks_alike',
        `That is one ${p.units} too few. Find \\(${p.large} \\times ${n}\\).`,
      ),
    ]
  if (p.kind === 'full')
    return [
      base,
      wrongAnswer(
        whole(p.small),
        'looks_alike',
        `Those are the ${smaller[p.units]}s that are left over. How many full ${p.units}s are there?`,
      ),
      wrongAnswer(
        whole(p.large + 1),
        'slip_off_by_one',
        `${sentence(larges(p, p.large + 1))} would be ${smalls(p, (p.large + 1) * n)}. That is too many.`,
      ),
      wrongAnswer(
        whole(p.large - 1),
        'slip_off_by_one',
        `One more ${p.units} fits: \\(${p.large} \\times ${n} = ${p.large * n}\\).`,
      ),
    ]
  return [
    base,
    wrongAnswer(
      whole(n - p.small),
      'looks_alike',
      `That many more would make another full ${p.units}. How many are left over after ${larges(p)}?`,
    ),
    wrongAnswer(
      whole(p.large),
      'stops_early',
      `Those are the full ${p.units}s. How many ${smaller[p.units]}s are left over?`,
    ),
    wrongAnswer(whole(p.small + 1), 'slip_off_by_one', `Subtract again: \\(${t} - ${p.large * n}\\).`),
    wrongAnswer(whole(p.small - 1), 'slip_off_by_one', `Subtract again: \\(${t} - ${p.large * n}\\).`),
  ]
}

function hints(p: Params): Hint[] {
  const n = per(p)
  return [
    { text: `How many ${smaller[p.units]}s are in one ${p.units}?` },
    {
      text:
        p.kind === 'down'
          ? `${fact(p)}. Multiply ${p.large} by ${n}.`
          : `${fact(p)}. How many times does ${n} fit into ${total(p)}?`,
    },
    ...(p.kind === 'over'
      ? [{ text: `\\(${p.large} \\times ${n} = ${p.large * n}\\). How many are left over?` }]
      : p.kind === 'down' && p.small > 0
        ? [{ text: `Then add the ${smalls(p, p.small)}.` }]
        : []),
  ]
}

function solution(p: Params): Step[] {
  const [n, t] = [per(p), total(p)]
  const value = whole(answer(p))
  if (p.kind === 'down') {
    const multiply = `\\(${p.large} \\times ${n} = ${p.large * n}\\)`
    if (p.small === 0)
      return [
        nextStep(`${fact(p)}.`),
        nextStep(`So multiply: ${larges(p)} is ${smalls(p, t)}.`, `${p.large} \\times ${n} = ${t}`, value),
      ]
    return [
      nextStep(`${fact(p)}, so multiply: ${multiply}.`, `${p.large} \\times ${n} = ${p.large * n}`),
      nextStep(`Add the other ${smalls(p, p.small)}.`, `${p.large * n} + ${p.small} = ${t}`, value),
    ]
  }
  const fits = nextStep(
    `${fact(p)}. So ${smalls(p, t)} hold ${p.large} full ${p.large === 1 ? p.units : `${p.units}s`}.`,
    `${p.large} \\times ${n} = ${p.large * n}`,
    p.kind === 'full' ? value : undefined,
  )
  if (p.kind === 'full')
    return [
      fits,
      {
        say: `${sentence(`${p.small} more ${smaller[p.units]}${p.small === 1 ? '' : 's'}`)} ${p.small === 1 ? 'is' : 'are'} not enough for another ${p.units}. So there ${p.large === 1 ? 'is' : 'are'} ${p.large} full ${p.large === 1 ? p.units : `${p.units}s`}.`,
        value,
        relation: 'same',
      },
    ]
  return [fits, nextStep('Subtract to find how many are left over.', `${t} - ${p.large * n} = ${p.small}`, value)]
}

/** Change between hours, minutes and seconds, days and weeks (4.MD.A.1). */
export const level: TopicLevel<Params> = {
  key: 'time_basics/7',
  version: 2,
  params,
  reject: (p) =>
    p.kind !== 'down' && (p.large < 2 || p.small < 2 || p.small === p.large || 2 * p.small === per(p))
      ? 'one of a unit, or a slip does no harm'
      : null,
  note: (p) => `${p.kind} ${p.units} ${p.large} ${p.small}`,
  prompt: (p, words) => ({ text: asks(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: `${p.kind === 'full' ? p.units : smaller[p.units]}s` }),
  widget: (p) => ({ after: `${p.kind === 'full' ? p.units : smaller[p.units]}${answer(p) === 1 ? '' : 's'}` }),
  distractors,
  hints,
  solution,
  load: (p) => (p.kind === 'down' ? (p.small === 0 ? 0 : 3) : 6) + p.large / 5,
}
