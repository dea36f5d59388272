import { range } from '../../wrong-answer.ts'
import { emptyPlaces, expandedFormLevel, expandedText, mayAsk } from '../expanded-form.ts'
import type { Chance } from '../../../chance.ts'
import type { Expanded } from '../expanded-form.ts'

export type Params = Expanded

/** Four digits at first, then five and six, with more empty places. */
function params(chance: Chance, difficulty: number): Expanded {
  const length = Math.min(6, 4 + Math.floor(2.5 * difficulty + 0.7 * chance.unit()))
  const digits = range(1, length).map((i) => (i > 1 && chance.happens(0.15 + 0.3 * difficulty) ? 0 : chance.int(1, 9)))
  const n = Number(digits.join(''))
  const asks = chance.happens(0.45)
  const askable = range(1, length - 1).filter((at) => mayAsk(n, at))
  return { n, place: asks ? chance.pick(askable) : -1, turned: chance.happens(0.6 * difficulty) }
}

/** The parts of a number as they are matched with it. */
export const expandedParts = (n: number): string => `\\(${expandedText(n)}\\)`

/** Write large numbers in expanded form (4.NBT.A.2): as it was asked before the level had tasks. */
export const expandedLargeNumber = expandedFormLevel('place_value_intro/8', {
  params,
  reject: (p) =>
    p.n % 10 === Math.floor(p.n / 10) % 10
      ? 'equal digits hide a swap'
      : String(p.n).length - emptyPlaces(p.n) < 3
        ? 'too few parts'
        : null,
  load: (p) => 2 * String(p.n).length + emptyPlaces(p.n) + (p.turned ? 2 : 0),
})
