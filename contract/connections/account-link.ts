import { z } from 'zod'
import { Account, PublicAccount } from '../accounts/account.ts'
import { AccountId } from '../identity/accounts.ts'
import { connectionKinds } from './connection-kinds.ts'
import { type Side, type Sides } from './link-rules.ts'
import { Permission, PermissionStatus } from './permissions.ts'

/** Figures of connecting, ours where the specification has none. */
export const connectionLimits = {
  /** Requests to accounts that have not agreed yet, so that nobody can write to everybody. */
  openRequests: 30,
  /** Questions of one teacher to families, whether a student may join a section. */
  openSectionAsks: 60,
  /** Look-ups of an account by its exact username or email. */
  lookUps: { tries: 30, minutes: 15 },
} as const

/** The text by which another account is looked for. A-218. */
export const Entered = z
  .string('Please enter a username or email.')
  .trim()
  .min(1, 'Please enter a username or email.')
  .max(320, 'Please enter a username or email.')

/**
 * One permission between two accounts. The source is the account that HOLDS it, the target the one it is about: with
 * viewAnalytics the source sees the progress of the target. Decision.
 */
export const AccountLink = z.object({
  id: z.uuid(),
  sourceAccountId: AccountId,
  targetAccountId: AccountId,
  /** The username that stands for each side; for the one who was looked for, what was typed, to who typed it only. */
  sourceEmail: z.string().nullable(),
  targetEmail: z.string().nullable(),
  /** Always one: each permission is its own item, so that calls of a bulk action do not meet. */
  permissions: z.array(Permission).length(1),
  status: PermissionStatus,
  /** Who asked for it or gave it. */
  askedBy: AccountId,
  /** It counts now: confirmed, both accounts have agreed to the connection, and for a young child a parent too. */
  inEffect: z.boolean(),
  changedAt: z.iso.datetime(),
})
export type AccountLink = z.infer<typeof AccountLink>

/** Another account as far as its links let it be seen: the members with `?` need viewDetails in effect. A-248. */
export const LinkedAccount = PublicAccount.extend(
  Account.pick({
    displayName: true,
    email: true,
    timeZone: true,
    birthDate: true,
    gradeLevel: true,
    learningGoals: true,
    focusAreas: true,
    classGroups: true,
    roles: true,
    createdDate: true,
  }).shape,
)
export type LinkedAccount = z.infer<typeof LinkedAccount>

/** Members of LinkedAccount that can be asked for one by one. A-263. */
export const linkedAccountFields = [
  'displayName',
  'email',
  'timeZone',
  'birthDate',
  'gradeLevel',
  'learningGoals',
  'focusAreas',
  'classGroups',
  'roles',
  'createdDate',
] as const

/** Whose yes a connection still waits for. The last two: a parent of a child who is too young to decide alone. */
export const waits = ['me', 'them', 'my_parent', 'their_parent'] as const

/** Everything between an account and another one. */
export const Connection = z.object({
  other: LinkedAccount,
  kind: z.enum(connectionKinds),
  /** A tutor who is not also a student. */
  isTutor: z.boolean(),
  links: z.array(AccountLink),
  waitingFor: z.array(z.enum(waits)),
  /** Power over a child of 13 or more whom nobody manages waits: from when it counts by itself; null: none waits so. */
  powerFrom: z.iso.datetime().nullable(),
  /** The child of the two asks to end it: `endsAt` says when it ends by itself; null where only the guardian ends it. */
  parting: z.object({ askedAt: z.iso.datetime(), endsAt: z.iso.datetime().nullable() }).nullable(),
})
export type Connection = z.infer<typeof Connection>

/** What a parent is asked about a child: may it be connected with the other account, with these permissions. */
export const ChildDecision = z.object({
  child: PublicAccount,
  other: PublicAccount,
  links: z.array(AccountLink),
})
export type ChildDecision = z.infer<typeof ChildDecision>

/** The links of a connection as one of the two sees them. */
export function sidesOf(links: readonly AccountLink[], accountId: string): Sides {
  const held: Record<Side, Record<string, { status: PermissionStatus; askedBy: 'me' | 'them' }>> = {
    mine: {},
    theirs: {},
  }
  for (const link of links) {
    const side = link.sourceAccountId === accountId ? 'mine' : 'theirs'
    const askedBy = link.askedBy === accountId ? 'me' : 'them'
    for (const permission of link.permissions) held[side][permission] = { status: link.status, askedBy }
  }
  return held
}

/** The link of one permission on one side; undefined where there is none. */
export function linkOn(
  links: readonly AccountLink[],
  accountId: string,
  side: Side,
  permission: Permission,
): AccountLink | undefined {
  return links.find(
    (link) => link.permissions.includes(permission) && (link.sourceAccountId === accountId) === (side === 'mine'),
  )
}

/** Whether a permission on a side counts now. */
export function inEffect(
  links: readonly AccountLink[],
  accountId: string,
  side: Side,
  permission: Permission,
): boolean {
  return linkOn(links, accountId, side, permission)?.inEffect ?? false
}
