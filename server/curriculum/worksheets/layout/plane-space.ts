import type { AnswerWidget } from '@polyhex/contract/exercises/questions'
import { letters, type Mark, moved, n3, roundedRect, rule } from '../typesetting/marks.ts'
import { ink } from '../typesetting/print-colors.ts'
import { type Block, setText } from '../typesetting/set-text.ts'
import { sideBySide } from './blocks.ts'
import { writingBox } from './entry-space.ts'
import type { SheetLook } from './look.ts'

type Line = Extract<AnswerWidget, { widget: 'number_line' }>
type Plane = Extract<AnswerWidget, { widget: 'graph_point' | 'graph_line' }>
type Table = Extract<AnswerWidget, { widget: 'table' }>

const axis = { color: ink.text, width: 1.1, round: true } as const
const shown = (value: number): string => String(Math.round(value * 1000) / 1000).replace('-', '−')

function arrowTip(x: number, y: number, dx: number, dy: number): Mark {
  const [bx, by] = [x - dx * 6, y - dy * 6]
  const d = `M${n3(x)} ${n3(y)}L${n3(bx - dy * 3.2)} ${n3(by + dx * 3.2)}L${n3(bx + dy * 3.2)} ${n3(by - dx * 3.2)}Z`
  return { kind: 'path', d, fill: ink.text }
}

/** An empty number line; labels given by the level stand at equal distances, others at the ticks where they fit. */
export function numberLineSpace(widget: Line, width: number, look: SheetLook): Block {
  const { from, to, step, labels } = widget
  const margin = 20
  const y = 14
  const size = look.quiet.size
  const count = Math.round((to - from) / step) + 1
  const xOf = (value: number): number => margin + ((value - from) / (to - from)) * (width - 2 * margin)
  const marks: Mark[] = [rule(3, y, width - 3, y, axis), arrowTip(0, y, -1, 0), arrowTip(width, y, 1, 0)]
  const values = Array.from({ length: count }, (_, i) => from + i * step)
  const most = Math.max(2, Math.floor((width - 2 * margin) / (size * 2.6)))
  const every = Math.max(1, Math.ceil((count - 1) / most))
  const named = (i: number): boolean => labels.length === 0 && i % every === 0
  if (count <= 61)
    for (const [i, value] of values.entries())
      marks.push(rule(xOf(value), y - (named(i) ? 5 : 3.5), xOf(value), y + (named(i) ? 5 : 3.5), axis))
  const baseline = y + 7 + size
  const pen = { font: 'display-600', size, color: ink.text, align: 'center' } as const
  for (const [i, value] of values.entries())
    if (named(i)) marks.push(...letters(xOf(value), baseline, shown(value), pen).marks)
  let bottom = baseline
  for (const [i, text] of labels.entries()) {
    const block = setText(text, Number.POSITIVE_INFINITY, { font: 'display-600', size, color: ink.text })
    const at = labels.length === 1 ? from : from + ((to - from) * i) / (labels.length - 1)
    marks.push(moved(xOf(at) - block.width / 2, y + 8, block.marks))
    bottom = Math.max(bottom, y + 8 + block.height)
  }
  return { width, height: bottom + 4, baseline: y, marks }
}

