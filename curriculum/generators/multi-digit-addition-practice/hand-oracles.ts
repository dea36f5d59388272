import { amounts } from '../../values/amounts.ts'
import { filled } from '../../values/filled.ts'
import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { walkedAlong, wrongJumps, type Jump } from '../open-line.ts'
import { countedOn, type Sum } from './column-sums.ts'
import { lineEnd, placesWork } from './places-mistake.ts'
import type { Amounts, Filled, Parts, Rational } from '../../values/values.ts'

/** So many ones joined to tens, ten at a time. */
function laid(n: number): Amounts {
  let [ten, one] = [0, n]
  for (; one >= 10; one -= 10) ten++
  return amounts({ ten, one }, 'exact', { ten: 10, one: 1 })
}

const jumpOf = ({ a, b }: Sum): Jump => ({ from: a, sign: '+', by: b })

/** What the tasks by hand must answer, and the wrong answers that they name. */
export const handTasks = {
  add_blocks: {
    oracle: (p: Sum): Amounts => laid(countedOn(p)),
    wrong: {
      no_carry: (p: Sum): Amounts => laid(countedOn(p) - 10),
      wrong_operation: (p: Sum): Amounts => laid(p.a > p.b ? p.a - p.b : p.b - p.a),
    },
  },
  jump_sum: {
    oracle: (p: Sum): Rational => walkedAlong(jumpOf(p)),
    wrong: {
      slip_place: (p: Sum): Rational[] => wrongJumps.slip_place(jumpOf(p)),
      wrong_operation: (p: Sum): Rational => wrongJumps.wrong_operation(jumpOf(p)),
    },
  },
} as const

/** Of the sentences with these two numbers and either sign, the ones whose end counting reaches. */
export function toldSum({ a, b }: Sum): Filled {
  const all = String(countedOn({ a, b }))
  return filled([String(a), '+', String(b), all], [String(b), '+', String(a), all])
}

/** The number of the open place, by trying; `sum` says what they make. */
export function triedPart(
  sumOf: (n: number, other: number) => number,
  { a, b, open }: Sum & { readonly open: 'first' | 'second' },
): Rational {
  const [all, known] = [sumOf(a, b), open === 'first' ? b : a]
  for (let n = 1; n < 1000; n++) if (sumOf(n, known) === all) return whole(n)
  throw new RangeError('no number fits')
}

/** The first line of work by places that counting does not confirm, with what it should end with. */
export function wrongPlace(addends: readonly number[], slip: string): Parts {
  const lines = placesWork(addends, slip)
  const counted = (numbers: readonly number[]): number => numbers.reduce((at, n) => countedOn({ a: at, b: n }), 0)
  const rights = [
    counted(addends.map((n) => Number(`${String(n)[0]}0`))),
    counted(addends.map((n) => Number(String(n)[1]))),
    counted(addends),
  ]
  const found = lines.findIndex((line, i) => lineEnd(line) !== rights[i])
  return {
    kind: 'parts',
    parts: [
      { value: item(String(found + 1), lines[found] ?? ''), weight: 50 },
      { value: whole(rights[found] ?? 0), weight: 50 },
    ],
  }
}

/** What the lines of work by places end with now. */
export const placeEnds = (addends: readonly number[], slip: string): Rational[] =>
  placesWork(addends, slip).map((line) => whole(lineEnd(line)))
