import type { AnswerWidget } from '@polyhex/contract/exercises/questions'
import { letters, type Mark, roundedRect, rule } from '../typesetting/marks.ts'
import { ink } from '../typesetting/print-colors.ts'
import { type Block, setText } from '../typesetting/set-text.ts'
import { emptyBlock, sideBySide, stack } from './blocks.ts'
import type { SheetLook } from './look.ts'

const pen = { color: ink.line, width: 0.9 } as const

/** A line to write on. */
export function writingLine(width: number, look: SheetLook): Block {
  const height = look.question.size * 1.5
  return { width, height: height + 2, baseline: height - 2, marks: [rule(0, height, width, height, pen)] }
}

/** An empty box to write in, standing on the baseline. */
export function writingBox(width: number, height: number, look: SheetLook): Block {
  const drop = look.question.size * 0.35
  const d = roundedRect(0, 0, width, height, 4)
  return { width, height, baseline: height - drop, marks: [{ kind: 'path', d, fill: ink.paper, stroke: pen }] }
}

/** A box over a box with a bar between them. */
function fractionBlank(look: SheetLook): Block {
  const [width, height] = [look.question.size * 2.6, look.question.size * 1.75]
  const box = (y: number): Mark => ({
    kind: 'path',
    d: roundedRect(3, y, width - 6, height, 3),
    fill: ink.paper,
    stroke: pen,
  })
  const middle = height + 4
  const bar = rule(0, middle, width, middle, { color: ink.text, width: 1.1 })
  return {
    width,
    height: 2 * height + 8,
    baseline: middle + look.question.size * 0.28,
    marks: [box(0), bar, box(middle + 4)],
  }
}

function words(text: string | undefined, look: SheetLook): Block {
  return text === undefined || text === '' ? emptyBlock : setText(text, Number.POSITIVE_INFINITY, look.question)
}

const sign = (text: string, look: SheetLook): Block => {
  const set = letters(0, look.question.size, text, { ...look.question, font: 'strong' })
  return { width: set.width, height: look.question.size * 1.2, baseline: look.question.size, marks: set.marks }
}

/** A frame for working, with its name in the corner. */
function workingBox(width: number, height: number, look: SheetLook): Block {
  const d = roundedRect(0, 0, width, height, 8)
  const name = letters(8, look.quiet.size + 5, 'Working', { ...look.quiet, size: 7.5, color: ink.line })
  const frame: Mark = { kind: 'path', d, stroke: { color: ink.faint, width: 0.9, dash: [2.5, 2.5], round: true } }
  return { width, height, baseline: look.quiet.size, marks: [frame, ...name.marks] }
}

type Typed = Extract<
  AnswerWidget,
  { widget: 'numeric' | 'fraction' | 'mixed_number' | 'money' | 'time' | 'clock' | 'expression' }
>

function blanks(widget: Typed, width: number, look: SheetLook): Block[] {
  const { size } = look.question
  const short = Math.min(size * 7, width * 0.6)
  if (widget.widget === 'fraction') return [look.fractionBoxes ? fractionBlank(look) : writingLine(short, look)]
  if (widget.widget === 'mixed_number' && look.fractionBoxes)
    return [writingBox(size * 2.2, size * 2.2, look), fractionBlank(look)]
  if (widget.widget === 'money' && widget.unit === 'cents') return [writingLine(short, look), sign('¢', look)]
  if (widget.widget === 'money') return [sign(widget.symbol, look), writingLine(short, look)]
  if (widget.widget === 'clock' || widget.widget === 'time')
    return [writingLine(size * 2.6, look), sign(':', look), writingLine(size * 2.6, look)]
  if (widget.widget === 'numeric' || widget.widget === 'mixed_number') return [writingLine(short, look)]
  return [writingLine(Math.min(size * 14, Math.max(size * 5, width - size * 9)), look)]
}

/** Where an answer is written: room to work it out, then what stands before it, a blank of its form, and its unit. */
export function entrySpace(widget: Typed, width: number, working: number, look: SheetLook): Block {
  const [before, after] =
    'before' in widget || 'after' in widget ? [widget.before, widget.after] : [undefined, undefined]
  const label = setText('Answer', width, { ...look.quiet })
  const line = sideBySide(
    [label, words(before, look), ...blanks(widget, width, look), words(after, look)],
    look.question.size * 0.5,
  )
  return stack([working > 0 ? workingBox(width, working, look) : emptyBlock, line], look.gap)
}

/** Room to work out what is then chosen. */
export function scratchSpace(width: number, working: number, look: SheetLook): Block {
  return working > 0 ? workingBox(width, working, look) : emptyBlock
}
