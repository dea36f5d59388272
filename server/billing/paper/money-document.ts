import type { FontName } from '../../curriculum/worksheets/typesetting/fonts.ts'
import { stretchesOf } from '../../curriculum/worksheets/typesetting/fonts.ts'
import { artifact, letters, type Mark, type Role } from '../../curriculum/worksheets/typesetting/marks.ts'
import { ink } from '../../curriculum/worksheets/typesetting/print-colors.ts'
import { type Page, toPdf } from '../../curriculum/worksheets/typesetting/to-pdf.ts'

/** A document about money: an invoice, a receipt, what a tutor is owed. One form for all, so that they look alike. */
export interface MoneyDocument {
  readonly title: string
  /** Large, under the name of the seller: `Invoice and receipt 10482`. */
  readonly heading: string
  readonly from: readonly string[]
  readonly to: readonly string[]
  /** Numbers and dates at the right: `Invoice number`, `10482`. */
  readonly facts: readonly (readonly [string, string])[]
  readonly columns: readonly { readonly title: string; readonly width: number; readonly right?: boolean }[]
  readonly rows: readonly (readonly string[])[]
  /** Under the table, at the right; the strong ones stand out. */
  readonly sums: readonly { readonly name: string; readonly amount: string; readonly strong?: boolean }[]
  readonly notes: readonly string[]
  readonly made: Date
}

const paper = { width: 612, height: 792, side: 54, top: 60, bottom: 64 } as const
const inner = paper.width - 2 * paper.side

interface Pen {
  readonly font: FontName
  readonly size: number
  readonly color: string
  readonly align?: 'left' | 'right'
}
const pens = {
  name: { font: 'display-700', size: 19, color: ink.text },
  heading: { font: 'display-600', size: 15, color: ink.text },
  text: { font: 'text', size: 9.5, color: ink.text },
  quiet: { font: 'text', size: 8.5, color: ink.quiet },
  strong: { font: 'strong', size: 9.5, color: ink.text },
} as const satisfies Record<string, Pen>

/** What people type can hold signs that none of our fonts has; the document is made nevertheless. */
function printable(text: string): string {
  try {
    stretchesOf('text', text)
    return text
  } catch {
    return [...text]
      .map((sign) => {
        try {
          stretchesOf('text', sign)
          return sign
        } catch {
          return '?'
        }
      })
      .join('')
  }
}

const widthOf = (text: string, pen: Pen): number => letters(0, 0, text, pen).width

/** Words in lines of at most `width`; a word that is longer is cut. */
function linesOf(given: string, width: number, pen: Pen): string[] {
  const lines: string[] = []
  // The end of a line is no sign of a font: lines are parted first.
  for (const paragraph of given.split('\n')) {
    let line = ''
    for (const word of printable(paragraph)
      .split(/\s+/)
      .filter((part) => part !== '')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (widthOf(longer, pen) <= width) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = word
      while (widthOf(line, pen) > width && line.length > 1) {
        let fits = line.length - 1
        while (fits > 1 && widthOf(line.slice(0, fits), pen) > width) fits -= 1
        lines.push(line.slice(0, fits))
        line = line.slice(fits)
      }
    }
    lines.push(line)
  }
  return lines
}

const part = (role: Role, marks: readonly Mark[]): Mark => ({ kind: 'part', role, marks })
const rule = (y: number, color: string = ink.quiet): Mark =>
  artifact([{ kind: 'path', d: `M${paper.side} ${y}H${paper.width - paper.side}`, stroke: { color, width: 0.6 } }])

/** Writes from top to bottom, and begins a new page where one is full. */
class Sheet {
  readonly pages: Mark[][] = [[]]
  y: number = paper.top

  put(role: Role, marks: readonly Mark[]): void {
    this.pages.at(-1)?.push(part(role, marks))
  }

  draw(mark: Mark): void {
    this.pages.at(-1)?.push(mark)
  }

  /** Whether a new page was begun to have this much room. */
  need(height: number): boolean {
    if (this.y + height <= paper.height - paper.bottom) return false
    this.pages.push([])
    this.y = paper.top
    return true
  }

