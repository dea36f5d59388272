import { z } from 'zod'

/** Roles of accounts. */
export const roles = ['student', 'guardian', 'parent', 'teacher', 'tutor', 'admin'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

export const AccountId = z.uuid('This is not an account id.')
export type AccountId = z.infer<typeof AccountId>

/** The grade used where an account has none. Decision A-307. */
export const gradeWhenUnknown = 3

/** An account that this one may switch to. A-113. */
export const SwitchableAccount = z.object({
  accountId: AccountId,
  username: z.string(),
  publicName: z.string(),
  avatar: z.string(),
})
export type SwitchableAccount = z.infer<typeof SwitchableAccount>

/** The account as its own browser sees it. */
export const SessionAccount = z.object({
  accountId: AccountId,
  username: z.string(),
  /** What others see. */
  publicName: z.string(),
  /** What the account calls itself; null when it never said. */
  name: z.string().nullable(),
  /** Empty while a teacher waits for a person's yes. */
  roles: z.array(Role),
  /** 0 is kindergarten; null for accounts that are not students. */
  grade: z.number().int().min(0).max(12).nullable(),
  timeZone: z.string(),
  avatar: z.string(),
  /** Accounts this one manages, such as a parent's children. */
  children: z.array(
    z.object({
      accountId: AccountId,
      publicName: z.string(),
      /** What the child is called at home; null or left out when nobody said. */
      name: z.string().nullable().optional(),
      grade: z.number().int().nullable(),
    }),
  ),
  /** The address counts, or none is needed; until then an adult comes near no child's account. */
  addressProven: z.boolean(),
  /** Accounts that let this one sign in as them; none while somebody is signed in on its behalf. */
  authTo: z.array(SwitchableAccount),
  /** Who really sits there, when that is not the account itself. */
  onBehalf: z.object({ accountId: AccountId, publicName: z.string() }).nullable(),
})
export type SessionAccount = z.infer<typeof SessionAccount>

/** What a family reads where one of its own children is named: the name used at home, else the public one. */
export function nameAtHome({ name, publicName }: { name?: string | null | undefined; publicName: string }): string {
  return name ?? publicName
}

/** The name of an account as somebody reads it: their own child by the name used at home, everybody else by `publicName`. */
export function nameFor(account: Pick<SessionAccount, 'children'>, accountId: string, publicName: string): string {
  const child = account.children.find((one) => one.accountId === accountId)
  return child === undefined ? publicName : nameAtHome(child)
}

/** Roles that work for the product and see what staff sees. */
export function isStaff(account: { roles: readonly Role[] }): boolean {
  return account.roles.some((role) => role === 'admin' || role === 'tutor' || role === 'teacher')
}
