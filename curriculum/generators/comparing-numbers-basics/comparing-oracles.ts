import { groups, item, order } from '../../values/items.ts'
import { setOf } from '../../values/set.ts'
import { joined } from '../place-value-intro/place-oracles.ts'
import { lineOf, type Compared } from './wrong-sentence.ts'
import type { Digits } from './greatest-number.ts'
import type { Ordered } from './in-order.ts'
import type { Sorted } from './sort-numbers.ts'
import type { Opened } from './which-digits.ts'
import type { Amounts, Groups, Item, Order, SetOf } from '../../values/values.ts'

/** Takes out the one that is less than all that are left, as often as there is one. */
function picked({ numbers, from }: Ordered): Order {
  const left = [...numbers]
  const line: number[] = []
  while (left.length > 0) {
    const next = left.findIndex((n) => left.every((m) => (from === 'least' ? n <= m : n >= m)))
    line.push(...left.splice(next, 1))
  }
  return order(line.map((n) => item(String(n))))
}

/** The line whose sign or word does not hold, read from what is written. */
function untrue(p: Compared, by: 'words' | 'signs'): Item {
  const written = p.pairs.map((_, i) => lineOf(p, i, by))
  const found = written.findIndex((line) => {
    const [a = 0, b = 0] = (line.replaceAll('{,}', '').match(/\d+/g) ?? []).map(Number)
    return /<|less/.test(line) ? a >= b : a <= b
  })
  return item(String(found + 1), written[found] ?? '')
}

/** Writes each digit on offer into the open place and compares the texts, which are of one length. */
function tried({ n, place, bound, sign, first }: Opened): SetOf {
  const text = String(n)
  const fits = [0, 1, 2, 3, 4]
    .map((i) => first + i)
    .filter((digit) => {
      const at = text.length - 1 - place
      const written = text.slice(0, at) + String(digit) + text.slice(at + 1)
      return sign === '<' ? written < String(bound) : written > String(bound)
    })
  return setOf(fits.map((digit) => item(`digit ${digit}`)))
}

/** All numbers that the digits make, from the least up. */
function arranged(digits: readonly number[]): number[] {
  if (digits.length < 2) return [Number(digits.join(''))]
  return digits
    .flatMap((digit, i) => arranged(digits.toSpliced(i, 1)).map((rest) => Number(`${digit}${rest}`)))
    .toSorted((a, b) => a - b)
}

const best = ({ digits, wanted }: Digits): number => arranged(digits).at(wanted === 'least' ? 0 : -1) ?? 0

/** Compares the digits as texts of the same length, which order as the numbers do. */
function sortedOut({ bound, numbers }: Sorted): Groups {
  const isLess = (n: number): boolean => String(n).padStart(9, '0') < String(bound).padStart(9, '0')
  const members = (less: boolean): Item[] => numbers.filter((n) => isLess(n) === less).map((n) => item(`number ${n}`))
  return groups([
    [item('less'), members(true)],
    [item('greater'), members(false)],
  ])
}

/** What the tasks that several comparing levels share must answer, and the wrong answers that they name. */
export const comparingTasks = {
  in_order: { oracle: picked },
  wrong_sentence: { oracle: (p: Compared): Item => untrue(p, 'signs') },
  said_wrong: { oracle: (p: Compared): Item => untrue(p, 'words') },
  which_digits: { oracle: tried },
  sort_numbers: { oracle: sortedOut },
  greatest_number: {
    oracle: (p: Digits): Amounts => joined(best(p)),
    wrong: {
      reversed_order: (p: Digits): Amounts =>
        joined(best({ ...p, wanted: p.wanted === 'least' ? 'greatest' : 'least' })),
      teen_reversal: (p: Digits): Amounts => joined(Number(String(best(p)).replace(/(.)(.)$/, '$2$1'))),
    },
  },
} as const
