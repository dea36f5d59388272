import {
  cellId,
  columnsOf,
  rowsOf,
  type WrittenRow,
  type WrittenState,
} from '@polyhex/contract/exercises/responses/written'
import { firstBrokenRow } from './written-chain.ts'
import { digitsUp, solvedFrame } from './written-solution.ts'
import { columnName, resultName } from './written-words.ts'
import { writingOrder } from './written-hand.ts'
import type { WrittenWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { RichText, Value } from '../values/values.ts'

/** The number that stands in a row, in units of the last column; empty cells are zeros. */
export function numberIn(widget: WrittenWidget, state: WrittenState, rowId: string): number {
  const row = rowsOf(widget).find(({ id }) => id === rowId)
  return (row?.open ?? []).reduce((sum, column) => sum + Number(state[cellId(rowId, column)] ?? 0) * 10 ** column, 0)
}

const isPuzzle = ({ result, operands }: WrittenWidget): boolean =>
  result !== null || operands.some((one) => one.includes('?'))

/** What is still to be written before the frame can be checked, as a sentence; null where nothing is. */
export function missingIn(widget: WrittenWidget, state: WrittenState): string | null {
  if (isPuzzle(widget)) {
    const left = writingOrder(widget).filter((id) => state[id] === undefined).length
    if (left === 0) return null
    return left === 1 ? 'One square is still empty.' : 'Write a digit in each empty square.'
  }
  const filled = Array.from({ length: columnsOf(widget) }, (_, column) => column).filter(
    (column) => state[cellId('result', column)] !== undefined,
  )
  const highest = filled.at(-1)
  const parts = rowsOf(widget).filter(({ kind }) => kind === 'part')
  if (highest === undefined && parts.length > 0) return 'Write each product in a row of its own. Then add the rows.'
  const isDivision = widget.layout === 'divide'
  if (highest === undefined)
    return isDivision
      ? 'Write the quotient above the line, from left to right.'
      : `Write the ${resultName(widget)} in the bottom row. Start with the ${columnName(widget, 0)}.`
  const gap = Array.from({ length: highest }, (_, column) => column).findLast((column) => !filled.includes(column))
  if (gap !== undefined) return `The square for the ${columnName(widget, gap)} is still empty.`
  const needsRest = widget.remainder && rowIsEmpty(widget, state, 'remainder')
  return needsRest ? 'Write what is left over behind the R. Write 0 when nothing is.' : null
}

function rowIsEmpty(widget: WrittenWidget, state: WrittenState, rowId: string): boolean {
  const row = rowsOf(widget).find(({ id }) => id === rowId)
  return (row?.open ?? []).every((column) => state[cellId(rowId, column)] === undefined)
}

interface WrongIn {
  readonly say: RichText
  readonly credit?: number
}

const ordinals = ['first', 'second', 'third', 'fourth'] as const

/** Of partial products, each row counts as much as the product itself. */
function wrongInParts(widget: WrittenWidget, state: WrittenState, parts: readonly WrittenRow[]): WrongIn {
  const [first = 0, second = 0] = widget.operands.map(Number)
  const wanted = digitsUp(second).map((digit, i) => first * digit * 10 ** i)
  const off = parts.filter(({ id }, i) => numberIn(widget, state, id) !== wanted[i])
  const credit = Math.floor((100 * (parts.length - off.length)) / (parts.length + 1))
  const worst = off.find(({ id }) => !rowIsEmpty(widget, state, id))
  if (worst !== undefined)
    return { say: `Look at the ${ordinals[parts.indexOf(worst)] ?? ''} row below the line again.`, credit }
  return off.length === 0
    ? { say: 'The rows are right. Add them once more.', credit }
    : { say: 'Write each product in a row of its own. Then add the rows.', credit }
}

/**
 * Where a frame first goes wrong: the row of a division that does not follow from the child's own rows, the partial product that is off,
 * else the first column from the right whose digit is not the right one. It says where, and no digit.
 */
export function wrongInFrame(widget: WrittenWidget, state: WrittenState, answer: Value): WrongIn | null {
  const right = solvedFrame(widget, answer)
  if (right === null) return null
  const parts = rowsOf(widget).filter(({ kind }) => kind === 'part')
  if (parts.length > 0) return wrongInParts(widget, state, parts)
  if (widget.layout === 'divide') {
    const broken = firstBrokenRow(widget, state)
    return broken === null ? null : { say: broken }
  }
  if (isPuzzle(widget)) {
    const off = writingOrder(widget).find((id) => state[id] !== right[id])
    const at = Number(off?.split(':')[1] ?? 0)
    return { say: `Go from the right. The ${columnName(widget, at)} do not work out yet.` }
  }
  const column = Array.from({ length: columnsOf(widget) }, (_, i) => i).find(
    (i) => Number(state[cellId('result', i)] ?? 0) !== Number(right[cellId('result', i)] ?? 0),
  )
  if (column === undefined) return null
  const place = columnName(widget, column)
  return {
    say:
      column === 0
        ? `Start with the ${place}: something is off there.`
        : `From the right, your digits are right up to the ${columnName(widget, column - 1)}. Look at the ${place}.`,
  }
}
