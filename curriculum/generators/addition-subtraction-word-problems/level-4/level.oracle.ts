import { yesNo } from '../../../values/items.ts'
import { tapeOfTwo } from '../../../values/tape.ts'
import { everyTrueLine, isAdded, otherLine } from '../story-oracles.ts'
import type { Compared } from './compare-tasks.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Amounts, Filled, Item, Rational } from '../../../values/values.ts'

/** Pairs off one of each until the smaller amount is used up; counts what is asked for. */
export function oracle(p: Params): Rational {
  let [long, short, pairs] = [p.large, p.small, 0]
  while (short > 0) {
    long--
    short--
    pairs++
  }
  if (p.asked === 'more' || p.asked === 'fewer') return whole(long)
  return whole(p.asked === 'plus' || p.asked === 'fewer_than' ? pairs + long : pairs)
}

/** The operation that the word suggests, or simply the other one. */
const other = (p: Params): Rational => {
  const rest = p.large - p.small
  switch (p.asked) {
    case 'more':
    case 'fewer':
      return whole(p.small + p.large)
    case 'plus':
    case 'fewer_than':
      return whole(p.small - rest)
    case 'minus':
    case 'more_than':
      return whole(p.large + rest)
  }
}

export const wrong = { keyword_operation: other, wrong_operation: other }

/** The three numbers of a comparison by pairing off, and the one that is asked. */
function paired(p: Params): { asked: number; numbers: readonly [number, number, number] } {
  const rest = Number(oracle({ ...p, asked: 'more' }).n)
  return { asked: Number(oracle(p).n), numbers: [p.large, p.small, rest] }
}

/** Both bars; turned around, the name of the one who has fewer stands at the longer bar with that one's own number. */
function bars(p: Compared, isTurned: boolean): Amounts {
  const { asked, numbers } = paired(p)
  const [large, small, rest] = numbers.map((n) => (n === asked ? '?' : String(n))) as [string, string, string]
  const [more, fewer] = [
    { name: p.more, label: large },
    { name: p.fewer, label: small },
  ]
  return isTurned ? tapeOfTwo(fewer, more, rest) : tapeOfTwo(more, fewer, rest)
}

interface Built {
  readonly base: Compared
}

export const tasks = {
  build_bars: {
    oracle: ({ base }: Built): Amounts => bars(base, false),
    wrong: { keyword_operation: ({ base }: Built): Amounts => bars(base, true) },
  },
  add_or_subtract: {
    oracle: (p: Compared): Item => isAdded(paired(p).asked, paired(p).numbers),
    wrong: {
      keyword_operation: (p: Compared): Item =>
        yesNo(paired(p).asked < Math.max(...paired(p).numbers), ['Add', 'Subtract']),
    },
  },
  number_sentence: {
    oracle: (p: Compared): Filled => everyTrueLine(paired(p).numbers),
    wrong: { keyword_operation: (p: Compared): Filled[] => otherLine(paired(p).asked, paired(p).numbers) },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1072100531
