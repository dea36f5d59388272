import { inTransaction } from '../../database/in-transaction.ts'
import type { NameReview, RoleRequest } from '@polyhex/contract/accounts/administration'
import type { Role } from '@polyhex/contract/identity/accounts'
import type { Page } from '@polyhex/contract/paging'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Actor, writeAudit } from '../../identity/audit.ts'
import { publicAccount } from '../account-rows.ts'
import { refuseTaken } from '../names/demand-good-name.ts'
import { giveRole } from './roles-and-status.ts'

/** Names that wait for a decision, oldest first. Decision A-171. */
export async function openNameReviews(db: Database, page: Page): Promise<{ reviews: NameReview[]; total: number }> {
  const open = db.queries
    .selectFrom('name_reviews as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .where('r.decided_at', 'is', null)
  const rows = await open
    .select(['r.id as review_id', 'r.kind', 'r.identifier', 'r.reason', 'r.asked_at'])
    .select(['a.id', 'a.username', 'a.public_name', 'a.avatar'])
    .orderBy('r.asked_at')
    .orderBy('r.id')
    .offset(page.offset)
    .limit(page.count)
    .execute()
  const { total } = await open.select((of) => of.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return {
    reviews: rows.map((row) => ({
      id: row.review_id,
      account: publicAccount(row),
      kind: row.kind,
      identifier: row.identifier,
      reason: row.reason,
      askedAt: row.asked_at.toISOString(),
    })),
    total: Number(total),
  }
}

/** Decides on a name; an allowed one is the account's at once. Throws review_not_found and what refuses a taken name. */
export async function decideNameReview(
  db: Database,
  reviewId: string,
  allow: boolean,
  actor: Actor,
  now: Date,
): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const review = await tx
        .updateTable('name_reviews')
        .set({ decided_at: now, decided_by: actor.accountId, allowed: allow })
        .where('id', '=', reviewId)
        .where('decided_at', 'is', null)
        .returning(['account_id', 'kind', 'identifier'])
        .executeTakeFirst()
      if (review === undefined) throw new Refusal('review_not_found')
      if (allow) {
        const column = review.kind === 'username' ? 'username' : 'public_name'
        await tx
          .updateTable('accounts')
          .set({ [column]: review.identifier })
          .where('id', '=', review.account_id)
          .execute()
      }
      const details = { kind: review.kind, allow }
      await writeAudit(tx, { action: 'name_review_decided', actor, subjectId: review.account_id, details }, now)
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    refuseTaken(error)
  }
}

/** Accounts that ask for a role, oldest first. Decision A-013. */
export async function openRoleRequests(db: Database, page: Page): Promise<{ requests: RoleRequest[]; total: number }> {
  const open = db.queries
    .selectFrom('role_requests as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .where('r.decided_at', 'is', null)
  const rows = await open
    .select(['r.id as request_id', 'r.role', 'r.asked_at'])
    .select(['a.id', 'a.username', 'a.public_name', 'a.avatar', 'a.name', 'a.email'])
    .orderBy('r.asked_at')
    .orderBy('r.id')
    .offset(page.offset)
    .limit(page.count)
    .execute()
  const { total } = await open.select((of) => of.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return {
    requests: rows.map((row) => ({
      id: row.request_id,
      account: publicAccount(row),
      displayName: row.name,
      email: row.email,
      role: row.role as Role,
      askedAt: row.asked_at.toISOString(),
    })),
    total: Number(total),
  }
}

/** Grants or refuses a role that was asked for. Throws review_not_found. */
export async function decideRoleRequest(
  db: Database,
  requestId: string,
  grant: boolean,
  actor: Actor,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const request = await tx
      .updateTable('role_requests')
      .set({ decided_at: now, decided_by: actor.accountId, granted: grant })
      .where('id', '=', requestId)
      .where('decided_at', 'is', null)
      .returning(['account_id', 'role'])
      .executeTakeFirst()
    if (request === undefined) throw new Refusal('review_not_found')
    if (grant) await giveRole(tx, request.account_id, request.role, actor, now)
    const details = { role: request.role, grant }
    await writeAudit(tx, { action: 'role_decided', actor, subjectId: request.account_id, details }, now)
  })
}
