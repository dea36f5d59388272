import { readyKeys, rightResponse, markResponse, units } from '@polyhex/curriculum'
import { describe, expect, it } from 'vitest'
import { keyPages, rightLetters, rightWords } from './layout/key-pages.ts'
import { letteredOptions } from './layout/lettered-options.ts'
import { margin, papers, type Sheet, sheetPages } from './layout/sheet-pages.ts'
import { makeSheet } from './make-sheet.ts'
import { boundsOf } from './typesetting/bounds.ts'
import { readFigure } from './typesetting/paint-figure.ts'
import type { Mark } from './typesetting/marks.ts'
import type { Page } from './typesetting/to-pdf.ts'

const shares = [0, 1, 2, 3, 4, 5, 6, 7]
const keys = readyKeys()
const patience = 120_000

/** What a screen reader is told on a page, in order. */
function alts(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'group') return alts(mark.marks)
    return mark.kind === 'part' ? [...(mark.alt === undefined ? [] : [mark.alt]), ...alts(mark.marks)] : []
  })
}

/** Faults of pages: ink outside of the margins, but for the foot, which stands in the lower one. */
function outside(pages: readonly Page[], name: string): string[] {
  return pages.flatMap(({ width, height, marks }, i) => {
    const ink = boundsOf(marks)
    const fits =
      ink !== null &&
      ink.left >= margin.left - 1 &&
      ink.right <= width - margin.right + 1 &&
      ink.top >= margin.top - 8 &&
      ink.bottom <= height - 20
    return fits ? [] : [`${name} page ${i + 1}: ${JSON.stringify(ink)}`]
  })
}

const asked = (sheet: Sheet) => sheet.sections.flatMap((section) => section.questions.map(({ question }) => question))

/** Every question stands on the sheet once, in order, with the words for its figure. */
function checkQuestions(sheet: Sheet, pages: readonly Page[], name: string): void {
  const told = pages.flatMap((page) => alts(page.marks))
  const questions = asked(sheet)
  const numbers = told.filter((alt) => /^Question \d+$/.test(alt))
  expect(numbers, name).toEqual(questions.map((_, i) => `Question ${i + 1}`))
  for (const { figure } of questions) {
    if (figure === undefined) continue
    expect(told, name).toContain(figure.alt)
    expect(readFigure(figure.svg).marks.length, name).toBeGreaterThan(0)
  }
}

/** The answers of the key are answers that are marked right. */
function checkKey(sheet: Sheet, name: string): void {
  for (const question of asked(sheet)) {
    const { widget, key } = question
    const letters = rightLetters(question).split(', ')
    if (widget.widget === 'choice' || widget.widget === 'multi_choice') {
      const ids = letters.map((letter) => letteredOptions(widget.options).find((one) => one.letter === letter)?.id)
      expect(markResponse(key, ids.join(',')).verdict, name).toBe('right')
    } else if (widget.widget === 'ordering') {
      const ids = letters.map((letter) => letteredOptions(widget.items).find((one) => one.letter === letter)?.id)
      expect(markResponse(key, ids.join(',')).verdict, name).toBe('right')
    } else {
      expect(markResponse(key, rightResponse(key)).verdict, name).toBe('right')
      expect(rightWords(question), name).toBe(key.shown.text)
      expect(rightWords(question), name).not.toBe('')
    }
  }
}

async function checkSheet(subject: Parameters<typeof makeSheet>[0]['subject'], count: number, seed: number) {
  const name = subject.kind === 'topic' ? subject.key : subject.unitCode
  const sheet = await makeSheet({ subject, seed, count, paper: 'a4' })
  expect(asked(sheet), name).toHaveLength(count)
  const pages = sheetPages(sheet, 'a4')
  checkQuestions(sheet, pages, name)
  checkKey(sheet, name)
  expect(outside([...pages, ...keyPages(sheet, 'a4')], name)).toEqual([])
}

describe('every topic level as a sheet', () => {
  it.each(shares)(
    'is set whole, within its margins, with figures, and with a key that is marked right, share %i of 8',
    async (share) => {
      const own = keys.filter((_, i) => i % shares.length === share)
      expect(own.length).toBeGreaterThan(70)
      for (const key of own) await checkSheet({ kind: 'topic', key }, 6, 1)
    },
    patience,
  )
})

describe('units as sheets', () => {
  it(
    'hold questions of their own levels, then of earlier units, under a heading each',
    async () => {
      for (const { unitCode } of units.filter((_, i) => i % 6 === 0))
        await checkSheet({ kind: 'unit', unitCode }, 16, 1)
      const sheet = await makeSheet({
        subject: { kind: 'unit', unitCode: 'g12_integrals' },
        seed: 1,
        count: 16,
        paper: 'a4',
      })
      expect(sheet.sections.map(({ heading, questions }) => [heading, questions.length])).toEqual([
        ['In this unit', 12],
        ['From earlier units', 4],
      ])
    },
    patience,
  )

  it(
    'on Letter keep to its margins too',
    async () => {
      for (const key of ['graph_line', 'fractions_intro', 'matrices_intro'].flatMap((topic) =>
        keys.filter((one) => one.startsWith(topic)),
      )) {
        const sheet = await makeSheet({
          subject: { kind: 'topic', key },
          seed: 2,
          count: 10,
          paper: 'letter',
        })
        const pages = sheetPages(sheet, 'letter')
        expect([pages[0]?.width, pages[0]?.height]).toEqual([papers.letter.width, papers.letter.height])
        expect(outside(pages, key)).toEqual([])
      }
    },
    patience,
  )
})
