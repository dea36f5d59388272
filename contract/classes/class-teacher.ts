import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'

/** A teacher of a class, as families read of it: what it wrote about itself, never its name or address. Decision A-089. */
export const ClassTeacher = z.object({
  accountId: AccountId,
  publicName: z.string(),
  avatar: z.string(),
  /** Leads a group; else it assists. */
  leads: z.boolean(),
  biography: z.string().nullable(),
  /** An address that begins with https://. */
  videoLink: z.string().nullable(),
  /** 0 to 12, lowest first. */
  teachesGrades: z.array(z.number().int()),
  /** Codes of themes. */
  teachesThemes: z.array(z.string()),
})
export type ClassTeacher = z.infer<typeof ClassTeacher>
