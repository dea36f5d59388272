import axe from 'axe-core'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import type { QuestionAnswer } from '@polyhex/contract/exercises/answers'
import { coinOperations } from '@polyhex/contract/coins/coin-operations'
import { teachingOperations } from '@polyhex/contract/teaching/teaching-operations'
import { answerWith, asked, endVisit, refuseWith, visit } from '../shell/page-trial.tsx'
import { sampleAccount, sampleTopicLevel } from '../shell/account-samples.ts'
import { sampleOpenRun, sampleOutcome, sampleQuestion, sampleQuestionId, sampleResults } from './run-samples.ts'

const playSound = vi.hoisted(() => vi.fn<(name: string, rate?: number) => void>())
vi.mock(import('../kit/sound.ts'), async (original) => ({ ...(await original()), playSound }))

const practice = '/math/topics/fractions_intro/1/practice/'
const signedIn = { state: 'authenticated' as const, account: sampleAccount() }

/** A server that marks 'right' right and everything else wrong, and remembers what it has marked. */
function serveRun(first: QuestionAnswer['outcome'][] = []) {
  const outcomes = [...first]
  answerWith(curriculumOperations.listLevelledTopics, { topicLevels: [sampleTopicLevel()], total: 1 })
  answerWith(teachingOperations.getTeachingPreferences, { autoPlay: false, voice: 0, teachingStyle: 'video' })
  answerWith(exerciseOperations.getQuestionsAhead, { questions: [], stillHeld: [] })
  answerWith(exerciseOperations.startExercise, () => sampleOpenRun('practice', outcomes))
  answerWith(exerciseOperations.answerQuestion, ({ body }) => {
    outcomes.push((body as { response: string }).response === 'right' ? 'right' : 'wrong')
    return sampleOutcome('practice', outcomes)
  })
  answerWith(exerciseOperations.skipQuestion, () => {
    outcomes.push('skipped')
    return sampleOutcome('practice', outcomes)
  })
  answerWith(exerciseOperations.postResults, () => ({ results: sampleResults('practice', outcomes) }))
  answerWith(coinOperations.submitAssetsEarned, { change: null, balance: 8 })
  return outcomes
}

