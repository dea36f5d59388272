import { yesNo } from '../../../values/items.ts'
import { matchedFaces } from '../../../tasks/match-faces.ts'
import { sortedInto, type SortedSets } from '../../../tasks/sort-into.ts'
import { panAmounts } from '../../../surfaces/balance-words.ts'
import { numberFace } from './match-solutions.ts'
import { equationText, names } from './solved-by.ts'
import type { MatchParams } from '../../../tasks/match-faces.ts'
import type { Pan } from './level-pan.ts'
import type { Params } from './numbers.ts'
import type { Amounts, Groups, Item, Match } from '../../../values/values.ts'

/** Looks for every whole number up to 2000 that solves it, by the equation without fractions, and asks whether the tried one is among them. */
export function oracle({ kind, a, c, tried }: Params): Item {
  const found: number[] = []
  for (let x = 0; x <= 2000; x++)
    if (kind === '+' ? x === c - a : kind === '-' ? x === c + a : kind === 'x' ? a * x === c : x === a * c)
      found.push(x)
  return yesNo(found.includes(tried))
}

const other = (p: Params): Item => yesNo(oracle(p).id !== 'yes')

export const wrong = {
  move_without_inverse: other,
  times_as_plus: other,
  equal_means_answer: other,
  slip_off_by_one: other,
}

/** The equations as they are read, told apart by the search of `oracle`. */
function solvedOrNot({ sets }: SortedSets<Params>): Groups {
  return sortedInto(names, sets.map(equationText), (text) => {
    const p = sets.find((each) => equationText(each) === text)
    return names[p !== undefined && oracle(p).id === 'yes' ? 0 : 1]
  })
}

/** Each equation with the one number that solves it, by the same search. */
function paired({ sets }: MatchParams<Params>): Match {
  return matchedFaces(sets.map(equationText), sets.map(numberFace), (left, right) =>
    sets.some(
      (p) =>
        equationText(p) === left &&
        sets.some((other) => numberFace(other) === right && oracle({ ...p, tried: other.tried }).id === 'yes'),
    ),
  )
}

/** Weighs box by box. */
function counted(p: Pan): Amounts {
  let weight = p.ones
  for (let box = 0; box < p.boxes; box++) weight += p.x
  return panAmounts({ boxes: 0, ones: weight }, p)
}

export const tasks = {
  solved_by: { oracle: solvedOrNot },
  match_solutions: { oracle: paired },
  level_pan: {
    oracle: counted,
    wrong: {
      stops_early: (p: Pan): Amounts => panAmounts(p, { boxes: 0, ones: p.ones + p.x }),
      times_as_plus: (p: Pan): Amounts => panAmounts(p, { boxes: 0, ones: p.ones + p.x + p.boxes }),
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1252444630
