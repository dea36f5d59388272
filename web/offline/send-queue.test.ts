import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queueInMemory, type KeptQueue } from './kept-queue.ts'
import { answersOf, clearReport, forgetOwner, queueAnswer, type QueuedAnswer } from './queue-state.ts'
import { sampleQueued, sampleServer } from './answer-samples.ts'
import { sendQueue, type QueueNews, type Sender, type Sent } from './send-queue.ts'

type Server = ReturnType<typeof sampleServer>

const reload = new Error('the page was reloaded')

/** Sends through a line that breaks as told: before the server hears, after it has recorded, or by a reload of the page. */
function lineTo(server: Server, breaks: readonly ('fine' | 'not sent' | 'not heard' | 'reloaded')[] = []) {
  const left = [...breaks]
  return async (answer: QueuedAnswer): Promise<Sent> => {
    const way = left.shift() ?? 'fine'
    if (way === 'not sent') return { kind: 'unreachable' }
    const sent = server.take(answer)
    if (way === 'not heard') return { kind: 'unreachable' }
    if (way === 'reloaded') throw reload
    return sent
  }
}

const whoIs = (server: Server) => async (): Promise<Sender> =>
  server.state.signedIn === null ? 'signed-out' : { owner: server.state.signedIn }

async function sync(kept: KeptQueue, server: Server, send = lineTo(server)) {
  const news: QueueNews[] = []
  const end = await sendQueue({ kept, sender: whoIs(server), send, tell: (one) => void news.push(one) }).catch(
    (problem: unknown) => {
      if (problem !== reload) throw problem
      return 'reloaded' as const
    },
  )
  return { end, news }
}

async function queued(...answers: QueuedAnswer[]): Promise<KeptQueue> {
  const kept = queueInMemory()
  for (const answer of answers) await kept.change((queue) => queueAnswer(queue, answer))
  return kept
}

describe('sending what waits', () => {
  it('goes in order, one exercise at a time, and says what became of each', async () => {
    const server = sampleServer({ a: 'sam', b: 'sam' })
    const kept = await queued(
      sampleQueued('a', 1),
      sampleQueued('b', 1, { response: 'wrong' }),
      sampleQueued('a', 2, { response: null }),
    )
    const { end, news } = await sync(kept, server)
    expect(end).toBe('done')
    expect(server.state.calls).toEqual(['a-q1', 'b-q1', 'a-q2'])
    const { answers, report } = await kept.read()
    expect(answers).toEqual([])
    expect(report.map((entry) => [entry.questionId, entry.outcome])).toEqual([
      ['a-q1', 'right'],
      ['b-q1', 'wrong'],
      ['a-q2', 'skipped'],
    ])
    expect(news.map((one) => one.type)).toEqual(['marked', 'marked', 'marked'])
  })

  it('lets go of answers given after the exercise was over, and says why', async () => {
    const server = sampleServer({ a: 'sam' })
    const kept = await queued(...[1, 2, 3, 4, 5, 6].map((position) => sampleQueued('a', position)))
    const { news } = await sync(kept, server)
    // Four in a row end a practice; the fifth and sixth were never asked for.
    expect(server.runOf('a').recorded.size).toBe(4)
    expect(server.runOf('a').credits).toBe(1)
    const { answers, report } = await kept.read()
    expect(answers).toEqual([])
    expect(report.map((entry) => entry.reason)).toEqual([null, null, null, null, 'over', 'over'])
    expect(news.at(-1)).toEqual({ type: 'dropped', runId: 'a', questionIds: ['a-q5', 'a-q6'] })
  })

  it('stops at an answer to be mended, goes on with other exercises, and sends the rest once it is mended', async () => {
    const server = sampleServer({ a: 'sam', b: 'sam' })
    const kept = await queued(sampleQueued('a', 1, { response: 'almost' }), sampleQueued('a', 2), sampleQueued('b', 1))
    const first = await sync(kept, server)
    expect(first.end).toBe('done')
    expect(server.runOf('a').recorded.size).toBe(0)
    expect(server.runOf('b').recorded.size).toBe(1)
    const waiting = answersOf(await kept.read(), 'sam')
    expect(waiting.map((one) => [one.questionId, one.remark?.sentence ?? null])).toEqual([
      ['a-q1', 'Write it in lowest terms.'],
      ['a-q2', null],
    ])
    const mended = sampleQueued('a', 1, { answerId: 'mended', response: 'right', nextQuestionId: null })
    await kept.change((queue) => queueAnswer(queue, mended))
    expect(answersOf(await kept.read(), 'sam').map((one) => [one.questionId, one.nextQuestionId])).toEqual([
      ['a-q1', 'a-q2'],
      ['a-q2', 'a-q3'],
    ])
    await sync(kept, server)
    expect([...server.runOf('a').recorded.keys()]).toEqual(['a-q1', 'a-q2'])
  })

  it('waits while the session has ended, and for its owner while another account is signed in', async () => {
    const server = sampleServer({ a: 'sam' })
    const kept = await queued(sampleQueued('a', 1))
    server.state.signedIn = null
    expect((await sync(kept, server)).end).toBe('signed-out')
    server.state.signedIn = 'max'
    expect((await sync(kept, server)).end).toBe('done')
    expect(server.state.calls).toEqual([])
    expect((await kept.read()).answers).toHaveLength(1)
    server.state.signedIn = 'sam'
    await sync(kept, server)
    expect((await kept.read()).report.map((entry) => entry.outcome)).toEqual(['right'])
  })

  it('loses nothing when another account signs in while it is sending', async () => {
    const server = sampleServer({ a: 'sam' })
    const kept = await queued(sampleQueued('a', 1), sampleQueued('a', 2))
    const send = async (answer: QueuedAnswer): Promise<Sent> => {
      server.state.signedIn = 'max'
      return server.take(answer)
    }
    expect((await sync(kept, server, send)).end).toBe('signed-out')
    expect((await kept.read()).answers).toHaveLength(2)
  })

  it('says that an exercise went on elsewhere, or is not there any more', async () => {
    const server = sampleServer({ a: 'sam', gone: 'nobody' })
    server.take(sampleQueued('a', 1, { questionId: 'other' }))
    const kept = await queued(sampleQueued('a', 1), sampleQueued('gone', 1), sampleQueued('gone', 2))
    await sync(kept, server)
    expect((await kept.read()).report.map((entry) => entry.reason)).toEqual(['elsewhere', 'gone', 'gone'])
    const unreadable = await queued(sampleQueued('a', 2))
    await sync(unreadable, server, async () => ({ kind: 'refused', code: 'invalid_request' }))
    expect((await unreadable.read()).report.map((entry) => entry.reason)).toEqual(['unreadable'])
  })

  it('forgets an owner whole, and a report that was looked at', async () => {
    const kept = await queued(sampleQueued('a', 1), sampleQueued('b', 1, { owner: 'max' }))
    await kept.change((queue) => forgetOwner(queue, 'sam'))
    expect((await kept.read()).answers.map((one) => one.owner)).toEqual(['max'])
    const server = sampleServer({ b: 'max' })
    server.state.signedIn = 'max'
    await sync(kept, server)
    await kept.change((queue) => clearReport(queue, 'max'))
    expect(await kept.read()).toEqual({ answers: [], report: [] })
  })
})

