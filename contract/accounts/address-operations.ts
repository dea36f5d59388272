import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'

/** Figures of proving an address. */
export const addressLimits = {
  /** A link that proves an address lives so long. */
  proofHours: 72,
  /** Mails about one account in an hour. */
  mailsAnHour: 5,
  /** Mails to one address in a day, whoever asks. */
  mailsToAddressADay: 10,
  /** A change can be taken back at the old address for so many days. */
  undoDays: 7,
} as const

/** The address of an account, and whether it counts. Decision 0040. */
export const OwnAddress = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** Nobody has followed the link yet that was mailed there. */
  z.object({ kind: z.literal('unconfirmed'), email: z.string() }),
  /** It counts: somebody has followed a link that was mailed there. Always so for students, who need none. */
  z.object({ kind: z.literal('confirmed'), email: z.string() }),
  /** It counts until `pendingEmail`, which takes its place, has been confirmed there. */
  z.object({ kind: z.literal('changing'), email: z.string(), pendingEmail: z.string() }),
])
export type OwnAddress = z.infer<typeof OwnAddress>

const token = z.string().max(100)

export const addressOperations = {
  getOwnAddress: operation({
    method: 'GET',
    path: '/address',
    access: 'signed-in',
    summary: 'The address of the caller, whether it is confirmed, and the one that is to take its place.',
    response: OwnAddress,
  }),
  sendAddressProof: operation({
    method: 'POST',
    path: '/address/proof',
    access: 'signed-in',
    ownHandsOnly: true,
    summary: 'Mails the link again by which the address, or the new one, is confirmed.',
    response: z.object({ email: z.string(), until: z.iso.datetime() }),
    refusals: ['address_proven', 'too_many_address_mails'],
    limit: { calls: 20, seconds: 3600 },
  }),
  cancelAddressChange: operation({
    method: 'DELETE',
    path: '/address/pending',
    access: 'signed-in',
    ownHandsOnly: true,
    summary: 'Drops a new address that has not been confirmed.',
    response: OwnAddress,
  }),
  proveAddress: operation({
    method: 'PUT',
    path: '/address-proofs',
    access: 'everyone',
    summary: 'Confirms an address by the link of a mail. The link works once.',
    body: z.strictObject({ token }),
    /** `changed`: the address has taken the place of another. */
    response: z.object({ kind: z.enum(['confirmed', 'changed']), email: z.string() }),
    refusals: ['proof_link_dead', 'email_exists'],
    limit: { calls: 30, seconds: 300 },
  }),
  undoAddressChange: operation({
    method: 'PUT',
    path: '/address-undos',
    access: 'everyone',
    summary:
      'Brings the former address back by the link that was mailed there, signs everybody out, and mails a link to set a new password.',
    body: z.strictObject({ token }),
    response: z.object({ email: z.string() }),
    refusals: ['undo_link_dead', 'email_exists'],
    limit: { calls: 30, seconds: 300 },
  }),
  markAddressProven: operation({
    method: 'POST',
    path: '/accounts/:accountId/address-proof',
    access: 'admin',
    ownHandsOnly: true,
    summary: 'An administrator who knows whose address it is confirms it, where no mail can be sent.',
    params: z.object({ accountId: AccountId }),
    response: z.object({ email: z.string() }),
    refusals: ['account_not_found', 'address_proven'],
  }),
}
