import axe from 'axe-core'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import {
  firstTeachingPreferences,
  voices,
  type Segment,
  type StudentHint,
  type TeachingPreferences,
} from '@polyhex/contract/teaching/teaching'
import { teachingOperations } from '@polyhex/contract/teaching/teaching-operations'
import { answerWith, asked, endVisit, refuseWith, stubServer } from '../shell/page-trial.tsx'
import { TeachMe } from './teach-me.tsx'
import { readPreferences } from './teaching-preferences.ts'

const questionId = '22222222-0000-4000-8000-000000000001'
const segment = (n: number, over: Partial<Segment> = {}): Segment => ({
  heading: `Step ${n}`,
  say: `Say ${n}.`,
  speech: `Say ${n}.`,
  latex: `${n}+1`,
  seconds: 2,
  speechId: `seg-${n}`,
  ...over,
})
const hint = (sequence: number): StudentHint => ({
  hintId: `hint-${sequence}`,
  sequence,
  hintMessage: `Hint number ${sequence}`,
  speech: `Hint number ${sequence}`,
  speechId: `hint-${sequence}`,
})
const lesson = (code: string, segments = [segment(1), segment(2)]) => ({
  skillCode: code,
  skillName: code,
  shortName: code,
  minLevel: 1,
  maxLevel: 3,
  description: '',
  segments,
  seconds: 4,
})
const preferences: TeachingPreferences = { autoPlay: false, voice: 0, teachingStyle: 'video' }
const question = (answered: boolean) =>
  ({
    storedQuestionId: questionId,
    answer: answered
      ? { outcome: 'wrong', isCorrect: false, misconception: { code: 'x', why: 'Halves are not thirds.' } }
      : null,
  }) as StoredQuestion

function serve({ solution = false, hints = 0, packages = [lesson('Same size'), lesson('Add')] } = {}) {
  const opened: StudentHint[] = Array.from({ length: hints }, (_, index) => hint(index + 1))
  const view = { given: opened }
  answerWith(teachingOperations.getTeaching, () => ({
    packages,
    solution: solution ? { segments: [segment(3), segment(4)], seconds: 4 } : null,
    hintCount: 2,
    hints: view.given,
  }))
  answerWith(teachingOperations.viewHelp, ({ body }) => {
    if ((body as { kind: string }).kind === 'hint') view.given = [...view.given, hint(view.given.length + 1)]
    return { hint: null, hintsViewed: view.given.length, hintCount: 2 }
  })
}

function open(props: { answered?: boolean; staff?: boolean; style?: 'audio' | 'video' } = {}) {
  const onPreferences = vi.fn<(change: Partial<TeachingPreferences>) => void>()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TeachMe
        question={question(props.answered ?? false)}
        staff={props.staff ?? false}
        preferences={{ ...preferences, teachingStyle: props.style ?? 'video' }}
        onPreferences={onPreferences}
      />
    </QueryClientProvider>,
  )
  return onPreferences
}

beforeEach(() => {
  stubServer()
  vi.stubGlobal('Audio', undefined)
})
afterEach(() => {
  cleanup()
  endVisit()
})

