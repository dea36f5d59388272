import type { analyticsOperations } from '@polyhex/contract/identity/analytics-operations'
import { isCrawler } from '@polyhex/contract/identity/crawlers'
import { randomIdentifier, randomIdentifierForm } from '@polyhex/contract/identity/random-identifier'

type Paths = { [Name in 'identifyAccount' | 'associateVisitor']: (typeof analyticsOperations)[Name]['path'] }
/** The contract's paths, checked by their types: the operations themselves would bring the schemas along. */
const paths: Paths = { identifyAccount: '/analytics/identity', associateVisitor: '/analytics/visitors' }

const visitorKey = 'polyhex.visitor'
const reportedKey = 'polyhex.reported'

/** What of a browser decides whether it may be followed. */
export interface BrowserSigns {
  readonly userAgent: string
  /** Driven by a program. */
  readonly webdriver?: boolean
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/** Whether a browser may be followed: a person's, who does not decline (Do Not Track, Global Privacy Control). A-281. */
export function mayBeFollowed(browser: BrowserSigns): boolean {
  if (browser.webdriver === true || browser.doNotTrack === '1' || browser.globalPrivacyControl === true) return false
  return !isCrawler(browser.userAgent)
}

/** The identifier of this browser: made at the first need and kept in it. A-309. */
export function visitorGuid(storage: Storage = localStorage): string {
  const kept = storage.getItem(visitorKey)
  if (kept !== null && randomIdentifierForm.test(kept)) return kept
  const made = randomIdentifier((bytes) => crypto.getRandomValues(bytes))
  storage.setItem(visitorKey, made)
  return made
}

async function tell(path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.ok ? ((await response.json()) as Record<string, unknown>) : {}
}

/**
 * After a sign-in: reports the account, and says that this browser is its own, once in each tab. The identifier of the
 * browser is made only when the server keeps something of the account, so never for a child without a parent's consent.
 * Whatever fails is nobody's concern: nothing is shown..
 */
export async function reportAccount(accountId: string, browser: BrowserSigns = navigator): Promise<void> {
  try {
    if (!mayBeFollowed(browser) || sessionStorage.getItem(reportedKey) === accountId) return
    sessionStorage.setItem(reportedKey, accountId)
    const { identified } = await tell(paths.identifyAccount, {})
    if (identified === true) {
      await tell(paths.associateVisitor, { visitorGuid: visitorGuid(), userGuid: accountId })
    }
  } catch {
    // No network, or a browser that keeps nothing.
  }
}
