/** A guard that is taken away. */
export interface Mutant {
  readonly guard: string
  /** The migration, or the file, in which it stands. */
  readonly where: string
  /** The SQL that takes it away; it fails where there is no such guard. Empty for a guard in the code. */
  readonly change: string
  /** What stands in the file, once, and what stands there instead, in a copy of the tree. */
  readonly code?: { readonly from: string; readonly to: string }
  /** The test files that claim to guard it. */
  readonly tests: readonly string[]
}

const guards = ['server/billing/guards.test.ts']
const seats = ['server/classes/attendance/seats-and-credits.test.ts']
const orderRaces = [...guards, 'server/billing/orders/orders.races.test.ts']

const trigger = (table: string, name: string): string => `drop trigger ${name} on ${table}`
const constraint = (table: string, name: string): string => `alter table ${table} drop constraint ${name}`
/** A check without a name of its own, by what it says. */
const check = (table: string, says: string): string => `do $$
  declare found text;
  begin
    select conname into strict found from pg_constraint where conrelid = '${table}'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%${says}%';
    execute format('alter table ${table} drop constraint %I', found);
  end $$`
const at = (migration: '0022' | '0027' | '0033', guard: string, change: string, tests = guards): Mutant => ({
  ...{ guard, where: migration, change, tests },
})
const inCode = (guard: string, where: string, from: string, to: string, tests: readonly string[]): Mutant => ({
  ...{ guard, where, change: '', code: { from, to }, tests },
})

export const mutants: readonly Mutant[] = [
  at('0022', 'time_slots_seats', constraint('time_slots', 'time_slots_seats'), seats),
  at('0022', 'attendees_leave', trigger('attendees', 'attendees_leave'), seats),
  at('0022', 'attendees_go', trigger('attendees', 'attendees_go'), seats),
  at('0022', 'attendees_seats', trigger('attendees', 'attendees_seats'), seats),
  at('0022', 'accounts_leave_classes', trigger('accounts', 'accounts_leave_classes'), seats),
  at('0022', 'credit_changes_are_kept', trigger('credit_changes', 'credit_changes_are_kept'), [...guards, ...seats]),
  at('0022', 'credits_are_kept', trigger('credits', 'credits_are_kept'), [...guards, ...seats]),
  at(
    '0022',
    'lock_credits',
    `create or replace function lock_credits(people uuid[]) returns setof uuid language sql as
      'select id from credit_family(people) as f (id) order by id'`,
    ['server/classes/attendance/attendance.races.test.ts'],
  ),
  at('0027', 'payments_one_open', 'drop index payments_one_open', orderRaces),
  at('0027', 'payments request key', constraint('payments', 'payments_account_id_request_key_key'), guards),
  at('0027', 'payments checkout key', constraint('payments', 'payments_provider_checkout_id_key')),
  at('0027', 'payments charge key', constraint('payments', 'payments_provider_charge_id_key')),
  at('0027', 'payments invoice key', constraint('payments', 'payments_provider_invoice_id_key')),
  at('0027', 'payments total', check('payments', 'subtotal - discount')),
  at('0027', 'payments refunded', check('payments', 'refunded <= total')),
  at('0027', 'payments charged', check('payments', 'charged_at IS NULL')),
  at('0027', 'payments_move', trigger('payments', 'payments_move')),
  at('0027', 'payments_are_kept', trigger('payments', 'payments_are_kept')),
  at('0027', 'payment_items_are_kept', trigger('payment_items', 'payment_items_are_kept')),
  at('0027', 'trials key', constraint('trials', 'trials_pkey')),
  at('0027', 'refunds_fit', trigger('refunds', 'refunds_fit')),
  at('0027', 'refunds_are_kept', trigger('refunds', 'refunds_are_kept')),
  at('0027', 'refunds request key', constraint('refunds', 'refunds_payment_id_request_key_key')),
  at('0027', 'refunds provider key', constraint('refunds', 'refunds_provider_refund_id_key')),
  at('0027', 'disputes_are_kept', trigger('disputes', 'disputes_are_kept')),
  at('0027', 'disputes provider key', constraint('disputes', 'disputes_provider_dispute_id_key')),
  at('0027', 'provider_events key', constraint('provider_events', 'provider_events_pkey'), [
    ...guards,
    'server/billing/events/events.test.ts',
  ]),
  at('0027', 'journal operation key', constraint('journal_transactions', 'journal_transactions_op_key_key')),
  at('0027', 'journal_adds_up', trigger('journal_entries', 'journal_adds_up')),
  at('0027', 'journal entry of nothing', constraint('journal_entries', 'journal_entries_amount_check')),
  at('0027', 'journal_transactions_are_kept', trigger('journal_transactions', 'journal_transactions_are_kept')),
  at('0027', 'journal_entries_are_kept', trigger('journal_entries', 'journal_entries_are_kept')),
  at('0027', 'credits_granted_once', constraint('credits', 'credits_granted_once'), orderRaces),
  at('0027', 'credits_grant', constraint('credits', 'credits_grant')),
  at('0027', 'credits_value', constraint('credits', 'credits_value')),
  at('0027', 'subscriptions_forward', trigger('subscriptions', 'subscriptions_forward')),
  at('0027', 'subscriptions_are_kept', trigger('subscriptions', 'subscriptions_are_kept')),
  at(
    '0027',
    'provider_customers key',
    constraint('provider_customers', 'provider_customers_account_id_provider_livemode_key'),
  ),
  at('0033', 'credits_revoked_expired', constraint('credits', 'credits_revoked_expired')),
  at('0033', 'credits_keep_worth', trigger('credits', 'credits_keep_worth')),
  at('0033', 'payments_lose_name', trigger('payments', 'payments_lose_name')),
  inCode(
    'signature of the test provider',
    'server/outside/payments/test/signature.ts',
    'return given.some((one) => one.length === right.length && timingSafeEqual(one, right))',
    'return given.length > 0 && timingSafeEqual(right, right)',
    ['server/outside/payments/test/test-provider.test.ts'],
  ),
  inCode(
    'age of a signature',
    'server/outside/payments/test/signature.ts',
    'if (Math.abs(now.getTime() / 1000 - seconds) > signatureTolerance) return false',
    '',
    ['server/outside/payments/test/test-provider.test.ts'],
  ),
  inCode(
    'signature of Stripe',
    'server/outside/payments/stripe/open-stripe.ts',
    'stripe.webhooks.constructEvent(bytes, signature, secret, tolerance, undefined, now.getTime())',
    `JSON.parse(Buffer.from(bytes).toString('utf8'), (key, value) => (key === secret + tolerance ? signature + now : value))`,
    ['server/outside/payments/stripe/stripe.test.ts'],
  ),
  inCode(
    'paid once',
    'server/billing/payments/fulfil.ts',
    'if (payment === null || payment.chargedAt !== null) return true',
    'if (payment === null) return true',
    ['server/billing/payments/fulfil.test.ts'],
  ),
  inCode(
    'claim of a payment that is begun',
    'server/billing/orders/open-checkout.ts',
    ".where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))",
    '',
    ['server/billing/orders/orders.test.ts', 'server/billing/orders/orders.races.test.ts'],
  ),
  inCode('hold of a payment', 'server/billing/payments/hold-payment.ts', ' for no key update of p', '', [
    'server/billing/billing.races.test.ts',
    'server/billing/refunds/refunds.test.ts',
  ]),
  inCode(
    'hold of a family of credits',
    'server/credits/reallocate-credits.ts',
    'if (!held) await lockCredits(tx, accountIds)',
    '',
    ['server/classes/attendance/attendance.races.test.ts'],
  ),
]
