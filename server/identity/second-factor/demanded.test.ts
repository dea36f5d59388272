import { everyOperation, type OperationName } from '@polyhex/contract/every-operation'
import type { Operation } from '@polyhex/contract/operation'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { openWorld, password, type Person } from '../../seed/test-world.ts'
import { addTestApp, codeAt } from './authenticator-of-tests.ts'

const world = openWorld({ factorDemanded: true })
const someId = '00000000-0000-4000-8000-000000000099'
/** What is no id. */
const others: Readonly<Record<string, string>> = { role: 'parent', key: 'onboarding', activeStatus: '1' }
const ids = (operation: Operation): Record<string, string> =>
  Object.fromEntries([...operation.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, others[name] ?? someId]))

describe.each(['admin', 'tutor'] as const)('where it is demanded, an account that is %s', (role) => {
  const staff = async (): Promise<Person> => world.person({ roles: [role], grade: null, username: `the.${role}` })

  it('and has no second factor is refused every call that asks who it is, except those that lead to one', async () => {
    const person = await staff()
    const answered: string[] = []
    for (const name of Object.keys(everyOperation) as OperationName[]) {
      const operation: Operation = everyOperation[name]
      if (operation.access === 'everyone' || operation.access === 'visitor-or-account') continue
      const own = operation.path.includes(':accountId') ? { accountId: person.accountId } : {}
      const { body } = await person.call(name, { params: { ...ids(operation), ...own } })
      if (body.code !== 'second_factor_demanded') answered.push(name)
    }
    expect(answered.toSorted()).toEqual([
      ...['askPasskeyForProof', 'beginPasskey', 'beginTotp', 'confirmPasskey', 'confirmTotp', 'listSecondFactors'],
      ...['proveByPasskey', 'proveSession', 'removeSecondFactor', 'renameSecondFactor', 'renewRecoveryCodes'],
      'returnToOwnAccount',
    ])
    const creation = { birthDate: '2018/03', context: { creatingAccountId: person.accountId } }
    for (const [name, body] of [
      ['startExercise', { target: { type: 'practice', topicCodeLevel: 'multi_digit_addition_practice/3' } }],
      ['createStudentAccount', { accountCreation: creation }],
    ] as const) {
      expect([name, (await person.call(name, { body })).body.code]).toEqual([name, 'second_factor_demanded'])
    }
    expect((await person.call('getSession')).body).toMatchObject({ state: 'authenticated', mustEnroll: true })
  })

  it('goes on as soon as it has one, and is held again when it has none', async () => {
    const person = await staff()
    const { factorId, secret } = await addTestApp(person, world.now)
    expect((await person.call('getCurrentAccount')).status).toBe(200)
    expect((await person.call('getSession')).body.mustEnroll).toBe(undefined)
    world.now = new Date(world.now.getTime() + 60_000)
    const other = world.visitor()
    const username = `the.${role}`
    expect((await other.call('signIn', { body: { username, password } })).body.code).toBe('second_step_needed')
    const answer = { by: 'totp', code: codeAt(secret, world.now) }
    expect((await other.call('finishSignIn', { body: { answer, trust: false } })).status).toBe(200)
    const { body } = await person.call('removeSecondFactor', { params: { factorId } })
    expect(body).toEqual({ factors: [], recoveryCodesLeft: 0, demanded: true })
    for (const browser of [person, other]) {
      expect((await browser.call('getCurrentAccount')).body.code).toBe('second_factor_demanded')
    }
  })
})

it('is not asked of others, nor of staff by a person who gave the account no such role', async () => {
  for (const role of ['parent', 'guardian', 'teacher', 'student'] as const) {
    const person = await world.person({ roles: [role], grade: role === 'student' ? 3 : null })
    expect([role, (await person.call('getCurrentAccount')).status]).toEqual([role, 200])
  }
})

it('begins with the role, in sessions that are open, and holds who acts as a child', async () => {
  const pat = await world.person({ roles: ['parent'], grade: null })
  const kid = await world.person({ username: 'child.kit' })
  await world.manages(pat, kid)
  expect((await pat.call('signInAs', { body: { accountId: kid.accountId } })).status).toBe(200)
  await world.db.queries
    .updateTable('accounts')
    .set({ roles: ['parent', 'tutor'] })
    .where('id', '=', pat.accountId)
    .execute()
  expect((await pat.call('getCurrentAccount')).body.code).toBe('second_factor_demanded')
  expect((await pat.call('returnToOwnAccount')).status).toBe(200)
  expect((await pat.call('listSecondFactors')).body.demanded).toBe(true)
})

it('is demanded in production unless told otherwise, and not in development unless told', () => {
  const demanded = (environment: Record<string, string>): boolean => readConfig(environment).secondFactor.demanded
  expect(demanded({})).toBe(false)
  expect(demanded({ NODE_ENV: 'production' })).toBe(true)
  expect(demanded({ NODE_ENV: 'production', SECOND_FACTOR: 'optional' })).toBe(false)
  expect(demanded({ SECOND_FACTOR: 'staff' })).toBe(true)
  expect(() => demanded({ SECOND_FACTOR: 'sometimes' })).toThrow('SECOND_FACTOR must be staff or optional')
  expect(() => readConfig({ SECOND_FACTOR_KEY: 'short' })).toThrow('SECOND_FACTOR_KEY must be 32 bytes')
})