describe('whatever happens on the way', () => {
  const response = fc.constantFrom('right', 'right', 'wrong', null)
  const breaks = fc.array(fc.constantFrom('fine', 'fine', 'not sent', 'not heard', 'reloaded'), { maxLength: 12 })
  type Happening =
    | { readonly what: 'answer'; readonly run: 'a' | 'b'; readonly response: string | null }
    | { readonly what: 'send'; readonly breaks: readonly ('fine' | 'not sent' | 'not heard' | 'reloaded')[] }
    | { readonly what: 'two tabs send' }
  const happening: fc.Arbitrary<Happening> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ what: fc.constant('answer' as const), run: fc.constantFrom('a', 'b'), response }),
    },
    { weight: 2, arbitrary: fc.record({ what: fc.constant('send' as const), breaks }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('two tabs send' as const) }) },
  )

  it('each answer is recorded exactly once, in order, and the totals are those of an exercise online', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 30 }), async (happenings) => {
        const server = sampleServer({ a: 'sam', b: 'sam' })
        const online = sampleServer({ a: 'sam', b: 'sam' })
        const kept = queueInMemory()
        const given: QueuedAnswer[] = []
        for (const one of happenings) {
          if (one.what === 'answer') {
            const position = given.filter((answer) => answer.runId === one.run).length + 1
            const answer = sampleQueued(one.run, position, { response: one.response })
            given.push(answer)
            await kept.change((queue) => queueAnswer(queue, answer))
            online.take(answer)
          } else if (one.what === 'send') {
            await sync(kept, server, lineTo(server, one.breaks))
          } else {
            await Promise.all([sync(kept, server), sync(kept, server)])
          }
        }
        await sync(kept, server)

        const { answers, report } = await kept.read()
        expect(answers).toEqual([])
        // Each answer is told of exactly once.
        expect(report.map((entry) => entry.answerId).toSorted()).toEqual(given.map((one) => one.answerId).toSorted())
        for (const runId of ['a', 'b']) {
          const [here, there] = [server.runOf(runId), online.runOf(runId)]
          expect([...here.recorded]).toEqual([...there.recorded])
          expect([here.tally, here.result, here.credits]).toEqual([there.tally, there.result, there.credits])
          const told = report.filter((entry) => entry.runId === runId && entry.outcome !== 'dropped')
          expect(told.map((entry) => [entry.questionId, entry.outcome])).toEqual(
            [...here.recorded].map(([id, { outcome }]) => [id, outcome]),
          )
        }
      }),
      { numRuns: 400 },
    )
  })
})
