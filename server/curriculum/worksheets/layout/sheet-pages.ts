import { artifact, letters, type Mark, moved, rule, scaled } from '../typesetting/marks.ts'
import { ink, printTones } from '../typesetting/print-colors.ts'
import { type Block, setText } from '../typesetting/set-text.ts'
import type { Page } from '../typesetting/to-pdf.ts'
import { densities, type SheetLook } from './look.ts'
import { type AskedQuestion, questionBlock } from './question-block.ts'

export const papers = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const
export type Paper = keyof typeof papers

export const margin = { left: 46, right: 46, top: 40, bottom: 52 } as const
const columnGap = 30
/** A question this high in a column is better set over the whole page. */
const highest = 330

/** A stretch of the sheet under one heading. */
export interface Section {
  readonly heading: string | null
  readonly questions: readonly AskedQuestion[]
}

export interface Sheet {
  readonly title: string
  /** Level and grade. */
  readonly under: string
  /** What makes the same sheet again, at the foot of each page. */
  readonly code: string
  readonly look: SheetLook
  readonly sections: readonly Section[]
}

/** What is never cut across pages: one question, or two side by side, with the heading above them. */
export interface Row {
  readonly height: number
  readonly marks: readonly Mark[]
}

const flatTop = (x: number, y: number): string => {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i
    return `${(x + 9.6 * Math.cos(angle)).toFixed(2)} ${(y + 9.6 * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}Z`
}

/** Four cells that read as a P, and the word. */
function wordmark(): Mark[] {
  const pitch = 18.52
  const cells: readonly (readonly [number, number, string])[] = [
    [10, pitch / 2, printTones.lapis[9]],
    [10, pitch * 1.5, printTones.lapis[9]],
    [10, pitch * 2.5, printTones.lapis[9]],
    [26.2, pitch, printTones.honey[9]],
  ]
  const logo = scaled(
    0,
    0,
    0.36,
    cells.map(([x, y, fill]): Mark => ({ kind: 'path', d: flatTop(x, y), fill })),
  )
  return [logo, ...letters(19, 15.5, 'polyhex', { font: 'display-800', size: 16, color: ink.text }).marks]
}

function head(sheet: Pick<Sheet, 'title' | 'under'>, width: number): Row {
  const pen = { color: ink.line, width: 0.9 } as const
  const label = { font: 'text', size: 9.5, color: ink.quiet } as const
  const dateAt = width - 112
  const nameAt = width - 112 - 236
  const lines: Mark[] = [
    ...letters(nameAt, 16, 'Name', label).marks,
    rule(nameAt + 32, 18, dateAt - 14, 18, pen),
    ...letters(dateAt, 16, 'Date', label).marks,
    rule(dateAt + 28, 18, width, 18, pen),
  ]
  const title = setText(sheet.title, width, { font: 'display-800', size: 24, color: ink.text, leading: 1.12 })
  const under = setText(sheet.under, width, { font: 'text', size: 10.5, color: ink.quiet })
  const underAt = 40 + title.height + 5
  const bottom = underAt + under.height + 11
  return {
    height: bottom + 2,
    marks: [
      artifact(wordmark()),
      { kind: 'part', role: 'P', marks: lines },
      moved(0, 40, [{ kind: 'part', role: 'H1', marks: title.marks }]),
      moved(0, underAt, [{ kind: 'part', role: 'P', marks: under.marks }]),
      artifact([rule(0, bottom, width, bottom, { color: printTones.lapis[9], width: 1.4, round: true })]),
    ],
  }
}

function headingBlock(text: string, width: number): Block {
  const block = setText(text, width, { font: 'display-700', size: 15, color: printTones.lapis[12] })
  return { ...block, marks: [{ kind: 'part', role: 'H2', marks: block.marks }] }
}

/** The questions in rows of one or two, in reading order. */
function rowsOf(sheet: Sheet, width: number): Row[] {
  const column = (width - columnGap) / 2
  const all = sheet.sections.flatMap((section) => section.questions)
  const narrow = all.map((asked, i) => questionBlock(asked, i + 1, column, sheet.look))
  const small = narrow.map((block) => block.fits && block.height <= highest)
  const rows: Row[] = []
  let at = 0
  for (const section of sheet.sections) {
    const end = at + section.questions.length
    let heading = section.heading === null ? null : headingBlock(section.heading, width)
    const add = (row: Row): void => {
      const top = heading === null ? 0 : heading.height + 14
      rows.push({ height: row.height + top, marks: [...(heading?.marks ?? []), moved(0, top, row.marks)] })
      heading = null
    }
    while (at < end) {
      const [first, second] = [narrow[at], at + 1 < end ? narrow[at + 1] : undefined]
      const asked = all[at]
      if (asked === undefined) break
      if (small[at] === true && small[at + 1] === true && first !== undefined && second !== undefined) {
        add({
          height: Math.max(first.height, second.height),
          marks: [moved(0, 0, first.marks), moved(column + columnGap, 0, second.marks)],
        })
        at += 2
      } else {
        const last = small[at] === true && at + 1 === end && section.questions.length > 1
        const block = last && first !== undefined ? first : questionBlock(asked, at + 1, width, sheet.look)
        add(block)
        at += 1
      }
    }
  }
  return rows
}

