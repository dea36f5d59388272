import { z } from 'zod'
import { PublicAccount } from '../accounts/account.ts'
import { AccountId, SessionAccount } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { nameList, onlyAsked, page } from '../paging.ts'
import { guardianOperations } from './guardian-operations.ts'
import { ChildDecision, Connection, Entered, LinkedAccount, linkedAccountFields } from './account-link.ts'
import { sides } from './link-rules.ts'
import { Permission, PermissionStatus, sectionPermissions } from './permissions.ts'
import { Section, SectionMember, SectionName, SectionRole } from './sections.ts'

const account = z.object({ accountId: AccountId })
const pair = z.object({ accountId: AccountId, otherId: AccountId })
const link = z.object({ accountId: AccountId, linkId: z.uuid() })
/** What is left between two accounts after a change; null when that is nothing. */
const changed = z.object({ connection: Connection.nullable() })

/** Connections between accounts and what they permit.; the payloads are ours (decision A-264, docs 0014). */
const linkOperations = {
  listAccountLinks: operation({
    method: 'GET',
    path: '/accounts/:accountId/links',
    access: 'self-or-manager',
    summary: 'The connections of an account, and what it has to decide for children it manages.',
    params: account,
    query: z.object({ ...page, fields: nameList(linkedAccountFields) }),
    response: z.object({
      connections: z.array(Connection),
      total: z.number().int(),
      toDecide: z.array(ChildDecision),
    }),
    refusals: ['account_not_found'],
  }),
  createAccountLink: operation({
    method: 'POST',
    path: '/accounts/:accountId/links',
    access: 'signed-in',
    ownHandsOnly: true,
    summary: 'Asks another account for permissions (mine) or gives it some (theirs); one call for each side.',
    params: account,
    body: z.strictObject({
      otherAccountId: AccountId,
      /** What was typed to find it. */
      entered: Entered.optional(),
      side: z.enum(sides),
      permissions: z.array(Permission).min(1).max(6),
    }),
    response: changed,
    refusals: [
      'account_not_found',
      'link_with_self',
      'manage_needs_view_details',
      'source_credits_exclusive',
      'not_for_staff',
      'too_many_open_requests',
      'address_not_proven',
    ],
    limit: { calls: 120, seconds: 60 },
  }),
  updateAccountLink: operation({
    method: 'PATCH',
    path: '/accounts/:accountId/links/:linkId',
    access: 'signed-in',
    ownHandsOnly: true,
    summary: 'Confirms, denies, allows or asks again for one permission.',
    params: link,
    body: z.strictObject({ status: PermissionStatus }),
    response: changed,
    refusals: [
      'link_not_found',
      'link_changed',
      'not_yours_to_decide',
      'manage_needs_view_details',
      'source_credits_exclusive',
      'not_for_staff',
      'guardian_stays',
      'address_not_proven',
    ],
  }),
  deleteAccountLink: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/links/:linkId',
    access: 'signed-in',
    ownHandsOnly: true,
    summary: 'Cancels what one has asked for, or removes a confirmed permission.',
    params: link,
    response: changed,
    refusals: ['link_not_found', 'link_changed', 'not_yours_to_decide', 'guardian_stays'],
  }),
  acceptConnection: operation({
    method: 'POST',
    path: '/accounts/:accountId/connections/:otherId/acceptance',
    access: 'signed-in',
    ownHandsOnly: true,
    summary: 'Agrees to a connection that another account began, so that what it gives takes effect.',
    params: pair,
    response: changed,
    refusals: ['link_not_found', 'address_not_proven'],
  }),
  removeConnection: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/connections/:otherId',
    access: 'self-or-manager',
    ownHandsOnly: true,
    summary: 'Ends everything between two accounts, at once; for a child with a guardian it asks the guardian to.',
    params: pair,
    /** Not ended: the guardian is asked; `endsAt` is when it ends without an answer, if it does. */
    response: z.object({ ended: z.boolean(), endsAt: z.iso.datetime().nullable() }),
    refusals: ['account_not_found', 'link_not_found'],
  }),
  decideForChild: operation({
    method: 'POST',
    path: '/accounts/:accountId/connections/:otherId/parent-decision',
    access: 'self-or-manager',
    ownHandsOnly: true,
    summary: 'A parent allows a young child what it has agreed with another account, or refuses it.',
    params: pair,
    body: z.strictObject({ allow: z.boolean(), linkIds: z.array(z.uuid()).min(1).max(12) }),
    response: z.object({}),
    refusals: ['account_not_found', 'link_not_found', 'not_yours_to_decide', 'address_not_proven'],
  }),
}

