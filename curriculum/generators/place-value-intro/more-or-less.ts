import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** `n` and the number that is `change` more (or less, when negative): 10 or 100. */
export interface Change {
  readonly n: number
  readonly change: number
}

const answer = (p: Change): number => p.n + p.change
const size = (p: Change): number => Math.abs(p.change)
const unit = (p: Change): string => (size(p) === 10 ? 'ten' : 'hundred')
const more = (p: Change): boolean => p.change > 0
const digitOf = (n: number, p: Change): number => Math.floor(n / size(p)) % 10
/** True when the digit of that place goes over nine or under zero. */
export function crosses(p: Change): boolean {
  return Math.floor(p.n / (10 * size(p))) !== Math.floor(answer(p) / (10 * size(p)))
}

function distractors(p: Change): Distractor[] {
  const a = answer(p)
  const swapped = a - (a % 100) + 10 * (a % 10) + (Math.floor(a / 10) % 10)
  const other = size(p) === 10 ? 100 : 10
  return [
    wrongAnswer(
      whole(p.n - p.change),
      'reversed_order',
      more(p)
        ? 'That is less. More means the number gets larger.'
        : 'That is more. Less means the number gets smaller.',
    ),
    wrongAnswer(
      whole(p.n + Math.sign(p.change)),
      'face_value',
      `Only the ones changed. A ${unit(p)} changes the ${unit(p)}s digit.`,
    ),
    ...(p.n >= 100 || other === 10
      ? [
          wrongAnswer(
            whole(p.n + Math.sign(p.change) * other),
            'looks_alike',
            `That is a ${other === 10 ? 'ten' : 'hundred'}. A ${unit(p)} is asked for.`,
          ),
        ]
      : []),
    ...(swapped === a || a < 10
      ? []
      : [wrongAnswer(whole(swapped), 'teen_reversal', 'The tens and the ones changed places.')]),
    wrongAnswer(whole(a + p.change), 'near', `That is two ${unit(p)}s ${more(p) ? 'more' : 'less'}.`),
  ].filter(({ value }) => value.kind === 'rational' && value.n >= 0n)
}

function hints(p: Change): Hint[] {
  return [
    { text: `Which digit tells the ${unit(p)}s?` },
    {
      text: crosses(p)
        ? `The ${unit(p)}s digit is ${digitOf(p.n, p)}. Going ${more(p) ? 'up' : 'down'} changes the next place too.`
        : `The ${unit(p)}s digit goes ${more(p) ? 'up' : 'down'} by one. All other digits stay the same.`,
    },
    { text: `Find \\(${p.n} ${more(p) ? '+' : '-'} ${size(p)}\\).` },
  ]
}

function solution(p: Change, picture?: Figure): Step[] {
  return [
    nextStep(
      `\\(${p.n}\\) has ${Math.floor(p.n / size(p)) === 1 ? `1 ${unit(p)}` : `${Math.floor(p.n / size(p))} ${unit(p)}s`}. The ${more(p) ? 'new number has one more' : 'new number has one fewer'}.`,
    ),
    nextStep(
      `So ${size(p)} ${more(p) ? 'more' : 'less'} than \\(${p.n}\\) is \\(${answer(p)}\\). The ones stay the same.`,
      `${p.n} ${more(p) ? '+' : '-'} ${size(p)} = ${answer(p)}`,
      whole(answer(p)),
      picture,
    ),
  ]
}

const named = (p: Change): string => `${size(p)} ${more(p) ? 'more' : 'less'} than \\(${p.n}\\)`

/** A level of ten or a hundred more or less; the picture is drawn before and after, where there is one. */
export function moreOrLessLevel(
  key: TopicLevelKey,
  settings: Pick<TopicLevel<Change>, 'params' | 'load'> & {
    readonly space?: number
    readonly picture?: (p: Change, found: boolean) => Figure
  },
): TopicLevel<Change> {
  const { picture, space, ...rest } = settings
  return {
    key,
    version: 1,
    ...rest,
    ...(space === undefined ? {} : { space }),
    note: (p) => `${p.n} ${p.change}`,
    prompt: (p, words) => ({
      text: words.pick([
        `What is ${named(p)}?`,
        `Find the number that is ${named(p)}.`,
        `Which number is ${named(p)}?`,
      ]),
    }),
    answer: (p) => whole(answer(p)),
    forms: ['numeric', 'choice'],
    distractors,
    hints,
    solution: (p) => solution(p, picture?.(p, true)),
    ...(picture === undefined ? {} : { figure: (p: Change) => picture(p, false) }),
  }
}

/** Counts on or back one by one: the route of the oracles. */
export function stepByStep(p: Change): number {
  let at = p.n
  for (let i = 0; i < Math.abs(p.change); i++) at += p.change > 0 ? 1 : -1
  return at
}

/** The wrong rules, from the counted number and its digits. */
export const wrongChanges = {
  reversed_order: (p: Change): Rational => whole(stepByStep({ ...p, change: -p.change })),
  face_value: (p: Change): Rational => whole(stepByStep({ ...p, change: Math.sign(p.change) })),
  teen_reversal: (p: Change): Rational => whole(Number(String(stepByStep(p)).replace(/(.)(.)$/, '$2$1'))),
}