  block(texts: readonly string[], x: number, top: number, width: number, first: Pen, others: Pen): number {
    let y = top
    texts.forEach((text, i) => {
      const pen = i === 0 ? first : others
      for (const line of linesOf(text, width, pen)) {
        y += pen.size * 1.42
        this.put('P', letters(x, y, line, pen).marks)
      }
    })
    return y
  }
}

function putHead(sheet: Sheet, document: MoneyDocument): void {
  const half = inner / 2 - 12
  const right = paper.width - paper.side
  sheet.y += pens.heading.size
  sheet.put('H1', letters(paper.side, sheet.y, printable(document.heading), pens.heading).marks)
  sheet.y += 12
  sheet.draw(rule(sheet.y, ink.text))
  const from = sheet.block(document.from, paper.side, sheet.y + 6, half, pens.strong, pens.text)
  let y = sheet.y + 6
  for (const [name, value] of document.facts) {
    y += pens.text.size * 1.5
    sheet.put('P', [
      ...letters(paper.side + half + 24, y, `${name} `, pens.quiet).marks,
      ...letters(right, y, printable(value), { ...pens.text, align: 'right' }).marks,
    ])
  }
  const billed = sheet.block(['Billed to'], paper.side, Math.max(from, y) + 10, half, pens.quiet, pens.quiet)
  const to = sheet.block(document.to, paper.side, billed, half, pens.strong, pens.text)
  sheet.y = to + 22
}

function putTableHead(sheet: Sheet, { columns }: MoneyDocument): void {
  let x: number = paper.side
  sheet.y += pens.quiet.size
  const marks: Mark[] = []
  for (const { title, width, right } of columns) {
    const pen: Pen = right ? { ...pens.quiet, align: 'right' } : pens.quiet
    marks.push(...letters(right ? x + width * inner : x, sheet.y, title, pen).marks)
    x += width * inner
  }
  sheet.put('P', marks)
  sheet.y += 6
  sheet.draw(rule(sheet.y))
}

function putRows(sheet: Sheet, document: MoneyDocument): void {
  putTableHead(sheet, document)
  const leading = pens.text.size * 1.42
  for (const row of document.rows) {
    const cells = document.columns.map(({ width }, i) => linesOf(row[i] ?? '', width * inner - 8, pens.text))
    const height = Math.max(...cells.map((lines) => lines.length)) * leading + 7
    if (sheet.need(height + 20)) putTableHead(sheet, document)
    let x: number = paper.side
    document.columns.forEach(({ width, right }, i) => {
      const pen: Pen = right ? { ...pens.text, align: 'right' } : pens.text
      cells[i]?.forEach((line, k) => {
        sheet.put('P', letters(right ? x + width * inner : x, sheet.y + 3 + (k + 1) * leading, line, pen).marks)
      })
      x += width * inner
    })
    sheet.y += height
    sheet.draw(rule(sheet.y + 2, '#d9d6e3'))
  }
}

function putSums(sheet: Sheet, { sums }: MoneyDocument): void {
  const right = paper.width - paper.side
  sheet.y += 6
  for (const { name, amount, strong } of sums) {
    sheet.need(24)
    sheet.y += 18
    const pen: Pen = strong ? pens.strong : pens.text
    sheet.put('P', [
      ...letters(right - 250, sheet.y, `${printable(name)} `, pen).marks,
      ...letters(right, sheet.y, amount, { ...pen, align: 'right' }).marks,
    ])
  }
}

/** Sets a document about money as a PDF with real text in our fonts, on letter paper, on as many pages as it needs. */
export async function moneyDocument(document: MoneyDocument): Promise<Buffer> {
  const sheet = new Sheet()
  putHead(sheet, document)
  putRows(sheet, document)
  putSums(sheet, document)
  for (const note of document.notes) {
    sheet.need(40)
    sheet.y = sheet.block([note], paper.side, sheet.y + 12, inner, pens.quiet, pens.quiet)
  }
  const pages = sheet.pages.map((marks, i): Page => ({
    width: paper.width,
    height: paper.height,
    marks: [
      ...marks,
      artifact(
        letters(paper.width - paper.side, paper.height - 34, `${i + 1} of ${sheet.pages.length}`, {
          ...pens.quiet,
          align: 'right',
        }).marks,
      ),
    ],
  }))
  return toPdf(pages, { title: document.title, subject: document.heading, made: document.made })
}
