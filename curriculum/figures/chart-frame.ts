import { shown } from './alt-text.ts'
import { DrawingBoard } from './drawing-board.ts'
import { niceStep, ticksBetween, wholeStep } from './nice-ticks.ts'
import { tone } from './palette.ts'
import type { Box, Spot } from './plane-geometry.ts'
import { textWidth } from './text-width.ts'

export interface ValueScale {
  /** Top of the scale; chosen when left out. */
  readonly top?: number
  readonly step?: number
  /** What is counted or measured, written over the axis. */
  readonly name?: string
}

export interface ChartFrame {
  readonly board: DrawingBoard
  readonly box: Box
  /** The height on the drawing of a value. */
  readonly level: (value: number) => number
  readonly top: number
  readonly step: number
}

const size = 13

/** A chart with values from 0 up the left side and lines across. `below` is the room kept under the base line. */
export function openChart(
  largest: number,
  scale: ValueScale,
  height = 200,
  below = 30,
  right = 12,
  width = 320,
): ChartFrame {
  const step = scale.step ?? (largest < 1 ? niceStep(largest, 6) : wholeStep(largest, 6))
  const top = scale.top ?? Math.max(Math.ceil(largest / step - 1e-9), 1) * step
  const board = new DrawingBoard(width, height)
  const ticks = ticksBetween(0, top, step)
  const wide = Math.max(...ticks.map((t) => textWidth(shown(t), size)))
  const box: Box = { left: wide + 16, right: width - right, top: scale.name ? 30 : 16, bottom: height - below }
  const level = (value: number): number => box.bottom - ((box.bottom - box.top) * value) / top
  const every = Math.ceil((ticks.length * 15) / (box.bottom - box.top + 15))
  for (const [i, t] of ticks.entries()) {
    const y = level(t)
    if (t > 0) board.faint([box.left, y], [box.right, y], { stroke: tone.f2, width: 1.2 })
    if (i % every === 0) board.text([box.left - 7, y], shown(t), { size, weight: 500, anchor: 'end' })
  }
  if (scale.name) board.text([6, 12], scale.name, { size, weight: 700, anchor: 'start' })
  board.faint([box.left, box.top - 4], [box.left, box.bottom], { stroke: tone.f4, width: 2 })
  board.faint([box.left, box.bottom], [box.right, box.bottom], { stroke: tone.f4, width: 2 })
  return { board, box, level, top, step }
}

/** Splits a category name over at most two lines so that it fits; null when it does not. */
export function wrapped(text: string, width: number): readonly string[] | null {
  if (textWidth(text, size) <= width) return [text]
  const words = text.split(' ')
  for (let i = words.length - 1; i > 0; i--) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')]
    if (lines.every((l) => textWidth(l, size) <= width)) return lines
  }
  return null
}

/**
 * Writes category names under the base line, each in its slot, on two lines where one is too narrow. RangeError when a
 * name does not fit even so: the caller then lays the chart on its side.
 */
export function writeCategories(
  board: DrawingBoard,
  names: readonly string[],
  slots: readonly Spot[],
  width: number,
): void {
  for (const [i, name] of names.entries()) {
    const lines = wrapped(name, width - 4)
    const slot = slots[i] as Spot
    if (!lines) throw new RangeError(`"${name}" is too long for its place`)
    for (const [k, text] of lines.entries()) board.text([slot[0], slot[1] + 13 + k * 15], text, { size, weight: 600 })
  }
}

/** A bar with rounded upper corners, as path data. */
export function barPath(x: number, y: number, width: number, bottom: number): string {
  const r = Math.max(Math.min(6, width / 3, bottom - y), 0)
  const f = (n: number): number => Math.round(n * 100) / 100
  return `M${f(x)} ${f(bottom)}V${f(y + r)}Q${f(x)} ${f(y)} ${f(x + r)} ${f(y)}H${f(x + width - r)}Q${f(x + width)} ${f(y)} ${f(x + width)} ${f(y + r)}V${f(bottom)}Z`
}
