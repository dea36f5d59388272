import {
  cellId,
  columnsOf,
  framePlaces,
  placesOf,
  printedAt,
  reachOf,
  rowsOf,
  type WrittenRow,
  type WrittenState,
} from '@polyhex/contract/exercises/responses/written'
import { cellName } from './written-words.ts'
import type { WrittenWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Value } from '../values/values.ts'

/** A printed number without open digits, in units of the last column. */
export const unitsOf = (printed: string, places: number): number =>
  Number(printed.replace('.', '')) * 10 ** (places - placesOf(printed))

/** Digits from the right; at least one. */
export const digitsUp = (n: number): number[] => [...String(n)].toReversed().map(Number)

/** The cells of a number whose last digit stands in a column, within the open cells of a row. */
function cellsOf(row: WrittenRow | undefined, n: number, lowest = 0, least = 1): Record<string, string> {
  const digits = [...String(n).padStart(least, '0')].toReversed()
  const cells: Record<string, string> = {}
  for (const [i, digit] of digits.entries())
    if (row?.open.includes(lowest + i) === true) cells[cellId(row.id, lowest + i)] = digit
  return cells
}

/** What is carried above each column of a sum. */
function carries(widget: WrittenWidget, numbers: readonly number[]): Record<number, number> {
  const carried: Record<number, number> = {}
  let carry = 0
  for (let column = 0; column < columnsOf(widget); column++) {
    if (carry > 0) carried[column] = carry
    const sum = numbers.reduce((total, n) => total + (digitsUp(n)[column] ?? 0), carry)
    carry = Math.floor(sum / 10)
  }
  return carried
}

/** What stands above a column of the number that is subtracted from, after all trades; only where it changed. */
function trades(top: number, bottom: number): Record<number, number> {
  const traded: Record<number, number> = {}
  const taken = digitsUp(bottom)
  let owed = 0
  for (const [column, digit] of digitsUp(top).entries()) {
    const left = digit - owed
    const short = left < (taken[column] ?? 0)
    owed = short ? 1 : 0
    const above = left + (short ? 10 : 0)
    if (above !== digit) traded[column] = above
  }
  return traded
}

/** What is carried above each digit of a number that is multiplied by one digit. */
function carriesOfProduct(first: number, digit: number): Record<number, number> {
  const carried: Record<number, number> = {}
  let carry = 0
  for (const [column, one] of digitsUp(first).entries()) {
    if (carry > 0) carried[column] = carry
    carry = Math.floor((one * digit + carry) / 10)
  }
  return carried
}

/** The rows of a long division: what is taken away at which place, and what is left with the digits brought down. */
function division(dividend: number, divisor: number): { taken: number; at: number; left: number; down: number }[] {
  const digits = digitsUp(dividend)
  const steps: { taken: number; at: number; left: number; down: number }[] = []
  let above = 0
  let at = digits.length
  const bringDown = (): void => {
    while (at > 0 && (above < divisor || at === digits.length)) {
      at -= 1
      above = above * 10 + (digits[at] ?? 0)
      if (above >= divisor) return
    }
  }
  bringDown()
  while (above >= divisor) {
    const taken = above - (above % divisor)
    const here = at
    above -= taken
    bringDown()
    steps.push({ taken, at: here, left: above, down: at })
  }
  return steps
}

const notes = (row: WrittenRow | undefined, above: Readonly<Record<number, number>>): Record<string, string> =>
  Object.fromEntries(
    (row?.open ?? []).flatMap((column) =>
      above[column] === undefined ? [] : [[cellId(row?.id ?? '', column), String(above[column])]],
    ),
  )

/** The whole frame as it is written by the usual way, from its numbers in units of the last column. */
function frameOf(widget: WrittenWidget, numbers: readonly number[], result: number): WrittenState {
  const rows = rowsOf(widget)
  const rowOf = (id: string): WrittenRow | undefined => rows.find((row) => row.id === id)
  const places = framePlaces(widget)
  const [first = 0, second = 0] = numbers
  const own = numbers.reduce<WrittenState>(
    (cells, n, i) => ({ ...cells, ...cellsOf(rowOf(`number${i + 1}`), n) }),
    cellsOf(rowOf('result'), result, 0, places + 1),
  )
  switch (widget.layout) {
    case 'add':
      return { ...notes(rowOf('carry'), carries(widget, numbers)), ...own }
    case 'subtract':
      return { ...notes(rowOf('trade'), trades(first, second)), ...own }
    case 'multiply': {
      const digits = digitsUp(second)
      if (digits.length === 1) return { ...notes(rowOf('carry'), carriesOfProduct(first, second)), ...own }
      return digits.reduce<WrittenState>(
        (cells, digit, i) => ({ ...cells, ...cellsOf(rowOf(`part${i + 1}`), first * digit * 10 ** i) }),
        own,
      )
    }
    case 'divide': {
      const left = widget.remainder ? cellsOf(rowOf('remainder'), first % second) : {}
      return division(first, second).reduce<WrittenState>(
        (cells, { taken, at, left: rest, down }, i) => ({
          ...cells,
          ...cellsOf(rowOf(`take${i + 1}`), taken, at),
          ...cellsOf(rowOf(`rest${i + 1}`), rest, down),
        }),
        { ...own, ...left },
      )
    }
  }
}

/** The printed number with its open digits filled in from amounts by the names of cells; null where one is not told. */
function filledIn(
  widget: WrittenWidget,
  printed: string,
  rowId: string,
  named: Readonly<Record<string, number>>,
): string | null {
  const places = framePlaces(widget)
  const row = rowsOf(widget).find(({ id }) => id === rowId)
  const reach = reachOf(printed, places)
  const digits = Array.from({ length: reach }, (_, i) => {
    const column = reach - 1 - i
    const sign = printedAt(printed, column, places)
    if (sign !== '?') return sign
    return row === undefined ? null : (named[cellName(widget, row, column)] ?? null)
  })
  return digits.includes(null) ? null : digits.join('')
}

/** The frame that shows an answer: a number, or the open digits of a puzzle by their names. Null for any other value. */
export function solvedFrame(widget: WrittenWidget, answer: Value): WrittenState | null {
  const places = framePlaces(widget)
  if (answer.kind === 'amounts') {
    const named = answer.amounts
    if (widget.layout === 'divide' && widget.remainder) {
      const [dividend = 0, divisor = 1] = widget.operands.map(Number)
      return frameOf(widget, [dividend, divisor], named['quotient'] ?? 0)
    }
    const numbers = widget.operands.map((operand, i) => filledIn(widget, operand, `number${i + 1}`, named))
    const result = filledIn(widget, widget.result ?? '', 'result', named)
    if (result === null || numbers.includes(null)) return null
    return frameOf(widget, numbers.map(Number), Number(result))
  }
  const value = answer.kind === 'decimal' ? answer.value : answer
  if (value.kind !== 'rational' || widget.result !== null) return null
  const scaled = value.n * 10n ** BigInt(places)
  if (scaled % value.d !== 0n || scaled < 0n) return null
  const numbers = widget.operands.map((operand) => unitsOf(operand, places))
  const result = Number(scaled / value.d)
  return String(result).length > columnsOf(widget) ? null : frameOf(widget, numbers, result)
}
