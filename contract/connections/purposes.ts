import type { Role } from '../identity/accounts.ts'
import { other, type Side, type Sides, statusOf } from './link-rules.ts'
import type { Permission, SectionPermission } from './permissions.ts'

/** Why two accounts are connected.. */
export const purposes = ['parent', 'child', 'friend', 'custom'] as const
export type Purpose = (typeof purposes)[number]
export const purposeTitles: Readonly<Record<Purpose, string>> = {
  parent: 'Your Parent or Guardian',
  child: 'Your Child',
  friend: 'A Class Friend',
  custom: 'Custom Scenario',
}

/** Permissions of both sides: `mine` are those I shall hold, `theirs` those they shall hold regarding me. */
export type Wanted = Readonly<Record<Side, readonly Permission[]>>

const ofParent = ['authenticate', 'manage', 'viewDetails', 'viewAnalytics'] as const satisfies readonly Permission[]
const ofChild = ['sourceCredits', 'viewDetails'] as const satisfies readonly Permission[]

/** whatever way round it is said, the parent manages the child. */
export const presets: Readonly<Record<Exclude<Purpose, 'custom'>, Wanted>> = {
  parent: { mine: ofChild, theirs: ofParent },
  child: { mine: ofParent, theirs: ofChild },
  friend: { mine: ['classFriends'], theirs: ['classFriends'] },
}

const sameList = (one: readonly Permission[], two: readonly Permission[]): boolean =>
  one.length === two.length && one.every((permission) => two.includes(permission))

/** The purpose whose preset these permissions of one side are; 'custom' where they are none's. */
export function purposeOf(side: Side, permissions: readonly Permission[]): Purpose {
  const known = (['parent', 'child', 'friend'] as const).find((one) => sameList(presets[one][side], permissions))
  return known ?? 'custom'
}

/** What members of a section may do regarding it.. */
export const sectionPurposes = ['student', 'assistant'] as const
export type SectionPurpose = (typeof sectionPurposes)[number]
export const sectionPurposeTitles: Readonly<Record<SectionPurpose, string>> = {
  student: 'Student',
  assistant: 'Teacher',
}
export const sectionPresets: Readonly<Record<SectionPurpose, readonly SectionPermission[]>> = {
  student: ['viewSection'],
  assistant: ['viewSection', 'manageSection'],
}

/** Who the add-connection dialog is for: accounts, members of a section with both purposes, or students only. */
export const dialogVariants = ['account', 'section', 'student'] as const
export type DialogVariant = (typeof dialogVariants)[number]

const isParent = (roles: readonly Role[]): boolean => roles.includes('parent') || roles.includes('guardian')

/** The purposes that an account of these roles is offered. A-243. */
export function purposesFor(roles: readonly Role[]): readonly Purpose[] {
  return [
    ...(isParent(roles) ? (['child'] as const) : (['parent'] as const)),
    ...(roles.includes('student') ? (['friend'] as const) : []),
    'custom',
  ]
}

/** The section purposes of a variant of the dialog. A-244. */
export function sectionPurposesFor(variant: Exclude<DialogVariant, 'account'>): readonly SectionPurpose[] {
  return variant === 'section' ? sectionPurposes : ['student']
}

/** Why a checkbox of the custom purpose cannot be ticked, given what is stored between the two.. */
export function whyNotTick(
  saved: Sides,
  ticks: Wanted,
  side: Side,
  permission: Permission,
): 'manage_needs_view_details' | 'source_credits_exclusive' | null {
  if (permission === 'manage' && !ticks[side].includes('viewDetails')) return 'manage_needs_view_details'
  const stored = statusOf(saved, other(side), permission)
  if (permission === 'sourceCredits' && (stored === 'confirmed' || stored === 'requested'))
    return 'source_credits_exclusive'
  return null
}

/**
 * The ticks after one of them changed: without viewDetails manage goes too, the ticks of sourceCredits swap sides
 * (decision A-157), and classFriends is ticked for both.
 */
export function ticked(ticks: Wanted, side: Side, permission: Permission, on: boolean): Wanted {
  const put = (list: readonly Permission[], want: boolean): readonly Permission[] =>
    want ? [...list.filter((one) => one !== permission), permission] : list.filter((one) => one !== permission)
  let { [side]: here, [other(side)]: there } = ticks
  here = put(here, on)
  if (permission === 'classFriends') there = put(there, on)
  if (permission === 'sourceCredits' && on) there = put(there, false)
  if (!here.includes('viewDetails')) here = here.filter((one) => one !== 'manage')
  return side === 'mine' ? { mine: here, theirs: there } : { mine: there, theirs: here }
}
