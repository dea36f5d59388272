import { rational } from '../../../values/rational.ts'
import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import { sortedInto, type SortedSets } from '../../../tasks/sort-into.ts'
import { item } from '../../../values/items.ts'
import { equationText, names } from './greater-or-less.ts'
import { undo } from './undoing.ts'
import { workOf } from './wrong-line.ts'
import type { Params } from './numbers.ts'
import type { Groups, Item, Match, Rational } from '../../../values/values.ts'

/** Tries n/d for small d, on the equation with all denominators cleared. */
export function oracle(p: Params): Rational {
  const [an, ad] = [p.an, p.ad]
  const value = (n: number, d: number): number =>
    p.kind === '+'
      ? n / d + an / ad
      : p.kind === '-'
        ? n / d - an / ad
        : p.kind === 'x'
          ? (n * an) / (d * ad)
          : (n * ad) / (d * an)
  const goal = value(p.xn, p.xd)
  for (const d of [1, 2, 4, 5, 8, 10, 20, 25, 50, 100])
    for (let n = 1; n <= 12 * d; n++) if (Math.abs(value(n, d) - goal) < 1e-9) return rational(n, d)
  throw new RangeError('no simple fraction fits')
}

type Four = readonly [bigint, bigint, bigint, bigint]
const pair = (r: Rational, p: Params): Four => [r.n, r.d, BigInt(p.an), BigInt(p.ad)]
const right = (p: Params): Rational => {
  const [n, d, an, ad] = [BigInt(p.xn), BigInt(p.xd), BigInt(p.an), BigInt(p.ad)]
  if (p.kind === 'x') return rational(n * an, d * ad)
  if (p.kind === ':') return rational(n * ad, d * an)
  return rational(p.kind === '+' ? n * ad + an * d : n * ad - an * d, d * ad)
}

export const wrong = {
  equal_means_answer: right,
  move_without_inverse: (p: Params): Rational => {
    const [n, d, an, ad] = pair(right(p), p)
    if (p.kind === 'x') return rational(n * an, d * ad)
    if (p.kind === ':') return rational(n * ad, d * an)
    return rational(p.kind === '+' ? n * ad + an * d : n * ad - an * d, d * ad)
  },
  divide_wrong_way: (p: Params): Rational => {
    const [n, d, an, ad] = pair(right(p), p)
    return rational(p.kind === 'x' ? n * ad - an * d : n * ad + an * d, d * ad)
  },
}

/** Compares the solution, found by trying, with the right side as a decimal. */
function compared({ sets }: SortedSets<Params>): Groups {
  return sortedInto(names, sets.map(equationText), (text) => {
    const p = sets.find((each) => equationText(each) === text)
    if (p === undefined) throw new RangeError(text)
    const [x, b] = [oracle(p), right(p)]
    return names[Number(x.n) / Number(x.d) > Number(b.n) / Number(b.d) ? 0 : 1]
  })
}

/** Each step is done to the right side, and what comes out is put into the equation: it must be the solution. */
function undone({ sets }: MatchParams<Params>): Match {
  const value = (r: Rational): number => Number(r.n) / Number(r.d)
  return matchedFaces(sets.map(equationText), sets.map(undo), (left, step) => {
    const p = sets.find((each) => equationText(each) === left)
    const by = sets.find((each) => undo(each) === step)
    if (p === undefined || by === undefined) return false
    const [b, a] = [value(right(p)), by.an / by.ad]
    const verb = step.split(' ', 1)[0]
    const x = verb === 'Subtract' ? b - a : verb === 'Add' ? b + a : verb === 'Divide' ? b / a : b * a
    return Math.abs(x - value(oracle(p))) < 1e-9
  })
}

/** The first line that is not the one of a right solution. */
function brokenLine({ base, slip }: { readonly base: Params; readonly slip: string }): Item {
  const [work, sound] = [workOf(base, slip), workOf(base, null)]
  const place = work.findIndex((line) => !sound.includes(line))
  return item(String(place + 1), work[place] ?? '')
}

export const tasks = {
  greater_or_less: { oracle: compared },
  match_steps: { oracle: undone },
  wrong_line: { oracle: brokenLine },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3500424239