describe('Teach Me', () => {
  it('has a tab for each skill lesson and The Solution; before the answer a lesson is open and noted as help [L-056]', async () => {
    serve()
    open()
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Same size', 'Add', 'Hints', 'The Solution'])
    expect(tabs[0]?.getAttribute('aria-selected')).toBe('true')
    expect(await screen.findByRole('heading', { name: 'Teaching Transcript' })).toBeTruthy()
    await waitFor(() => expect(asked.find((call) => call.method === 'POST')?.body).toEqual({ kind: 'skill' }))
  })

  it('tints the line that is said, and a press on a line goes there [L-057]', async () => {
    serve()
    open()
    const lines = await screen.findAllByRole('button', { name: /Say \d/ })
    expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual(['true', null])
    await userEvent.click(lines[1] as HTMLElement)
    expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual([null, 'true'])
    expect(screen.getByRole('slider', { name: 'Part of the lesson' }).getAttribute('aria-valuetext')).toBe(
      'Part 2 of 2',
    )
  })

  it('opens on the solution and on what went wrong after a wrong answer, without Hint buttons for students [L-058]', async () => {
    serve({ solution: true, hints: 2 })
    open({ answered: true })
    expect(await screen.findByRole('heading', { name: 'Solution Transcript' })).toBeTruthy()
    expect(screen.getByText('Halves are not thirds.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull()
  })

  it('gives teachers Hint buttons on the solution transcript [L-058]', async () => {
    serve({ solution: true, hints: 2 })
    open({ answered: true, staff: true })
    const hints = await screen.findAllByRole('button', { name: 'Hint' })
    expect(hints).toHaveLength(2)
    await userEvent.click(hints[1] as HTMLElement)
    expect(screen.getByText('Hint number 2')).toBeTruthy()
  })

  it('gives teachers a Hint button for each hint of a question that is still open [L-058]', async () => {
    serve({ hints: 2 })
    open({ staff: true })
    await userEvent.click(await screen.findByRole('tab', { name: 'Hints' }))
    const hints = screen.getAllByRole('button', { name: /^Hint \d$/ })
    expect(hints.map((button) => button.getAttribute('aria-expanded'))).toEqual(['false', 'false'])
    expect(screen.queryByText('Hint number 2')).toBeNull()
    await userEvent.click(hints[1] as HTMLElement)
    expect(screen.getByText('Hint number 2')).toBeTruthy()
    expect(screen.queryByText('Hint number 1')).toBeNull()
    // Looking costs nothing: no hint is counted as opened.
    expect(asked.some((call) => JSON.stringify(call.body) === '{"kind":"hint"}')).toBe(false)
  })

  it('keeps the solution for after the answer and gives hints one at a time until then', async () => {
    serve()
    open()
    await userEvent.click(await screen.findByRole('tab', { name: 'The Solution' }))
    expect(screen.getByText('The solution is shown after your answer. Hints help until then.')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Hints' }))
    await userEvent.click(screen.getByRole('button', { name: 'Hint 1 of 2' }))
    expect(await screen.findByText('Hint number 1')).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Hint 2 of 2' }))
    expect(await screen.findByText('These are all the hints.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Solution Transcript' })).toBeNull()
  })

  it.each([
    ['Teaching Missing', { packages: [lesson('Same size', [])] }, 'video'],
    ['Video Missing', { packages: [lesson('Same size', [{ ...segment(1), latex: undefined } as never])] }, 'video'],
    ['Audio Missing', { packages: [lesson('Same size', [segment(1, { speech: '' })])] }, 'audio'],
  ] as const)(
    'says %s, that the teacher has stepped out, and where the other style is [L-059]',
    async (heading, given, style) => {
      serve({ packages: given.packages.map((each) => JSON.parse(JSON.stringify(each)) as ReturnType<typeof lesson>) })
      open({ style })
      const title = await screen.findByRole('heading', { name: heading })
      expect(title.parentElement?.textContent).toMatch(/The teacher has stepped out\./)
      if (heading !== 'Teaching Missing') expect(title.parentElement?.textContent).toMatch(/with the gear icon/)
    },
  )

  it('says what is safe when it cannot be loaded, and tries again', async () => {
    refuseWith(teachingOperations.getTeaching, 500, 'internal_error', 'Something went wrong.')
    open()
    await screen.findByText('The lesson could not be loaded')
    serve()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('tab', { name: 'Add' })).toBeTruthy()
  })

  it('reports no fault to an accessibility checker', async () => {
    serve({ solution: true })
    open({ answered: true })
    await screen.findByRole('heading', { name: 'Solution Transcript' })
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false }, 'heading-order': { enabled: false } },
    })
    expect(violations.map((fault) => fault.id)).toEqual([])
  })
})

describe('teaching preferences', () => {
  it('play by themselves and as video until someone chooses otherwise [L-167]', () => {
    expect(readPreferences(localStorage)).toEqual({ autoPlay: true, voice: 0, teachingStyle: 'video' })
    localStorage.setItem('polyhex.teaching', '{"autoPlay":"maybe"}')
    expect(readPreferences(localStorage)).toEqual(firstTeachingPreferences)
  })

  it('offer auto play, audio or video, and the voice, in a dialog that says they are robots [L-060, L-061, L-128]', async () => {
    serve()
    answerWith(teachingOperations.listVoices, {
      voices: Object.entries(voices).map(([name, voice]) => ({ name, voice, label: name.replaceAll('_', ' ') })),
      serverSpeaks: true,
    })
    const onPreferences = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Teaching preferences' }))
    const dial = await screen.findByRole('dialog', { name: 'Teaching preferences' })
    await userEvent.click(within(dial).getByRole('switch', { name: 'Auto play' }))
    expect(onPreferences).toHaveBeenLastCalledWith({ autoPlay: true })
    await userEvent.click(within(dial).getByRole('radio', { name: 'Audio' }))
    expect(onPreferences).toHaveBeenLastCalledWith({ teachingStyle: 'audio' })
    await userEvent.click(within(dial).getByRole('button', { name: 'Audio voice' }))
    const dialog = await screen.findByRole('dialog', { name: 'Choose Audio Voice' })
    expect(within(dialog).getByText(/robot voice/)).toBeTruthy()
    expect(await within(dialog).findAllByRole('radio')).toHaveLength(7)
    await userEvent.click(within(dialog).getByRole('radio', { name: 'male british' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use this voice' }))
    expect(onPreferences).toHaveBeenLastCalledWith({ voice: 101 })
  })
})
