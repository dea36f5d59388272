import { worksheetPreview } from '@polyhex/contract/curriculum/worksheets'
import { keyPages } from './layout/key-pages.ts'
import { sheetPages } from './layout/sheet-pages.ts'
import { makeSheet, type SheetOrder } from './make-sheet.ts'
import { toPdf } from './typesetting/to-pdf.ts'
import { toSvg } from './typesetting/to-svg.ts'

/** What may be printed of an order: the sheet with pictures of its pages, or its answers, with or without the sheet before them. */
export type Wanted = 'sheet' | 'key' | 'sheet and key'

/** The words of a sheet that are shown beside it. */
export interface PrintedFacts {
  readonly title: string
  readonly subtitle: string
  readonly code: string
  readonly questions: number
  readonly pages: number
}

export interface Printed {
  readonly facts: PrintedFacts
  readonly pdf: Buffer
  /** Pictures of the pages; none for a key, which nobody sees before it is opened. */
  readonly pictures: readonly string[]
}

/** Files must not differ by the day on which they were made, so they all bear the day on which this way of making them began. */
const made = new Date('2026-11-01T00:00:00Z')

/** Draws the questions of an order, sets them, and writes the file. Everything about it is decided by the order. */
export async function printSheet(order: SheetOrder, wanted: Wanted): Promise<Printed> {
  const sheet = await makeSheet(order)
  const pages = wanted === 'key' ? [] : sheetPages(sheet, order.paper)
  const key = wanted === 'sheet' ? [] : keyPages(sheet, order.paper)
  const title = wanted === 'key' ? `${sheet.title}: answer key` : `${sheet.title}: worksheet`
  const pdf = await toPdf([...pages, ...key], { title, subject: sheet.under, made })
  const pictures = wanted === 'sheet' ? pages.map((page) => toSvg(page, worksheetPreview)) : []
  const questions = sheet.sections.reduce((sum, section) => sum + section.questions.length, 0)
  return {
    facts: { title: sheet.title, subtitle: sheet.under, code: sheet.code, questions, pages: pages.length },
    pdf,
    pictures,
  }
}
