import { readFileSync } from 'node:fs'
import {
  type LinkAction,
  linkFaults,
  noSides,
  type Side,
  type Sides,
  takeStep,
} from '@polyhex/contract/connections/link-rules'
import type { Permission, PermissionStatus } from '@polyhex/contract/connections/permissions'
import { describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../seed/test-world.ts'

/** Walks every row of the tables of decision 0014. */

const page = readFileSync(new URL('../../docs/decisions/0014-connections.md', import.meta.url), 'utf8')

/** The rows below the heading line of a table, each as its cells. */
function rowsOf(first: string): string[][] {
  const lines = page.split('\n')
  const head = lines.findIndex((line) => line.startsWith(`| ${first} `))
  const end = lines.findIndex((line, at) => at > head && !line.startsWith('|'))
  return lines.slice(head + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const world = openWorld()
const teen = async (): Promise<Person> => world.person({ roles: ['student'], grade: 10, birthMonth: '2011/03' })

async function create(from: Person, to: Person, side: Side, permissions: Permission[]) {
  return from.call('createAccountLink', {
    params: { accountId: from.accountId },
    body: { otherAccountId: to.accountId, side, permissions },
  })
}

async function linkId(person: Person): Promise<string> {
  const { body } = await person.call('listAccountLinks', { params: { accountId: person.accountId } })
  return body.connections[0].links[0].id
}

async function bring(person: Person, id: string, status: string) {
  const params = { accountId: person.accountId, linkId: id }
  if (status === 'delete') return person.call('deleteAccountLink', { params })
  return person.call('updateAccountLink', { params, body: { status } })
}

async function stored(): Promise<{ status: string; accepted: boolean } | undefined> {
  return await world.db.queries.selectFrom('account_links').select(['status', 'accepted']).executeTakeFirst()
}

const steps = rowsOf('Stands')

describe('the steps of one permission', () => {
  it('are written down in full: each status, each of the two, each call', () => {
    const wanted = ['none', 'requested', 'denied', 'confirmed'].flatMap((stands) =>
      ['holder', 'giver'].flatMap((who) =>
        (stands === 'none' ? ['create'] : ['create', 'confirmed', 'denied', 'requested', 'delete']).map((call) =>
          [stands, who, call].join(' '),
        ),
      ),
    )
    expect(steps.map((row) => row.slice(0, 3).join(' '))).toEqual(wanted)
  })

  it.each(steps)(
    '%s: the %s calls %s, then %s [A-148] [A-149] [A-150] [A-151] [A-152] [A-153] [A-154]',
    async (stands, who, call, then) => {
      const [holder, giver] = [await teen(), await teen()]
      if (stands !== 'none') {
        await create(holder, giver, 'mine', ['viewAnalytics'])
        if (stands !== 'requested') await bring(giver, await linkId(giver), stands ?? '')
        expect((await stored())?.status).toBe(stands)
      }
      const me = who === 'holder' ? holder : giver
      const them = who === 'holder' ? giver : holder
      const answer =
        call === 'create'
          ? await create(me, them, who === 'holder' ? 'mine' : 'theirs', ['viewAnalytics'])
          : await bring(me, await linkId(me), call ?? '')
      const isFault = linkFaults.some((fault) => fault === then)
      expect(answer.status === 200 ? 'done' : answer.body.code).toBe(isFault ? then : 'done')
      expect((await stored())?.status ?? 'none').toBe(isFault ? stands : then)
    },
  )
})

/** `mine viewDetails requested me, …` as a state. */
function stateOf(text: string): Sides {
  if (text === 'nothing') return noSides
  const state = { mine: {}, theirs: {} } as Record<Side, Partial<Record<Permission, unknown>>>
  for (const part of text.split(', ')) {
    const [side, permission, status, askedBy] = part.split(' ') as [Side, Permission, PermissionStatus, string]
    state[side][permission] = { status, askedBy }
  }
  return state as Sides
}

describe('the rules between permissions', () => {
  it.each(rowsOf('Before'))(
    '%s: I %s, then %s [A-155] [A-156] [A-157] [A-220]',
    (before = '', does = '', after = '') => {
      const [action, side, permission] = does.split(' ') as [LinkAction, Side, Permission]
      const taken = takeStep(stateOf(before), side, permission, action)
      if (linkFaults.some((fault) => fault === after)) expect(taken).toEqual({ fault: after })
      else expect(taken).toEqual({ state: stateOf(after) })
    },
  )
})

describe('what counts', () => {
  it.each(rowsOf('Status'))(
    '%s, asker agreed %s, other agreed %s, child young %s, parent allowed %s: counts %s [A-161]',
    async (status, _asker, otherAgreed, young, allowed, counts) => {
      const asker = await world.person({ roles: ['parent'], grade: null })
      const parent = await world.person({ roles: ['parent'], grade: null })
      const child = await world.person({
        roles: ['student'],
        grade: 3,
        birthMonth: young === 'yes' ? '2017/03' : '2011/03',
      })
      await world.manages(parent, child)
      // A confirmed permission to which the other has not said a word is one that was given.
      const given = status === 'confirmed' && otherAgreed === 'no'
      await create(asker, child, given ? 'theirs' : 'mine', ['viewAnalytics'])
      const link = async () => {
        const { body } = await asker.call('listAccountLinks', { params: { accountId: asker.accountId } })
        return body.connections[0].links[0]
      }
      if (otherAgreed === 'yes') {
        await bring(child, (await link()).id, 'confirmed')
        if (status === 'denied') {
          await bring(child, (await link()).id, 'delete')
          await create(asker, child, 'mine', ['viewAnalytics'])
          await bring(child, (await link()).id, 'denied')
        }
      }
      if (allowed === 'yes') {
        const { status: answered } = await parent.call('decideForChild', {
          params: { accountId: child.accountId, otherId: asker.accountId },
          body: { allow: true, linkIds: [(await link()).id] },
        })
        expect(answered).toBe(200)
      }
      expect(await link()).toMatchObject({ status, inEffect: counts === 'yes' })
    },
  )
})
