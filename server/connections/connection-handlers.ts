import type { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import { purposeOf } from '@polyhex/contract/connections/purposes'
import { managesSection, type SectionMember } from '@polyhex/contract/connections/sections'
import { pickFields } from '@polyhex/contract/paging'
import type { Handlers } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import type { Account } from '../http/session.ts'
import { sessionAccount } from '../identity/accounts.ts'
import { recordEvent } from '../outside/analytics/record-event.ts'
import { demandProvenAddress } from '../accounts/addresses/demand-proven-address.ts'
import { acceptConnection, addLinks, changeLink, changing, decideForChild, removeConnection } from './change-links.ts'
import { childDecisions } from './child-decisions.ts'
import { connectionWith, linkedAccounts, listConnections } from './list-connections.ts'
import { demandEntered, findPublicAccount, mayLookUp } from './look-up.ts'
import { markSeen, newsFor } from './family-matters.ts'
import { answerParting, cancelParting, partingsFor } from './partings.ts'
import { answerSectionAsk, sectionAsksFor } from './section-asks.ts'
import {
  addMember,
  createSection,
  demandSectionName,
  listMembers,
  listSections,
  removeMember,
  sectionFor,
  sectionToManage,
} from './sections.ts'
import { returnToOwnAccount, signInAs } from './sign-in-as.ts'

/** Nobody decides in another's name, whatever they may do with the account otherwise. I-025. */
function demandOwn(account: Account, accountId: string): void {
  if (account.accountId !== accountId) throw new Refusal('not_allowed')
}

const isAdmin = (account: Account): boolean => account.roles.includes('admin')

export const connectionHandlers: Handlers<typeof connectionOperations> = {
  listAccountLinks: async ({ db, params, query, account, now }) => {
    const own = account.accountId === params.accountId
    const fields = query.fields === undefined ? {} : { fields: query.fields }
    const reader = { accountId: params.accountId, own, all: isAdmin(account), ...fields }
    const listed = await listConnections(db, reader, query, now)
    const toDecide = own && query.offset === 0 ? await childDecisions(db, params.accountId, now) : []
    return { ...listed, toDecide }
  },

  createAccountLink: async ({ params, body, ...request }) => {
    const { db, account, now } = request
    demandOwn(account, params.accountId)
    const given = { ...body, otherId: body.otherAccountId, entered: body.entered ?? null }
    await changing(db, async (tx) => {
      await demandProvenAddress(tx, account.accountId)
      if (given.entered !== null) await demandEntered(tx, given.otherId, given.entered)
      // The calls of one dialog make one connection.
      if (!(await addLinks(tx, account, given, now))) return
      const of = { accountId: account.accountId, at: now, purpose: purposeOf(given.side, given.permissions), links: 1 }
      await recordEvent(tx, { event: 'add_links', ...of }, request)
    })
    return { connection: await connectionWith(db, account.accountId, given.otherId, now) }
  },

  updateAccountLink: async ({ db, params, body, account, now }) => {
    demandOwn(account, params.accountId)
    const { otherId } = await changing(db, async (tx) => {
      if (body.status !== 'denied') await demandProvenAddress(tx, account.accountId)
      return changeLink(tx, account, params.linkId, body.status, now)
    })
    return { connection: await connectionWith(db, account.accountId, otherId, now) }
  },

  deleteAccountLink: async ({ db, params, account, now }) => {
    demandOwn(account, params.accountId)
    const { otherId } = await changing(db, async (tx) => changeLink(tx, account, params.linkId, 'none', now))
    return { connection: await connectionWith(db, account.accountId, otherId, now) }
  },

  acceptConnection: async ({ db, params, account, now }) => {
    demandOwn(account, params.accountId)
    await changing(db, async (tx) => {
      await demandProvenAddress(tx, account.accountId)
      await acceptConnection(tx, account, params.otherId, now)
    })
    return { connection: await connectionWith(db, account.accountId, params.otherId, now) }
  },

  removeConnection: async ({ db, params, account, now }) => {
    const actor = { ...account, isAdmin: isAdmin(account) }
    const { ended, endsAt } = await changing(db, async (tx) =>
      removeConnection(tx, actor, params.accountId, params.otherId, now),
    )
    return { ended, endsAt: endsAt?.toISOString() ?? null }
  },

  decideForChild: async ({ db, params, body, account, now }) => {
    const given = { ...body, childId: params.accountId, otherId: params.otherId }
    await changing(db, async (tx) => {
      if (body.allow) await demandProvenAddress(tx, account.accountId)
      await decideForChild(tx, account, given, now)
    })
    return {}
  },

  listFamilyMatters: async ({ db, account, now }) => ({
    partings: await partingsFor(db.queries, account.accountId),
    sectionAsks: await sectionAsksFor(db, account.accountId, now),
    news: await newsFor(db.queries, account.accountId),
  }),

  markNewsSeen: async ({ db, account, body, now }) => {
    await markSeen(db, account.accountId, body.ids, now)
    return {}
  },

  answerParting: async ({ db, params, body, account, now }) => {
    const given = { childId: params.accountId, guardianId: params.otherId, end: body.end }
    await changing(db, async (tx) => answerParting(tx, account, given, now))
    return {}
  },

  cancelParting: async ({ db, params, account, now }) => {
    const pair = { childId: params.accountId, guardianId: params.otherId }
    await changing(db, async (tx) => cancelParting(tx, account, pair, now))
    return {}
  },

  answerSectionAsk: async ({ db, params, body, account, now }) => {
    const given = { sectionId: params.sectionId, studentId: params.accountId, join: body.join }
    await changing(db, async (tx) => answerSectionAsk(tx, account, given, now))
    return {}
  },

  listPublicAccounts: async ({ db, query, account, now }) => {
    await demandProvenAddress(db.queries, account.accountId)
    if (!(await mayLookUp(db, account.accountId, now))) throw new Refusal('too_many_look_ups')
    const found = await findPublicAccount(db, query.identifier, account.accountId)
    return { accounts: found === null ? [] : [found] }
  },

  getLinkedAccounts: async ({ db, params, account }) => {
    const want = { managed: false, all: isAdmin(account) }
    return { accounts: await linkedAccounts(db, params.accountId, account.accountId, want) }
  },

  listManagedAccounts: async ({ db, params, account }) => {
    const want = { managed: true, all: isAdmin(account) }
    return { accounts: await linkedAccounts(db, params.accountId, account.accountId, want) }
  },

  signInAs: async ({ body, ...request }) => {
    const { db, account, caller, cookies, userAgent, now } = request
    const { sessionHash } = caller
    if (sessionHash === null) throw new Refusal('cannot_sign_in_as')
    const opened = await signInAs(db, account, { targetId: body.accountId, sessionHash, userAgent }, now)
    cookies.setSession(opened.token, opened.expiresAt)
    await recordEvent(db.queries, { event: 'login', method: 'switch', accountId: account.accountId, at: now }, request)
    return { account: await sessionAccount(db, body.accountId, account.accountId) }
  },

  returnToOwnAccount: async ({ db, account, caller, cookies, userAgent, now }) => {
    const { sessionHash } = caller
    if (sessionHash === null) throw new Refusal('not_on_behalf')
    const opened = await returnToOwnAccount(db, account, { sessionHash, userAgent }, now)
    cookies.setSession(opened.token, opened.expiresAt)
    return { account: await sessionAccount(db, opened.accountId) }
  },

  createSection: async ({ db, body, account, now }) => {
    demandSectionName(body.name)
    return { section: await changing(db, async (tx) => createSection(tx, account.accountId, body.name, now)) }
  },

  listSections: async ({ db, query, account }) => listSections(db, account, query),

  listSectionMembers: async ({ db, params, query, account }) => {
    const section = await sectionFor(db, params.sectionId, account)
    const all = managesSection(section.role) || isAdmin(account)
    const { members, total } = await listMembers(db, section.id, { accountId: account.accountId, all }, query)
    const always = ['id', 'accountId', 'sectionId'] as const
    return { members: members.map((one) => pickFields(one, query.fields, always) as SectionMember), total }
  },

  addSectionMember: async ({ db, params, body, account, now }) => {
    const section = await sectionToManage(db, params.sectionId, account)
    const joined = await changing(db, async (tx) => {
      await demandProvenAddress(tx, account.accountId)
      return addMember(tx, section.id, body, account, now)
    })
    if (!joined) return { member: null }
    const { members } = await listMembers(
      db,
      section.id,
      { accountId: account.accountId, all: true },
      { offset: 0, count: 1000 },
    )
    const member = members.find((one) => one.accountId === body.accountId)
    if (member === undefined) throw new Refusal('account_not_found')
    return { member }
  },

  removeSectionMember: async ({ db, params, account }) => {
    const section = await sectionFor(db, params.sectionId, account)
    const manages = managesSection(section.role) || isAdmin(account)
    await removeMember(db, section.id, params.memberId, { accountId: account.accountId, manages })
    return {}
  },
}
