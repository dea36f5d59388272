import { splitRichText } from '@polyhex/curriculum/notation/rich-text'
import type { FontName } from './fonts.ts'
import { type Box, letters, type Mark, moved } from './marks.ts'
import { setMaths } from './set-maths.ts'

export interface Look {
  readonly font: FontName
  readonly size: number
  readonly color: string
  /** Distance of baselines in shares of the size; 1.42 unless told. */
  readonly leading?: number
}

/** A paragraph: its upper left corner stands at 0, 0. */
export interface Block {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
  /** Where the first line stands. */
  readonly baseline: number
}

/** A piece that stays on one line, and whether a space stands before it. */
interface Piece {
  readonly box: Box
  readonly spaced: boolean
}

/** Longer formulas may break where KaTeX allows it; the screen does the same. */
const longestGlued = 24
const joined = (boxes: readonly Box[]): Box => {
  let width = 0
  const marks = boxes.map((box) => {
    const mark = moved(width, 0, box.marks)
    width += box.width
    return mark
  })
  const height = Math.max(0, ...boxes.map((box) => box.height))
  return { width, height, depth: Math.max(0, ...boxes.map((box) => box.depth)), marks }
}

function wordBox(word: string, look: Look): Box {
  const set = letters(0, 0, word, look)
  return { width: set.width, height: look.size * 0.76, depth: look.size * 0.22, marks: set.marks }
}

/** Formulas that are words already for those who listen need no spaces inside. */
function piecesOf(text: string, look: Look): Piece[] {
  const pieces: Piece[] = []
  let spaced = false
  const add = (box: Box, free: boolean): void => {
    const last = pieces.at(-1)
    if (last !== undefined && !spaced && !free) pieces[pieces.length - 1] = { ...last, box: joined([last.box, box]) }
    else pieces.push({ box, spaced })
    spaced = false
  }
  for (const part of splitRichText(text)) {
    if (part.kind === 'maths') {
      const boxes = setMaths(part.value, look)
      if (part.value.length > longestGlued) boxes.forEach((box, i) => add(box, i > 0))
      else add(joined(boxes), false)
      continue
    }
    for (const word of part.value.split(/( +|\n)/)) {
      if (word === '') continue
      if (word.trim() === '') spaced = true
      else add(wordBox(word, look), false)
    }
  }
  return pieces
}

interface Line {
  readonly pieces: readonly { readonly x: number; readonly box: Box }[]
  readonly width: number
}

function breakLines(pieces: readonly Piece[], width: number, space: number): Line[] {
  const lines: Line[] = []
  let line: { x: number; box: Box }[] = []
  let at = 0
  for (const { box, spaced } of pieces) {
    const gap = line.length > 0 && spaced ? space : 0
    if (line.length > 0 && at + gap + box.width > width + 0.01) {
      lines.push({ pieces: line, width: at })
      line = [{ x: 0, box }]
      at = box.width
    } else {
      line.push({ x: at + gap, box })
      at += gap + box.width
    }
  }
  if (line.length > 0) lines.push({ pieces: line, width: at })
  return lines
}

const spaceOf = (look: Look): number => letters(0, 0, ' ', look).width

/** The widest piece of a text that cannot be broken. */
export function widestPiece(text: string, look: Look): number {
  return Math.max(0, ...piecesOf(text, look).map((piece) => piece.box.width))
}

/** The width of a text on one line. */
export function textLength(text: string, look: Look): number {
  return breakLines(piecesOf(text, look), Number.POSITIVE_INFINITY, spaceOf(look))[0]?.width ?? 0
}

/**
 * Words with formulas between \( and \) as a paragraph of at most `width`, formulas on the baseline of their line; a line
 * with a tall formula takes the room that it needs. A formula that is wider than the paragraph stands out of it.
 */
export function setText(text: string, width: number, look: Look): Block {
  const lines = breakLines(piecesOf(text, look), width, spaceOf(look))
  const pitch = look.size * (look.leading ?? 1.42)
  let y = 0
  let baseline = 0
  const marks = lines.flatMap((line, i) => {
    const height = Math.max(look.size * 0.76, ...line.pieces.map((piece) => piece.box.height))
    const depth = Math.max(look.size * 0.22, ...line.pieces.map((piece) => piece.box.depth))
    const lead = Math.max(pitch - look.size * 0.98, 1.5)
    y += (i === 0 ? 0 : lead) + height
    if (i === 0) baseline = y
    const set = line.pieces.map((piece) => moved(piece.x, y, piece.box.marks))
    y += depth
    return set
  })
  return { width: Math.max(0, ...lines.map((line) => line.width)), height: y, marks, baseline }
}

/** One displayed formula, broken where it must be to fit into `width`. */
export function setDisplay(latex: string, width: number, look: Look): Block {
  const boxes = setMaths(latex, { ...look, display: true })
  const lines = breakLines(
    boxes.map((box) => ({ box, spaced: false })),
    width,
    0,
  )
  let y = 0
  let baseline = 0
  const marks = lines.flatMap((line, i) => {
    y += (i === 0 ? 0 : look.size * 0.45) + Math.max(look.size * 0.76, ...line.pieces.map((piece) => piece.box.height))
    if (i === 0) baseline = y
    const set = line.pieces.map((piece) => moved(piece.x + (i === 0 ? 0 : look.size), y, piece.box.marks))
    y += Math.max(look.size * 0.22, ...line.pieces.map((piece) => piece.box.depth))
    return set
  })
  return {
    width: Math.max(0, ...lines.map((line, i) => line.width + (i === 0 ? 0 : look.size))),
    height: y,
    marks,
    baseline,
  }
}
