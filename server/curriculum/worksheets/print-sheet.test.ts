import { describe, expect, it } from 'vitest'
import { keyPages } from './layout/key-pages.ts'
import { paginate, type Row, sheetPages } from './layout/sheet-pages.ts'
import { makeSheet, type SheetOrder } from './make-sheet.ts'
import { printSheet } from './print-sheet.ts'
import { wordsOfPdf } from './typesetting/pdf-of-tests.ts'
import { toPdf } from './typesetting/to-pdf.ts'
import { plainText } from '@polyhex/curriculum/notation/rich-text'

const order: SheetOrder = {
  subject: { kind: 'topic', key: 'number_bonds_practice/1' },
  seed: 4711,
  count: 10,
  paper: 'a4',
}
const bare = (text: string): string => text.replace(/\s/g, '')
const about = { title: 'A sheet', subject: 'Level 2', made: new Date('2026-11-01T00:00:00Z') }

describe('a sheet as PDF', () => {
  it('holds title, level, grade, lines for name and date, every question in order, its code and its page numbers', async () => {
    const sheet = await makeSheet(order)
    const pages = wordsOfPdf(await toPdf(sheetPages(sheet, 'a4'), about, false))
    expect(pages[0]?.startsWith('polyhexNameDateBondsto10Level1·Grade11')).toBe(true)
    const all = pages.join('')
    let at = 0
    for (const [i, { question }] of (sheet.sections[0]?.questions ?? []).entries()) {
      const place = all.indexOf(`${i + 1}${bare(plainText(question.prompt.text))}`, at)
      expect(place, question.prompt.text).toBeGreaterThanOrEqual(at)
      at = place
    }
    for (const [i, page] of pages.entries())
      expect(page.endsWith(`Sheetnumber_bonds_practice/1,10questions,version4711Page${i + 1}of${pages.length}`)).toBe(
        true,
      )
    expect(all).not.toContain('Answerkey')
  })

  it('has its answers on pages of their own', async () => {
    const sheet = await makeSheet(order)
    const [key = ''] = wordsOfPdf(await toPdf(keyPages(sheet, 'a4'), about, false))
    const answers = (sheet.sections[0]?.questions ?? []).map(
      ({ question }, i) => `${i + 1}.${bare(plainText(question.key.shown.text))}`,
    )
    expect(key).toContain(`Answerkey${bare('Bonds to 10 · Level 1 · Grade 1 · For adults')}${answers.join('')}`)
  })

  it('has a title, a language, headings, and words for its figures', async () => {
    // Of a level in which every question has its figure.
    const sheet = await makeSheet({ ...order, subject: { kind: 'topic', key: 'angles_basics/1' } })
    const file = (await toPdf(sheetPages(sheet, 'a4'), about, false)).toString('latin1')
    const title = /\/Title (\d+) 0 R/.exec(file)?.[1]
    for (const part of [
      `\n${title} 0 obj\n(A sheet)`,
      '/Lang (en-US)',
      '/Marked true',
      '/DisplayDocTitle true',
      '/S /H1',
    ])
      expect(file.includes(part), part).toBe(true)
    expect(file.match(/\/S \/Figure/g)?.length).toBe(10)
    const { figure } = sheet.sections[0]?.questions[0]?.question ?? {}
    expect(file.includes(`(${figure?.alt})`), figure?.alt ?? '').toBe(true)
  })

  it('is the same bytes for the same order, and another sheet for another seed, number or paper', async () => {
    const first = await printSheet(order, 'sheet')
    const again = await printSheet({ ...order }, 'sheet')
    expect(again.pdf.equals(first.pdf)).toBe(true)
    expect(again.pictures).toEqual(first.pictures)
    for (const other of [{ seed: 4712 }, { count: 8 }, { paper: 'letter' as const }])
      expect((await printSheet({ ...order, ...other }, 'sheet')).pdf.equals(first.pdf)).toBe(false)
    expect(first.facts).toEqual({
      title: 'Bonds to 10',
      subtitle: 'Level 1 · Grade 1',
      code: 'Sheet number_bonds_practice/1, 10 questions, version 4711',
      questions: 10,
      pages: first.pictures.length,
    })
  })

  it('has pictures of its pages of 204 by 288 that need no fonts, and none of its key', async () => {
    const { pictures } = await printSheet(order, 'sheet')
    for (const picture of pictures) {
      expect(
        picture.startsWith(
          '<svg xmlns="http://www.w3.org/2000/svg" width="204" height="288" viewBox="0 0 595.28 841.89">',
        ),
      ).toBe(true)
      expect(picture).not.toMatch(/<text|font-family|<image|href="(?!#)/)
    }
    expect((await printSheet(order, 'key')).pictures).toEqual([])
  })
})

it.each(['cartesian_grid_basics/5', 'cartesian_grid_basics/2', 'linear_equations_graphing_practice/3'] as const)(
  'leaves no page of %s half empty before the last',
  async (key) => {
    for (const paper of ['a4', 'letter'] as const) {
      const sheet = await makeSheet({ subject: { kind: 'topic', key }, seed: 1, count: 10, paper })
      const pages = wordsOfPdf(await toPdf(sheetPages(sheet, paper), about, false))
      const asked = (sheet.sections[0]?.questions ?? []).map(({ question }) => bare(plainText(question.prompt.text)))
      const first = asked.filter((prompt) => pages[0]?.includes(prompt))
      expect([paper, new Set(first).size >= Math.min(3, new Set(asked).size)]).toEqual([paper, true])
    }
  },
)

describe('pages', () => {
  const row = (height: number): Row => ({ height, marks: [] })

  it('cut no row, begin with the head, and go on where the last one was full', () => {
    const pages = paginate([row(300), row(300), row(300), row(100)], row(80), 700, 24)
    // The head stands on the first page as a row of its own.
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
  })

  it('put a row that is as high as a page on a page of its own', () => {
    expect(paginate([row(650), row(690)], row(10), 700, 24)).toHaveLength(2)
  })
})
