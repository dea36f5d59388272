import type { GeneratedQuestion } from '@polyhex/curriculum'
import { letters, type Mark, moved } from '../typesetting/marks.ts'
import { ink, printTones } from '../typesetting/print-colors.ts'
import { setText } from '../typesetting/set-text.ts'
import type { Page } from '../typesetting/to-pdf.ts'
import { letteredOptions } from './lettered-options.ts'
import { margin, pagesOf, type Paper, papers, type Row, type Sheet } from './sheet-pages.ts'

type Items = Parameters<typeof letteredOptions>[0]

const lettersOf = (items: Items, ids: readonly string[]): string =>
  ids.map((id) => letteredOptions(items).find((option) => option.id === id)?.letter ?? '?').join(', ')

/** The letters of the boxes that are right, in the order that is asked for; empty where nothing is lettered. */
export function rightLetters({ widget, key }: GeneratedQuestion): string {
  const { answer, rightOptionIds } = key
  if (widget.widget === 'choice' || widget.widget === 'multi_choice') {
    const right = letteredOptions(widget.options).filter((option) => rightOptionIds.includes(option.id))
    return right.map((option) => option.letter).join(', ')
  }
  if (widget.widget === 'yes_no') return rightOptionIds[0] === 'no' ? 'B' : rightOptionIds[0] === 'yes' ? 'A' : ''
  if (widget.widget === 'ordering' && answer.kind === 'order')
    return lettersOf(
      widget.items,
      answer.items.map((item) => item.id),
    )
  return ''
}

/** The answer in words and formulas, as it is shown on the screen afterwards; empty where its letter says it all. */
export function rightWords({ widget, key }: GeneratedQuestion): string {
  if (widget.widget === 'choice' || widget.widget === 'multi_choice') {
    const right = letteredOptions(widget.options).filter((one) => key.rightOptionIds.includes(one.id))
    if (right.length === 1 || right.every((option) => option.text === '')) return right[0]?.text ?? ''
  }
  return key.shown.text
}

function answerRow(question: GeneratedQuestion, number: number, width: number): Row {
  const size = 11.5
  const name = letters(18, 11, `${number}.`, { font: 'display-700', size, color: printTones.lapis[12], align: 'right' })
  const right = rightLetters(question)
  const letter = letters(26, 11, right, { font: 'strong', size, color: ink.text })
  const at = right === '' ? 26 : 26 + letter.width + 9
  const words = setText(rightWords(question), Math.max(60, width - at), { font: 'text', size, color: ink.text })
  const down = Math.max(0, 11 - words.baseline)
  const marks: Mark[] = [
    moved(0, down === 0 ? words.baseline - 11 : 0, [...name.marks, ...letter.marks]),
    moved(at, down, words.marks),
  ]
  return { height: Math.max(14, down + words.height), marks: [{ kind: 'part', role: 'P', marks }] }
}

/** The answers in columns, for adults: on pages of their own, so that they can stay with the adult. */
export function keyPages(sheet: Sheet, paper: Paper): Page[] {
  const width = papers[paper].width - margin.left - margin.right
  const all = sheet.sections.flatMap((section) => section.questions)
  const columns = 2
  const pitch = (width + 24) / columns
  const answers = all.map(({ question }, i) => answerRow(question, i + 1, pitch - 24))
  const rows: Row[] = []
  for (let i = 0; i < answers.length; i += columns) {
    const cells = answers.slice(i, i + columns)
    rows.push({
      height: Math.max(...cells.map((cell) => cell.height)),
      marks: cells.map((cell, place) => moved(place * pitch, 0, cell.marks)),
    })
  }
  const title = setText('Answer key', width, { font: 'display-800', size: 20, color: ink.text })
  const under = setText(`${sheet.title} · ${sheet.under} · For adults`, width, {
    font: 'text',
    size: 10.5,
    color: ink.quiet,
  })
  const first: Row = {
    height: title.height + under.height + 14,
    marks: [
      { kind: 'part', role: 'H1', marks: title.marks },
      moved(0, title.height + 6, [{ kind: 'part', role: 'P', marks: under.marks }]),
    ],
  }
  return pagesOf(rows, first, sheet.code, { paper, rowGap: 11 })
}
