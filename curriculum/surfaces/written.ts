import {
  cellId,
  framePlaces,
  isDigits,
  readWritten,
  rowsOf,
  writeWritten,
  type WrittenRow,
  type WrittenState,
} from '@polyhex/contract/exercises/responses/written'
import { crossOut } from '../figures/marks.ts'
import { sentence } from '../figures/lettering.ts'
import { hueOf } from '../figures/palette.ts'
import { amounts } from '../values/amounts.ts'
import { rational } from '../values/rational.ts'
import { group } from '../figures/drawing.ts'
import { cellAt, writtenTyping, writingOrder } from './written-hand.ts'
import { solvedFrame } from './written-solution.ts'
import { drawPage, openPage, takenAway, writtenDigit, type Page } from './written-page.ts'
import { missingIn, numberIn, wrongInFrame } from './written-judged.ts'
import { cellName, frameSaid, stateSaid } from './written-words.ts'
import type { Difference, HitArea, Look, Picture, Piece, Surface } from './surface.ts'
import type { WrittenWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Value } from '../values/values.ts'

/** W11: written addition, subtraction, multiplication and long division on squared paper. Decision 68. */
export const writtenSurface: Surface<WrittenWidget, WrittenState> = {
  blank: (widget) => readWritten(widget, widget.start) ?? {},
  read: (widget, text) => (text === '' ? writtenSurface.blank(widget) : readWritten(widget, text)),
  write: writeWritten,
  draw,
  areas,
  tools: () => [],
  move(widget, state, action) {
    if (action.act === 'type') return withDigits(widget, state, action.id, action.text)
    return action.act === 'remove' ? withDigits(widget, state, action.id, '') : state
  },
  complete: missingIn,
  say: stateSaid,
  fields: (widget, state) =>
    areas(widget, state).map(({ id, label }) => ({
      id,
      label: sentence(label),
      text: state[id] ?? '',
      writesZero: true,
    })),
  typed(widget, state, id, text) {
    const cell = cellAt(widget, id)
    return cell === undefined || !isDigits(text, cell.row.most) ? null : withDigits(widget, state, id, text)
  },
  differ,
  value,
  stateOf: solvedFrame,
  nearly: () => null,
  wrongIn: wrongInFrame,
  typing: writtenTyping,
  facts: (_, state) => Object.fromEntries(Object.entries(state).map(([id, text]) => [id, Number(text) + 1])),
  paper: (widget) => centredOnSheet(draw(widget, writtenSurface.blank(widget), 'shown')),
}

/** Sheets are as wide as those of every other surface. */
function centredOnSheet(picture: Picture): Picture {
  const width = 360
  const scale = Math.min(1, width / picture.width)
  const x = (width - picture.width * scale) / 2
  return { ...picture, width, back: group(picture.back, { x, y: 0, ...(scale < 1 ? { scale } : {}) }), pieces: [] }
}

/** The same with other digits in a cell; the same state for a cell that is not there, or digits that do not fit. */
function withDigits(widget: WrittenWidget, state: WrittenState, id: string, text: string): WrittenState {
  const cell = cellAt(widget, id)
  if (cell === undefined || !isDigits(text, cell.row.most) || (state[id] ?? '') === text) return state
  const { [id]: _, ...others } = state
  return text === '' ? others : { ...others, [id]: text }
}

/** Reading order: column by column from the ones, notes first; in a division and below partial products row by row. */
function orderedCells(widget: WrittenWidget): { readonly row: WrittenRow; readonly column: number }[] {
  const rows = rowsOf(widget)
  const isByRows = rows.some(({ kind }) => kind === 'part' || kind === 'take')
  if (isByRows)
    return rows.flatMap((row) =>
      (row.kind === 'part' || (row.kind === 'result' && widget.layout !== 'divide')
        ? row.open.toReversed()
        : row.open
      ).map((column) => ({ row, column })),
    )
  return rows.flatMap((row) => row.open.map((column) => ({ row, column }))).toSorted((a, b) => a.column - b.column)
}

function areas(widget: WrittenWidget, state: WrittenState): HitArea[] {
  const page = openPage(widget)
  return orderedCells(widget).flatMap(({ row, column }) => {
    const id = cellId(row.id, column)
    const box = page.boxOf(id)
    if (box === undefined) return []
    return [
      {
        id,
        group: 'cells',
        role: 'digit',
        box,
        label: cellName(widget, row, column),
        value: state[id] ?? 'empty',
        most: row.most,
      },
    ]
  })
}

