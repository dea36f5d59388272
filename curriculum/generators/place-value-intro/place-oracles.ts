import { amounts } from '../../values/amounts.ts'
import { item, match } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { blocksWork } from './blocks-work.ts'
import type { Built } from './build-number.ts'
import type { Matched } from './match-numbers.ts'
import type { Broken } from './other-piles.ts'
import type { Amounts, Item, Match, Rational } from '../../values/values.ts'

const inOnes = { hundred: 100, ten: 10, one: 1 } as const

/** Blocks on the table, as an answer. */
function laid(hundred: number, ten: number, one: number): Amounts {
  return amounts({ hundred, ten, one }, 'exact', inOnes)
}

/** Counts so many small blocks out, and joins ten of a kind as long as there are ten. */
export function joined(n: number): Amounts {
  let [hundred, ten, one] = [0, 0, n]
  for (; one >= 10; one -= 10) ten++
  for (; ten >= 10; ten -= 10) hundred++
  return laid(hundred, ten, one)
}

const written = (n: number): [hundred: number, ten: number, one: number] => {
  const [h, t, o] = String(n).padStart(3, '0').split('').map(Number)
  return [h ?? 0, t ?? 0, o ?? 0]
}

const pictured = ([h, t, o]: readonly [number, number, number]): Item => item(`${h} ${t} ${o}`)

/** Of all ways to lay a number, the one with a ten or a hundred broken up as it lies there. */
function brokenUp({ n, piles }: Broken): Amounts {
  for (let hundred = 0; hundred <= 9; hundred++)
    for (let ten = 0; ten <= 19; ten++) {
      const one = n - 100 * hundred - 10 * ten
      const { hundreds, tens } = piles
      if (one >= 0 && hundred === hundreds && ten === tens) return laid(hundred, ten, one)
    }
  throw new RangeError(`${n} cannot be laid so`)
}

const countsOf = ({ amounts: { hundred = 0, ten = 0, one = 0 } }: Amounts): [number, number, number] => [
  hundred,
  ten,
  one,
]

/** One more or one fewer of the kind of which there are ten or more. */
const kept = ({ piles: { hundreds, tens, ones } }: Broken): [number, number, number] =>
  ones > 9 ? [hundreds, tens + 1, ones] : [hundreds + 1, tens, ones]
const lost = ({ piles: { hundreds, tens, ones } }: Broken): [number, number, number] =>
  ones > 9 ? [hundreds, tens, ones - 10] : [hundreds, tens - 10, ones]

/** The number of small blocks that fill up what is told, put there one at a time. */
function filledUp({ n, piles: { hundreds, tens, ones } }: Broken): Rational {
  const [step, told] = ones > 9 ? [1, 100 * hundreds + 10 * tens] : [10, 100 * hundreds + ones]
  let count = 0
  for (let there = told; there < n; there += step) count++
  return whole(count)
}

/** The line that is not what the worth of its blocks says, found by adding block by block. */
function wrongLine(n: number, slip: string): Item {
  const lines = blocksWork(n, slip)
  const each: Readonly<Record<string, number>> = { hundred: 100, ten: 10, one: 1 }
  const found = lines.findIndex((line) => {
    const said = Number(/\\\((\d+)\\\)/.exec(line)?.[1])
    const [, count, kind = ''] = /^(\d+) (hundred|ten|one)/.exec(line) ?? []
    if (count === undefined) return said !== n
    return Array.from({ length: Number(count) }, () => each[kind] ?? 0).reduce((sum, one) => sum + one, 0) !== said
  })
  return item(String(found + 1), lines[found] ?? '')
}

/** What the tasks that several levels share must answer, and the wrong answers that they name. */
export const placeTasks = {
  build_number: {
    oracle: ({ n }: Built): Amounts => joined(n),
    wrong: {
      teen_reversal: ({ n }: Built): Amounts => {
        const [h, t, o] = written(n)
        return laid(h, o, t)
      },
      face_value: ({ n }: Built): Amounts =>
        laid(
          0,
          0,
          written(n).reduce((sum, digit) => sum + digit, 0),
        ),
      slip_off_by_one: ({ n }: Built): Amounts[] => {
        const [h, t, o] = written(n)
        return [laid(h, t, o + 1), ...(o > 0 ? [laid(h, t, o - 1)] : [])]
      },
    },
  },
  trade_blocks: {
    oracle: ({ n }: Broken): Amounts => joined(n),
    wrong: {
      stops_early: (p: Broken): Amounts => laid(...lost(p)),
      looks_alike: (p: Broken): Amounts => laid(...kept(p)),
    },
  },
  another_way: {
    oracle: brokenUp,
    wrong: {
      stops_early: (p: Broken): Amounts => laid(...lost(p)),
      looks_alike: (p: Broken): Amounts => laid(...kept(p)),
    },
  },
  which_blocks: {
    oracle: (p: Broken): Item => pictured(countsOf(brokenUp(p))),
    wrong: {
      teen_reversal: ({ n }: Broken): Item => {
        const [h, t, o] = written(n)
        return pictured([h, o, t])
      },
      looks_alike: (p: Broken): Item => pictured(kept(p)),
      stops_early: (p: Broken): Item => pictured(lost(p)),
      face_value: ({ n }: Broken): Item => pictured([0, 0, written(n).reduce((sum, digit) => sum + digit, 0)]),
      slip_off_by_one: ({ piles: { hundreds, tens, ones } }: Broken): Item => pictured([hundreds, tens, ones + 1]),
    },
  },
  rest_of_number: {
    oracle: filledUp,
    wrong: {
      face_value: (p: Broken): Rational => whole(written(p.n)[p.piles.ones > 9 ? 2 : 1]),
      stops_early: (): Rational => whole(10),
    },
  },
} as const

/** The wrong line of blocks that somebody reads, for a level whose number is told by `numberOf`. */
export function readWrongTask<P>(numberOf: (p: P) => number) {
  return {
    oracle: ({ base, slip }: { readonly base: P; readonly slip: string }): Item => wrongLine(numberOf(base), slip),
  }
}

const worths = { hundred: 100, ten: 10, one: 1 } as const

/** What parts such as "3 tens and 4 ones", "ten and 4" or "300 + 40 + 7" come to. */
function summed(parts: string): number {
  const said = parts.replace(/[^\w+ ]/g, '').replace(/^ten and/, '10 and')
  return [...said.matchAll(/(\d+)(?: (hundred|ten|one))?/g)].reduce(
    (sum, [, count, kind]) => sum + Number(count) * (kind === undefined ? 1 : worths[kind as keyof typeof worths]),
    0,
  )
}

/** Numbers and parts belong together that come to the same; `parts` writes those of a number. */
export function matchTask(parts: (n: number) => string) {
  return {
    oracle: ({ numbers }: Matched): Match =>
      match(
        numbers.map((n) => {
          const fits = numbers.find((other) => summed(parts(other)) === n)
          return [item(`number ${n}`), item(`parts ${fits}`)] as const
        }),
      ),
  }
}
