import { wholeText } from '../../../notation/number-latex.ts'
import { byPlaces, comparingLevel } from '../two-numbers.ts'
import type { Chance } from '../../../chance.ts'
import type { Pair } from '../two-numbers.ts'

export type Params = Pair

/** Other lengths at first; then more and more digits are the same from the left. */
function params(chance: Chance, difficulty: number): Pair {
  const places = Math.min(6, 4 + Math.floor(2.4 * difficulty + 0.6 * chance.unit()))
  const left = chance.int(10 ** (places - 1) + 1, 10 ** places - 1)
  const same = Math.min(places - 2, Math.floor(difficulty * 4.5 + chance.unit() * 1.2 - 0.6))
  if (chance.happens(0.04)) return { left, right: left }
  if (same < 0) return { left, right: chance.int(10 ** (places - 2), 10 ** places - 1) }
  const open = 10 ** (places - same)
  return { left, right: left - (left % open) + chance.int(same === 0 ? open / 10 : 0, open - 1) }
}

const shared = (p: Pair): number => {
  const [a, b] = [String(p.left), String(p.right)]
  if (a.length !== b.length) return -1
  const at = [...a].findIndex((digit, i) => digit !== b[i])
  return at < 0 ? a.length : at
}

/** Compare numbers to a million (4.NBT.A.2): as it was asked before the level had tasks. */
export const largeNumberSigns = comparingLevel(
  'comparing_numbers_basics/5',
  {
    params,
    load: (p) => 2 * shared(p) + String(p.left).length,
    formsLeftOut: { ordering: 'One sign between two numbers is not a row of things to put in order.' },
    prompt: (p, words) => ({
      text: words.pick([
        'Which sign goes in the box?',
        'Compare the two numbers place by place.',
        'Which sign makes this a true statement?',
      ]),
      latex: `${wholeText(p.left)} \\;\\square\\; ${wholeText(p.right)}`,
    }),
  },
  byPlaces,
)