const lookUpOperations = {
  listPublicAccounts: operation({
    method: 'GET',
    path: '/public-accounts',
    access: 'signed-in',
    summary: 'The account of exactly this username, or of this email where it is an adult’s; at most one.',
    query: z.object({ identifier: Entered }),
    response: z.object({ accounts: z.array(PublicAccount) }),
    refusals: ['too_many_look_ups', 'address_not_proven', 'link_with_self'],
    limit: { calls: 60, seconds: 300 },
  }),
  getLinkedAccounts: operation({
    method: 'GET',
    path: '/accounts/:accountId/linked-accounts',
    access: 'self-or-manager',
    summary: 'The accounts that are connected with an account by something in effect.',
    params: account,
    response: z.object({ accounts: z.array(LinkedAccount) }),
    refusals: ['account_not_found'],
  }),
  listManagedAccounts: operation({
    method: 'GET',
    path: '/accounts/:accountId/managed-accounts',
    access: 'self-or-manager',
    summary: 'The accounts that an account manages, such as a parent’s children.',
    params: account,
    response: z.object({ accounts: z.array(LinkedAccount) }),
    refusals: ['account_not_found'],
  }),
}

/** Signing in as another account and back.. */
const signInAsOperations = {
  signInAs: operation({
    method: 'POST',
    path: '/session/as',
    access: 'signed-in',
    ownHandsOnly: true,
    summary: 'Opens another account without its password, where authenticate is in effect.',
    body: z.strictObject({ accountId: AccountId }),
    response: z.object({ account: SessionAccount }),
    refusals: ['cannot_sign_in_as'],
    limit: { calls: 60, seconds: 300 },
  }),
  returnToOwnAccount: operation({
    method: 'POST',
    path: '/session/return',
    access: 'signed-in',
    beforeSecondFactor: true,
    summary: 'Goes back to one’s own account after signing in as another.',
    response: z.object({ account: SessionAccount }),
    refusals: ['not_on_behalf'],
  }),
}

const section = z.object({ sectionId: z.uuid() })

/** Sections and who is in them.. */
const sectionOperations = {
  createSection: operation({
    method: 'POST',
    path: '/sections',
    access: 'staff',
    ownHandsOnly: true,
    summary: 'Makes a section, with its maker as instructor.',
    body: z.strictObject({ name: SectionName }),
    response: z.object({ section: Section }),
    refusals: ['text_not_allowed'],
  }),
  listSections: operation({
    method: 'GET',
    path: '/sections',
    access: 'signed-in',
    summary: 'The sections the caller is in; all of them for an administrator.',
    query: z.object(page),
    response: z.object({ sections: z.array(Section), total: z.number().int() }),
  }),
  listSectionMembers: operation({
    method: 'GET',
    path: '/sections/:sectionId/members',
    access: 'signed-in',
    summary: 'Who is in a section, for those who lead it; others see who leads it, and themselves.',
    params: section,
    query: z.object({
      accountId: AccountId.optional(),
      role: SectionRole.optional(),
      fields: nameList(['role', 'account']),
      ...page,
    }),
    response: z.object({
      members: z.array(onlyAsked(SectionMember, ['id', 'accountId', 'sectionId'])),
      total: z.number().int(),
    }),
    refusals: ['section_not_found'],
  }),
  addSectionMember: operation({
    method: 'POST',
    path: '/sections/:sectionId/members',
    access: 'signed-in',
    ownHandsOnly: true,
    summary:
      'Puts an account into a section, as assistant if it is to hold manageSection, else as student; asks the family of a student whom the caller has no part in.',
    params: section,
    body: z.strictObject({ accountId: AccountId, permissions: z.array(z.enum(sectionPermissions)).min(1) }),
    /** Null: the family of the student has been asked. */
    response: z.object({ member: SectionMember.nullable() }),
    refusals: [
      'section_not_found',
      'account_not_found',
      'member_not_allowed',
      'section_ask_refused',
      'too_many_open_requests',
      'address_not_proven',
    ],
  }),
  removeSectionMember: operation({
    method: 'DELETE',
    path: '/sections/:sectionId/members/:memberId',
    access: 'signed-in',
    ownHandsOnly: true,
    summary: 'Takes a member out of a section: by who leads it, or by the member.',
    params: z.object({ sectionId: z.uuid(), memberId: z.uuid() }),
    response: z.object({}),
    refusals: ['section_not_found', 'section_member_not_found'],
  }),
}

export const connectionOperations = {
  ...linkOperations,
  ...lookUpOperations,
  ...signInAsOperations,
  ...sectionOperations,
  ...guardianOperations,
}
