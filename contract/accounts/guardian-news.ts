import { z } from 'zod'
import { PublicAccount } from './account.ts'

/** What a guardian is told of a child's account. Decision 0040. */
export const newsKinds = [
  'connected',
  'disconnected',
  'password_set',
  'signed_in_as',
  'parting_asked',
  'decision_waits',
  'section_asked',
] as const
export const NewsKind = z.enum(newsKinds)
export type NewsKind = z.infer<typeof NewsKind>

export const GuardianNews = z.object({
  id: z.uuid(),
  kind: NewsKind,
  child: PublicAccount,
  /** With whom, or by whom; the child itself where it did it; null where that account is gone. */
  other: PublicAccount.nullable(),
  at: z.iso.datetime(),
})
export type GuardianNews = z.infer<typeof GuardianNews>
