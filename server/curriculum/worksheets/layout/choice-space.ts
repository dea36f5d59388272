import type { AnswerWidget } from '@polyhex/contract/exercises/questions'
import { letters, type Mark, moved, roundedRect } from '../typesetting/marks.ts'
import { paintPicture } from '../typesetting/paint-figure.ts'
import { ink, printTones } from '../typesetting/print-colors.ts'
import { type Block, setText, textLength, widestPiece } from '../typesetting/set-text.ts'
import { emptyBlock, inColumns } from './blocks.ts'
import { type LetteredOption, letteredOptions } from './lettered-options.ts'
import type { SheetLook } from './look.ts'

type Options = Extract<AnswerWidget, { widget: 'choice' | 'multi_choice' }>['options']

/** A box with a letter in it, to be circled, crossed or filled; square ones may be several. */
export function letterBox(letter: string, look: SheetLook, square: boolean): Block {
  const side = look.question.size * 1.5
  const frame: Mark = {
    kind: 'path',
    d: roundedRect(0, 0, side, side, square ? 2.5 : side / 2),
    fill: ink.paper,
    stroke: { color: printTones.lapis[9], width: 1 },
  }
  const baseline = side / 2 + look.question.size * 0.29
  const name = letters(side / 2, baseline, letter, {
    font: 'display-700',
    size: look.question.size * 0.84,
    color: printTones.lapis[12],
    align: 'center',
  })
  return { width: side, height: side, baseline, marks: [frame, ...name.marks] }
}

/** An option beside its box, the first line on the baseline of the letter. */
function beside(box: Block, words: Block, gap: number): Block {
  const baseline = Math.max(box.baseline, words.baseline)
  const down = { box: baseline - box.baseline, words: baseline - words.baseline }
  return {
    width: box.width + gap + words.width,
    height: Math.max(down.box + box.height, down.words + words.height),
    baseline,
    marks: [moved(0, down.box, box.marks), moved(box.width + gap, down.words, words.marks)],
  }
}

/** How many options stand side by side: as many as their longest one allows. */
function columnsFor(count: number, longest: number, width: number, gap: number): number {
  const fitting = Math.floor((width + gap) / (longest + gap))
  if (fitting >= count) return Math.min(count, 5)
  if (count === 4) return fitting >= 2 ? 2 : 1
  return Math.max(1, Math.min(fitting, 3))
}

/** A picture to choose, its upper edge with that of its letter. */
export function picture(option: Pick<LetteredOption, 'text' | 'speech'>, svg: string, room: number): Block {
  const set = paintPicture(svg, room, 52)
  const alt = option.speech === '' ? option.text : option.speech
  return { ...set, baseline: 13, marks: [{ kind: 'part', role: 'Figure', alt, marks: set.marks }] }
}

/** The options as lettered boxes, pictures beside their letter. */
export function choiceSpace(offered: Options, several: boolean, width: number, look: SheetLook): Block {
  const options = letteredOptions(offered)
  const gap = look.question.size * 0.5
  const between = look.question.size * 1.5
  const side = look.question.size * 1.5 + gap
  const pictures = options.some((option) => option.svg !== undefined)
  const boxes = options.map((option) => letterBox(option.letter, look, several))
  if (pictures) {
    const columns = width > 380 ? Math.min(options.length, 4) : 2
    const pitch = (width + between) / columns
    const room = Math.min(pitch - between - side, 150)
    const cells = options.map((option, i) => {
      const words =
        option.svg === undefined ? setText(option.text, room, look.question) : picture(option, option.svg, room)
      return beside(boxes[i] ?? emptyBlock, words, gap)
    })
    return inColumns(cells, columns, pitch, look.gap)
  }
  const longest = Math.max(...options.map((option) => textLength(option.text, look.question))) + side
  const columns = columnsFor(options.length, longest, width, between)
  const pitch = (width + between) / columns
  const room = pitch - between - side
  const cells = options.map((option, i) =>
    beside(boxes[i] ?? emptyBlock, setText(option.text, room, look.question), gap),
  )
  const block = inColumns(cells, columns, pitch, look.gap * 0.7)
  const widest = Math.max(...options.map((option) => widestPiece(option.text, look.question))) + side
  return columns === 1 ? { ...block, width: Math.max(block.width, widest) } : block
}
