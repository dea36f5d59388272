import { matchFaces } from '../../../tasks/match-faces.ts'
import { trueFalseSort } from '../../../tasks/true-false-sort.ts'
import { text } from '../written.ts'
import { roundedDecimals, type Params } from './numbers.ts'
import type { LevelTask, Numbers } from '../../../tasks/task.ts'

const numbers: Numbers<Params> = roundedDecimals
const names = ['whole number', 'tenth', 'hundredth'] as const
const step = (p: Params): number => 10 ** (p.places - p.to)
const nearest = (p: Params): number => Math.floor(p.units / step(p) + 0.5)
const other = (p: Params): number => (nearest(p) * step(p) > p.units ? nearest(p) - 1 : nearest(p) + 1)
const shown = (p: Params): string => text(p.units, p.places)
const told = (p: Params): string => `\\(${shown(p)}\\) to the nearest ${names[p.to]}`
const next = (p: Params): string =>
  shown(p)
    .replace('.', '')
    .at(-(p.places - p.to)) ?? '0'

/** Match what is asked with the rounded number: the same digits rounded at other places (5.NBT.A.4). */
export const matchRounded: LevelTask = matchFaces<Params>(numbers, {
  id: 'match_rounded',
  version: 1,
  band: [0, 1],
  left: told,
  right: (p) => `\\(${text(nearest(p), p.to)}\\)`,
  means: (p) => text(nearest(p), p.to),
  most: 4,
  asks: [
    'Match each task with its rounded number.',
    'Which rounded number belongs to which decimal? Match them.',
    'Round each decimal, and match it.',
  ],
  hints: ['How many places stay after the point?', 'Look only at the digit right after that place.'],
  because: (p) => `${told(p)}: the next digit is ${next(p)}, so it rounds to \\(${text(nearest(p), p.to)}\\).`,
  why: (p, q) => `${told(p)} is \\(${text(nearest(p), p.to)}\\), and ${told(q)} is \\(${text(nearest(q), q.to)}\\).`,
})

/** Rounded numbers are checked: cut off, rounded the wrong way, left with a place too many (5.NBT.A.4). */
export const trueRounded: LevelTask = trueFalseSort<Params>(numbers, {
  id: 'true_rounded',
  version: 1,
  sets: 'each',
  most: 5,
  claims: (p) =>
    [
      { value: nearest(p), misconception: 'round_double' },
      { value: other(p), misconception: 'round_double' },
      { value: nearest(p) + (nearest(p) > other(p) ? 1 : -1), misconception: 'looks_alike' },
    ]
      .filter(({ value }) => value >= 0)
      .map(({ value, misconception }) => ({
        text: `${told(p)} is \\(${text(value, p.to)}\\)`,
        isTrue: value === nearest(p),
        misconception,
        why: `The next digit is ${next(p)}, so it rounds to \\(${text(nearest(p), p.to)}\\).`,
      })),
  asks: () => [
    'Which are rounded correctly? Sort them.',
    'True or not true? Round each decimal once more.',
    'Check each rounded number. Is it true?',
  ],
  hints: ['Look only at the digit right after the place.', '5 or more goes up, less than 5 stays.'],
})
