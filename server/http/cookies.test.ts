import { expect, it } from 'vitest'
import { openWorld, password } from '../seed/test-world.ts'
import { cookieName, sessionCookie } from './session.ts'

const production = openWorld({ production: true })

it('are taken in production from this host only, and over HTTPS', async () => {
  await production.person({ username: 'student.sam', grade: 3 })
  const sam = production.visitor()
  const { status, headers } = await sam.call('signIn', { body: { username: 'student.sam', password } })
  expect(status).toBe(200)
  expect(String(headers['set-cookie'])).toMatch(/^__Host-polyhex_session=[\w-]{43}; Path=\/; .*HttpOnly; Secure; /)
  expect(String(headers['set-cookie'])).not.toContain('Domain')
  expect((await sam.call('getSession')).body.state).toBe('authenticated')
  const token = sam.cookies.get('__Host-polyhex_session') ?? ''
  const planted = production.visitor()
  planted.cookies.set(sessionCookie, token)
  expect((await planted.call('getSession')).body.state).toBe('unauthenticated')
  expect((await sam.call('signOut')).status).toBe(200)
  expect(sam.cookies.has('__Host-polyhex_session')).toBe(false)
})

it('keep their plain names in development, which has no HTTPS', () => {
  expect([cookieName('a', false), cookieName('a', true)]).toEqual(['a', '__Host-a'])
})
