import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { coinOperations } from '@polyhex/contract/coins/coin-operations'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useAsk, useTell } from './ask.ts'
import { Asked } from './asked.tsx'
import { createQueryClient } from './query-client.ts'
import { ServerProblem } from './problems.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  cleanup()
})

const accountId = '00000000-0000-4000-8000-000000000001'
const problem = (status: number, code: string, detail: string) =>
  Response.json({ title: detail, status, code, detail, errors: [], requestId: 'r-1' }, { status })

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

function SignUp() {
  const add = useTell(attendanceOperations.createAttendee)
  return (
    <button type="button" onClick={() => add.mutate({ params: { timeSlotId: accountId }, body: { accountId } })}>
      Sign up
    </button>
  )
}

function Classes() {
  const classes = useAsk(timeSlotOperations.listTimeSlots, { query: {} })
  return <p>{classes.isError ? `${classes.data?.timeSlots.length ?? 'nothing'}` : 'Loading'}</p>
}

function trial(page: React.ReactNode) {
  const told = { say: vi.fn(), onSessionGone: vi.fn(), log: vi.fn() }
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

describe('a read of the schedule that fails', () => {
  it('is logged with what was asked and why, and returns nothing [A-294] [C-241]', async () => {
    vi.stubGlobal('fetch', async () => problem(403, 'staff_only', 'Only for staff.'))
    const { say, log } = trial(<Classes />)
    expect(await screen.findByText('nothing')).toBeTruthy()
    expect(log.mock.calls).toEqual([['GET /time-slots', expect.any(ServerProblem)]])
    expect(log.mock.calls[0]?.[1]).toMatchObject({ code: 'staff_only', status: 403 })
    expect(say).not.toHaveBeenCalled()
  })

  it('stands in the console of the browser with its code and the request, without values', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const body = JSON.stringify({
      title: 'Only for staff.',
      status: 403,
      code: 'staff_only',
      detail: 'Only for Ada.',
      errors: [],
      requestId: 'r-9',
    })
    vi.stubGlobal('fetch', async () => new Response(body, { status: 403 }))
    const client = createQueryClient({ say: vi.fn(), onSessionGone: vi.fn() })
    render(
      <QueryClientProvider client={client}>
        <Classes />
      </QueryClientProvider>,
    )
    expect(await screen.findByText('nothing')).toBeTruthy()
    expect(said.mock.calls).toEqual([['GET /time-slots failed: staff_only, request r-9']])
    said.mockRestore()
  })

  it('of whatever call goes to the one place where failures meet: shown once in words when something was told [C-245]', async () => {
    vi.stubGlobal('fetch', async () => problem(409, 'time_slot_full', 'This class is full.'))
    const { say, log, onSessionGone } = trial(<SignUp />)
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
    await vi.waitFor(() => expect(say.mock.calls).toEqual([['This class is full.']]))
    expect([log.mock.calls.length, onSessionGone.mock.calls.length]).toEqual([0, 0])
  })
})
