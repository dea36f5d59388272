import type { RefusalCode } from '@polyhex/contract/refusals'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Why a discount with a code cannot be used by somebody now. */
export type CodeRefusal = Extract<RefusalCode, `promotion_code_${string}`>

/**
 * What stands against each discount of a code, also those that are not taken any more: it has expired, is used up, was
 * for a first purchase, or this account has used it. Discounts that are free are not in it. What the account's own open
 * orders hold does not count, since ordering anew closes them. Decision 0037.
 */
export async function codeLimits(
  db: Database,
  { code, accountId }: { readonly code: string; readonly accountId: string | null },
  now: Date,
): Promise<ReadonlyMap<string, CodeRefusal>> {
  const { rows } = await sql<{ id: string; refusal: CodeRefusal | null }>`
    with taken as (
      select r.discount_id, r.account_id from discount_redemptions r join payments p on p.id = r.payment_id
      where not (r.account_id is not distinct from ${accountId}::uuid and p.status in ('creating', 'open')))
    select d.id, case
      when d.expires_at <= ${now} then 'promotion_code_expired'
      when d.max_redemptions <= greatest(d.times_redeemed, (select count(*) from taken t where t.discount_id = d.id))
        then 'promotion_code_used_up'
      when not d.active then 'promotion_code_not_valid'
      when d.once_per_account and exists (
        select 1 from taken t where t.discount_id = d.id and t.account_id = ${accountId}::uuid) then 'promotion_code_used'
      when d.first_order_only and exists (
        select 1 from payments p where p.account_id = ${accountId}::uuid and p.charged_at is not null)
        then 'promotion_code_first_order'
      end as refusal
    from catalog_discounts d where lower(d.code) = lower(${code})
    order by d.active desc, d.id`.execute(db.queries)
  return new Map(rows.flatMap(({ id, refusal }) => (refusal === null ? [] : [[id, refusal] as const])))
}
