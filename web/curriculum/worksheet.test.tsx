import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { worksheetOperations } from '@polyhex/contract/curriculum/worksheet-operations'
import type { Paper } from '@polyhex/contract/curriculum/worksheets'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit } from '../shell/page-trial.tsx'
import { sampleAccount, sampleTopicLevel, sampleUnit } from '../shell/account-samples.ts'
import { usualPaper } from './usual-paper.ts'
import { WorksheetCard } from './worksheet-card.tsx'
import { otherSeed } from './worksheet-options.tsx'
import { readForm } from './worksheet-screen.tsx'

const hint = 'Download and print the worksheet to practice your skills away from the computer.'
const page = '/math/topics/fractions_intro/1/worksheet/'

function serveSheet(): void {
  answerWith(curriculumOperations.listLevelledTopics, { topicLevels: [sampleTopicLevel()], total: 1 })
  answerWith(curriculumOperations.listUnits, { units: [sampleUnit()], total: 1 })
  answerWith(curriculumOperations.listThemes, { themes: [] })
  answerWith(exerciseOperations.getSampleQuestions, { questions: [] })
  answerWith(worksheetOperations.getWorksheet, ({ query }) => {
    const seed = Number(query.get('seed') ?? 1)
    const paper: Paper = query.get('paper') === 'a4' ? 'a4' : 'letter'
    return {
      worksheet: {
        title: 'Parts of a whole',
        subtitle: 'Level 1 · Grade 3',
        questions: Number(query.get('questions') ?? 10),
        paper,
        seed,
        code: `Sheet fractions_intro/1, 10 questions, version ${seed}`,
        fileName: 'parts-of-a-whole-level-1.pdf',
        pdfPath: `/api/render/worksheets/${'0'.repeat(64)}.pdf`,
        pagePaths: [1, 2].map((number) => `/api/worksheets/preview.svg?seed=${seed}&page=${number}`),
      },
    }
  })
}

