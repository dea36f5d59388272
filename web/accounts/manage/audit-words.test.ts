import { describe, expect, it } from 'vitest'
import { actionWords, auditDetails } from './audit-words.ts'

describe('a line of the log', () => {
  it('names what was done in words', () => {
    expect(actionWords('state_set')).toBe('State set')
    expect(actionWords('sign_in')).toBe('Sign in')
    expect(actionWords('password_reset_asked')).toBe('Password reset asked')
  })

  it('says its details in words, each by itself, and leaves empty ones out', () => {
    const details = { did: 'allow_for_child', side: 'theirs', permissions: ['viewAnalytics', 'manage'], why: null }
    expect(auditDetails(details)).toEqual([
      { label: 'Change', words: 'allow for child', accountId: null },
      { label: 'Whose rights', words: 'the other account’s', accountId: null },
      { label: 'Permissions', words: 'view analytics, manage', accountId: null },
    ])
    expect(auditDetails({ amount: 1999, currency: 'usd' })).toEqual([
      { label: 'Amount', words: 'US$19.99', accountId: null },
    ])
  })

  it('leads to an account that it means, and leaves values that are not ours alone', () => {
    const id = '00000000-0000-4000-8000-000000000001'
    expect(auditDetails({ of: id, key: 'free_tutoring', value: 'A_b C', endedSessions: 2 })).toEqual([
      { label: 'Account', words: id, accountId: id },
      { label: 'Key', words: 'free_tutoring', accountId: null },
      { label: 'Value', words: 'A_b C', accountId: null },
      { label: 'Sessions ended', words: '2', accountId: null },
    ])
  })
})
