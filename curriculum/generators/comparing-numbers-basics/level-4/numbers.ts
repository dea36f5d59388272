import { byPlaces, comparingLevel, turned } from '../two-numbers.ts'
import type { Chance } from '../../../chance.ts'
import type { Pair } from '../two-numbers.ts'

export type Params = Pair

/** The hundreds differ at first; then the tens decide, then the ones, then digits change places. */
function params(chance: Chance, difficulty: number): Pair {
  const kind = difficulty * 2.7 + chance.unit() * 0.9 - 0.3
  const left = chance.int(101, 999)
  if (chance.happens(0.05)) return { left, right: left }
  if (kind < 0.8) return { left, right: chance.int(100, 999) }
  if (kind < 1.6) return { left, right: 100 * Math.floor(left / 100) + chance.int(0, 99) }
  if (kind < 2.2) return { left, right: 10 * Math.floor(left / 10) + chance.int(0, 9) }
  return { left, right: turned(left) }
}

const shared = (p: Pair): number => {
  const [a, b] = [String(p.left), String(p.right)]
  return [0, 1, 2].findIndex((i) => a[i] !== b[i])
}

/** Compare three-digit numbers by place (2.NBT.A.4): as it was asked before the level had tasks. */
export const threeDigitSigns = comparingLevel(
  'comparing_numbers_basics/4',
  {
    params,
    load: (p) => (p.left === p.right ? 1.5 : shared(p) + (turned(p.left) === p.right ? 1.5 : 0)),
    formsLeftOut: { ordering: 'One sign between two numbers is not a row of things to put in order.' },
    prompt: (p, words) => ({
      text: words.pick([
        'Which sign goes in the box?',
        'Compare the two numbers place by place.',
        'Which sign makes this true?',
      ]),
      latex: `${p.left} \\;\\square\\; ${p.right}`,
    }),
  },
  byPlaces,
)
