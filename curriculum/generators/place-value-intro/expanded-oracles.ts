import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { worthWork } from './worth-work.ts'
import type { Expanded } from './expanded-form.ts'
import type { Item, Parts, Rational } from '../../values/values.ts'

/** Takes the largest round number away as often as it goes, then the next smaller one. */
function takenApart(n: number): number[] {
  const parts: number[] = []
  let left = n
  for (let each = 10 ** (String(n).length - 1); each >= 1; each /= 10) {
    let part = 0
    for (; left >= each; left -= each) part += each
    parts.push(part)
  }
  return parts
}

const summed = (parts: readonly number[]): Item => item(parts.filter((part) => part > 0).join('+'))

/** The digits at two places, counted from the right, changed. */
function changed(n: number, a: number, b: number): number {
  const digits = [...String(n)].toReversed()
  return Number(
    digits
      .map((digit, i) => (i === a ? digits[b] : i === b ? digits[a] : digit))
      .toReversed()
      .join(''),
  )
}

const each: Readonly<Record<string, number>> = {
  ones: 1,
  tens: 10,
  hundreds: 100,
  thousands: 1000,
  'ten thousands': 10_000,
  'hundred thousands': 100_000,
}

/** The line whose digit, counted out at its place, is not worth what is said. */
export function wrongWorth(n: number, slip: string): Item {
  const lines = worthWork(n, slip)
  const found = lines.findIndex((line) => {
    const [, digit, place = '', said = ''] =
      /^The \\\((\d)\\\) in the ([a-z ]+) is worth \\\(([\d{},]+)\\\)/.exec(line) ?? []
    let worth = 0
    for (let i = 0; i < Number(digit); i++) worth += each[place] ?? 0
    return worth !== Number(said.replace(/[^\d]/g, ''))
  })
  return item(String(found + 1), lines[found] ?? '')
}

/** What the tasks of expanded form must answer, and the wrong answers that they name. */
export const expandedTasks = {
  expanded_cells: {
    oracle: ({ n }: Expanded): Parts => ({
      kind: 'parts',
      parts: takenApart(n).map((part, i) => ({ value: whole(part), weight: i === 0 ? 34 : 33 })),
    }),
    wrong: { face_value: ({ n }: Expanded): Rational[] => [...String(n)].map((digit) => whole(Number(digit))) },
  },
  which_sum: {
    oracle: ({ n }: Expanded): Item => summed(takenApart(n)),
    wrong: {
      face_value: ({ n }: Expanded): Item => summed([...String(n)].map(Number)),
      teen_reversal: ({ n }: Expanded): Item[] =>
        [changed(n, 0, 1), changed(n, 1, 2)].map((other) => summed(takenApart(other))),
      looks_alike: ({ n }: Expanded): Item[] => takenApart(n).map((part, i, parts) => summed(parts.with(i, 10 * part))),
    },
  },
  worth_wrong: {
    oracle: ({ base, slip }: { readonly base: { readonly n: number }; readonly slip: string }): Item =>
      wrongWorth(base.n, slip),
  },
} as const
