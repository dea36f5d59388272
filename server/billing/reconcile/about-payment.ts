import { type RawBuilder, sql } from 'kysely'

/**
 * Whether payment `p` is what difference `d` is about: by our id or one of the provider's. Each has an index of its own, so
 * no payment is read that is not meant.
 */
export const aboutPayment: RawBuilder<boolean> = sql`(
  p.id = (case when d.about ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then d.about::uuid end)
  or p.provider_charge_id = d.about or p.provider_checkout_id = d.about or p.provider_invoice_id = d.about)`
