import { filled } from '../../../values/filled.ts'
import { setOf } from '../../../values/set.ts'
import { pairPicture, type Grid, type Pair } from './place-tasks.ts'
import { item } from '../../../values/items.ts'
import { whereItIs } from './numbers.ts'
import type { Params } from './numbers.ts'
import type { Filled, Item, SetOf } from '../../../values/values.ts'

/** Reads the columns and rows that the picture tells in words, and compares the two places. */
export function oracle(p: Params): Item {
  const alt = whereItIs.figure?.(p, 'choice')?.alt ?? ''
  const covers = /The (\w+) covers a part of the (\w+)/.exec(alt)
  if (covers) return item(covers[1] === p.middle ? 'behind' : 'in front')
  const top = /Top row: (?:the )?(\w+)/.exec(alt)?.[1]
  const last = /(?:Last|Bottom) row: (?:the )?(\w+)/.exec(alt)?.[1]
  const next = /(?:left|right): (\w+)/.exec(alt)?.[1]
  if (p.asked === 'which')
    return item({ above: top, below: last, beside: next, 'in front': '', behind: '' }[p.place] ?? '')
  return item(top === undefined ? 'beside' : top === p.middle ? 'below' : 'above')
}

/** Goes over the rows from top to bottom until the shape is met, and looks beside it. */
function beside({ shapes, from, way }: Grid): SetOf {
  const rows = [shapes.slice(0, 3), shapes.slice(3, 6), shapes.slice(6)]
  const row = rows.findIndex((one) => one.includes(shapes[from] as never))
  const column = rows[row]?.indexOf(shapes[from] as never) ?? 0
  const found =
    way === 'above'
      ? rows[row - 1]?.[column]
      : way === 'below'
        ? rows[row + 1]?.[column]
        : rows[row]?.[way === 'left of' ? column - 1 : column + 1]
  return setOf([item(String(shapes.indexOf(found as never)))])
}

/** Reads what the picture tells, from the top or from the left. */
function inOrder(p: Pick<Pair, 'first' | 'second' | 'way'>): [string, string] {
  const { alt } = pairPicture(p)
  const [, one = '', two = ''] = /(?:Top row|right): (\w+)(?:\. Bottom row: |, )(\w+)/.exec(alt) ?? []
  return p.way === 'above' || p.way === 'left of' ? [one, two] : [two, one]
}

export const tasks = {
  tap_place: { oracle: beside },
  say_place: { oracle: (p: Pair): Filled => filled(inOrder(p)) },
  which_picture: {
    oracle: (p: Pair): Item => {
      const [first, second] = inOrder(p)
      return item(`${first} ${p.way} ${second}`)
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1774856055
