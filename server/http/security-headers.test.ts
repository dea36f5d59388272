import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

/** The sources of one word of the policy. */
function sourcesOf(headers: Record<string, string>, word: string): string[] {
  const line = headers['content-security-policy']?.split('; ').find((part) => part.startsWith(`${word} `))
  return line?.split(' ').slice(1) ?? []
}

it('lets Stripe in only where cards are paid with Stripe', () => {
  expect(JSON.stringify(securityHeaders([], true))).not.toContain('stripe')
  const headers = securityHeaders([], true, [], true)
  expect(sourcesOf(headers, 'script-src')).toContain('https://js.stripe.com')
  expect(sourcesOf(headers, 'frame-src')).toEqual([
    "'self'",
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://checkout.stripe.com',
  ])
  expect(sourcesOf(headers, 'connect-src')).toContain('https://api.stripe.com')
  expect(sourcesOf(headers, 'default-src')).toEqual(["'self'"])
})

it('lets our own pages frame the checkout of test payments, and nobody else', () => {
  const headers = securityHeaders([], false)
  expect(sourcesOf(headers, 'frame-src')).toEqual(["'self'"])
  expect(sourcesOf(headers, 'frame-ancestors')).toEqual(["'self'"])
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
})
