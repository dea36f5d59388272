import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import type { QuestionAnswer } from '@polyhex/contract/exercises/answers'
import { learningSettingsOperations } from '@polyhex/contract/exercises/learning-settings'
import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { teachingOperations } from '@polyhex/contract/teaching/teaching-operations'
import { changeQueue, readQueue } from '../offline/queue-store.ts'
import { emptyQueue } from '../offline/queue-state.ts'
import { syncAnswers } from '../offline/sync-answers.ts'
import { answerWith, asked, endVisit, visit } from '../shell/page-trial.tsx'
import { sampleAccount, sampleTopicLevel } from '../shell/account-samples.ts'
import { sampleOpenRun, sampleOutcome, sampleQuestion, sampleQuestionId } from './run-samples.ts'

const practice = '/math/topics/fractions_intro/1/practice/?test_first=1'
const signedIn = { state: 'authenticated' as const, account: sampleAccount() }

/** A server that marks 'right' right and everything else wrong, once, and holds questions ahead. */
function serveRun() {
  const outcomes: QuestionAnswer['outcome'][] = []
  answerWith(curriculumOperations.listLevelledTopics, { topicLevels: [sampleTopicLevel()], total: 1 })
  answerWith(teachingOperations.getTeachingPreferences, { autoPlay: false, voice: 0, teachingStyle: 'video' })
  answerWith(identityOperations.getSession, signedIn)
  answerWith(learningSettingsOperations.getLearningSettings, {
    levellingTimed: true,
    afterWrong: 'wait',
    mayChange: true,
  })
  answerWith(exerciseOperations.startExercise, () => sampleOpenRun('practice', outcomes))
  answerWith(exerciseOperations.getQuestionsAhead, {
    questions: [2, 3].map((position) => sampleQuestion(position)),
    stillHeld: [],
  })
  answerWith(exerciseOperations.answerQuestion, ({ body }) => {
    outcomes.push((body as { response: string }).response === 'right' ? 'right' : 'wrong')
    return sampleOutcome('practice', outcomes)
  })
}

const card = (position: number) => screen.findByRole('heading', { level: 2, name: `How much is ${position} and 1?` })
const sent = () => asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/answer'))
const step = (name: string) => screen.findByRole('button', { name })

let onLine = vi.spyOn(navigator, 'onLine', 'get')
function setOnline(online: boolean) {
  onLine.mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}
const heldQuestionsCame = () =>
  waitFor(() => expect(asked.some(({ path }) => path.endsWith('/questions-ahead'))).toBe(true), { timeout: 3000 })

beforeAll(async () => {
  await Promise.all([import('./exercise-routes.tsx'), import('../shell/connected.tsx'), import('./offline-news.tsx')])
}, 60_000)
beforeEach(() => {
  vi.stubGlobal('Audio', undefined)
  onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
})
afterEach(async () => {
  cleanup()
  setOnline(true)
  endVisit()
  sessionStorage.clear()
  await changeQueue(() => emptyQueue)
  vi.restoreAllMocks()
})

describe('an exercise without a connection', () => {
  it('says that an answer is saved, goes on with the held question, and shows the verdicts on return', async () => {
    serveRun()
    visit(practice, signedIn)
    await card(1)
    await heldQuestionsCame()
    setOnline(false)
    expect(screen.getByText('Offline')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'A: 2' }))
    const line = await screen.findByText('Saved on this device.')
    expect(line.closest('p')?.textContent).toContain('We will check it when you are back online.')
    await step('Question 1: waiting to be checked')
    await card(2)
    await userEvent.click(screen.getByRole('button', { name: 'B: 4' }))
    await step('Question 2: waiting to be checked')
    await card(3)
    expect(sent()).toEqual([])
    expect((await readQueue()).answers.map((one) => [one.questionId, one.nextQuestionId])).toEqual([
      [sampleQuestionId(1), sampleQuestionId(2)],
      [sampleQuestionId(2), sampleQuestionId(3)],
    ])

    setOnline(true)
    await act(async () => void (await syncAnswers()))
    await step('Question 1: correct')
    await step('Question 2: incorrect')
    expect(sent()).toHaveLength(2)
    await card(3)
    const news = screen.getByRole('status', { name: 'While you were offline' })
    expect(news.textContent).toContain('1 right, 1 not yet')
    await userEvent.click(within(news).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('status', { name: 'While you were offline' })).toBeNull())
    expect((await readQueue()).report).toEqual([])
  })

  it('cannot have help or another question, and says why', async () => {
    serveRun()
    visit(practice, signedIn)
    await card(1)
    await heldQuestionsCame()
    setOnline(false)
    const tip = (name: string) =>
      screen.getByRole('button', { name }).closest('span')?.querySelector('[role="tooltip"]')?.textContent
    expect(screen.getByRole('button', { name: 'Teach Me' }).getAttribute('aria-disabled')).toBe('true')
    expect(tip('Teach Me')).toBe('Teach Me needs the internet')
    expect(screen.getByRole('button', { name: 'Refresh Question' }).getAttribute('aria-disabled')).toBe('true')
    expect(tip('Refresh Question')).toBe('Another question needs the internet')
    await userEvent.click(screen.getByRole('button', { name: 'Teach Me' }))
    expect(screen.queryByRole('complementary', { name: 'Teach Me' })).toBeNull()
  })

  it('says how many answers wait when nothing held is left', async () => {
    serveRun()
    visit(practice, signedIn)
    await card(1)
    await heldQuestionsCame()
    setOnline(false)
    for (const position of [1, 2, 3]) {
      await card(position)
      await userEvent.click(screen.getByRole('button', { name: `A: ${position + 1}` }))
    }
    expect(await screen.findByRole('heading', { level: 1, name: '3 answers wait' })).toBeTruthy()
    expect(screen.getByText('They are saved on this device. We will check them when you are back online.')).toBeTruthy()
  })

  it('one that is not held says that it needs the internet, and what works', async () => {
    setOnline(false)
    answerWith(curriculumOperations.listLevelledTopics, { topicLevels: [], total: 0 })
    visit('/math/topics/fractions_intro/2/practice/', signedIn)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    const title = 'A new exercise needs the internet'
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Started exercises' }).getAttribute('href')).toBe('/offline/')
  })
})

describe('signing out with answers that wait', () => {
  it('tries to send them first, then asks, and keeps them until the child decides', async () => {
    serveRun()
    visit(practice, signedIn)
    await card(1)
    await heldQuestionsCame()
    setOnline(false)
    await userEvent.click(screen.getByRole('button', { name: 'A: 2' }))
    await step('Question 1: waiting to be checked')
    cleanup()
    visit('/offline/', signedIn)
    const [button] = await screen.findAllByRole('button', { name: 'Sign out' })
    await userEvent.click(button!)
    expect(await screen.findByRole('alertdialog', { name: '1 answer is not sent yet' })).toBeTruthy()
    expect(asked.some(({ method, path }) => method === 'DELETE' && path === '/session')).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))
    expect((await readQueue()).answers).toHaveLength(1)
  })
})