function draw(widget: WrittenWidget, state: WrittenState, look: Look): Picture {
  const page = openPage(widget)
  const pieces = Object.entries(state).flatMap(([id, text]): Piece[] => {
    const cell = cellAt(widget, id)
    const box = page.boxOf(id)
    if (cell === undefined || box === undefined) return []
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const digit: Piece = { id: `digit:${id}`, x, y, svg: writtenDigit(text, cell.row.kind === 'note') }
    // A digit that was traded is struck through, as on paper.
    if (cell.row.id !== 'trade') return [digit]
    return [digit, { id: `struck:${id}`, x, y: page.firstNumber, svg: crossOut(0, 0, 13) }]
  })
  const lowest = Math.max(...pieces.map(({ y }) => y))
  const unused =
    look === 'shown' && pieces.length > 0 ? page.lines.filter(({ y, row }) => isWork(row) && y > lowest) : []
  return {
    width: page.width,
    height: page.height - unused.reduce((sum, { height }) => sum + height, 0),
    widest: Math.round(page.width * 1.3),
    readableFrom: Math.round(page.width * 0.56),
    hue: hueOf.operations,
    title: 'Written calculation',
    alt: `${frameSaid(widget)} ${stateSaid(widget, state)}`,
    back: drawPage(widget, page, look === 'work', unused.length),
    pieces: [...pieces, ...workLines(page, state)],
  }
}

const isWork = (row: WrittenRow | null): boolean => row?.kind === 'take' || row?.kind === 'rest'

/** The minus and the line below what is taken away in a division, as soon as something is. */
function workLines(page: Page, state: WrittenState): Piece[] {
  return page.lines.flatMap(({ row, y, height }) => {
    const filled = row?.open.filter((column) => state[cellId(row.id, column)] !== undefined) ?? []
    const [highest, lowest] = [filled[0], filled.at(-1)]
    if (row?.kind !== 'take' || highest === undefined || lowest === undefined) return []
    return [
      { id: `line:${row.id}`, x: page.left(highest), y: y + height, svg: takenAway(highest - lowest + 1, height) },
    ]
  })
}

function value(widget: WrittenWidget, state: WrittenState): Value {
  if (widget.result === null && !widget.operands.some((operand) => operand.includes('?'))) {
    const result = numberIn(widget, state, 'result')
    if (!widget.remainder) return rational(result, 10 ** framePlaces(widget))
    return amounts({ quotient: result, remainder: numberIn(widget, state, 'remainder') }, 'each')
  }
  const named = orderedCells(widget)
    .filter(({ row }) => row.kind === 'operand' || row.kind === 'result')
    .map(({ row, column }) => [cellName(widget, row, column), Number(state[cellId(row.id, column)] ?? 0)])
  return amounts(Object.fromEntries(named), 'each')
}

/** A result as it is read: 734, 7.5. */
function resultText(widget: WrittenWidget, state: WrittenState): string {
  const places = framePlaces(widget)
  const digits = String(numberIn(widget, state, 'result')).padStart(places + 1, '0')
  const number = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return widget.remainder ? `${number} R ${numberIn(widget, state, 'remainder')}` : number
}

/** Cells that count and hold another digit; nothing and a zero are the same in front of a number. */
const offCells = (widget: WrittenWidget, state: WrittenState, right: WrittenState): string[] =>
  writingOrder(widget).filter((id) => Number(state[id] ?? 0) !== Number(right[id] ?? 0))

function differ(widget: WrittenWidget, state: WrittenState, right: WrittenState): Difference {
  const ids = offCells(widget, state, right)
  if (widget.result === null && !widget.operands.some((operand) => operand.includes('?'))) {
    const isEmpty = !writingOrder(widget).some((id) => state[id] !== undefined)
    const own = isEmpty ? 'no digits' : resultText(widget, state)
    return { say: `You wrote ${own}. The question asks for ${resultText(widget, right)}.`, ids }
  }
  const [first = ''] = ids
  const cell = cellAt(widget, first)
  const name = cell === undefined ? 'last square' : cellName(widget, cell.row, cell.column)
  const own = state[first] ?? 'nothing'
  return { say: `You have ${own} in the ${name}. The question asks for ${right[first] ?? 0}.`, ids }
}
