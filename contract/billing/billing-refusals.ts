import type { RefusalForm } from '../refusal-form.ts'

/** What the server says no with when it is about money; part of the catalogue in refusals.ts. */
export const billingRefusals = {
  price_not_found: { status: 404, message: 'We do not sell this. Choose from the pricing page.' },
  price_not_sold: { status: 409, message: 'This is not sold any more. Choose from the pricing page.' },
  mixed_order: {
    status: 422,
    message:
      'Order these one after the other: what is paid once, what is paid again and again, and a trial do not go together.',
  },
  promotion_code_not_valid: {
    status: 422,
    field: 'promotionCode',
    message: 'We do not know this code, or it has ended.',
  },
  promotion_code_other_order: {
    status: 422,
    field: 'promotionCode',
    message: 'This code is for another product or another currency.',
  },
  promotion_code_other_currency: {
    status: 422,
    field: 'promotionCode',
    message: 'This code takes a fixed amount off in another currency. Order in that currency, or without the code.',
  },
  promotion_code_expired: { status: 422, field: 'promotionCode', message: 'This code has expired.' },
  promotion_code_used_up: {
    status: 422,
    field: 'promotionCode',
    message: 'This code has been used as often as it can be.',
  },
  promotion_code_used: {
    status: 422,
    field: 'promotionCode',
    message: 'You have used this code. Each account can use it once.',
  },
  promotion_code_first_order: {
    status: 422,
    field: 'promotionCode',
    message: 'This code is for a first purchase only.',
  },
  price_changed: { status: 409, message: 'The price has changed meanwhile. Please look at the order again.' },
  renewal_consent_missing: {
    status: 422,
    field: 'renewalConsent',
    message: 'Tick the box to agree that this is charged again until you cancel.',
  },
  subscription_there: {
    status: 409,
    field: 'secondSubscription',
    message:
      'You have this subscription already. Change its plan to have more classes, or tick the box to pay for a second one.',
  },
  ask_a_parent: { status: 403, message: 'A parent pays for classes. Ask your parent.' },
  no_parent_to_ask: {
    status: 409,
    message: 'We know no parent of yours to write to. Show this page to your parent.',
  },
  nothing_to_confirm: {
    status: 409,
    message: 'Your bank is not asking about this charge any more. Nothing else was charged.',
  },
  student_missing: { status: 422, field: 'studentAccountId', message: 'Choose the student who tries a class.' },
  student_unclear: {
    status: 422,
    field: 'studentAccountId',
    message: 'Several of your children wait for a payment in their sign-up. Choose for whom this one is.',
  },
  trial_used: { status: 409, message: 'This student has had a trial class. Choose a plan instead.' },
  other_currency: {
    status: 409,
    message: 'This account pays in its first currency. Order in that currency, or write to us.',
  },
  request_key_reused: { status: 422, message: 'This order was changed while it was sent. Please try again.' },
  payment_under_way: { status: 409, message: 'This order is being opened already. Please wait a moment.' },
  payments_not_reached: {
    status: 503,
    message: 'We cannot reach the card provider right now. Nothing was charged. Please try again in a moment.',
  },
  payment_not_found: { status: 404, message: 'We could not find this payment.' },
  payment_made_already: { status: 409, message: 'This order is paid.' },
  payment_not_made: { status: 409, message: 'This order is not paid.' },
  payment_disputed: {
    status: 409,
    message: 'The buyer disputes this payment with the bank. Answer the dispute first.',
  },
  subscription_not_found: { status: 404, message: 'We could not find this subscription.' },
  subscription_state: { status: 409, message: 'This subscription has changed meanwhile. Please look again.' },
  plan_not_offered: { status: 409, message: 'This plan cannot be changed to. Please look at the plans again.' },
  plan_change_not_now: {
    status: 409,
    message: 'A plan can be changed while its subscription is active and everything is paid.',
  },
  plan_change_under_way: { status: 409, message: 'Another change is being made. Please look again in a moment.' },
  plan_change_unknown: {
    status: 503,
    message: 'The card provider did not answer. Please look here again in a few minutes before you try once more.',
  },
  plan_card_refused: {
    status: 409,
    message: 'Your card was declined, and nothing has changed. Change the card of the subscription, then try again.',
  },
  pause_too_long: {
    status: 422,
    field: 'pausedUntil',
    message: 'Choose a day within the next 90 days to go on.',
  },
  test_checkout_not_found: {
    status: 404,
    message: 'This order cannot be paid here. Please go back and open it again.',
  },
  test_checkout_over: { status: 409, message: 'This order is closed. Please go back and open it again.' },
  test_card_only: {
    status: 422,
    field: 'cardNumber',
    message: 'Only test cards are taken here. Please never type a real card number.',
  },
  test_place_missing: { status: 422, field: 'place', message: 'Choose where you live first.' },
  test_payments_off: { status: 404, message: 'Payments are real here, so there is nothing to try out.' },
  test_clock_too_far: { status: 409, message: 'The clock is ten years ahead already. It goes no further.' },
  test_event_not_found: { status: 404, message: 'There is no such event.' },
  test_charge_not_found: { status: 404, message: 'There is no such charge.' },
  test_charge_state: { status: 409, message: 'This charge does not allow that now.' },
  refund_too_much: { status: 422, field: 'amount', message: 'This is more than can be given back.' },
  refund_key_reused: {
    status: 409,
    message: 'A refund was begun here with something else. Close this, look at what was given back, and begin anew.',
  },
  contractor_invoice_not_found: { status: 404, message: 'We could not find this invoice.' },
  contractor_invoice_state: { status: 409, message: 'This invoice has changed meanwhile. Please look again.' },
  nothing_to_invoice: {
    status: 409,
    message:
      'There is no class to invoice: choose a period in which you have taught classes that are on no invoice yet.',
  },
  own_invoice: { status: 409, message: 'Somebody else decides about your own invoices.' },
  difference_not_found: { status: 404, message: 'This difference is settled or gone.' },
  event_not_found: { status: 404, message: 'This is being worked off already.' },
  fee_not_known: {
    status: 409,
    message: 'The card provider does not say the fee of this payment yet. Try again later.',
  },
  accounting_not_connected: {
    status: 409,
    message: 'The books are not connected. Nothing is lost: what is to be written waits.',
  },
  accounting_not_reached: {
    status: 503,
    message: 'We cannot reach the books right now. Nothing is lost: it is tried again by itself.',
  },
  accounting_refused: { status: 409, message: 'The books did not take this. Look at the accounts and taxes chosen.' },
  xero_not_set_up: { status: 409, message: 'Xero is not set up on this server.' },
  xero_visit_gone: { status: 409, message: 'This took too long. Please connect again.' },
  xero_tenant_not_found: { status: 404, message: 'This connection does not reach that company.' },
} as const satisfies Record<string, RefusalForm>
