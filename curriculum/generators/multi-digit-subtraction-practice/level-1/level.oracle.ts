import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import { sortedClaims, type SortParams } from '../../../tasks/true-false-sort.ts'
import { subtractionTasks } from '../../picture-numbers-subtraction-intro/subtraction-oracles.ts'
import { jumpBack } from '../difference-oracles.ts'
import type { SameLeft } from './plain-tens.ts'
import { whole } from '../../../values/rational.ts'
import type { Groups, Match, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Counts back one by one. */
export function oracle(p: Params): Rational {
  if (p.kind === 'missing') {
    let taken = 0
    while (p.top - taken !== p.top - p.bottom) taken++
    return whole(taken)
  }
  let at = p.top
  for (let i = 0; i < p.bottom; i++) at--
  return whole(at)
}

export const wrong = {
  wrong_operation: (p: Params): Rational => whole(p.kind === 'missing' ? 2 * p.top - p.bottom : p.bottom + p.top),
}

/** What a difference in writing leaves, by counting up. */
function leftOver(text: string): number {
  const [top = 0, bottom = 0] = (text.match(/\d+/g) ?? []).map(Number)
  let left = 0
  for (let at = bottom; at < top; at++) left++
  return left
}

export const tasks = {
  take_blocks: subtractionTasks.take_blocks,
  jump_back: jumpBack,
  same_left: {
    oracle: ({ sets }: MatchParams<SameLeft>): Match =>
      matchedFaces(
        sets.map((p) => `\\(${p.top} - ${p.bottom}\\)`),
        sets.map((p) => `\\(${p.top + p.moved} - ${p.bottom + p.moved}\\)`),
        (one, other) => leftOver(one) === leftOver(other),
      ),
  },
  true_tens: {
    oracle: ({ claims }: SortParams): Groups =>
      sortedClaims(
        claims.map(({ text }) => text),
        (text) => leftOver(text) === Number(/= (\d+)/.exec(text)?.[1]),
      ),
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1435149273