/** An empty grid with axes and numbers, to plot on. */
export function gridSpace({ grid }: Plane, width: number, { density }: SheetLook): Block {
  const { xMin, xMax, yMin, yMax, step } = grid
  const [across, down] = [(xMax - xMin) / step, (yMax - yMin) / step]
  const cell = Math.min((Math.min(width, 250) - 30) / across, 210 / down, 18) * density.figures
  const [left, top] = [14, 12]
  const x = (value: number): number => left + ((value - xMin) / step) * cell
  const y = (value: number): number => top + ((yMax - value) / step) * cell
  const [right, bottom] = [x(xMax), y(yMin)]
  let lines = ''
  for (let i = 0; i <= across; i++) lines += `M${n3(left + i * cell)} ${top}V${n3(bottom)}`
  for (let i = 0; i <= down; i++) lines += `M${left} ${n3(top + i * cell)}H${n3(right)}`
  const [x0, y0] = [x(Math.min(Math.max(0, xMin), xMax)), y(Math.min(Math.max(0, yMin), yMax))]
  const marks: Mark[] = [
    { kind: 'path', d: lines, stroke: { color: ink.faint, width: 0.7 } },
    rule(left, y0, right + 7, y0, axis),
    arrowTip(right + 10, y0, 1, 0),
    rule(x0, bottom, x0, top - 7, axis),
    arrowTip(x0, top - 10, 0, -1),
  ]
  const size = Math.min(8, Math.max(5.2, cell * 0.72))
  const every = Math.max(1, Math.ceil((size * 1.5) / cell))
  const pen = { font: 'display-600', size, color: ink.quiet } as const
  for (let i = 0; i <= across; i++) {
    const value = xMin + i * step
    if (value !== 0 && Math.round(value / step) % every === 0)
      marks.push(...letters(x(value), y0 + size + 1.5, shown(value), { ...pen, align: 'center' }).marks)
  }
  for (let i = 0; i <= down; i++) {
    const value = yMin + i * step
    if (value !== 0 && Math.round(value / step) % every === 0)
      marks.push(...letters(x0 - 2.5, y(value) + size * 0.34, shown(value), { ...pen, align: 'right' }).marks)
  }
  const name = { font: 'Math-Italic', size: 10, color: ink.text } as const
  marks.push(...letters(right + 5, y0 - 4, 'x', name).marks, ...letters(x0 + 5, top - 3, 'y', name).marks)
  return { width: right + 14, height: bottom + (y0 >= bottom ? size + 4 : 3), baseline: 0, marks }
}

function bracket(height: number, open: boolean): Block {
  const d = open ? `M6 0Q0 ${n3(height / 2)} 6 ${n3(height)}` : `M0 0Q6 ${n3(height / 2)} 0 ${n3(height)}`
  return {
    width: 6,
    height,
    baseline: height / 2,
    marks: [{ kind: 'path', d, stroke: { color: ink.text, width: 1.2, round: true } }],
  }
}

/** Empty cells, with names of rows and columns, or in the brackets of a matrix. */
export function tableSpace(widget: Table, width: number, look: SheetLook): Block {
  const { size } = look.question
  const rowNames = widget.rowLabels.map((text) => setText(text, width / 3, look.question))
  const names = Math.max(0, ...rowNames.map((name) => name.width + 8))
  const cell = Math.min(size * 4.5, (width - names) / widget.columns)
  const high = size * 2
  const top = widget.columnLabels.length > 0 ? size * 1.7 : 0
  const marks: Mark[] = widget.columnLabels.map((text, i) => {
    const name = setText(text, cell, look.question)
    return moved(names + i * cell + (cell - name.width) / 2, 0, name.marks)
  })
  rowNames.forEach((name, i) => marks.push(moved(0, top + i * high + (high - name.height) / 2, name.marks)))
  for (let row = 0; row < widget.rows; row++)
    for (let column = 0; column < widget.columns; column++) {
      const d = roundedRect(names + column * cell + 2, top + row * high + 2, cell - 4, high - 4, 3)
      marks.push({ kind: 'path', d, fill: ink.paper, stroke: { color: ink.line, width: 0.9 } })
    }
  const height = top + widget.rows * high
  const cells: Block = { width: names + widget.columns * cell, height, baseline: height / 2, marks }
  return widget.brackets ? sideBySide([bracket(height, true), cells, bracket(height, false)], 2) : cells
}

/** What is compared, with a box between for the sign. */
export function comparisonSpace(left: string, right: string, look: SheetLook): Block {
  const { size } = look.question
  const side = (text: string): Block => setText(text, Number.POSITIVE_INFINITY, { ...look.question, size: size * 1.15 })
  return sideBySide([side(left), writingBox(size * 2.2, size * 2, look), side(right)], size * 0.7)
}
