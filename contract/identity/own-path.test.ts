import { describe, expect, it } from 'vitest'
import { isOwnPath } from './own-path.ts'

describe('isOwnPath', () => {
  it.each(['/', '/home/', '/checkout/?price=p_1&currency=CAD', '/signup/?path=%2Fcheckout%2F', '/a?part=100%', '/a#b'])(
    'takes %s',
    (path) => expect(isOwnPath(path)).toBe(true),
  )
  it.each([
    '',
    'home/',
    '//evil.example/',
    '/\\evil.example/',
    '/.//evil.example/',
    '/..//evil.example/',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%2Fevil.example/',
    '/%252Fevil.example/',
    '/%5Cevil.example/',
    '%2F%2Fevil.example/',
    '/\t/evil.example/',
    '/a%0d%0aset-cookie:x',
    '/a%250d%250aset-cookie:x',
  ])('refuses %j', (path) => expect(isOwnPath(path)).toBe(false))
})
