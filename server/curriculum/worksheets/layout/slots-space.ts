import { blanksOf } from '@polyhex/contract/exercises/responses/slots'
import type { AnswerWidget } from '@polyhex/contract/exercises/questions'
import { moved, roundedRect, type Mark } from '../typesetting/marks.ts'
import { ink } from '../typesetting/print-colors.ts'
import { type Block, setText } from '../typesetting/set-text.ts'
import { emptyBlock, sideBySide, stack } from './blocks.ts'
import { writingBox } from './entry-space.ts'
import type { SheetLook } from './look.ts'

type Slots = Extract<AnswerWidget, { widget: 'slots' }>
type Piece = Slots['lines'][number][number]

/** Room in a blank to write the longest of its tiles by hand, in points. */
const perSign = 1.1
const leastBlank = 34

/** Blocks one after the other, in as many rows as the width asks for. */
function wrapped(blocks: readonly Block[], width: number, gap: number): Block {
  const rows: Block[][] = [[]]
  let used = 0
  for (const block of blocks) {
    if (used > 0 && used + gap + block.width > width) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(block)
    used += (used > 0 ? gap : 0) + block.width
  }
  return stack(
    rows.map((row) => sideBySide(row, gap)),
    gap,
  )
}

/** The pieces of a line: words one by one, so that they wrap, boxes for blanks, and menus to circle a word of. */
function blocksOf(piece: Piece, wide: number, look: SheetLook): Block[] {
  const { size } = look.question
  if (piece.piece === 'blank') return [writingBox(wide, size * 2.3, look)]
  const text = piece.piece === 'menu' ? `( ${piece.choices.map((choice) => choice.text).join(' / ')} )` : piece.text
  const words = text.match(/(?:\\\(.*?\\\)|\S)+/g) ?? []
  return words.map((word) => setText(word, Number.POSITIVE_INFINITY, look.question))
}

/** The tiles in a frame. */
function wordBank(widget: Slots, width: number, look: SheetLook): Block {
  const { size } = look.question
  const tiles = widget.tiles.map((tile) => setText(tile.text, width - size * 2, look.question))
  const set = wrapped(tiles, width - size * 2, size * 1.6)
  const [wide, high] = [set.width + size * 2, set.height + size]
  const frame: Mark = {
    kind: 'path',
    d: roundedRect(0, 0, wide, high, 6),
    stroke: { color: ink.line, width: 0.9, dash: [3, 2.5], round: true },
  }
  return {
    width: wide,
    height: high,
    baseline: size / 2 + set.baseline,
    marks: [frame, moved(size, size / 2, [...set.marks])],
  }
}

/** The sentence with boxes to write in, and under it the tiles to choose from. */
export function slotsSpace(widget: Slots, width: number, look: SheetLook): Block {
  const { size } = look.question
  const longest = Math.max(1, ...widget.tiles.map(({ speech, id }) => Math.min(speech.length, id.length)))
  const wide = Math.min(width * 0.6, Math.max(leastBlank, longest * size * perSign))
  const lines = widget.lines.map((line) =>
    wrapped(
      line.flatMap((piece) => blocksOf(piece, wide, look)),
      width,
      size * 0.4,
    ),
  )
  const needsBank = blanksOf(widget).some(({ piece }) => piece === 'blank')
  return stack([stack(lines, look.gap), needsBank ? wordBank(widget, width, look) : emptyBlock], look.gap * 1.2)
}
