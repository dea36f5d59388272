import type { BoardObject } from '@polyhex/contract/live/board/board-document'
import { boardPage } from '@polyhex/contract/live/board/board-document'
import { isTouched } from '../../kit/strokes/pens.ts'

/** Size of what is written, in units of the page. */
export const writing = { text: 40, maths: 46, question: 620 } as const

/** An object moved, never wholly off its page. */
export function movedBy(object: BoardObject, dx: number, dy: number): BoardObject {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
  switch (object.kind) {
    case 'stroke':
      return { ...object, points: object.points.map(([x, y]) => [x + dx, y + dy]) }
    case 'line':
    case 'rectangle':
    case 'ellipse':
      return { ...object, x1: object.x1 + dx, y1: object.y1 + dy, x2: object.x2 + dx, y2: object.y2 + dy }
    default:
      return {
        ...object,
        x: within(object.x + dx, boardPage.width - 40),
        y: within(object.y + dy, boardPage.height - 40),
      }
  }
}

/** The line that an eraser or a press must come near, for what is drawn; null for what is written, which has a box. */
function outlineOf(object: BoardObject): readonly (readonly [number, number])[] | null {
  if (object.kind === 'stroke') return object.points
  if (object.kind === 'line') {
    return [
      [object.x1, object.y1],
      [object.x2, object.y2],
    ]
  }
  if (object.kind === 'rectangle') {
    const { x1, y1, x2, y2 } = object
    return [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
      [x1, y1],
    ]
  }
  if (object.kind === 'ellipse') {
    const [cx, cy] = [(object.x1 + object.x2) / 2, (object.y1 + object.y2) / 2]
    const [rx, ry] = [Math.abs(object.x2 - object.x1) / 2, Math.abs(object.y2 - object.y1) / 2]
    return Array.from({ length: 33 }, (_, step) => {
      const angle = (step / 32) * 2 * Math.PI
      return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const
    })
  }
  return null
}

/** In units of the page. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Signs of a text in one line, before it is broken. */
const lineLength = 54

/** How large a text is on the page, about. */
export function sizeOfText(text: string): Size {
  const lines = text.split('\n')
  const longest = Math.max(2, ...lines.map((line) => Math.min(lineLength, line.length)))
  const count = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0)
  return { width: 22 * longest, height: 4 + 52 * count }
}

/** How large maths is on the page, about. */
export const sizeOfMaths = (latex: string): Size => ({ width: 26 * Math.max(3, latex.length / 1.6), height: 90 })

/** How large a question is on the page, about. */
export const sizeOfQuestion: Size = { width: writing.question, height: 240 }

/** The box of what is written, as far as it can be told without looking. */
function boxOf(object: BoardObject): (Size & { x: number; y: number }) | null {
  switch (object.kind) {
    case 'text':
      return { x: object.x, y: object.y, ...sizeOfText(object.text) }
    case 'maths':
      return { x: object.x, y: object.y, ...sizeOfMaths(object.latex) }
    case 'number_line':
      return { x: object.x - 24, y: object.y - 24, width: object.width + 48, height: 90 }
    case 'question':
      return { x: object.x, y: object.y, ...sizeOfQuestion }
    case 'picture':
      return object
    default:
      return null
  }
}

/** Whether a point comes near an object. */
export function isAt(object: BoardObject, x: number, y: number, reach: number): boolean {
  const outline = outlineOf(object)
  if (outline !== null) return isTouched(outline, x, y, reach)
  const box = boxOf(object)
  return box !== null && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

/** The uppermost object at a point, if there is one. */
export function objectAt(objects: readonly BoardObject[], x: number, y: number, reach = 24): BoardObject | undefined {
  return objects.findLast((object) => isAt(object, x, y, reach))
}

/** Units of the squares by which free room is looked for. */
const square = 20
const [across, down] = [boardPage.width / square, boardPage.height / square]
/** Squares that stay free around something new, and at the edge of the page. */
const margin = 2
const edge = 2

/** Which squares of a page something lies on, row by row. */
function takenSquares(objects: readonly BoardObject[]): Uint8Array {
  const taken = new Uint8Array(across * down)
  const take = (x: number, y: number): void => {
    const [column, row] = [Math.floor(x / square), Math.floor(y / square)]
    if (column >= 0 && column < across && row >= 0 && row < down) taken[row * across + column] = 1
  }
  for (const object of objects) {
    const box = boxOf(object)
    if (box !== null) {
      for (let y = box.y; y < box.y + box.height; y += square)
        for (let x = box.x; x < box.x + box.width; x += square) take(x, y)
      continue
    }
    const outline = outlineOf(object) ?? []
    for (const [index, [x, y]] of outline.entries()) {
      const [fromX, fromY] = outline[Math.max(0, index - 1)] ?? [x, y]
      const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / (square / 2)))
      for (let step = 0; step <= steps; step += 1) {
        take(fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps)
      }
    }
  }
  return taken
}

/** How many squares are taken above and to the left of each corner, so that those within any box are known at once. */
function sums(taken: Uint8Array): Int32Array {
  const wide = across + 1
  const total = new Int32Array(wide * (down + 1))
  for (let row = 0; row < down; row += 1) {
    let inRow = 0
    for (let column = 0; column < across; column += 1) {
      inRow += taken[row * across + column] ?? 0
      total[(row + 1) * wide + column + 1] = inRow + (total[row * wide + column + 1] ?? 0)
    }
  }
  return total
}

/**
 * Where something new of this size goes: the first place, line by line from above, on which nothing lies; on a page that is
 * full, the place on which least lies. The upper left corner, in units of the page.
 */
export function freePlace(objects: readonly BoardObject[], size: Size): { x: number; y: number } {
  const total = sums(takenSquares(objects))
  const at = (column: number, row: number): number =>
    total[Math.min(down, Math.max(0, row)) * (across + 1) + Math.min(across, Math.max(0, column))] ?? 0
  const [wide, high] = [Math.ceil(size.width / square), Math.ceil(size.height / square)]
  const last = { column: Math.max(edge, across - wide - edge), row: Math.max(edge, down - high - edge) }
  let best = { column: edge, row: edge, covered: Number.POSITIVE_INFINITY }
  for (let row = edge; row <= last.row && best.covered > 0; row += 1) {
    for (let column = edge; column <= last.column && best.covered > 0; column += 1) {
      const [left, top] = [column - margin, row - margin]
      const [right, bottom] = [column + wide + margin, row + high + margin]
      const covered = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)
      if (covered < best.covered) best = { column, row, covered }
    }
  }
  return { x: best.column * square, y: best.row * square }
}
