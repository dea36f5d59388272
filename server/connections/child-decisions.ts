import type { ChildDecision } from '@polyhex/contract/connections/account-link'
import { sql } from 'kysely'
import { publicAccount } from '../accounts/account-rows.ts'
import type { Database } from '../database/database.ts'
import { caresOf, guardianAgrees } from '../accounts/guardians/care.ts'
import { readAccounts } from './linked-account.ts'
import { accountLinkOf, type LinkRecord } from './list-connections.ts'

/**
 * What a parent has to decide: permissions that a child the parent manages has agreed to with somebody else, and that wait
 * for a guardian's yes.
 */
export async function childDecisions(db: Database, parentId: string, now: Date): Promise<ChildDecision[]> {
  const { rows } = await sql<LinkRecord & { child_id: string }>`
    select m.account_id as child_id, l.* from managed_accounts m
    join account_links l on l.status = 'confirmed' and not l.accepted
      and ((l.holder_id = m.account_id and l.holder_guardian_id is null)
        or (l.subject_id = m.account_id and l.subject_guardian_id is null))
    where m.manager_id = ${parentId} and ${parentId} not in (l.holder_id, l.subject_id)
      and exists (select 1 from link_agreements g where g.account_id = m.account_id
        and g.other_id = case when l.holder_id = m.account_id then l.subject_id else l.holder_id end)
    order by l.created_at, l.id`.execute(db.queries)
  const accounts = await readAccounts(db.queries, [...new Set(rows.flatMap((row) => [row.holder_id, row.subject_id]))])
  const byId = new Map(accounts.map((row) => [row.id, row]))
  const cares = await caresOf(db.queries, [...new Set(rows.map((row) => row.child_id))], now)
  const usernames = new Map(accounts.map((row) => [row.id, row.username]))
  const decisions = new Map<string, ChildDecision>()
  for (const row of rows) {
    const child = byId.get(row.child_id)
    const other = byId.get(row.holder_id === row.child_id ? row.subject_id : row.holder_id)
    if (child === undefined || other === undefined) continue
    const care = cares.get(child.id)
    const link = { subjectId: row.subject_id, permission: row.permission }
    if (care === undefined || !guardianAgrees(care, child.id, link, other.id)) continue
    const key = `${child.id} ${other.id}`
    const decision = decisions.get(key) ?? { child: publicAccount(child), other: publicAccount(other), links: [] }
    decision.links.push(accountLinkOf(row, usernames, null))
    decisions.set(key, decision)
  }
  return [...decisions.values()]
}