beforeEach(serveSheet)
afterEach(() => {
  cleanup()
  endVisit()
  vi.unstubAllGlobals()
})
const patience = { timeout: 20_000 }
const file = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the worksheet page', () => {
  it('shows every page, and gives the file for download and for print', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    visit(page)
    const pages = await screen.findByRole('list', { name: 'Pages of the worksheet' }, patience)
    expect(
      within(pages)
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')),
    ).toEqual(['Page 1 of 2 of the worksheet Parts of a whole', 'Page 2 of 2 of the worksheet Parts of a whole'])
    expect(screen.getByText('10 questions on 2 pages')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Parts of a whole' })).toBeTruthy()
    const download = screen.getByRole('link', { name: 'Download' })
    expect(download.getAttribute('href')).toBe(
      '/api/topics/fractions_intro/worksheet?level=1&paper=letter&seed=1&questions=10',
    )
    expect(download.getAttribute('download')).toBe('parts-of-a-whole-level-1.pdf')
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    const printed = document.querySelectorAll('[data-printed] img')
    expect([...printed].map((image) => image.getAttribute('src'))).toEqual([
      '/api/worksheets/preview.svg?seed=1&page=1',
      '/api/worksheets/preview.svg?seed=1&page=2',
    ])
    const found = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(found.violations.map((violation) => violation.id)).toEqual([])
  })

  it('makes another version, on other paper, with another number of questions, and says so in the address', async () => {
    visit(page)
    await screen.findByText('Version 1', {}, patience)
    await userEvent.click(screen.getByRole('button', { name: 'Another version' }))
    await waitFor(() => expect(screen.queryByText('Version 1')).toBeNull())
    await userEvent.click(screen.getByRole('radio', { name: 'A4' }))
    await userEvent.click(screen.getByRole('radio', { name: '14' }))
    await screen.findByText('14 questions on 2 pages')
    const last = asked.findLast((call) => call.path === '/worksheets')?.query
    expect([last?.get('paper'), last?.get('questions')]).toEqual(['a4', '14'])
    expect(Number(last?.get('seed'))).toBeGreaterThan(1)
    expect(file('Download')).toBe(
      `/api/topics/fractions_intro/worksheet?level=1&paper=a4&seed=${last?.get('seed')}&questions=14`,
    )
  })

  it.each([
    ['parent', true],
    ['teacher', true],
    ['student', false],
  ] as const)('offers the answers to a %s: %s', async (role, offered) => {
    visit(page, { state: 'authenticated', account: sampleAccount({ roles: [role] }) })
    await screen.findByRole('link', { name: 'Download' }, patience)
    expect(screen.queryByRole('link', { name: 'Download the answer key' }) !== null).toBe(offered)
    expect(screen.queryByText(/Answer keys are for parents/)).toBeNull()
    if (offered) expect(file('Download the answer key')).toContain('&key=only')
  })

  it('tells a visitor who may have the answers', async () => {
    visit(page)
    expect(await screen.findByText(/Answer keys are for parents, tutors and teachers/, {}, patience)).toBeTruthy()
  })

  it('of a unit stands at the address of the unit [L-017]', async () => {
    visit('/math/units/g3_fractions/worksheet/')
    await screen.findByRole('link', { name: 'Download' }, patience)
    expect(file('Download')).toBe('/api/units/g3_fractions/worksheet?paper=letter&seed=1&questions=10')
  })

  it('says when there is none, and offers to try again when it failed', async () => {
    refuseWith(worksheetOperations.getWorksheet, 404, 'topic_level_not_ready', 'There are no questions yet.')
    visit(page)
    expect(await screen.findByText(/There is no worksheet for this yet/, {}, patience)).toBeTruthy()
    cleanup()
    endVisit()
    serveSheet()
    refuseWith(worksheetOperations.getWorksheet, 503, 'worksheet_not_made', 'We could not make it.')
    visit('/math/units/g3_fractions/worksheet/')
    expect(await screen.findByText('The worksheet could not be made', {}, { timeout: 9000 })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})

describe('the worksheet card', () => {
  const topic = { kind: 'topic', topicCode: 'fractions_intro', level: 1 } as const

  it('has a preview of 204 by 288, title, description, due date and the hint, and its button leads to the preview [L-034]', () => {
    render(
      <WorksheetCard
        subject={topic}
        title="Parts of a whole"
        description="Say which part is shaded."
        dueDate={new Date(2026, 10, 30, 12)}
      />,
    )
    const picture = screen.getByRole('img', { name: 'First page of the worksheet Parts of a whole' })
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['204', '288'])
    expect(picture.getAttribute('src')).toBe(
      '/api/worksheets/preview.svg?topicCodeLevel=fractions_intro%2F1&paper=letter',
    )
    expect(screen.getByRole('heading', { name: 'Parts of a whole' })).toBeTruthy()
    for (const text of ['Say which part is shaded.', hint, 'Mon, Nov 30']) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe(page)
  })

  it('gives the file at once where that is wanted [L-034]', () => {
    render(<WorksheetCard subject={{ kind: 'unit', unitCode: 'g3_fractions' }} title="Fractions" button="download" />)
    const link = screen.getByRole('link', { name: 'Download' })
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([
      '/api/units/g3_fractions/worksheet?paper=letter',
      true,
    ])
  })

  it('is labelled Individual Worksheet, on the page of a topic and of a unit [L-035]', async () => {
    visit('/math/topics/fractions_intro/1/')
    expect(await screen.findByText('Individual Worksheet', {}, patience)).toBeTruthy()
    expect(screen.getByText(hint)).toBeTruthy()
    cleanup()
    endVisit()
    serveSheet()
    visit('/math/units/g3_fractions/')
    expect(await screen.findByText('Individual Worksheet', {}, patience)).toBeTruthy()
  })
})

describe('what is usual', () => {
  it.each([
    ['en-US', 'letter'],
    ['es-MX', 'letter'],
    ['en-GB', 'a4'],
    ['zh-Hant-TW', 'a4'],
    ['en', undefined],
  ])('in %s: %s', (language, paper) => {
    expect(usualPaper(language)).toBe(paper)
  })

  it('is taken where the address says something that cannot be', () => {
    expect(readForm({ paper: 'a5', seed: '0', questions: '99' }, 'de-DE')).toEqual({
      paper: 'a4',
      seed: undefined,
      questions: undefined,
    })
    expect(readForm({ paper: 'letter', seed: '12', questions: 14 }, 'de-DE')).toEqual({
      paper: 'letter',
      seed: 12,
      questions: 14,
    })
  })

  it('another version is never this one', () => {
    expect([otherSeed(1, 0), otherSeed(2, 0), otherSeed(999_999, 0.999_999_9)]).toEqual([2, 1, 999_998])
  })
})
