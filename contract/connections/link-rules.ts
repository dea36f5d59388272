import { type Permission, type PermissionStatus, permissions } from './permissions.ts'

/**
 * What may happen to one permission between two accounts, computed alike by server and browser. A permission is kept on
 * the side of who HOLDS it: `mine` is what I may do or receive regarding the other, `theirs` what they may do or receive
 * regarding me. The whole table of truth is decision 0014.
 */
export const sides = ['mine', 'theirs'] as const
export type Side = (typeof sides)[number]

/** Where one permission stands, and who of the two asked for it or gave it. */
export interface Standing {
  readonly status: PermissionStatus
  readonly askedBy: 'me' | 'them'
}
export type Held = Readonly<Partial<Record<Permission, Standing>>>
/** Everything between two accounts, as one of them sees it. */
export type Sides = Readonly<Record<Side, Held>>
export const noSides: Sides = { mine: {}, theirs: {} }

/** A permission that is one thing for both: its two sides always stand alike. A-156. */
export const sharedPermission: Permission = 'classFriends'

/**
 * Every step there is (A-148 to A-154, decision A-150). `by` is who may take it: the holder of the permission, the giver
 * (about whose account it is), or either. Of the shared permission, who asked is its holder and the other its giver.
 */
export const transitions = [
  { action: 'request', from: 'none', to: 'requested', by: 'holder' },
  { action: 'grant', from: 'none', to: 'confirmed', by: 'giver' },
  { action: 'confirm', from: 'requested', to: 'confirmed', by: 'giver' },
  { action: 'deny', from: 'requested', to: 'denied', by: 'giver' },
  { action: 'cancel', from: 'requested', to: 'none', by: 'holder' },
  { action: 'allow', from: 'denied', to: 'confirmed', by: 'giver' },
  { action: 'rerequest', from: 'denied', to: 'requested', by: 'holder' },
  { action: 'remove', from: 'confirmed', to: 'none', by: 'either' },
] as const satisfies readonly {
  action: string
  from: PermissionStatus | 'none'
  to: PermissionStatus | 'none'
  by: 'holder' | 'giver' | 'either'
}[]
export type Transition = (typeof transitions)[number]
export type LinkAction = Transition['action']

/** Why a step cannot be taken; each is a refusal of the server and a reason under a disabled button. */
export const linkFaults = [
  'link_changed',
  'not_yours_to_decide',
  'manage_needs_view_details',
  'source_credits_exclusive',
] as const
export type LinkFault = (typeof linkFaults)[number]

export const other = (side: Side): Side => (side === 'mine' ? 'theirs' : 'mine')

/** Where a permission stands on a side; 'none' where it does not. */
export function statusOf(state: Sides, side: Side, permission: Permission): PermissionStatus | 'none' {
  return state[side][permission]?.status ?? 'none'
}

/** Whether I am the holder or the giver of a permission. Of the shared one I am its holder when I ask or have asked. */
export function myPart(state: Sides, side: Side, permission: Permission): 'holder' | 'giver' {
  if (permission !== sharedPermission) return side === 'mine' ? 'holder' : 'giver'
  return state[side][permission]?.askedBy === 'them' ? 'giver' : 'holder'
}

const isOpen = (status: PermissionStatus | 'none'): boolean => status === 'requested' || status === 'confirmed'

/** What the two rules between permissions say against a step; null when they say nothing.. */
function faultOfNeighbours(state: Sides, side: Side, permission: Permission, to: Transition['to']): LinkFault | null {
  if (permission === 'manage' && isOpen(to)) {
    const details = statusOf(state, side, 'viewDetails')
    const enough = to === 'requested' ? isOpen(details) || details === 'denied' : details !== 'none'
    if (!enough) return 'manage_needs_view_details'
  }
  if (permission === 'sourceCredits' && isOpen(to) && isOpen(statusOf(state, other(side), permission)))
    return 'source_credits_exclusive'
  return null
}

