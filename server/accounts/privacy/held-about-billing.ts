import { because, type HeldTable } from './held-table.ts'

const { own, number } = because
const theirs = 'It is how the card provider finds it.'

/** What is kept of what an account has paid. It outlives the account, as the law wants, and says no name then. */
export const heldAboutBilling: readonly HeldTable[] = [
  {
    part: 'payments',
    table: 'payments',
    by: ['account_id'],
    give: [
      ...['order_number', 'invoice_number', 'status', 'currency', 'subtotal', 'discount', 'tax', 'tax_lines', 'total'],
      ...[
        'refunded',
        'is_recurring',
        'renewal_consent',
        'buyer_details',
        'printed_name',
        'brand',
        'last4',
        'failure',
        'credits_purchased',
      ],
      ...['charged_at', 'created_at'],
    ],
    leave: {
      id: number,
      account_id: own,
      student_account_id: 'It is the account itself, or a child of it, whose trial is in its own copy.',
      discount_id: theirs,
      provider: theirs,
      attempt: number,
      provider_checkout_id: theirs,
      provider_charge_id: theirs,
      provider_invoice_id: theirs,
      cart_hash: number,
      claimed_until: number,
      request_key: number,
      subscription_id: number,
      fee: 'What the card provider keeps of our money.',
      destination_fee_id: number,
      destination_invoice_id: number,
      touched_at: number,
    },
    newestBy: 'created_at',
  },
  {
    part: 'payments',
    table: 'subscriptions',
    by: ['account_id'],
    give: [
      ...[
        'status',
        'product_name',
        'quantity',
        'unit_amount',
        'currency',
        'period',
        'period_units',
        'credits_per_charge',
      ],
      ...[
        'period_start',
        'period_end',
        'paused_until',
        'cancel_at_period_end',
        'latest_invoice_number',
        'payment_issue',
      ],
      ...['next_try_at', 'brand', 'last4', 'renewal_consent', 'created_at', 'changed_at'],
    ],
    leave: {
      id: number,
      account_id: own,
      provider: theirs,
      provider_subscription_id: theirs,
      provider_status: 'It says the same as the status.',
      price_id: theirs,
    },
    newestBy: 'created_at',
  },
  {
    part: 'payments',
    table: 'provider_customers',
    by: ['account_id'],
    give: ['provider', 'created_at'],
    leave: { account_id: own, livemode: number, customer_id: theirs },
    newestBy: 'created_at',
  },
  {
    part: 'payments',
    table: 'trials',
    by: ['student_account_id'],
    give: ['taken_at'],
    leave: { student_account_id: own, payment_id: number },
    newestBy: 'taken_at',
  },
]
