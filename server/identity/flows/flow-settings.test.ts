import { describe, expect, it } from 'vitest'
import { openWorld } from '../../seed/test-world.ts'
import { openFlowTrial } from './flow-trial.ts'
import { seedFlows } from './seed-flows.ts'

const text = 'If you usually use Google to sign in, use the Google button below.'
const { world, browser } = openFlowTrial({
  identity: {
    google: { name: 'google', issuer: 'https://accounts.google.example', clientId: 'a', clientSecret: 'b' },
    external: null,
    hint: { domain: 'school.example', text },
  },
})
const path = '/flows/executor/login-progressive/?query='
const words = 'The password you entered is invalid. Please try again.'

describe('for one mail domain', () => {
  it.each([
    ['pat@School.example', `${words} ${text}`],
    ['pat@sub.school.example', words],
    ['pat@example.test', words],
  ])('a wrong password of %s carries the hint, by the flow and by the form [A-288, A-289]', async (email, expected) => {
    await world.person({ username: 'parent.pat', email, roles: ['parent'] })
    const visitor = browser()
    await visitor.ask('POST', path, { uid_field: email })
    const { body } = await visitor.ask('POST', path, { password: 'x' })
    expect(body.response_errors.password[0]).toEqual({ string: expected, code: 'invalid-password-or-inactive' })
    const form = await world.visitor().call('signIn', { body: { username: email, password: 'x' } })
    expect(form.body.errors[0].message).toBe(expected)
  })

  it('a wrong password by username does not', async () => {
    await world.person({ username: 'parent.pat', email: 'pat@school.example', roles: ['parent'] })
    const visitor = browser()
    await visitor.ask('POST', path, { uid_field: 'parent.pat' })
    const { body } = await visitor.ask('POST', path, { password: 'x' })
    expect(body.response_errors.password[0].string).toBe('The password you entered is incorrect. Please try again.')
  })
})

it('Google is a source of the identification stage where it is offered [A-032]', async () => {
  const { body } = await browser().ask('GET', path)
  expect(body.sources).toMatchObject([
    { name: 'Google', challenge: { component: 'xak-flow-redirect', to: '/api/google/start' } },
  ])
})

describe('in production', () => {
  const production = openWorld({ production: true })
  it('the cookies are taken from this host only, over HTTPS, and not by scripts', async () => {
    await seedFlows(production.db, production.now)
    const { password } = await import('../../seed/test-world.ts')
    await production.person({ username: 'student.sam' })
    const headers = { host: 'polyhex.test', origin: 'http://polyhex.test' }
    const url = `/api/v3${path}`
    let cookie = ''
    const lines: string[] = []
    for (const payload of [null, { uid_field: 'student.sam' }, { password }, null]) {
      const response = await production.app.inject({
        method: payload === null ? 'GET' : 'POST',
        url,
        headers: { ...headers, ...(cookie === '' ? {} : { cookie }) },
        ...(payload === null ? {} : { payload }),
      })
      lines.push(...[response.headers['set-cookie'] ?? []].flat())
      cookie = [cookie, ...response.cookies.map(({ name, value }) => `${name}=${value}`)].filter(Boolean).join('; ')
    }
    expect(lines.map((line) => line.split('=')[0])).toEqual([
      '__Host-polyhex_flow',
      '__Host-polyhex_session',
      '__Host-polyhex_device',
    ])
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax/)
      expect(line).not.toContain('Domain')
    }
  })
})
