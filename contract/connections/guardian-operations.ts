import { z } from 'zod'
import { PublicAccount } from '../accounts/account.ts'
import { GuardianNews } from '../accounts/guardian-news.ts'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'

const pair = z.object({ accountId: AccountId, otherId: AccountId })

/** A child asks to end the connection with the guardian who is signed in. */
export const AskedParting = z.object({
  child: PublicAccount,
  askedAt: z.iso.datetime(),
  /** When it ends without an answer, from 13 on; null for a younger child, where only the guardian ends it. */
  endsAt: z.iso.datetime().nullable(),
})
export type AskedParting = z.infer<typeof AskedParting>

/** Whoever leads a section asks whether a student may join it. */
export const SectionAsk = z.object({
  sectionId: z.uuid(),
  sectionName: z.string(),
  student: PublicAccount,
  askedBy: PublicAccount,
  askedAt: z.iso.datetime(),
})
export type SectionAsk = z.infer<typeof SectionAsk>

/** What guardians decide about children and are told of them. Decision 0040. */
export const guardianOperations = {
  listFamilyMatters: operation({
    method: 'GET',
    path: '/family-matters',
    access: 'signed-in',
    summary: 'What the caller has to decide about children, and news of them that has not been seen.',
    response: z.object({
      partings: z.array(AskedParting),
      sectionAsks: z.array(SectionAsk),
      news: z.array(GuardianNews),
    }),
  }),
  markNewsSeen: operation({
    method: 'POST',
    path: '/family-matters/seen',
    access: 'signed-in',
    ownHandsOnly: true,
    summary: 'Says that the caller has seen news of a child.',
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
    response: z.object({}),
  }),
  answerParting: operation({
    method: 'POST',
    path: '/accounts/:accountId/connections/:otherId/parting',
    access: 'self-or-manager',
    ownHandsOnly: true,
    summary: 'A guardian ends the connection that a child asked to end, or keeps it while the child is under 13.',
    params: pair,
    body: z.strictObject({ end: z.boolean() }),
    response: z.object({}),
    refusals: ['account_not_found', 'parting_not_found', 'not_yours_to_decide', 'parting_goes_on'],
  }),
  cancelParting: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/connections/:otherId/parting',
    access: 'self-or-manager',
    ownHandsOnly: true,
    summary: 'A child takes back the wish to end the connection with a guardian.',
    params: pair,
    response: z.object({}),
    refusals: ['account_not_found', 'parting_not_found', 'not_yours_to_decide'],
  }),
  answerSectionAsk: operation({
    method: 'POST',
    path: '/accounts/:accountId/section-asks/:sectionId',
    access: 'self-or-manager',
    ownHandsOnly: true,
    summary: 'A family lets a student join a section, or refuses it.',
    params: z.object({ accountId: AccountId, sectionId: z.uuid() }),
    body: z.strictObject({ join: z.boolean() }),
    response: z.object({}),
    refusals: ['account_not_found', 'section_ask_not_found', 'not_yours_to_decide'],
  }),
}
