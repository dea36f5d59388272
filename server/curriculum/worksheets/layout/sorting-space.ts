import type { AnswerWidget } from '@polyhex/contract/exercises/questions'
import { type Mark, moved } from '../typesetting/marks.ts'
import { ink } from '../typesetting/print-colors.ts'
import { type Block, setText } from '../typesetting/set-text.ts'
import { emptyBlock, inColumns, sideBySide, stack } from './blocks.ts'
import { choiceSpace, letterBox, picture } from './choice-space.ts'
import { writingBox, writingLine } from './entry-space.ts'
import { letterNames, type SheetLook } from './look.ts'

type Ordering = Extract<AnswerWidget, { widget: 'ordering' }>
type Matching = Extract<AnswerWidget, { widget: 'matching' }>
type Groups = Extract<AnswerWidget, { widget: 'groups' }>
type Item = Ordering['items'][number]

const dot = (x: number, y: number): Mark => ({
  kind: 'path',
  d: `M${x - 2.4} ${y}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0Z`,
  fill: ink.line,
})

/** Lettered items, and boxes in a row for their letters, with words at both ends. */
export function orderingSpace(widget: Ordering, width: number, look: SheetLook): Block {
  const items = choiceSpace(widget.items, true, width, look)
  const side = Math.min(look.question.size * 2.3, (width - 60) / widget.items.length - 8)
  const boxes = widget.items.map(() => writingBox(side, look.question.size * 2, look))
  const end = (text: string): Block => (text === '' ? emptyBlock : setText(text, width / 4, look.quiet))
  const slots = sideBySide([end(widget.firstLabel), ...boxes, end(widget.lastLabel)], 8)
  return stack([items, slots], look.gap)
}

function content(item: Item, room: number, look: SheetLook): Block {
  return item.svg === undefined ? setText(item.text, room, look.question) : picture(item, item.svg, Math.min(room, 90))
}

/** What is left between two lists for the lines that join them. */
const between = 64

/** How wide each list may be: alike, but a list that needs more, as of a sum that cannot be broken, takes what the other leaves. */
function listRooms({ left, right }: Matching, width: number, look: SheetLook): readonly [number, number] {
  const alike = width * 0.36
  const [a = 0, b = 0] = [left, right].map((items) =>
    Math.max(...items.map((item) => content(item, Number.POSITIVE_INFINITY, look).width)),
  )
  if (b > alike) return [Math.min(a, alike), Math.max(alike, Math.min(b, width - Math.min(a, alike) - between))]
  return a > alike ? [Math.max(alike, Math.min(a, width - b - between)), alike] : [alike, alike]
}

/** Two lists with dots, to be joined by lines. */
export function matchingSpace(widget: Matching, width: number, look: SheetLook): Block {
  const [leftRoom, rightRoom] = listRooms(widget, width, look)
  const count = Math.max(widget.left.length, widget.right.length)
  const rows = Array.from({ length: count }, (_, i): Block => {
    const [left, right] = [widget.left[i], widget.right[i]]
    const [a, b] = [
      left === undefined ? emptyBlock : content(left, leftRoom, look),
      right === undefined ? emptyBlock : content(right, rightRoom, look),
    ]
    const height = Math.max(a.height, b.height, look.question.size * 1.3)
    const marks: Mark[] = [
      moved(0, (height - a.height) / 2, a.marks),
      moved(width - rightRoom, (height - b.height) / 2, b.marks),
    ]
    if (left !== undefined) marks.push(dot(leftRoom + 10, height / 2))
    if (right !== undefined) marks.push(dot(width - rightRoom - 10, height / 2))
    return { width, height, baseline: height / 2, marks }
  })
  return stack(rows, look.gap)
}

/** Lettered items, and a line for the letters of each group. */
export function groupsSpace(widget: Groups, width: number, look: SheetLook): Block {
  const items = choiceSpace(widget.items, true, width, look)
  const lines = widget.groups.map((group) => {
    const name = content(group, width * 0.45, look)
    return sideBySide([name, writingLine(Math.max(60, width - name.width - 10), look)], 8)
  })
  return stack([items, ...lines], look.gap)
}

/** Two answers side by side, one of which is marked. */
export function yesNoSpace(yes: string, no: string, look: SheetLook): Block {
  const options = [yes, no].map((text, i) =>
    sideBySide(
      [letterBox(letterNames[i] ?? '', look, false), setText(text, Number.POSITIVE_INFINITY, look.question)],
      look.question.size * 0.5,
    ),
  )
  const pitch = Math.max(...options.map((option) => option.width)) + look.question.size * 2
  return inColumns(options, 2, pitch, 0)
}
