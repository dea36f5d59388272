import { venn } from '../../figures/venn.ts'
import type { Chance } from '../../chance.ts'
import type { Figure } from '../../values/values.ts'

/** Members of a group: only in the first event, in both, only in the second, in neither. */
export interface TwoEvents {
  readonly first: number
  readonly both: number
  readonly second: number
  readonly outside: number
  readonly group: number
}

export const groups = [
  { who: 'students', a: 'piano', b: 'drums', does: 'play' },
  { who: 'students', a: 'French', b: 'Spanish', does: 'learn' },
  { who: 'hikers', a: 'a map', b: 'a compass', does: 'carry' },
  { who: 'families', a: 'a cat', b: 'a dog', does: 'have' },
  { who: 'visitors', a: 'the museum', b: 'the tower', does: 'visit' },
  { who: 'players', a: 'chess', b: 'checkers', does: 'play' },
] as const

export const groupOf = (p: TwoEvents): (typeof groups)[number] => groups[p.group] as (typeof groups)[number]
export const all = (p: TwoEvents): number => p.first + p.both + p.second + p.outside
export const inFirst = (p: TwoEvents): number => p.first + p.both
export const inSecond = (p: TwoEvents): number => p.second + p.both
export const either = (p: TwoEvents): number => p.first + p.both + p.second

export function twoEvents(chance: Chance, difficulty: number): TwoEvents {
  const most = 8 + Math.round(12 * difficulty)
  return {
    first: chance.int(2, most),
    both: chance.int(2, 4 + Math.round(6 * difficulty)),
    second: chance.int(2, most),
    outside: chance.int(1, most),
    group: chance.int(0, groups.length - 1),
  }
}

export const eventsFault = (p: TwoEvents): string | null =>
  new Set([p.first, p.both, p.second, p.outside]).size < 4 || inFirst(p) === inSecond(p)
    ? 'regions that are equal'
    : null

const short = (name: string): string => name.replace(/^(a|the) /, '')
export const vennOf = (p: TwoEvents, shown: 'regions' | 'both'): Figure =>
  venn({
    names: [short(groupOf(p).a), short(groupOf(p).b)],
    first: shown === 'regions' ? String(p.first) : null,
    both: String(p.both),
    second: shown === 'regions' ? String(p.second) : null,
    outside: shown === 'regions' ? String(p.outside) : null,
  })
