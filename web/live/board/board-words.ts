import type { BoardObject, Paper } from '@polyhex/contract/live/board/board-document'
import { pens } from '../../kit/strokes/pens.ts'

/** What an object is, in words for the list of objects. */
export function objectWords(object: BoardObject): string {
  switch (object.kind) {
    case 'stroke':
      return `Drawn line, ${pens[object.pen].label.toLowerCase()}`
    case 'line':
      return 'Straight line'
    case 'rectangle':
      return 'Rectangle'
    case 'ellipse':
      return 'Ellipse'
    case 'text':
      return `Text: ${object.text}`
    case 'maths':
      return `Maths: ${object.latex}`
    case 'number_line':
      return `Number line from ${object.from} to ${object.to} in steps of ${object.step}`
    case 'picture':
      return `Picture: ${object.text}`
    case 'question':
      return `Question: ${object.question.speech}`
  }
}

export const paperWords: Readonly<Record<Paper, string>> = { plain: 'Plain', grid: 'Squares', lines: 'Lines' }