interface Filling {
  readonly rows: { y: number; marks: readonly Mark[] }[]
  /** Where the next row would begin, without its gap. */
  used: number
}

/** How far rows move apart: a full page is spread over its height, the last one only a little. */
function spreadOf(page: Filling, room: number, last: boolean): number {
  return Math.max(0, Math.min((room - page.used) / Math.max(1, page.rows.length - 1), last ? 10 : 34))
}

/** Which rows stand on which page of height `room`, the first of them under the head. No row is cut. */
function fillPages(rows: readonly Row[], first: Row, room: number, rowGap: number): Filling[] {
  const pages: Filling[] = []
  const top = first.height + 18
  let page: Filling = { rows: [], used: top }
  for (const row of rows) {
    const gap = page.rows.length === 0 ? 0 : rowGap
    if (page.rows.length > 0 && page.used + gap + row.height > room) {
      pages.push(page)
      page = { rows: [{ y: 0, marks: row.marks }], used: row.height }
    } else {
      page.rows.push({ y: page.used + gap, marks: row.marks })
      page.used += gap + row.height
    }
  }
  pages.push(page)
  return pages
}

/** Rows on pages of height `room`, the first of them under the head. No row is cut, and none is alone with nothing above it that belongs to it. */
export function paginate(rows: readonly Row[], first: Row, room: number, rowGap: number): Mark[][] {
  const pages = fillPages(rows, first, room, rowGap)
  return pages.map((filled, place) => {
    const spread = spreadOf(filled, room, place === pages.length - 1)
    const body = filled.rows.map((row, i) => moved(0, row.y + i * spread, row.marks))
    return place === 0 ? [moved(0, 0, first.marks), ...body] : body
  })
}

function foot(code: string, page: number, pages: number, paper: Paper): Mark {
  const { width, height } = papers[paper]
  const pen = { font: 'text', size: 8, color: ink.quiet } as const
  const y = height - 28
  return artifact([
    rule(margin.left, y - 12, width - margin.right, y - 12, { color: ink.faint, width: 0.7 }),
    ...letters(margin.left, y, code, pen).marks,
    ...letters(width - margin.right, y, `Page ${page} of ${pages}`, { ...pen, align: 'right' }).marks,
  ])
}

/** Pages of rows with the margins and the foot of a sheet. */
export function pagesOf(
  rows: readonly Row[],
  first: Row,
  code: string,
  form: { paper: Paper; rowGap: number },
): Page[] {
  const { width, height } = papers[form.paper]
  const bodies = paginate(rows, first, height - margin.top - margin.bottom, form.rowGap)
  return bodies.map((marks, i) => ({
    width,
    height,
    marks: [moved(margin.left, margin.top, marks), foot(code, i + 1, bodies.length, form.paper)],
  }))
}

/** A page before the last one that is filled less than this looks as if something were missing. */
const wellFilled = 0.6

/** How full the emptiest page before the last one is, from 0 to 1. */
export function leastFilled(rows: readonly Row[], first: Row, paper: Paper, rowGap: number): number {
  const room = papers[paper].height - margin.top - margin.bottom
  const filled = fillPages(rows, first, room, rowGap).map((page) => page.used / room)
  return Math.min(1, ...filled.slice(0, -1))
}

/**
 * The pages that a child gets: of the settings with the fewest pages the freest one that leaves no page half empty before the
 * last; where each does, the one that leaves the least.
 */
export function sheetPages(sheet: Sheet, paper: Paper): Page[] {
  const width = papers[paper].width - margin.left - margin.right
  const first = head(sheet, width)
  const settings = densities.map((density) => {
    const rows = rowsOf({ ...sheet, look: { ...sheet.look, density } }, width)
    const pages = pagesOf(rows, first, sheet.code, { paper, rowGap: density.rowGap })
    return { pages, filled: leastFilled(rows, first, paper, density.rowGap) }
  })
  const fewest = Math.min(...settings.map(({ pages }) => pages.length))
  const short = settings.filter(({ pages }) => pages.length === fewest)
  const most = Math.max(...short.map(({ filled }) => filled))
  return short.find(({ filled }) => filled >= Math.min(wellFilled, most))?.pages ?? []
}
