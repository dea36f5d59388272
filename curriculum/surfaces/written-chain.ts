import {
  cellId,
  columnsOf,
  rowsOf,
  takesOf,
  type WrittenRow,
  type WrittenState,
} from '@polyhex/contract/exercises/responses/written'
import { digitsUp } from './written-solution.ts'
import { columnName } from './written-words.ts'
import type { WrittenWidget } from '@polyhex/contract/exercises/surface-widgets'

/** A number in a row: its digits read from left to right, and the column in which it ends. */
interface Standing {
  readonly number: number
  readonly lowest: number
}

/** What stands in a row; null where nothing does, or with a hole in it. */
export function standingIn(row: WrittenRow | undefined, state: WrittenState): Standing | null {
  const filled = (row?.open ?? []).filter((column) => (state[cellId(row?.id ?? '', column)] ?? '') !== '')
  const [highest, lowest] = [filled[0], filled.at(-1)]
  if (row === undefined || highest === undefined || lowest === undefined) return null
  if (filled.length !== highest - lowest + 1) return null
  return { number: Number(filled.map((column) => state[cellId(row.id, column)]).join('')), lowest }
}

/**
 * The first row of a long division that does not follow from the child's own rows above it, in words; null where every row that is
 * written follows. What is taken away is the divisor times the child's own digit; what is left is the difference with
 * the next digits of the dividend brought down.
 */
export function firstBrokenRow(widget: WrittenWidget, state: WrittenState): string | null {
  const rows = rowsOf(widget)
  const rowOf = (id: string): WrittenRow | undefined => rows.find((row) => row.id === id)
  const [dividend = 0, divisor = 1] = widget.operands.map(Number)
  const digits = digitsUp(dividend)
  const upTo = (column: number, from: number, start: number): number => {
    let number = start
    for (let at = from; at >= column; at--) number = number * 10 + (digits[at] ?? 0)
    return number
  }
  let above: Standing | null = null
  for (let i = 1; i <= takesOf(widget); i++) {
    const taken = standingIn(rowOf(`take${i}`), state)
    if (taken === null) return null
    const quotient = Number(state[cellId('result', taken.lowest)] ?? 0)
    const place = columnName(widget, taken.lowest)
    if (quotient * divisor !== taken.number)
      return `Look at row ${2 * i - 1} of your work. It should be \\(${divisor}\\) times the digit that you wrote above the ${place}.`
    const from: number = above === null ? upTo(taken.lowest, columnsOf(widget) - 1, 0) : above.number
    if (from < taken.number) return `Look at row ${2 * i - 1} of your work. You took away more than there is.`
    const rest = standingIn(rowOf(`rest${i}`), state)
    if (rest === null) return null
    const left = upTo(rest.lowest, taken.lowest - 1, from - taken.number)
    if (left !== rest.number)
      return `Look at row ${2 * i} of your work. Subtract once more, then bring down the next digit.`
    above = rest
  }
  return null
}
