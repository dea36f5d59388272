import { rational } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Writes out the wheel letter by letter and looks at each sector. */
function wheel(p: Params): string {
  return p.counts.map((c, i) => 'ABCDE'.charAt(i).repeat(c)).join('')
}

const wanted = (p: Params): string => p.wanted.map((i) => 'ABCDE'.charAt(i)).join('')

function fits(p: Params): boolean[] {
  return Array.from(wheel(p), (letter) => wanted(p).includes(letter) !== p.not)
}

export function oracle(p: Params): Rational {
  const all = fits(p)
  return rational(all.filter(Boolean).length, all.length)
}

export const wrong = {
  part_part_fraction: (p: Params): Rational => {
    const all = fits(p)
    return rational(all.filter(Boolean).length, all.filter((fit) => !fit).length)
  },
  equiprobability: (p: Params): Rational => {
    const kinds = [...new Set(wheel(p))]
    return rational(kinds.filter((letter) => wanted(p).includes(letter) !== p.not).length, kinds.length)
  },
  slip_off_by_one: (p: Params): Rational => {
    const all = fits(p)
    return rational(all.filter(Boolean).length + 1, all.length)
  },
  looks_alike: (p: Params): Rational => {
    const all = fits(p)
    return rational(all.filter((fit) => !fit).length, all.length)
  },
}
