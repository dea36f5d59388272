import {
  actionToAdd,
  type LinkAction,
  type Held,
  noSides,
  type Side,
  sides,
  type Sides,
  statusOf,
  takeStep,
  transitions,
} from '@polyhex/contract/connections/link-rules'
import { type Permission, permissions } from '@polyhex/contract/connections/permissions'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../seed/test-world.ts'

/** The same as the other person sees it. */
function mirrored(state: Sides): Sides {
  const turn = (held: Held): Held =>
    Object.fromEntries(
      Object.entries(held).map(([name, standing]) => [
        name,
        { status: standing.status, askedBy: standing.askedBy === 'me' ? 'them' : 'me' },
      ]),
    )
  return { mine: turn(state.theirs), theirs: turn(state.mine) }
}

/** Whatever two or three people do, in whatever order. */

const aStep = fc.record({
  actor: fc.constantFrom('ann' as const, 'bob' as const),
  side: fc.constantFrom(...sides),
  permission: fc.constantFrom(...permissions),
  action: fc.constantFrom(...transitions.map((step) => step.action)),
})

/** What must hold of a pair, whoever looks at it. */
function brokenRules(state: Sides): string[] {
  const open = (side: Side, permission: Permission) =>
    ['requested', 'confirmed'].includes(statusOf(state, side, permission))
  return [
    ...sides.flatMap((side) =>
      statusOf(state, side, 'manage') === 'confirmed' && statusOf(state, side, 'viewDetails') !== 'confirmed'
        ? [`${side}: manage without viewDetails`]
        : [],
    ),
    ...(open('mine', 'sourceCredits') && open('theirs', 'sourceCredits') ? ['credits on both sides'] : []),
    ...(statusOf(state, 'mine', 'classFriends') === statusOf(state, 'theirs', 'classFriends') ? [] : ['half friends']),
  ]
}

const gives: readonly LinkAction[] = ['grant', 'confirm', 'allow']

describe('any sequence of steps by two people', () => {
  it('keeps the rules, and nothing is confirmed that its giver has not given [A-155] [A-156] [A-157] [A-161]', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 60 }), (steps) => {
        // As Ann sees it.
        let state = noSides
        for (const { actor, side, permission, action } of steps) {
          const seen = actor === 'ann' ? state : mirrored(state)
          const taken = takeStep(seen, side, permission, action)
          if ('fault' in taken) continue
          const next = actor === 'ann' ? taken.state : mirrored(taken.state)
          expect(brokenRules(next)).toEqual([])
          for (const held of sides) {
            for (const one of permissions) {
              if (statusOf(next, held, one) !== 'confirmed' || statusOf(state, held, one) === 'confirmed') continue
              expect(gives).toContain(action)
              // What Ann holds was given by Bob and the other way round; friends are made by who was asked.
              if (one === 'classFriends') expect(state[held][one]?.askedBy).toBe(actor === 'ann' ? 'them' : 'me')
              else expect(actor).toBe(held === 'mine' ? 'bob' : 'ann')
            }
          }
          state = next
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('is the same from both sides', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 20 }), (steps) => {
        let state = noSides
        for (const { side, permission, action } of steps) {
          const taken = takeStep(state, side, permission, action)
          if ('state' in taken) state = taken.state
        }
        expect(mirrored(mirrored(state))).toEqual(state)
        for (const side of sides) {
          for (const permission of permissions) {
            const action = actionToAdd(state, side, permission)
            if (action === null) expect(['requested', 'confirmed']).toContain(statusOf(state, side, permission))
          }
        }
      }),
    )
  })
})

const world = openWorld()

describe('any sequence of calls by three people', () => {
  it('lets nothing count that was not given and agreed to, on the real database', async () => {
    const aCall = fc.record({
      who: fc.nat(2),
      whom: fc.integer({ min: 1, max: 2 }),
      side: fc.constantFrom(...sides),
      permission: fc.constantFrom(...permissions),
      call: fc.constantFrom('create', 'confirmed', 'denied', 'requested', 'delete', 'accept', 'remove'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(aCall, { minLength: 5, maxLength: 25 }), async (calls) => {
        const people: Person[] = []
        for (let n = 0; n < 3; n++) people.push(await world.person({ grade: 10, birthMonth: '2011/03' }))
        /** What was given: `giver holder permission`. And who has said yes to whom. */
        const given = new Set<string>()
        const yes = new Set<string>()
        for (const { who, whom, side, permission, call } of calls) {
          const [me, them] = [people[who], people[(who + whom) % 3]]
          if (me === undefined || them === undefined) continue
          const answered = await carryOut(me, them, side, permission, call)
          if (!answered) continue
          if (call !== 'denied' && call !== 'delete' && call !== 'remove') yes.add(`${me.accountId} ${them.accountId}`)
          if (call === 'create' || call === 'confirmed') {
            for (const one of [permission, 'viewDetails', 'classFriends'])
              given.add(`${me.accountId} ${them.accountId} ${one}`)
          }
        }
        const rows = await world.db.queries.selectFrom('account_links').selectAll().execute()
        for (const row of rows.filter((one) => one.status === 'confirmed')) {
          const [giver, holder] = [row.subject_id, row.holder_id]
          const words = `${giver} ${holder} ${row.permission}`
          const asFriends = row.permission === 'classFriends' && given.has(`${holder} ${giver} classFriends`)
          expect(given.has(words) || asFriends).toBe(true)
          if (row.accepted) expect([yes.has(`${giver} ${holder}`), yes.has(`${holder} ${giver}`)]).toEqual([true, true])
        }
        for (const row of rows.filter((one) => one.permission === 'manage' && one.status === 'confirmed')) {
          const details = rows.find(
            (one) =>
              one.permission === 'viewDetails' && one.holder_id === row.holder_id && one.subject_id === row.subject_id,
          )
          expect([details?.status, details?.accepted]).toEqual(['confirmed', row.accepted])
        }
        await world.db.queries.deleteFrom('accounts').execute()
      }),
      { numRuns: 15 },
    )
  }, 120_000)

  /** One call as its person would make it. True when the server carried it out. */
  async function carryOut(
    me: Person,
    them: Person,
    side: Side,
    permission: Permission,
    call: string,
  ): Promise<boolean> {
    const params = { accountId: me.accountId, otherId: them.accountId }
    if (call === 'accept') return (await me.call('acceptConnection', { params })).status === 200
    if (call === 'remove') return (await me.call('removeConnection', { params })).status === 200
    if (call === 'create') {
      const body = { otherAccountId: them.accountId, side, permissions: [permission] }
      return (await me.call('createAccountLink', { params, body })).status === 200
    }
    const [holder, subject] = side === 'mine' ? [me, them] : [them, me]
    const row = await world.db.queries
      .selectFrom('account_links')
      .select('id')
      .where('holder_id', '=', holder.accountId)
      .where('subject_id', '=', subject.accountId)
      .where('permission', '=', permission)
      .executeTakeFirst()
    if (row === undefined) return false
    const link = { accountId: me.accountId, linkId: row.id }
    const answer =
      call === 'delete'
        ? await me.call('deleteAccountLink', { params: link })
        : await me.call('updateAccountLink', { params: link, body: { status: call } })
    return answer.status === 200
  }
})
