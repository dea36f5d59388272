import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { coinOperations } from '@polyhex/contract/coins/coin-operations'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { creditOperations } from '@polyhex/contract/credits/credit-operations'
import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import type { Operation } from '@polyhex/contract/operation'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callServer } from './call-server.ts'
import { isOnline, reportReach } from './network.ts'
import { isGone, mayPass, MissingParameter, ServerProblem, UnreachableProblem, wordsOf } from './problems.ts'

const accountId = '00000000-0000-4000-8000-000000000001'
const answer = (body: unknown, status = 200) =>
  vi.fn(async (_address: string, _options?: RequestInit) => new Response(JSON.stringify(body), { status }))

afterEach(() => {
  reportReach(true)
  vi.unstubAllGlobals()
})

describe('callServer', () => {
  it('fills in the address and leaves out what is not asked', async () => {
    const fetched = answer({ units: [], total: 0 })
    vi.stubGlobal('fetch', fetched)
    await callServer(curriculumOperations.listUnits, { query: { gradeLevel: 3, search: 'a b' } })
    await callServer(coinOperations.getAssets, { params: { accountId } })
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/api/curriculum/units?gradeLevel=3&search=a+b',
      `/api/accounts/${accountId}/assets`,
    ])
  })

  it('sends a body as JSON, with the cookies of this site only', async () => {
    const fetched = answer({ account: {} })
    vi.stubGlobal('fetch', fetched)
    await callServer(identityOperations.signIn, { body: { username: 'student.sam', password: 'secret' } })
    const [address, options] = fetched.mock.calls[0]!
    expect([address, options?.method, options?.credentials]).toEqual(['/api/session', 'POST', 'same-origin'])
    expect(JSON.parse(options?.body as string)).toEqual({ username: 'student.sam', password: 'secret' })
  })

  it('names the missing parameter and the operation [A-295]', async () => {
    const fetched = answer({})
    vi.stubGlobal('fetch', fetched)
    const call = { params: { accountId: undefined } } as unknown as { params: { accountId: string } }
    const failed = callServer(activityOperations.getTodaysMath, call)
    await expect(failed).rejects.toThrow(
      'Required parameter accountId was null or undefined when calling getTodaysMath.',
    )
    await expect(failed).rejects.toBeInstanceOf(MissingParameter)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('names a missing member of a body, and takes null where null is meant [A-295]', async () => {
    vi.stubGlobal('fetch', answer({ item: {} }))
    await expect(
      callServer(identityOperations.signIn, { body: { username: 'x' } as { username: string; password: string } }),
    ).rejects.toThrow('Required parameter password was null or undefined when calling signIn.')
    const stackItem = { type: 'unit_game', unitCode: null }
    await expect(
      callServer(activityOperations.addStackItem, { params: { accountId }, body: { stackItem } }),
    ).resolves.toEqual({ item: {} })
  })

  it.each([
    ['timeSlotId', 'createAttendee', attendanceOperations.createAttendee, { params: {}, body: { accountId } }],
    ['accountId', 'createTeacher', attendanceOperations.createTeacher, { params: { timeSlotId: accountId }, body: {} }],
    ['timeSlotId', 'getTimeSlot', timeSlotOperations.getTimeSlot, { params: { timeSlotId: null } }],
    ['task', 'manageCredits', creditOperations.manageCredits, { body: {} }],
    ['accountId', 'manageCredits', creditOperations.manageCredits, { body: { task: 'add', count: 5 } }],
  ] as const)('names the missing %s of %s [C-244]', async (parameter, name, operation, call) => {
    const fetched = answer({})
    vi.stubGlobal('fetch', fetched)
    await expect(callServer(operation as Operation, call as never)).rejects.toThrow(
      `Required parameter ${parameter} was null or undefined when calling ${name}.`,
    )
    expect(fetched).not.toHaveBeenCalled()
  })

  it('gives the refusal with its words and fields', async () => {
    const words = 'The password you entered is incorrect. Please try again.'
    const problem = {
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      code: 'invalid-password',
      detail: words,
      errors: [{ field: 'password', code: 'invalid-password', message: words }],
      requestId: 'r-1',
    }
    vi.stubGlobal('fetch', answer(problem, 401))
    const failed = await callServer(identityOperations.getSession, {}).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(ServerProblem)
    expect(failed).toMatchObject({
      code: 'invalid-password',
      status: 401,
      fields: { password: words },
      requestId: 'r-1',
    })
    expect(wordsOf(failed)).toBe(words)
  })

  it.each([
    [200, '<h1>Sign in to the school network</h1>'],
    [403, '<h1>Blocked</h1>'],
    [404, '{"message":"no Route matched","code":404}'],
    [413, ''],
    [502, '<h1>502</h1>'],
    [503, 'Service Unavailable'],
    [522, '{"detail":"origin timed out"}'],
  ])('takes %i in words that are not ours for no answer, and says so', async (status, words) => {
    vi.stubGlobal('fetch', async () => new Response(words, { status }))
    const failed = await callServer(identityOperations.getSession, {}).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(UnreachableProblem)
    expect([wordsOf(failed), mayPass(failed), isGone(failed), isOnline()]).toEqual([
      'We could not reach Polyhex. Check your connection, then try again.',
      true,
      false,
      false,
    ])
    vi.stubGlobal('fetch', answer({ state: 'unauthenticated' }))
    await callServer(identityOperations.getSession, {})
    expect(isOnline()).toBe(true)
  })

  it('tells a lost connection from a refusal', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const failed = await callServer(identityOperations.getSession, {}).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(UnreachableProblem)
    expect(mayPass(failed)).toBe(true)
    expect(mayPass(new ServerProblem(404, {}))).toBe(false)
  })
})
