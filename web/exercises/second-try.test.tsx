import axe from 'axe-core'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import type { QuestionAnswer } from '@polyhex/contract/exercises/answers'
import { exerciseOperations, type SecondTryOutcome } from '@polyhex/contract/exercises/exercise-operations'
import { teachingOperations } from '@polyhex/contract/teaching/teaching-operations'
import { answerWith, asked, endVisit, visit } from '../shell/page-trial.tsx'
import { sampleTopicLevel } from '../shell/account-samples.ts'
import { sampleAnswer, sampleOpenRun, sampleOutcome, sampleQuestion, sampleRun } from './run-samples.ts'

const playSound = vi.hoisted(() => vi.fn<(name: string, rate?: number) => void>())
vi.mock(import('../kit/sound.ts'), async (original) => ({ ...(await original()), playSound }))

const practice = '/math/topics/fractions_intro/1/practice/'
const numeric = { form: 'numeric' as const, widget: { widget: 'numeric' as const, whole: true } }
const choice = {
  widget: {
    widget: 'choice' as const,
    fixedOrder: true,
    options: ['2', '3', '4', '5'].map((text) => ({ id: `n${text}`, text, speech: text })),
  },
}
const open = (response: string): QuestionAnswer =>
  sampleAnswer('wrong', { response, rightAnswer: null, secondTry: 'open' })

/** A server that holds back the answer 2 of the first question after a wrong first try. */
function serveRun(shape: typeof numeric | typeof choice, right: string, first: QuestionAnswer | null = null) {
  let answer = first
  const questions = () => {
    const pending = sampleOpenRun('practice', answer ? ['wrong'] : []).questions.at(-1)
    return answer
      ? [sampleQuestion(1, { ...shape, answer }), ...(pending ? [pending] : [])]
      : [sampleQuestion(1, shape)]
  }
  answerWith(curriculumOperations.listLevelledTopics, { topicLevels: [sampleTopicLevel()], total: 1 })
  answerWith(teachingOperations.getTeachingPreferences, { autoPlay: false, voice: 0, teachingStyle: 'video' })
  answerWith(exerciseOperations.getQuestionsAhead, { questions: [], stillHeld: [] })
  answerWith(exerciseOperations.startExercise, () => ({
    run: sampleRun('practice', answer ? ['wrong'] : []),
    questions: questions(),
  }))
  answerWith(exerciseOperations.answerQuestion, ({ body }) => {
    answer = open((body as { response: string }).response)
    return sampleOutcome('practice', ['wrong'], { answer })
  })
  answerWith(exerciseOperations.secondTry, ({ body }): SecondTryOutcome => {
    const { response } = body as { response: string | null }
    const run = sampleRun('practice', ['wrong'])
    if (response === '1/') {
      return { verdict: 'invalid', sentence: 'A number is needed.', answer: null, run, coins: run.coins }
    }
    const verdict = response === null ? 'shown' : response === right ? 'right' : 'wrong'
    answer = sampleAnswer('wrong', {
      response: answer?.response ?? '',
      rightAnswer: { text: '2', speech: '2', optionIds: ['n2'] },
      secondTry: verdict,
      secondResponse: response,
    })
    const coins = verdict === 'right' ? { ...run.coins, earned: 1 } : run.coins
    return { verdict, sentence: null, answer, run: { ...run, coins }, coins }
  })
}

const card = (position: number) => screen.findByRole('heading', { level: 2, name: `How much is ${position} and 1?` })
const sent = () => asked.filter(({ path }) => path.endsWith('/second-try')).map(({ body }) => body)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

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
  localStorage.clear()
  playSound.mockClear()
})

/** Opens the exercise and types a wrong answer. */
async function missByTyping() {
  serveRun(numeric, '2')
  visit(practice)
  await card(1)
  await userEvent.type(screen.getByRole('textbox'), '3')
  await press('Check')
  await screen.findByText('Not yet.')
}

