import { analyticsOperations } from '@polyhex/contract/identity/analytics-operations'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mayBeFollowed, reportAccount, visitorGuid } from './analytics.ts'
import { answerWith, asked, endVisit, refuseWith, stubServer } from './page-trial.tsx'
import { accountId } from './account-samples.ts'

const person = { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0' }
const answers = (identified: boolean): void => {
  answerWith(analyticsOperations.identifyAccount, { identified })
  answerWith(analyticsOperations.associateVisitor, { associated: identified })
}

beforeEach(() => {
  stubServer()
  sessionStorage.clear()
})
afterEach(endVisit)

describe('after a sign-in', () => {
  it('the account is reported, and the browser’s guid associated with the account’s [A-269, A-278]', async () => {
    answers(true)
    await reportAccount(accountId, person)
    expect(asked.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/analytics/identity', body: {} },
      { path: '/analytics/visitors', body: { visitorGuid: visitorGuid(), userGuid: accountId } },
    ])
  })
  it('is reported once in a tab, and again for another account', async () => {
    answers(true)
    await reportAccount(accountId, person)
    await reportAccount(accountId, person)
    expect(asked).toHaveLength(2)
    await reportAccount('00000000-0000-4000-8000-000000000002', person)
    expect(asked).toHaveLength(4)
  })
  it('nothing is made or kept in the browser of a child without consent', async () => {
    answers(false)
    await reportAccount(accountId, person)
    expect(asked.map(({ path }) => path)).toEqual(['/analytics/identity'])
    expect(localStorage).toHaveLength(0)
  })
  it('nothing is reported for programs and for who declines [A-281]', async () => {
    answers(true)
    const signs = [
      { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { ...person, webdriver: true },
      { ...person, doNotTrack: '1' },
      { ...person, globalPrivacyControl: true },
    ]
    for (const browser of signs) await reportAccount(accountId, browser)
    expect(asked).toEqual([])
    expect(mayBeFollowed({ ...person, webdriver: false, doNotTrack: null, globalPrivacyControl: false })).toBe(true)
  })
  it('a failure is silent', async () => {
    refuseWith(analyticsOperations.identifyAccount, 500, 'internal_error', 'no')
    await reportAccount(accountId, person)
    expect(asked).toHaveLength(1)
  })
})

describe('the guid of a browser', () => {
  it('has 20 alphanumeric characters and stays the same [A-309]', () => {
    const first = visitorGuid()
    expect(first).toMatch(/^[A-Za-z0-9]{20}$/)
    expect(visitorGuid()).toBe(first)
    localStorage.clear()
    expect(visitorGuid()).not.toBe(first)
  })
  it('is made anew when something else stands in its place', () => {
    localStorage.setItem('polyhex.visitor', 'pat@example.org')
    expect(visitorGuid()).toMatch(/^[A-Za-z0-9]{20}$/)
  })
})
