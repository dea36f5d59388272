import type { Connection, LinkedAccount } from '@polyhex/contract/connections/account-link'
import type { LinkFault } from '@polyhex/contract/connections/link-rules'
import type { Permission } from '@polyhex/contract/connections/permissions'

/** The permissions in the order of the table, with their names and what they mean.. */
export const permissionWords: Readonly<Record<Permission, { title: string; meaning: string; asks: string }>> = {
  viewAnalytics: { title: 'See progress', meaning: 'View activity and results', asks: 'see your progress' },
  viewDetails: {
    title: 'See details',
    meaning: 'Personal and scheduling information',
    asks: 'see your personal and scheduling information',
  },
  manage: {
    title: 'Manage',
    meaning: 'Configure the account, reset the password, schedule classes',
    asks: 'configure your account, reset your password and schedule classes',
  },
  authenticate: {
    title: 'Sign in as',
    meaning: 'Sign in as the other person without a password',
    asks: 'sign in as you without your password',
  },
  sourceCredits: {
    title: 'Receive credits',
    meaning: 'Get credits the other person buys. One side only',
    asks: 'receive credits that you buy',
  },
  classFriends: {
    title: 'Class friends',
    meaning: 'Be scheduled in group sessions together',
    asks: 'be class friends with you',
  },
}

/** The permissions from the lightest to the weightiest, then what concerns both. */
export const permissionOrder = Object.keys(permissionWords) as readonly Permission[]

/** Why something cannot be chosen now. */
export const faultWords: Readonly<Record<LinkFault, string>> = {
  link_changed: 'This has changed in the meantime.',
  not_yours_to_decide: 'Only the other person can decide this.',
  manage_needs_view_details: 'Manage needs “See details” first.',
  source_credits_exclusive: 'Only one of you can receive credits from the other.',
}

/** What the other account is called: its name where its details may be seen, else its public name. A-248. */
export function nameOf(account: LinkedAccount): string {
  return account.displayName ?? account.avatarName
}

const kindWords = { student: 'Student', parent: 'Parent', friend: 'Friend' } as const

/** What the other account is to me, in a word. */
export function kindOf(connection: Pick<Connection, 'kind' | 'isTutor'>): string {
  return connection.isTutor ? 'Tutor' : kindWords[connection.kind]
}

/** Several things in a sentence: `a, b and c`. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(words)
}