/** Why I cannot take this step now; null when I can. */
export function whyNot(state: Sides, side: Side, permission: Permission, action: LinkAction): LinkFault | null {
  const step = transitions.find((one) => one.action === action)
  if (step === undefined || step.from !== statusOf(state, side, permission)) return 'link_changed'
  if (step.by !== 'either' && step.by !== myPart(state, side, permission)) return 'not_yours_to_decide'
  // From nothing, whether granting needs the same for viewDetails is judged on what stands already.
  if (action === 'grant' && permission === 'manage' && statusOf(state, side, 'viewDetails') !== 'confirmed')
    return 'manage_needs_view_details'
  if (action === 'request' && permission === 'manage' && !isOpen(statusOf(state, side, 'viewDetails')))
    return 'manage_needs_view_details'
  return faultOfNeighbours(state, side, permission, step.to)
}

function withStatus(state: Sides, side: Side, permission: Permission, to: Transition['to'], asks: boolean): Sides {
  const put = (held: Held): Held => {
    const { [permission]: before, ...rest } = held
    if (to === 'none') return rest
    const askedBy = asks ? 'me' : (before?.askedBy ?? 'me')
    return { ...rest, [permission]: { status: to, askedBy } }
  }
  const changed = { ...state, [side]: put(state[side]) }
  return permission === sharedPermission ? { ...changed, [other(side)]: put(state[other(side)]) } : changed
}

/**
 * Takes a step: gives what stands afterwards, or why it cannot be taken. Since calls arrive one by one and in any order
 * manage and viewDetails of a side follow each other: who confirms, allows or asks again for manage does so for
 * a waiting viewDetails too, and whatever ends viewDetails ends manage, so that taking something back always works.
 */
export function takeStep(
  state: Sides,
  side: Side,
  permission: Permission,
  action: LinkAction,
): { readonly state: Sides } | { readonly fault: LinkFault } {
  const fault = whyNot(state, side, permission, action)
  const step = transitions.find((one) => one.action === action)
  if (fault !== null || step === undefined) return { fault: fault ?? 'link_changed' }
  const asks = action === 'request' || action === 'rerequest' || action === 'grant'
  let next = withStatus(state, side, permission, step.to, asks)
  const details = statusOf(next, side, 'viewDetails')
  if (permission === 'manage' && step.to === 'confirmed' && details !== 'confirmed')
    next = withStatus(next, side, 'viewDetails', 'confirmed', false)
  if (permission === 'manage' && step.to === 'requested' && details === 'denied')
    next = withStatus(next, side, 'viewDetails', 'requested', asks)
  if (permission === 'viewDetails' && !isOpen(step.to) && isOpen(statusOf(next, side, 'manage')))
    next = withStatus(next, side, 'manage', step.to, false)
  return { state: next }
}

/** What adding a permission means where it stands now: null when there is nothing to do. */
export function actionToAdd(state: Sides, side: Side, permission: Permission): LinkAction | null {
  const part = myPart(state, side, permission)
  switch (statusOf(state, side, permission)) {
    case 'none':
      return part === 'holder' ? 'request' : 'grant'
    case 'requested':
      return part === 'giver' ? 'confirm' : null
    case 'denied':
      return part === 'giver' ? 'allow' : 'rerequest'
    case 'confirmed':
      return null
  }
}

/** The step that brings a permission to a status, such as 'confirm' or 'allow' for confirmed; null when it stands there. */
export function actionTo(
  state: Sides,
  side: Side,
  permission: Permission,
  to: PermissionStatus | 'none',
): LinkAction | null {
  const from = statusOf(state, side, permission)
  if (from === to) return null
  const step = transitions.find((one) => one.from === from && one.to === to)
  // A change that no step makes, such as denying what is confirmed, is refused as one that came too late: from a request
  // every status can be reached, so confirming fails wherever this line is reached.
  return step?.action ?? 'confirm'
}

/** The order in which several permissions are added at once: viewDetails before manage. */
export function inOrder(list: readonly Permission[]): Permission[] {
  return [...new Set(list)].toSorted((a, b) => Number(a === 'manage') - Number(b === 'manage'))
}

/** The permissions of one side by their status, in the order of the list: what the view groups. A-121. */
export function grouped(held: Held): Record<PermissionStatus, Permission[]> {
  const of = (status: PermissionStatus) => permissions.filter((one) => held[one]?.status === status)
  return { confirmed: of('confirmed'), requested: of('requested'), denied: of('denied') }
}
