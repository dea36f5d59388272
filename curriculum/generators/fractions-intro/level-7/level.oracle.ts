import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import { whole } from '../../../values/rational.ts'
import type { JumpsTo, OnLine } from './line-tasks.ts'
import { rational } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Match, Rational } from '../../../values/values.ts'

/** Hops in steps of 1/120 of the line, which every jump of the level is a multiple of. */
function landing(p: Params): number {
  let at = p.from * 120
  for (let i = 0; i < p.jumps; i++) at += (p.from === 0 ? 1 : -1) * (120 / p.bottom)
  return at
}

export function oracle(p: Params): Rational {
  return rational(landing(p), 120)
}

export const wrong = {
  count_marks_number_line: (p: Params): Rational[] => {
    const count = (landing(p) * p.bottom) / 120
    return [rational(count, p.bottom + 1), rational(count + 1, p.bottom)]
  },
  looks_alike: (p: Params): Rational => rational(p.jumps, p.bottom),
  reversed_order: (p: Params): Rational => rational(120, landing(p)),
}

/** Hops of one part, in 24ths of a whole. */
const reached = ({ top, bottom }: OnLine): number =>
  Array.from({ length: top }, () => 24 / bottom).reduce((at, hop) => at + hop, 0)

const atEnd = {
  oracle: (p: OnLine): Rational => rational(reached(p), 24),
  wrong: {
    count_marks_number_line: (p: OnLine): Rational => rational(reached({ ...p, top: p.top - 1 }), 24),
    slip_off_by_one: (p: OnLine): Rational => rational(reached({ ...p, top: p.top + 1 }), 24),
  },
}

export const tasks = {
  place_fraction: atEnd,
  jump_fraction: atEnd,
  match_jumps: {
    oracle: ({ sets }: MatchParams<OnLine>): Match =>
      matchedFaces(
        sets.map(({ top, bottom }) => `\\(\\frac{${top}}{${bottom}}\\)`),
        sets.map(({ top, bottom }) => `${top} ${top === 1 ? 'jump' : 'jumps'} of \\(\\frac{1}{${bottom}}\\)`),
        (left, right) => {
          const [n = 0, d = 1] = (left.match(/\d+/g) ?? []).map(Number)
          const [jumps = 0, , size = 1] = (right.match(/\d+/g) ?? []).map(Number)
          return reached({ top: n, bottom: d }) === reached({ top: jumps, bottom: size }) && d === size
        },
      ),
  },
  jumps_to: {
    oracle: (p: JumpsTo): Rational => {
      const end = p.wholes > 0 ? 24 * p.wholes : reached(p)
      let hops = 0
      for (let at = 0; at < end; at += 24 / p.bottom) hops++
      return whole(hops)
    },
    wrong: {
      count_marks_number_line: (p: JumpsTo): Rational => whole((p.wholes > 0 ? p.wholes * p.bottom : p.top) + 1),
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1917032024