/** The first page of a test file also fetches its code, hence the patience. */
const card = (position: number) => screen.findByRole('heading', { level: 2, name: `How much is ${position} and 1?` })
function tick(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const told = (path: RegExp) => asked.filter((call) => path.test(call.path) && call.method === 'POST')

/** Pages are fetched when they are gone to; here before the clock of the first test runs. */
beforeAll(async () => {
  await Promise.all([import('./exercise-routes.tsx'), import('../shell/connected.tsx')])
}, 60_000)
beforeEach(() => {
  vi.stubGlobal('Audio', undefined)
})
afterEach(() => {
  cleanup()
  endVisit()
  sessionStorage.clear()
  vi.useRealTimers()
  playSound.mockClear()
})

describe('the exercise screen', () => {
  it('has a title with the kind of activity, progress towards passing, steps, question and toolbar [L-045, L-047]', async () => {
    serveRun(['right', 'wrong'])
    visit(practice)
    await card(3)
    expect(screen.getByRole('heading', { level: 1, name: 'Parts of a whole' })).toBeTruthy()
    expect(screen.getByText('Practice, level 1')).toBeTruthy()
    const bar = screen.getByRole('progressbar', { name: 'Right answers' })
    expect([bar.getAttribute('aria-valuemax'), bar.getAttribute('aria-valuenow')]).toEqual(['8', '1'])
    expect(within(screen.getByRole('navigation', { name: 'Questions' })).getAllByRole('listitem')).toHaveLength(10)
    expect(screen.getByRole('button', { name: 'Draw' }).getAttribute('aria-pressed')).toBe('false')
    expect(screen.getByRole('button', { name: 'Teach Me' }).getAttribute('aria-expanded')).toBe('false')
  })

  it('marks each step in words and tells what it leads to [L-046]', async () => {
    serveRun(['right', 'wrong'])
    visit(practice)
    await card(3)
    const first = screen.getByRole('button', { name: 'Question 1: correct' })
    expect(screen.getByRole('button', { name: 'Question 2: incorrect' })).toBeTruthy()
    const current = screen.getByRole('button', { name: 'Question 3: current' })
    expect(current.getAttribute('aria-current')).toBe('step')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Question 4: not reached yet' }).disabled).toBe(true)
    const tip = (element: HTMLElement) =>
      document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
    expect(tip(first)).toBe('Review your answer')
    expect(tip(current)).toBe('Go to the next question')
    await userEvent.click(first)
    expect(await card(1)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'A: 2, Correct' })).toBeTruthy()
  })

  it('has arrows that say where they lead, and where they cannot [L-049]', async () => {
    serveRun(['right'])
    visit(practice)
    await card(2)
    const back = screen.getByRole('button', { name: 'Previous Question' })
    const forward = screen.getByRole('button', { name: 'Next Question' })
    const tip = (element: HTMLElement) => element.closest('span')?.querySelector('[role="tooltip"]')?.textContent
    expect([tip(back), tip(forward)]).toEqual(['Previous Question', 'On Latest Question'])
    await userEvent.click(back)
    await card(1)
    expect([tip(back), tip(forward)]).toEqual(['On First Question', 'Next Question'])
  })

  it('tells a visitor to sign in for dollars, and a student what they buy [L-048, L-188]', async () => {
    serveRun()
    visit(practice)
    await card(1)
    expect(screen.getByText('Sign In to earn Polyhex dollars')).toBeTruthy()
    cleanup()
    visit(practice, signedIn)
    await card(1)
    expect(screen.getByText('Earn Polyhex dollars to buy game boosters')).toBeTruthy()
  })

  it('works by keyboard alone: a number key answers, the next question comes and takes the focus', async () => {
    serveRun()
    visit(`${practice}?test_first=1`)
    await card(1)
    await userEvent.keyboard('1')
    const next = await card(2)
    await waitFor(() => expect(document.activeElement).toBe(next))
  })

  it('goes on from an answered question by Enter, without waiting', async () => {
    serveRun(['wrong'])
    visit(practice)
    await card(2)
    await userEvent.click(screen.getByRole('button', { name: 'Question 1: incorrect' }))
    const reviewed = await card(1)
    await waitFor(() => expect(document.activeElement).toBe(reviewed))
    await userEvent.keyboard('{Enter}')
    expect(await card(2)).toBeTruthy()
  })

  it('goes on by itself after a wrong answer when test_first is in the address [L-146]', async () => {
    serveRun()
    visit(`${practice}?test_first`)
    await card(1)
    await userEvent.keyboard('2')
    await card(2)
    expect(screen.queryByText('Not yet.')).toBeNull()
  })

  it('skips with a skipped result and shows the right answer in review [L-147]', async () => {
    serveRun()
    visit(practice)
    await card(1)
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
    await card(2)
    expect(told(/\/skip$/)).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Question 1: skipped' }))
    expect(await screen.findByText('Skipped.')).toBeTruthy()
  })

  it('names what went wrong kindly and holds still while it is read', async () => {
    serveRun()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    answerWith(teachingOperations.getTeaching, { packages: [], solution: null, hintCount: 0, hints: [] })
    visit(practice)
    await card(1)
    await user.click(screen.getByRole('button', { name: 'B: 3' }))
    expect(await screen.findByText('Not yet.')).toBeTruthy()
    expect(screen.getByText(/That is one more than the sum\. The answer is 2\./)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'See how it works' }))
    expect(await screen.findByRole('complementary', { name: 'Teach Me' })).toBeTruthy()
    tick(1700)
    expect(screen.getByText('Not yet.')).toBeTruthy()
  })

  it('keeps an answer while the server is away, says so, and sends it again until it is taken', async () => {
    const outcomes = serveRun()
    answerWith(exerciseOperations.answerQuestion, () => {
      throw new TypeError('no network')
    })
    visit(practice)
    await card(1)
    await userEvent.click(screen.getByRole('button', { name: 'A: 2' }))
    expect(await screen.findByText(/not saved yet\. We keep trying; nothing you did is lost/)).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('polyhex.exercise') ?? '{}')).toMatchObject({
      questions: [{ storedQuestionId: sampleQuestionId(1), sent: { response: 'right' } }],
    })
    answerWith(exerciseOperations.answerQuestion, () => {
      outcomes.push('right')
      return sampleOutcome('practice', outcomes)
    })
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Correct.')).toBeTruthy()
    expect(told(/\/answer$/).map((call) => (call.body as { response: string }).response)).toEqual(['right', 'right'])
  })

  it('reports no fault to an accessibility checker', async () => {
    serveRun(['right', 'wrong'])
    visit(practice)
    await card(3)
    // Colors cannot be judged without style sheets.
    const rules = { 'color-contrast': { enabled: false } }
    const { violations } = await axe.run(document.body, { rules })
    expect(violations.map((fault) => fault.id)).toEqual([])
  })

  it('says what is safe and offers Retry when it cannot be opened', async () => {
    answerWith(curriculumOperations.listLevelledTopics, { topicLevels: [], total: 0 })
    refuseWith(exerciseOperations.startExercise, 503, 'internal_error', 'The server is busy. Please try again.')
    visit(practice)
    expect(await screen.findByRole('heading', { level: 1, name: 'The server is busy. Please try again.' })).toBeTruthy()
    serveRun()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await card(1)).toBeTruthy()
  })

  it('leads on, without a Retry that cannot help, where a level has no questions', async () => {
    answerWith(curriculumOperations.listLevelledTopics, { topicLevels: [], total: 0 })
    refuseWith(
      exerciseOperations.startExercise,
      404,
      'topic_level_not_ready',
      'There are no questions for this topic level yet.',
    )
    visit(practice)
    const title = 'There are no questions for this topic level yet.'
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Find a topic' }).getAttribute('href')).toBe('/math/topics/')
  })
})

