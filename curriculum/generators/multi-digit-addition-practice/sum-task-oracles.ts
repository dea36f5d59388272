import { amounts } from '../../values/amounts.ts'
import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { addingStories, type Counted } from './sum-stories.ts'
import { sumWork } from './sum-work.ts'
import type { Sum } from './column-sums.ts'
import type { Amounts, Item, Parts, Rational } from '../../values/values.ts'

interface Puzzle {
  readonly base: Sum
  readonly open: readonly { readonly number: number; readonly column: number }[]
}

const placeNames = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands'] as const
const numberNames = ['first number', 'second number', 'sum'] as const

/** Tries every digit in every open place until the sum is true; more than one way is an error of the puzzle. */
export function digitsTried({ base: { a, b }, open }: Puzzle): Amounts {
  const shown = [a, b, a + b]
  const bare = open.reduce<number[]>(
    (numbers, { number, column }) =>
      numbers.map((n, i) => (i === number ? n - (Math.floor(n / 10 ** column) % 10) * 10 ** column : n)),
    shown,
  )
  const ways: number[][] = []
  for (let code = 0; code < 10 ** open.length; code++) {
    const digits = open.map((_, i) => Math.floor(code / 10 ** i) % 10)
    const tried = bare.map((n, number) =>
      open.reduce((sum, one, i) => (one.number === number ? sum + (digits[i] ?? 0) * 10 ** one.column : sum), n),
    )
    if ((tried[0] ?? 0) + (tried[1] ?? 0) === tried[2]) ways.push(digits)
  }
  const [found] = ways
  if (found === undefined || ways.length > 1) throw new RangeError(`${ways.length} ways to fill the squares`)
  const named = open.map(({ number, column }, i) => [
    `${placeNames[column]} of the ${numberNames[number]}`,
    found[i] ?? 0,
  ])
  return amounts(Object.fromEntries(named), 'each')
}

/** The line that is off, found by cutting both numbers behind its column and adding what is left of them. */
export function wrongSumLine({ base, slip }: { readonly base: Sum; readonly slip: string }): Parts {
  const lines = sumWork(base, slip)
  const ends = lines.map((_, i) => {
    const size = 10 ** (i + 1)
    return Math.floor(((base.a % size) + (base.b % size)) / 10 ** i)
  })
  const found = lines.findIndex((line, i) => Number(/= (-?\d+)/.exec(line)?.[1]) !== ends[i])
  return {
    kind: 'parts',
    parts: [
      { value: item(String(found + 1), lines[found] ?? ''), weight: 50 },
      { value: whole(ends[found] ?? 0), weight: 50 },
    ],
  }
}

/** What the lines of the work end with now. */
export const lineEnds = ({ base, slip }: { readonly base: Sum; readonly slip: string }): Rational[] =>
  sumWork(base, slip).map((line) => whole(Number(/= (-?\d+)/.exec(line)?.[1])))

/** Of the stories, the one that asks for more than any number in it, by its last question. */
export function storyOf(
  things: readonly [Counted, ...Counted[]],
): (p: { readonly base: Sum; readonly thing: number; readonly fits: number }) => Item {
  return (p) => {
    const text = (addingStories[p.fits] ?? addingStories[0]).text(p.base, things[p.thing] ?? things[0])
    return /now\?$|in all\?$|at first\?$/.test(text) ? item('right', text) : item('none')
  }
}

/** The multiple of a place that the fewest steps of one lead to. */
export function nearestTo(place: number): (p: Sum) => Rational {
  return (p) => {
    for (let away = 0; ; away++) {
      const hit = [p.a + p.b - away, p.a + p.b + away].find((n) => n % place === 0)
      if (hit !== undefined) return whole(hit)
    }
  }
}