describe('after a wrong answer that may be mended', () => {
  it('the verdict and its reason are there, the answer is not, and Try again has the focus', async () => {
    await missByTyping()
    expect(asked.find(({ path }) => path.endsWith('/answer'))?.body).toMatchObject({ secondTry: true })
    expect(screen.getByText(/That is one more than the sum\./)).toBeTruthy()
    expect(screen.queryByText(/The answer is/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'See how it works' })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' })))
    expect(screen.getByRole('button', { name: 'Show me' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy()
  })

  it('another answer mends it: said in words, in the steps, with a coin and the sound of a right one', async () => {
    await missByTyping()
    await press('Try again')
    expect(await screen.findByText('Your second try.')).toBeTruthy()
    const box = screen.getByRole<HTMLInputElement>('textbox')
    expect(box.value).toBe('3')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check' }).disabled).toBe(true)
    await userEvent.clear(box)
    await userEvent.type(box, '2{Enter}')
    expect(await screen.findByText('Mended.')).toBeTruthy()
    expect(sent()).toEqual([{ response: '2' }])
    expect(screen.getByRole('button', { name: 'Question 1: mended at the second try' })).toBeTruthy()
    expect(playSound.mock.calls.map(([name]) => name)).toEqual(['incorrect', 'correct'])
    // It goes on by itself, as after a right answer.
    expect(await card(2)).toBeTruthy()
  })

  it('a second wrong answer brings the right one, and waits', async () => {
    await missByTyping()
    await press('Try again')
    const box = await screen.findByRole('textbox')
    await userEvent.type(box, '4{Enter}')
    expect(await screen.findByText(/The answer is 2\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Question 1: incorrect' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' })))
  })

  it('Show me brings the answer with its reason', async () => {
    await missByTyping()
    await press('Show me')
    expect(await screen.findByText(/That is one more than the sum\. The answer is 2\./)).toBeTruthy()
    expect(sent()).toEqual([{ response: null }])
    expect(screen.getByRole('button', { name: 'See how it works' })).toBeTruthy()
  })

  it('Next goes on and has the answer ready for whoever looks back', async () => {
    await missByTyping()
    await new Promise((resolve) => setTimeout(resolve, 450))
    await press('Next')
    await card(2)
    await waitFor(() => expect(sent()).toEqual([{ response: null }]))
    await press('Question 1: incorrect')
    expect(await screen.findByText(/The answer is 2\./)).toBeTruthy()
  })

  it('a reload comes back to it', async () => {
    serveRun(numeric, '2', open('3'))
    visit(practice)
    await card(1)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Question 2: current' })).toBeTruthy()
    await press('Try again')
    await userEvent.clear(await screen.findByRole('textbox'))
    await userEvent.type(screen.getByRole('textbox'), '2{Enter}')
    expect(await screen.findByText('Mended.')).toBeTruthy()
  })

  it('what cannot be read costs nothing, and stays to be mended', async () => {
    serveRun({ form: 'numeric', widget: { widget: 'numeric' } } as typeof numeric, '2', open('3'))
    visit(practice)
    await press('Try again')
    await userEvent.clear(await screen.findByRole('textbox'))
    await userEvent.type(screen.getByRole('textbox'), '1/{Enter}')
    expect(await screen.findByText('We could not read that.')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1/')
    expect(screen.getByRole('button', { name: 'Show me' })).toBeTruthy()
  })

  it('the option that was tried is dimmed, named so, and cannot be chosen by key', async () => {
    serveRun(choice, 'n2')
    visit(practice)
    await card(1)
    await press('B: 3')
    await screen.findByText('Not yet.')
    expect(screen.getByRole('button', { name: 'A: 2, Not chosen' })).toBeTruthy()
    await press('Try again')
    expect(await screen.findByRole('button', { name: 'B: 3, Tried first' })).toHaveProperty('disabled', true)
    await userEvent.keyboard('2')
    expect(sent()).toEqual([])
    await userEvent.keyboard('1')
    expect(await screen.findByText('Mended.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'A: 2, Correct' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'B: 3, Tried first' })).toBeTruthy()
  })

  it('reports no fault to an accessibility checker, before and while trying', async () => {
    serveRun(choice, 'n2', open('n3'))
    visit(practice)
    await screen.findByRole('button', { name: 'Try again' })
    const rules = { 'color-contrast': { enabled: false } }
    const faults = async () => (await axe.run(document.body, { rules })).violations.map(({ id }) => id)
    expect(await faults()).toEqual([])
    await press('Try again')
    await screen.findByText('Your second try.')
    expect(await faults()).toEqual([])
  })

  it('offers nothing without a connection', async () => {
    await missByTyping()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy()
    vi.restoreAllMocks()
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