describe('Refresh Question', () => {
  it('puts another question in place, and is locked for 2.5 s, then 5 s [L-050, L-051, L-154]', async () => {
    serveRun()
    let fresh = 100
    answerWith(exerciseOperations.refreshQuestion, () => {
      fresh += 1
      return {
        question: sampleQuestion(1, { storedQuestionId: sampleQuestionId(fresh), questionText: `Number ${fresh}?` }),
      }
    })
    visit(practice)
    await card(1)
    expect(screen.getByRole('button', { name: 'Report an issue' })).toBeTruthy()
    const refresh = screen.getByRole('button', { name: 'Refresh Question' })
    const tip = () => refresh.closest('span')?.querySelector('[role="tooltip"]')?.textContent
    expect(tip()).toBe('Refresh Question')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(refresh)
    expect(tip()).toBe('Try to work through the question before refreshing again')
    await screen.findByRole('heading', { name: 'Number 101?' })
    await user.click(refresh)
    expect(told(/\/refresh$/)).toHaveLength(1)
    tick(2600)
    expect(tip()).toBe('Refresh Question')
    await user.click(refresh)
    tick(2600)
    expect(tip()).toBe('Try to work through the question before refreshing again')
    tick(2500)
    expect(tip()).toBe('Refresh Question')
  })
})

describe('help', () => {
  it('glows 2 s after a wrong answer until it is opened [L-155]', async () => {
    serveRun()
    answerWith(teachingOperations.getTeaching, { packages: [], solution: null, hintCount: 0, hints: [] })
    visit(practice)
    await card(1)
    await userEvent.click(screen.getByRole('button', { name: 'B: 3' }))
    await screen.findByText('Not yet.')
    const teach = screen.getByRole('button', { name: 'Teach Me' })
    expect(teach.dataset['glow']).toBe('false')
    await waitFor(() => expect(teach.dataset['glow']).toBe('true'), { timeout: 2600 })
    await userEvent.click(teach)
    expect(teach.dataset['glow']).toBe('false')
    expect(await screen.findByText('Not yet.')).toBeTruthy()
  })
})

describe('the explanation of a mistake', () => {
  const answerWrongly = async (user: ReturnType<typeof userEvent.setup>) => {
    visit(practice)
    await card(1)
    await user.click(screen.getByRole('button', { name: 'B: 3' }))
    await screen.findByText('Not yet.')
  }

  it('stays until the learner goes on, with the focus on Next, and takes no double tap for that', async () => {
    serveRun()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await answerWrongly(user)
    const next = screen.getByRole('button', { name: 'Next' })
    expect(document.activeElement).toBe(next)
    expect(screen.getByText('Press Next to go on.')).toBeTruthy()
    await user.click(next)
    expect(screen.getByText('Not yet.')).toBeTruthy()
    tick(1700)
    expect(screen.getByText('Not yet.')).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(await card(2)).toBeTruthy()
  })
})

