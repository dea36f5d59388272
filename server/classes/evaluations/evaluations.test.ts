import { beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../../seed/test-world.ts'

const world = openWorld()
let admin: Person
let parent: Person
let sam: Person
beforeEach(async () => {
  admin = await world.person({ roles: ['admin'], grade: null })
  parent = await world.person({ roles: ['parent'], grade: null })
  sam = await world.person({ grade: 3 })
  await world.manages(parent, sam)
})

// Monday, November 2, 2026, 10 AM in New York: from Wednesday to the Tuesday after.
const first = '2026-11-04T14:00:00.000Z'
const second = '2026-11-04T18:00:00.000Z'
const ask = async (by: Person, windowStart: string, who = sam) =>
  by.call('createEvaluationSlot', { params: { accountId: who.accountId }, body: { windowStart } })
const change = async (by: Person, evaluationSlotId: string, body: object) =>
  by.call('updateEvaluationSlot', { params: { evaluationSlotId }, body })
const list = async (by: Person, query: Record<string, unknown> = {}) =>
  (await by.call('listEvaluationSlots', { query })).body

describe('the windows of evaluations', () => {
  it('are offered to everybody, on the clock of the reader too [C-256] [C-257]', async () => {
    const { windows } = (await world.visitor().call('listEvaluationWindows')).body
    expect(windows).toHaveLength(15)
    expect(windows[0]).toEqual({
      windowStart: first,
      windowEnd: '2026-11-04T17:00:00.000Z',
      dayLabel: 'Wed, November 4',
      timeLabel: '9 AM to noon Eastern time (EST)',
      localLabel: null,
    })
    const asked = await world.visitor().call('listEvaluationWindows', { query: { timeZone: 'Europe/London' } })
    expect(asked.body.windows[0].localLabel).toMatch(/^Wed, November 4, 2 PM to 5 PM GMT/)
    const odd = await world.visitor().call('listEvaluationWindows', { query: { timeZone: 'Nowhere/At_All' } })
    expect(odd.body.windows[0].localLabel).toBeNull()
    await world.db.queries
      .updateTable('accounts')
      .set({ time_zone: 'America/Los_Angeles' })
      .where('id', '=', parent.accountId)
      .execute()
    const own = await parent.call('listEvaluationWindows')
    expect(own.body.windows[0].localLabel).toBe('Wed, November 4, 6 AM to 9 AM PST')
  })
})

describe('an evaluation', () => {
  it('is asked for by the account or who manages it, in a window that is offered [C-128] [C-220]', async () => {
    const answer = await ask(parent, first)
    expect(answer.body.evaluationSlot).toEqual({
      id: expect.any(String),
      accountId: sam.accountId,
      account: { id: sam.accountId, publicName: expect.stringMatching(/^Person/), name: null, grade: 3 },
      windowStart: first,
      windowEnd: '2026-11-04T17:00:00.000Z',
      label: 'Wed, November 4, 9 AM to noon Eastern time (EST)',
      status: 'requested',
      sessionAt: null,
      duration: 30,
    })
    const stranger = await world.person({ roles: ['parent'], grade: null })
    expect((await ask(stranger, first)).body.code).toBe('account_not_found')
    for (const start of ['2026-11-03T14:00:00.000Z', '2026-11-04T15:00:00.000Z', '2026-11-11T14:00:00.000Z'])
      expect((await ask(sam, start)).body.code).toBe('evaluation_window_not_offered')
  })

  it('is replaced by asking again until a session is set', async () => {
    const { id } = (await ask(parent, first)).body.evaluationSlot
    const again = (await ask(sam, second)).body.evaluationSlot
    expect([again.id, again.windowStart]).toEqual([id, second])
    await change(admin, id, { status: 'scheduled', sessionAt: '2026-11-04T18:30:00Z' })
    expect((await ask(sam, first)).body.code).toBe('evaluation_exists')
    expect((await ask(sam, second)).body.evaluationSlot.status).toBe('scheduled')
    expect((await list(admin)).total).toBe(1)
  })

  it('gets a session of 30 minutes inside its window from staff, and is done or cancelled [C-256]', async () => {
    const { id } = (await ask(parent, first)).body.evaluationSlot
    const at = async (sessionAt: string) => (await change(admin, id, { status: 'scheduled', sessionAt })).body
    expect((await change(admin, id, { status: 'done' })).body.code).toBe('evaluation_status_not_allowed')
    expect((await change(admin, id, { status: 'scheduled' })).body.code).toBe('session_outside_window')
    expect((await at('2026-11-04T13:59:00Z')).code).toBe('session_outside_window')
    expect((await at('2026-11-04T16:31:00Z')).code).toBe('session_outside_window')
    expect((await at('2026-11-04T16:30:00Z')).evaluationSlot).toEqual(
      expect.objectContaining({ status: 'scheduled', sessionAt: '2026-11-04T16:30:00.000Z' }),
    )
    expect((await at('2026-11-04T09:00:00-05:00')).evaluationSlot.sessionAt).toBe('2026-11-04T14:00:00.000Z')
    expect((await change(parent, id, { status: 'done' })).body.code).toBe('not_allowed')
    expect((await change(admin, id, { status: 'done' })).body.evaluationSlot.status).toBe('done')
    for (const status of ['scheduled', 'done', 'cancelled'])
      expect((await change(admin, id, { status })).body.code).toBe('evaluation_status_not_allowed')
    const next = (await ask(sam, second)).body.evaluationSlot
    expect((await change(parent, next.id, { status: 'cancelled' })).body.evaluationSlot.status).toBe('cancelled')
  })

  it('is told to the family when staff sets, moves or cancels it, and not what it did itself', async () => {
    const letters = async () =>
      (
        await world.db.queries
          .selectFrom('outbox_mails')
          .select(['account_id', 'data'])
          .where('template', '=', 'evaluation_notice')
          .orderBy('created_at')
          .orderBy('id')
          .execute()
      ).map(({ account_id, data }) => {
        const { kind, sessionAt } = data as { kind: string; sessionAt: string }
        return [account_id, kind, sessionAt.slice(11, 16)]
      })
    const { id } = (await ask(parent, first)).body.evaluationSlot
    const at = async (sessionAt: string) => change(admin, id, { status: 'scheduled', sessionAt })
    await at('2026-11-04T15:00:00Z')
    await at('2026-11-04T15:00:00Z')
    expect(await letters()).toEqual([[sam.accountId, 'scheduled', '15:00']])
    world.now = new Date(world.now.getTime() + 1000)
    await at('2026-11-04T16:00:00Z')
    expect((await letters()).at(-1)).toEqual([sam.accountId, 'scheduled', '16:00'])
    await world.db.queries.updateTable('outbox_mails').set({ sent_at: world.now }).execute()
    world.now = new Date(world.now.getTime() + 1000)
    await change(admin, id, { status: 'cancelled' })
    expect((await letters()).at(-1)).toEqual([sam.accountId, 'cancelled', '16:00'])
    const before = await letters()
    const next = (await ask(sam, second)).body.evaluationSlot
    await change(parent, next.id, { status: 'cancelled' })
    expect(await letters()).toEqual(before)
  })

  it('is seen and changed by its family and administrators only', async () => {
    const other = await world.person({ grade: 4 })
    const [{ id }, theirs] = [
      (await ask(parent, first)).body.evaluationSlot,
      (await ask(other, second, other)).body.evaluationSlot,
    ]
    const ids = async (by: Person, query = {}) =>
      (await list(by, query)).evaluationSlots.map((one: { id: string }) => one.id)
    expect(await ids(parent)).toEqual([id])
    expect(await ids(sam)).toEqual([id])
    expect(await ids(other)).toEqual([theirs.id])
    expect(await ids(admin)).toEqual([id, theirs.id])
    expect(await ids(admin, { status: 'scheduled' })).toEqual([])
    expect(await ids(admin, { accountId: other.accountId })).toEqual([theirs.id])
    expect((await list(parent, { accountId: other.accountId })).code).toBe('account_not_found')
    expect((await change(other, id, { status: 'cancelled' })).body.code).toBe('evaluation_not_found')
    const tutor = await world.person({ roles: ['tutor'], grade: null })
    expect((await change(tutor, id, { status: 'done' })).body.code).toBe('evaluation_not_found')
  })
})
