import { everyOperation, type OperationName } from '@polyhex/contract/every-operation'
import type { Permission } from '@polyhex/contract/connections/permissions'
import type { Access } from '@polyhex/contract/operation'
import { describe, expect, it } from 'vitest'
import { newId } from './database/new-id.ts'
import { openWorld, type Person } from './seed/test-world.ts'
import { accessTable } from './access-table-of-tests.ts'

/**
 * Every operation, called by everybody, about everybody: own, connected and foreign accounts. A call is sent without a
 * body, so that those who may call are told what is missing, and those who may not learn nothing.
 */
const world = openWorld()
const someId = '00000000-0000-4000-8000-000000000099'

type Permissions = readonly Permission[]
const subsets: Readonly<Record<string, Permissions>> = {
  'a parent with nothing': [],
  'a parent who views progress': ['viewAnalytics'],
  'a parent who views details': ['viewDetails'],
  'a parent who manages': ['viewDetails', 'manage'],
  'a parent who signs in as the child': ['authenticate'],
  'a parent who supplies credits': ['sourceCredits'],
  'a parent with everything': ['viewAnalytics', 'viewDetails', 'manage', 'authenticate'],
  'a class friend': ['classFriends'],
}

interface Family {
  readonly child: Person
  readonly callers: ReadonlyMap<string, { person: Person; holds: Permissions; roles: readonly string[] }>
}

async function link(holder: Person, subject: Person, permission: Permission, over: object = {}): Promise<void> {
  await world.db.queries
    .insertInto('account_links')
    .values({
      id: newId(world.now),
      holder_id: holder.accountId,
      subject_id: subject.accountId,
      permission,
      status: 'confirmed',
      asked_by: subject.accountId,
      accepted: true,
      created_at: world.now,
      changed_at: world.now,
      ...over,
    })
    .execute()
}

async function family(): Promise<Family> {
  const child = await world.person()
  const callers = new Map<string, { person: Person; holds: Permissions; roles: readonly string[] }>()
  callers.set('the child', { person: child, holds: [], roles: ['student'] })
  for (const [name, holds] of Object.entries(subsets)) {
    const person = await world.person({ roles: [name === 'a class friend' ? 'student' : 'parent'] })
    await world.db.queries.transaction().execute(async (tx) => {
      for (const permission of holds)
        await tx
          .insertInto('account_links')
          .values({
            id: newId(world.now),
            holder_id: person.accountId,
            subject_id: child.accountId,
            permission,
            status: 'confirmed',
            asked_by: child.accountId,
            accepted: true,
            created_at: world.now,
            changed_at: world.now,
          })
          .execute()
    })
    callers.set(name, { person, holds, roles: [] })
  }
  for (const role of ['student', 'parent', 'guardian', 'tutor', 'teacher', 'admin'] as const) {
    const name = role === 'student' ? 'a sibling or strange student' : `a strange ${role}`
    callers.set(name, { person: await world.person({ roles: [role] }), holds: [], roles: [role] })
  }
  const asking = await world.person({ roles: ['parent'] })
  await link(asking, child, 'viewDetails', { status: 'requested', asked_by: asking.accountId, accepted: false })
  await link(asking, child, 'viewAnalytics', { status: 'denied', asked_by: asking.accountId })
  callers.set('a parent who was not let in', { person: asking, holds: [], roles: ['parent'] })
  const granted = await world.person({ roles: ['parent'] })
  await link(granted, child, 'viewAnalytics', { accepted: false })
  callers.set('a parent who has not accepted', { person: granted, holds: [], roles: ['parent'] })
  return { child, callers }
}

const permissionOf: Partial<Record<Access, Permission>> = {
  'self-or-viewer': 'viewAnalytics',
  'self-or-reader': 'viewDetails',
  'self-or-manager': 'manage',
}
type Verdict = 'in' | 'not_signed_in' | 'account_not_found' | 'not_allowed'

/** What the words mean. */
function verdict(access: Access, isChild: boolean, holds: Permissions, roles: readonly string[]): Verdict {
  const isAdmin = roles.includes('admin')
  if (access === 'admin') return isAdmin ? 'in' : 'not_allowed'
  if (access === 'staff') return isAdmin || roles.includes('tutor') || roles.includes('teacher') ? 'in' : 'not_allowed'
  const permission = permissionOf[access]
  if (permission === undefined) return 'in'
  return isChild || isAdmin || holds.includes(permission) ? 'in' : 'account_not_found'
}

