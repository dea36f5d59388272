import { describe, expect, it } from 'vitest'
import { countryOf } from './country.ts'

describe('the country of an address', () => {
  it.each([
    ['8.8.8.8', 'US'],
    ['133.11.0.1', 'JP'],
    ['193.0.6.139', 'NL'],
    ['2001:4860:4860::8888', 'US'],
    ['2001:67c:2e8::1', 'NL'],
    ['::ffff:8.8.8.8', 'US'],
    ['::FFFF:808:808', 'US'],
    ['0:0:0:0:0:ffff:8.8.8.8', 'US'],
  ])('of %s is %s', (address, country) => {
    expect(countryOf(address)).toBe(country)
  })
  it.each([
    ...['10.1.2.3', '172.31.0.1', '192.168.1.1', '127.0.0.1', '100.64.0.1', '169.254.1.1', '203.0.113.9', '224.0.0.1'],
    ...['::1', '::', 'fe80::1%eth0', 'fd00::1', '2001:db8::1', 'ff02::1', '::ffff:192.168.1.1', '::ffff:c0a8:101'],
    ...['', 'localhost', '8.8.8', '8.8.8.8.8', '999.1.1.1', '8.8.8.8, 1.1.1.1', 'x'.repeat(10_000)],
  ])('is not known for %s', (address) => {
    expect(countryOf(address)).toBeNull()
  })
})
