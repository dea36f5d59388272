import type { BoardObject } from '@polyhex/contract/classes/board/board-document'
import { boardPage } from '@polyhex/contract/classes/board/board-document'
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

/** The box of what is written, as far as it can be told without looking. */
function boxOf(object: BoardObject): { x: number; y: number; width: number; height: number } | null {
  switch (object.kind) {
    case 'text':
      return { x: object.x, y: object.y, width: 22 * Math.max(2, object.text.length), height: 56 }
    case 'maths':
      return { x: object.x, y: object.y, width: 26 * Math.max(3, object.latex.length / 1.6), height: 90 }
    case 'number_line':
      return { x: object.x, y: object.y - 24, width: object.width, height: 90 }
    case 'question':
      return { x: object.x, y: object.y, width: writing.question, height: 240 }
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