function callOf(name: OperationName, accountId: string) {
  const names = [...everyOperation[name].path.matchAll(/:([A-Za-z]+)/g)].map(([, param]) => param ?? '')
  const words: Readonly<Record<string, string>> = { accountId, role: 'student', key: 'onboarding' }
  const params = names.map((param): [string, string] => [
    param,
    words[param] ?? (/Id$|^id$/.test(param) ? someId : '1'),
  ])
  return { params: Object.fromEntries(params) }
}

/** How far a call came: past the door, or the refusal at it. */
function cameTo({ status, body }: { status: number; body: { code?: string } }): Verdict | 'broken' {
  if (status === 500) return 'broken'
  const code = body.code ?? ''
  return code === 'not_signed_in' || code === 'account_not_found' || code === 'not_allowed' ? code : 'in'
}

const endsSessions: readonly OperationName[] = ['signOut', 'endSession', 'endOtherSessions', 'returnToOwnAccount']
const signingOutLast = (one: OperationName, other: OperationName): number =>
  Number(endsSessions.includes(one)) - Number(endsSessions.includes(other))

const operations = Object.keys(everyOperation) as OperationName[]
const closed = operations.filter((name) => !['everyone', 'visitor-or-account'].includes(everyOperation[name].access))
const aboutOne = operations.filter((name) => permissionOf[everyOperation[name].access] !== undefined)

describe('the access matrix', () => {
  it('has every operation as the contract says it [A-002]', () => {
    const contract = Object.fromEntries(operations.map((name) => [name, everyOperation[name].access]))
    expect(accessTable).toEqual(contract)
  })

  it.each(closed)('%s asks a visitor to sign in [A-251]', async (name) => {
    expect(cameTo(await world.visitor().call(name, callOf(name, someId)))).toBe('not_signed_in')
  })

  it.each(aboutOne)(
    '%s lets in the account, who holds the permission, and administrators; for others it is not there [A-233] [A-235] [A-236] [A-248]',
    async (name) => {
      const { child, callers } = await family()
      const came: Record<string, string> = {}
      const expected: Record<string, string> = {}
      // Who is let in may change things, so those who are not come first.
      for (const [who, { person, holds, roles }] of [...callers].toReversed()) {
        came[who] = cameTo(await person.call(name, callOf(name, child.accountId)))
        expected[who] = verdict(everyOperation[name].access, person === child, holds, roles)
      }
      expect(came).toEqual(expected)
    },
  )

  it.each(operations.filter((name) => ['admin', 'staff'].includes(everyOperation[name].access)))(
    '%s is closed to families [A-229]',
    async (name) => {
      const { child, callers } = await family()
      for (const [who, { person, roles }] of callers) {
        const came = cameTo(await person.call(name, callOf(name, child.accountId)))
        const expected = verdict(everyOperation[name].access, false, [], roles)
        if (expected !== 'in') expect([who, came]).toEqual([who, expected])
        else
          expect([
            [who, 'not_allowed'],
            [who, 'broken'],
          ]).not.toContainEqual([who, came])
      }
    },
  )

  it('breaks no operation that its handler decides about, whoever calls it about a stranger', async () => {
    const stranger = await world.person()
    const callers = new Map([['a visitor', world.visitor()]])
    for (const role of ['student', 'parent', 'tutor', 'admin'] as const)
      callers.set(role, await world.person({ roles: [role] }))
    const left = operations.filter(
      (name) => !aboutOne.includes(name) && !['admin', 'staff'].includes(everyOperation[name].access),
    )
    const broken: string[] = []
    for (const name of left.toSorted(signingOutLast)) {
      for (const [who, person] of callers)
        if (cameTo(await person.call(name, callOf(name, stranger.accountId))) === 'broken')
          broken.push(`${name} for ${who}`)
    }
    expect(left.length).toBeGreaterThan(100)
    expect(broken).toEqual([])
  })

  it('stops at once when the permission is taken away, the account deactivated or the session ended', async () => {
    const { child, callers } = await family()
    const parent = callers.get('a parent with everything')?.person as Person
    const read = async () => cameTo(await parent.call('getAccount', callOf('getAccount', child.accountId)))
    expect(await read()).toBe('in')
    await world.db.queries.deleteFrom('account_links').where('holder_id', '=', parent.accountId).execute()
    expect(await read()).toBe('account_not_found')
    await world.db.queries.updateTable('accounts').set({ active: false }).where('id', '=', parent.accountId).execute()
    expect((await parent.call('getAccount', callOf('getAccount', parent.accountId))).status).toBe(401)
  })
})
