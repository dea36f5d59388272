import { beforeConsent, whatWeKeep, whatWeNeverDo } from '@polyhex/contract/onboarding/consent'
import type { Tx } from '../database/database.ts'
import { queueMail } from '../outside/mail/queue-mail.ts'

/** The page where a parent answers. */
const consentPath = (token: string): string => `/consent/${token}/`

/** Asks a parent by mail, in the transaction that keeps the request. The mail dies with the request. */
export async function mailConsentRequest(
  tx: Tx,
  request: {
    readonly id: string
    readonly token: string
    readonly email: string
    readonly childUsername: string
    readonly timeZone: string
    readonly expiresAt: Date
  },
  now: Date,
): Promise<void> {
  const path = consentPath(request.token)
  await queueMail(
    tx,
    {
      key: `consent_request:${request.id}`,
      to: { address: request.email, timeZone: request.timeZone },
      template: 'parental_consent_request',
      data: {
        childUsername: request.childUsername,
        wording: { kept: [...whatWeKeep], never: whatWeNeverDo, ...beforeConsent },
        confirmPath: path,
        declinePath: `${path}?answer=no`,
        noticePath: `${path}#what-we-keep`,
        validUntil: request.expiresAt.toISOString(),
      },
    },
    now,
  )
}

/** Gives a parent a receipt of what was answered. */
export async function mailConsentReceipt(
  tx: Tx,
  receipt: {
    readonly requestId: string
    readonly token: string
    readonly email: string
    readonly childUsername: string
    readonly timeZone: string
    readonly decision: 'given' | 'declined' | 'withdrawn'
    /** The account is removed with the answer: then there is nothing left to change. */
    readonly removed: boolean
  },
  now: Date,
): Promise<void> {
  await queueMail(
    tx,
    {
      key: `consent_receipt:${receipt.requestId}:${receipt.decision}`,
      to: { address: receipt.email, timeZone: receipt.timeZone },
      template: 'consent_receipt',
      data: {
        childUsername: receipt.childUsername,
        decision: receipt.decision,
        at: now.toISOString(),
        ...(receipt.removed ? { removed: true } : { changePath: consentPath(receipt.token) }),
      },
    },
    now,
  )
}
