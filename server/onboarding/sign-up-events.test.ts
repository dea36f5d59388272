import { consentWording } from '@polyhex/contract/onboarding/consent'
import { describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../seed/test-world.ts'

const world = openWorld()
const goals = ['catchup']
const counted = async () =>
  (
    await world.db.queries
      .selectFrom('analytics_events')
      .select(['event', 'account_type', 'step'])
      .orderBy('at')
      .orderBy('id')
      .execute()
  )
    // Signing up also signs in, which is counted by itself.
    .filter(({ event }) => event !== 'login')
    .map(({ event, account_type: type, step }) => [event, type, step])
const later = (): void => {
  world.now = new Date(world.now.getTime() + 1000)
}

async function adult(who: Person, variant?: 'teacher', headers: Record<string, string> = {}) {
  const accountCreation = {
    email: 'new@example.org',
    password: 'kestrel-42',
    displayName: 'Grace Newcomer',
    ...(variant === undefined ? {} : { context: { variant } }),
  }
  const { status, body } = await who.call('createParentAccount', { body: { accountCreation }, headers })
  expect(status).toBe(200)
  return { id: body.onboarding.id as string, createToken: body.createToken as string }
}

async function step(who: Person, of: { id: string; createToken: string }, to: number): Promise<void> {
  later()
  const body = { step: to, createToken: of.createToken }
  expect((await who.call('updateOnboardingStep', { params: { id: of.id }, body })).status).toBe(200)
}

describe('sign-up is counted', () => {
  it('of a parent: account, steps and the finished sign-up, by kind of account [A-280]', async () => {
    const who = world.visitor()
    const made = await adult(who)
    await step(who, made, 3)
    await step(who, made, 6)
    await step(who, made, 0)
    const events = await counted()
    expect(events.slice(0, 3).toSorted()).toEqual([
      ['account_onboarding', 'parent', 1],
      ['create_account', 'parent', null],
      ['sign_up', 'parent', null],
    ])
    expect(events.slice(3)).toEqual([
      ['account_onboarding', 'parent', 3],
      ['account_onboarding', 'parent', 6],
    ])
  })
  it('of a teacher who waits for the role', async () => {
    await adult(world.visitor(), 'teacher')
    expect((await counted()).map(([event, type]) => [event, type])).toContainEqual(['sign_up', 'teacher'])
  })
  it('of a student from the parent’s yes on, not before', async () => {
    const alone = world.visitor()
    const accountCreation = { birthDate: '2016/03', learningGoals: goals }
    const begun = await alone.call('createStudentAccount', { body: { accountCreation } })
    const credentials = { username: 'brave.otter', password: 'kestrel-42' }
    const params = { id: begun.body.onboarding.id as string }
    const body = { accountCreation: credentials, token: begun.body.createToken as string }
    expect((await alone.call('onboardAccount', { params, body })).status).toBe(200)
    expect(await counted()).toEqual([])

    const pat = await world.person({ roles: ['parent'], grade: null, email: 'pat@example.org' })
    const context = { creatingAccountId: pat.accountId, consent: consentWording }
    const child = { ...accountCreation, username: 'calm.heron', password: 'kestrel-42', context }
    expect((await pat.call('createStudentAccount', { body: { accountCreation: child } })).status).toBe(200)
    expect((await counted()).toSorted()).toEqual([
      ['account_onboarding', 'student', 1],
      ['create_account', 'student', null],
      ['sign_up', 'student', null],
    ])
  })
  it('of nobody who declines, and of nothing that was refused', async () => {
    await adult(world.visitor(), undefined, { 'sec-gpc': '1' })
    const again = { email: 'new@example.org', password: 'kestrel-42', displayName: 'Grace Newcomer' }
    expect((await world.visitor().call('createParentAccount', { body: { accountCreation: again } })).status).toBe(409)
    expect(await counted()).toEqual([])
  })
})
