import { numberOfLine } from '@polyhex/contract/exercises/responses/steps'
import type { AnswerWidget } from '@polyhex/contract/exercises/questions'
import { lineLatex } from '@polyhex/curriculum/reading/line-latex'
import { letters, type Mark, moved, rule } from '../typesetting/marks.ts'
import { ink } from '../typesetting/print-colors.ts'
import { type Block, setText } from '../typesetting/set-text.ts'
import type { SheetLook } from './look.ts'

type Steps = Extract<AnswerWidget, { widget: 'steps' }>

/** Lines to write on below the given one. */
const openLines = 4
/** From one line to the next, in sizes of a letter. */
const pitch = 2.1
const margin = 26

/** Ruled lines with their numbers left of a margin; on the first stands the equation that is given. */
export function stepsSpace(widget: Steps, width: number, look: SheetLook): Block {
  const { size } = look.question
  const wide = Math.min(width, size * 26)
  const lineOf = (place: number): number => (place + 1) * size * pitch
  const given = setText(`\\(${lineLatex(widget.first, widget.letters)}\\)`, wide - margin - 8, look.question)
  const marks: Mark[] = [
    rule(margin, 4, margin, lineOf(openLines) + 4, { color: ink.faint, width: 0.9 }),
    moved(margin + 8, lineOf(0) - size * 0.55 - given.baseline, given.marks),
  ]
  for (let place = 0; place <= openLines; place++) {
    const y = lineOf(place)
    marks.push(rule(0, y, wide, y, { color: place === 0 ? ink.faint : ink.line, width: 0.9 }))
    const number = String(place === 0 ? 1 : numberOfLine(place - 1))
    const pen = { ...look.quiet, align: 'right' as const }
    marks.push(...letters(margin - 7, y - size * 0.55, number, pen).marks)
  }
  return { width: wide, height: lineOf(openLines) + 6, baseline: lineOf(0) - size * 0.55, marks }
}
