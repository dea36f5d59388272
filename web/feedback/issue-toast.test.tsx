import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { feedbackOperations } from '@polyhex/contract/feedback/feedback-operations'
import { answerWith, asked, endVisit, refuseWith, stubServer } from '../shell/page-trial.tsx'
import { IssueToast } from './issue-toast.tsx'
import { captureScreen } from './screen-capture.ts'

const picture = 'data:image/png;base64,aGV4'
vi.mock(import('html-to-image'), () => ({ toPng: async () => picture }) as never)
const warn = vi.spyOn(console, 'warn')
const questionId = '22222222-0000-4000-8000-000000000001'

beforeEach(() => {
  warn.mockImplementation(() => {})
  stubServer()
})
afterEach(() => {
  cleanup()
  endVisit()
  vi.useRealTimers()
  vi.clearAllMocks()
})

function tick(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

function open() {
  const onClose = vi.fn<() => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IssueToast
        context="practice fractions_intro/1"
        storedQuestionId={questionId}
        reporter="STUDENT"
        onClose={onClose}
      />
    </QueryClientProvider>,
  )
  return onClose
}

describe('Report an Issue', () => {
  it('has its title, a preview of the picture, the field and the button [L-053]', async () => {
    open()
    expect(screen.getByRole('dialog', { name: 'Report an Issue' })).toBeTruthy()
    expect((await screen.findByRole<HTMLImageElement>('img')).src).toBe(picture)
    expect(screen.getByRole('textbox', { name: 'Comments or Notes' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Submit Feedback' })).toBeTruthy()
  })

  it('sends on Ctrl+Enter with context, page, role, message and picture [L-053, L-121, L-229]', async () => {
    answerWith(feedbackOperations.reportIssue, {})
    const onClose = open()
    await screen.findByRole('img')
    await userEvent.type(screen.getByRole('textbox'), 'The picture is cut off')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    const [sent] = asked
    const { guid, issueReport } = (sent?.body ?? {}) as { guid: string; issueReport: object }
    expect(guid).toMatch(/^[0-9a-f-]{36}$/)
    expect(issueReport).toEqual({
      context: 'practice fractions_intro/1',
      pageUrl: location.href,
      contestId: null,
      message: 'The picture is cut off',
      role: 'STUDENT',
      imageData: picture,
      storedQuestionId: questionId,
    })
  })

  it('closes by itself after 3 s unless somebody types or points at it [L-054]', () => {
    vi.useFakeTimers()
    const onClose = open()
    tick(2900)
    expect(onClose).not.toHaveBeenCalled()
    tick(200)
    expect(onClose).toHaveBeenCalledTimes(1)
    cleanup()
    const typing = open()
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'a' } })
    tick(60_000)
    expect(typing).not.toHaveBeenCalled()
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } })
    fireEvent.pointerEnter(screen.getByRole('dialog'))
    tick(60_000)
    expect(typing).not.toHaveBeenCalled()
  })

  it('stays open with what was written when it cannot be sent', async () => {
    refuseWith(feedbackOperations.reportIssue, 500, 'internal_error', 'Something went wrong.')
    const onClose = open()
    await userEvent.type(screen.getByRole('textbox'), 'Hello')
    await userEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Hello')
  })
})

describe('the picture', () => {
  it('is drawn smaller up to 3 times while it is too long [L-055]', async () => {
    const scales: number[] = []
    const draw = async (scale: number) => {
      scales.push(scale)
      return 'x'.repeat(Math.round(1000 * scale))
    }
    expect((await captureScreen(draw, 300))?.length).toBe(216)
    expect(scales).toHaveLength(4)
    expect(scales[0]).toBe(1)
    expect(await captureScreen(draw, 10)).toBeNull()
    expect(scales).toHaveLength(8)
  })

  it('that fails is only logged [L-055]', async () => {
    expect(await captureScreen(() => Promise.reject(new Error('tainted')), 300)).toBeNull()
    expect(warn).toHaveBeenCalledTimes(5)
  })
})
