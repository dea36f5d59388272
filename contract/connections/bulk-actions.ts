import { grouped, type LinkAction, myPart, type Side, sharedPermission, sides, type Sides } from './link-rules.ts'
import type { Permission } from './permissions.ts'

/** What can be done to all permissions of a connection at once. A-158. */
export const bulkActions = [
  { title: 'Cancel Requested', from: 'requested', action: 'cancel', part: 'holder' },
  { title: 'Re-request Denied', from: 'denied', action: 'rerequest', part: 'holder' },
  { title: 'Deny Requested', from: 'requested', action: 'deny', part: 'giver' },
  { title: 'Confirm Requested', from: 'requested', action: 'confirm', part: 'giver' },
  { title: 'Allow Denied', from: 'denied', action: 'allow', part: 'giver' },
] as const satisfies readonly {
  title: string
  from: 'requested' | 'denied'
  action: LinkAction
  part: 'holder' | 'giver'
}[]
export type BulkAction = (typeof bulkActions)[number]

/** The permissions that a bulk action is about: one call each. The shared permission counts once. A-159. */
export function itemsOf(state: Sides, bulk: BulkAction): { side: Side; permission: Permission }[] {
  return sides.flatMap((side) => {
    const standing = grouped(state[side])[bulk.from]
    return standing
      .filter((permission) => myPart(state, side, permission) === bulk.part)
      .filter((permission) => permission !== sharedPermission || side === 'mine')
      .map((permission) => ({ side, permission }))
  })
}

/** The bulk actions that have something to do. */
export function bulkActionsFor(state: Sides): BulkAction[] {
  return bulkActions.filter((bulk) => itemsOf(state, bulk).length > 0)
}

/** What waits for my answer. */
export function requestsToMe(state: Sides): { side: Side; permission: Permission }[] {
  return bulkActions.filter((bulk) => bulk.action === 'confirm').flatMap((bulk) => itemsOf(state, bulk))
}
