import type { RefusalForm } from '../refusal-form.ts'

/** What the server says no with when it is about money; part of the catalogue in refusals.ts. */
export const billingRefusals = {
  price_not_found: { status: 404, message: 'We do not sell this. Choose from the pricing page.' },
  price_not_sold: { status: 409, message: 'This is not sold any more. Choose from the pricing page.' },
  mixed_order: {
    status: 422,
    message: 'Order these one after the other: things paid once and things paid again and again do not go together.',
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
  price_changed: { status: 409, message: 'The price has changed meanwhile. Please look at the order again.' },
  renewal_consent_missing: {
    status: 422,
    field: 'renewalConsent',
    message: 'Tick the box to agree that this is charged again until you cancel.',
  },
  student_missing: { status: 422, field: 'studentAccountId', message: 'Choose the student who tries a class.' },
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
  subscription_not_found: { status: 404, message: 'We could not find this subscription.' },
  subscription_state: { status: 409, message: 'This subscription has changed meanwhile. Please look again.' },
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
} as const satisfies Record<string, RefusalForm>
