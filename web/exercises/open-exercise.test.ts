import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openExercise, resendPauseMs } from './open-exercise.ts'
import { sampleOpenRun } from './run-samples.ts'

const target = { type: 'practice' as const, topicCodeLevel: 'fractions_intro/1' }
const warn = vi.spyOn(console, 'warn')
const error = vi.spyOn(console, 'error')
const serve = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', serve)
  warn.mockImplementation(() => {})
  error.mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const run = sampleOpenRun('practice')
const empty = () => Response.json({ ...run, questions: [] })
const problem = (status: number, code: string, detail: string) =>
  Response.json({ title: detail, status, code, detail, errors: [], requestId: 'r-1' }, { status })
const none = () => problem(503, 'no_questions_returned', 'None.')

async function settled<T>(promise: Promise<T>): Promise<T | Error> {
  const caught = promise.catch((problem: unknown) => (problem instanceof Error ? problem : new Error('unknown')))
  await vi.runAllTimersAsync()
  return caught
}

describe('opening an exercise', () => {
  it('tries again until questions come, with a warning for each time none did [L-240]', async () => {
    serve.mockImplementationOnce(async () => empty()).mockImplementationOnce(async () => none())
    serve.mockImplementation(async () => Response.json(run))
    expect(await settled(openExercise(target, false, new AbortController().signal))).toEqual(run)
    expect(warn.mock.calls).toEqual([['No questions returned'], ['No questions returned']])
    expect(error).not.toHaveBeenCalled()
  })

  it('stops after 10 retries with an error in the console [L-153]', async () => {
    serve.mockImplementation(async () => empty())
    const problem = await settled(openExercise(target, false, new AbortController().signal))
    expect(problem).toBeInstanceOf(Error)
    expect(serve).toHaveBeenCalledTimes(11)
    expect(error).toHaveBeenCalledTimes(1)
  })

  it('restarts once only, so that a retry does not throw away a second run', async () => {
    serve.mockImplementationOnce(async () => empty()).mockImplementation(async () => Response.json(run))
    await settled(openExercise(target, true, new AbortController().signal))
    const bodies = serve.mock.calls.map(([, options]) => JSON.parse(options?.body as string) as { restart: boolean })
    expect(bodies.map((body) => body.restart)).toEqual([true, false])
  })

  it('does not retry what will not change', async () => {
    serve.mockImplementation(async () => problem(404, 'topic_not_found', 'No such topic.'))
    expect(await settled(openExercise(target, false, new AbortController().signal))).toMatchObject({
      message: 'No such topic.',
    })
    expect(serve).toHaveBeenCalledTimes(1)
  })
})

it('sends an unacknowledged answer again at once, then with pauses growing to 15 s', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(resendPauseMs)).toEqual([0, 1000, 2000, 4000, 8000, 15_000, 15_000])
})
