import { coinOperations } from '@polyhex/contract/coins/coin-operations'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useAsk, useTell } from './ask.ts'
import { Asked } from './asked.tsx'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  cleanup()
})

const accountId = '00000000-0000-4000-8000-000000000001'
const problem = (status: number, code: string, detail: string) =>
  new Response(JSON.stringify({ status, code, detail, errors: [] }), { status })

function Grades() {
  const grades = useAsk(curriculumOperations.listGradeLevels, {})
  return (
    <Asked query={grades} failed="The grades did not load" loading={<p>Loading</p>}>
      {(answer) => <p>{answer.grades.length} grades</p>}
    </Asked>
  )
}

function AddCoins({ quiet = false }: { quiet?: boolean }) {
  const add = useTell(coinOperations.addCoins, { quiet })
  return (
    <>
      <button type="button" onClick={() => add.mutate({ params: { accountId }, body: { amount: 5 } })}>
        Add
      </button>
      {add.error && <p>The form says: {add.error.message}</p>}
    </>
  )
}

function trial(page: React.ReactNode) {
  const told = { say: vi.fn(), onSessionGone: vi.fn() }
  render(<QueryClientProvider client={createQueryClient(told)}>{page}</QueryClientProvider>)
  return told
}

describe('useAsk', () => {
  it('tries again with growing pauses when there was no answer, and shows what came', async () => {
    vi.useFakeTimers()
    const fetched = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('no network'))
      .mockResolvedValueOnce(problem(503, 'not_ready', 'Starting'))
      .mockResolvedValueOnce(new Response(JSON.stringify({ grades: [1, 2] })))
    vi.stubGlobal('fetch', fetched)
    trial(<Grades />)
    await act(() => vi.advanceTimersByTimeAsync(399))
    expect(fetched).toHaveBeenCalledTimes(1)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(fetched).toHaveBeenCalledTimes(2)
    await act(() => vi.advanceTimersByTimeAsync(800))
    await vi.waitFor(() => expect(screen.getByText('2 grades')).toBeTruthy())
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  it('does not try again after a refusal; Retry does', async () => {
    const fetched = vi
      .fn()
      .mockResolvedValueOnce(problem(404, 'not_found', 'There is nothing at this address.'))
      .mockResolvedValueOnce(new Response(JSON.stringify({ grades: [1] })))
    vi.stubGlobal('fetch', fetched)
    trial(<Grades />)
    expect(await screen.findByRole('heading', { name: 'The grades did not load' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('There is nothing at this address.')
    expect(fetched).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('1 grades')).toBeTruthy()
  })
})

describe('useTell', () => {
  it('is never sent again by itself and says its failure once', async () => {
    const fetched = vi.fn(async () => problem(500, 'internal_error', 'Something broke.'))
    vi.stubGlobal('fetch', fetched)
    const { say } = trial(<AddCoins />)
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await vi.waitFor(() => expect(say).toHaveBeenCalledExactlyOnceWith('Something broke.'))
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('leaves the words to the form when quiet', async () => {
    const fetched = vi.fn(async () => problem(409, 'coins_below_zero', 'Not enough.'))
    vi.stubGlobal('fetch', fetched)
    const { say } = trial(<AddCoins quiet />)
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('The form says: Not enough.')).toBeTruthy()
    expect(say).not.toHaveBeenCalled()
  })

  it('hands an ended session to the one who knows', async () => {
    vi.stubGlobal('fetch', async () => problem(401, 'session_expired', 'Signed out.'))
    const { say, onSessionGone } = trial(<AddCoins />)
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await vi.waitFor(() => expect(onSessionGone).toHaveBeenCalledTimes(1))
    expect(say).not.toHaveBeenCalled()
  })
})
