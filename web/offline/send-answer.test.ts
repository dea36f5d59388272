import { afterEach, describe, expect, it, vi } from 'vitest'
import { queueInMemory } from './kept-queue.ts'
import { queueAnswer } from './queue-state.ts'
import { sampleQueued } from './answer-samples.ts'
import { sendAnswer, whoIsSignedIn } from './send-answer.ts'
import { sendQueue } from './send-queue.ts'

afterEach(() => vi.unstubAllGlobals())

const says = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }))
const problem = (code: string) =>
  JSON.stringify({
    type: `urn:polyhex:problem:${code}`,
    title: 'No.',
    status: 0,
    code,
    detail: 'No.',
    errors: [],
    requestId: 'r',
  })

/** What a school's filter, a hotel, a firewall, an ingress and a proxy with nothing behind it say. */
const foreign: [status: number, body: string][] = [
  [200, '<html>Sign in to use the network</html>'],
  [200, '{}'],
  [200, '{"verdict":"blocked"}'],
  [205, ''],
  [400, '{"code":"bad_request","message":"no"}'],
  [401, 'Unauthorized'],
  [403, '<html>Request blocked</html>'],
  [404, 'default backend - 404'],
  [404, '{"code":"exercise_not_found"}'],
  [407, ''],
  [413, '<html>413 Request Entity Too Large</html>'],
  [451, 'Blocked'],
  [503, 'no server is available'],
  [522, 'error code: 522'],
]

describe('an answer that waited', () => {
  it.each(foreign)('stays in the queue when something else than Polyhex answers %i %s', async (status, body) => {
    const kept = queueInMemory()
    await kept.change((queue) => queueAnswer(queue, sampleQueued('a', 1)))
    says(status, body)
    const end = await sendQueue({ kept, sender: async () => ({ owner: 'sam' }), send: sendAnswer, tell: vi.fn() })
    expect(end).toBe('unreachable')
    const { answers, report } = await kept.read()
    expect([answers.length, report]).toEqual([1, []])
  })

  it.each([
    [409, 'question_answered', { kind: 'refused', code: 'question_answered' }],
    [404, 'exercise_not_found', { kind: 'refused', code: 'exercise_not_found' }],
    [400, 'invalid_request', { kind: 'refused', code: 'invalid_request' }],
    [401, 'session_expired', { kind: 'signed-out' }],
    [403, 'second_factor_demanded', { kind: 'signed-out' }],
    [429, 'too_many_requests', { kind: 'unreachable' }],
    [503, 'not_ready', { kind: 'unreachable' }],
    // Of no exercise: of a call that this server does not have.
    [404, 'not_found', { kind: 'unreachable' }],
  ])('hears our own %i %s', async (status, code, sent) => {
    says(status, problem(code))
    expect(await sendAnswer(sampleQueued('a', 1))).toEqual(sent)
  })

  it('is marked by our words', async () => {
    const outcome = { verdict: 'right', run: { runId: 'a' } }
    says(200, JSON.stringify(outcome))
    expect(await sendAnswer(sampleQueued('a', 1))).toEqual({ kind: 'marked', outcome })
  })
})

it('nobody is signed out by a page that is not ours', async () => {
  for (const [status, body] of foreign) {
    says(status, body)
    expect([status, body, await whoIsSignedIn()]).toEqual([status, body, 'unreachable'])
  }
  says(200, '{"state":"expired"}')
  expect(await whoIsSignedIn()).toBe('signed-out')
  says(200, '{"state":"unauthenticated"}')
  expect(await whoIsSignedIn()).toEqual({ owner: 'visitor' })
})
