import { expect, it } from 'vitest'
import type { SlotPiece, SlotsWidget } from '@polyhex/contract/exercises/slots-widget'
import { lookOfGrade } from './look.ts'
import { slotsSpace } from './slots-space.ts'
import type { Mark } from '../typesetting/marks.ts'

const tile = (id: string) => ({ id, text: id, speech: id })
const words = (text: string): SlotPiece => ({ piece: 'text', text, speech: text })
const widget: SlotsWidget = {
  widget: 'slots',
  lines: [
    [words('There are'), { piece: 'blank' }, words('birds in the tree, and'), { piece: 'blank' }, words('fly away.')],
    [words('Now there are'), { piece: 'menu', choices: [tile('more'), tile('fewer')] }, words('birds.')],
  ],
  tiles: ['5', '8', '13'].map(tile),
  stays: false,
  several: false,
}

const textsOf = (marks: readonly Mark[]): string[] =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : 'marks' in mark ? textsOf(mark.marks) : []))

it('prints the sentence with boxes for its blanks and the tiles below, inside of its column [P31]', () => {
  for (const column of [180, 300, 500]) {
    const block = slotsSpace(widget, column, lookOfGrade(1))
    expect(block.width).toBeLessThanOrEqual(column)
    const texts = textsOf(block.marks).join(' ')
    for (const text of ['There', 'away.', 'more', 'fewer', '5', '8', '13']) expect(texts).toContain(text)
  }
})
