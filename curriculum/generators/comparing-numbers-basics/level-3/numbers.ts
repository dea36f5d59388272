import { baseTenBlocks } from '../../../figures/base-ten-blocks.ts'
import { byPlaces, comparingLevel, turned } from '../two-numbers.ts'
import type { Chance } from '../../../chance.ts'
import type { Pair } from '../two-numbers.ts'

export type Params = Pair

const kindOf = (p: Pair): number => {
  if (p.left === p.right) return 1
  if (Math.floor(p.left / 10) === Math.floor(p.right / 10)) return 1
  return Math.sign(turned(p.left) - turned(p.right)) === Math.sign(p.left - p.right) ? 0 : 2
}

/** Other tens first; then the same tens; then numbers whose order changes when they are read backwards. */
function params(chance: Chance, difficulty: number): Pair {
  const kind = Math.min(2, Math.max(0, Math.floor(difficulty * 2.6 + chance.unit() * 0.9 - 0.1)))
  const left = chance.int(11, 99)
  if (chance.happens(0.05)) return { left, right: left }
  let right = chance.int(10, 99)
  if (kind === 1) right = 10 * Math.floor(left / 10) + chance.int(0, 9)
  for (let i = 0; i < 30 && kindOf({ left, right }) !== kind; i++)
    right = kind === 1 ? 10 * Math.floor(left / 10) + chance.int(0, 9) : chance.int(10, 99)
  return { left, right }
}

/** Compare two-digit numbers with signs (1.NBT.B.3): as it was asked before the level had tasks. */
export const twoDigitSigns = comparingLevel(
  'comparing_numbers_basics/3',
  {
    params,
    load: kindOf,
    prompt: (p, words) => ({
      text: words.pick(['Which sign goes in the box?', 'Compare the two numbers.', 'Which sign makes this true?']),
      latex: `${p.left} \\;\\square\\; ${p.right}`,
    }),
    figure: (p) =>
      baseTenBlocks({
        numbers: [p.left, p.right].map((n) => ({ tens: Math.floor(n / 10), ones: n % 10 })),
        names: [String(p.left), String(p.right)],
      }),
  },
  byPlaces,
)
