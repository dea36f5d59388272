import { type Sides, statusOf } from './link-rules.ts'
import type { Permission } from './permissions.ts'

/** What the other account is to me. A-160. */
export const connectionKinds = ['student', 'parent', 'friend'] as const
export type ConnectionKind = (typeof connectionKinds)[number]

/** Permissions by which one looks after another, the weightiest first. */
const caring: readonly Permission[] = ['manage', 'authenticate', 'viewAnalytics']

/**
 * Classes a connection from its permissions: somebody I look after is a student, somebody who looks after me a parent.
 * Where neither or both do, who receives credits is the student; all else are friends. Denied ones do not count. A-160.
 */
export function connectionKind(state: Sides): ConnectionKind {
  const counts = (side: 'mine' | 'theirs', permission: Permission): boolean => {
    const status = statusOf(state, side, permission)
    return status === 'requested' || status === 'confirmed'
  }
  for (const permission of caring) {
    const [mine, theirs] = [counts('mine', permission), counts('theirs', permission)]
    if (mine !== theirs) return mine ? 'student' : 'parent'
  }
  if (counts('theirs', 'sourceCredits')) return 'student'
  return counts('mine', 'sourceCredits') ? 'parent' : 'friend'
}