describe('help that is open', () => {
  it('keeps a wrong answer on show until the child goes on', async () => {
    serveRun()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    answerWith(teachingOperations.getTeaching, { packages: [], solution: null, hintCount: 0, hints: [] })
    visit(practice)
    await card(1)
    await user.click(screen.getByRole('button', { name: 'Teach Me' }))
    await user.click(screen.getByRole('button', { name: 'B: 3' }))
    await screen.findByText('Not yet.')
    tick(1700)
    expect(screen.getByText('Not yet.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await card(2)).toBeTruthy()
  })
})

describe('topic practice', () => {
  it('has a header with title, level, description and the note on the worksheet [L-032]', async () => {
    serveRun()
    const description = 'Say which part of a whole is shaded.'
    answerWith(curriculumOperations.listLevelledTopics, { topicLevels: [sampleTopicLevel({ description })], total: 1 })
    visit(practice)
    await card(1)
    await userEvent.click(await screen.findByRole('button', { name: 'About this topic' }))
    const header = within(await screen.findByRole('dialog', { name: 'About this topic' }))
    expect(header.getByRole('heading', { name: 'Parts of a whole' })).toBeTruthy()
    expect(header.getByText('Level 1')).toBeTruthy()
    expect(header.getByText(description)).toBeTruthy()
    const note = 'Work on practice problems directly here, or download the printable pdf worksheet to practice offline.'
    expect(header.getByText(note)).toBeTruthy()
    expect(header.getByRole('link', { name: 'Worksheet' }).getAttribute('href')).toBe(
      '/math/topics/fractions_intro/1/worksheet/',
    )
  })
})

describe('sound', () => {
  it('after a right answer starts at 0.6 and rises with the root of the share correct [L-148]', async () => {
    serveRun()
    visit(practice)
    await card(1)
    await userEvent.keyboard('1')
    await waitFor(() => expect(playSound).toHaveBeenCalledTimes(1))
    expect(playSound.mock.calls[0]?.[0]).toBe('correct')
    expect(playSound.mock.calls[0]?.[1]).toBeCloseTo(0.6 + Math.sqrt(1 / 8), 9)
  })
})

describe('addresses', () => {
  it('leave a topic level that does not support focus for the topics [L-033]', async () => {
    serveRun()
    answerWith(curriculumOperations.listLevelledTopics, {
      topicLevels: [sampleTopicLevel({ supportsFocus: false })],
      total: 1,
    })
    const { router } = visit(practice)
    await waitFor(() => expect(router.state.location.pathname).toBe('/math/topics/'))
    await screen.findByText(/is practiced together with other topics, not by itself\. Choose another topic here\.$/)
  })

  it('say of a level without questions that it cannot be practiced, where they lead [L-033]', async () => {
    serveRun()
    const waits = sampleTopicLevel({ supportsFocus: false, ready: false, name: 'Cubes seen from above', level: 1 })
    answerWith(curriculumOperations.listLevelledTopics, { topicLevels: [waits], total: 1 })
    visit(practice)
    const words = '“Cubes seen from above”, level 1, cannot be practiced here. Choose another topic.'
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('are rewritten by the type value, the other values kept [L-021]', async () => {
    serveRun()
    const { router } = visit('/math/topics/fractions_intro/1/redirect/?type=speedplay&cohort=a%20b')
    await waitFor(() => expect(router.state.location.pathname).toBe('/math/topics/fractions_intro/1/speed-play/'))
    expect([...new URLSearchParams(router.state.location.searchStr)]).toEqual([['cohort', 'a b']])
  })
})

describe('the end of a run', () => {
  it('comes with four in a row, posts the results and asks what was earned [L-150, L-157]', async () => {
    serveRun(['wrong', 'right', 'right', 'right'])
    visit(`${practice}?test_first`, signedIn)
    await card(5)
    await userEvent.keyboard('1')
    expect(await screen.findByRole('heading', { level: 1, name: 'So close to perfect!' })).toBeTruthy()
    await waitFor(() => expect(told(/\/assets-earned$/)).toHaveLength(1))
    expect(told(/\/exercise-results$/)[0]?.body).toMatchObject({
      correct: 4,
      incorrect: 1,
      skipped: 0,
      totalQuestions: 10,
    })
  })

  it('offers Try Again, which clears the stored answers and restarts [L-052, L-151]', async () => {
    const outcomes = serveRun(['right', 'right', 'right'])
    visit(`${practice}?test_first`)
    await card(4)
    await userEvent.keyboard('1')
    await screen.findByRole('heading', { level: 1, name: 'Fantastic!' })
    outcomes.length = 0
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await card(1)
    expect(told(/\/exercises$/).at(-1)?.body).toMatchObject({ restart: true })
  })
})
