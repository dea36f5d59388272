import type { AuditEntry } from '@polyhex/contract/accounts/administration'
import type { Page } from '@polyhex/contract/paging'
import type { Database } from '../../database/database.ts'
import { publicAccount } from '../account-rows.ts'

/** Who did what to whom, newest first. Accounts that are gone are null. I-034. */
export async function listAuditLog(
  db: Database,
  filter: Page & { readonly accountId?: string | undefined; readonly action?: string | undefined },
): Promise<{ entries: AuditEntry[]; total: number }> {
  const { accountId, action } = filter
  let query = db.queries.selectFrom('audit_log')
  if (accountId !== undefined) {
    query = query.where((where) =>
      where.or([
        where('subject_id', '=', accountId),
        where('actor_id', '=', accountId),
        where('on_behalf_of', '=', accountId),
      ]),
    )
  }
  if (action !== undefined) query = query.where('action', '=', action)
  const rows = await query
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(filter.offset)
    .limit(filter.count)
    .execute()
  const { total } = await query.select((of) => of.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const ids = new Set(
    rows.flatMap((row) => [row.actor_id, row.on_behalf_of, row.subject_id]).filter((id) => id !== null),
  )
  const accounts =
    ids.size === 0
      ? []
      : await db.queries
          .selectFrom('accounts')
          .select(['id', 'username', 'public_name', 'avatar'])
          .where('id', 'in', [...ids])
          .execute()
  const byId = new Map(accounts.map((row) => [row.id, publicAccount(row)]))
  const known = (id: string | null) => (id === null ? null : (byId.get(id) ?? null))
  return {
    entries: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      actor: known(row.actor_id),
      onBehalfOf: known(row.on_behalf_of),
      subject: known(row.subject_id),
      details: row.details as Record<string, unknown>,
    })),
    total: Number(total),
  }
}
