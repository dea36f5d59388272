/**
 * The only cards that the test provider takes: numbers that card networks have published for trying things out. Whatever
 * else is typed is refused in the browser and again in the server, so that no real card can ever get in.
 */
export const testCards = [
  { number: '4242424242424242', brand: 'visa', behavior: 'success', title: 'Pays at once' },
  { number: '4000000000000002', brand: 'visa', behavior: 'decline', title: 'Is declined' },
  { number: '4000000000009995', brand: 'visa', behavior: 'insufficient_funds', title: 'Is declined: not enough money' },
  { number: '4000002500003155', brand: 'visa', behavior: 'challenge', title: 'Asks you to confirm' },
  { number: '4000000000000341', brand: 'visa', behavior: 'renewal_fails', title: 'Pays once, and is declined later' },
  { number: '4000002760003184', brand: 'visa', behavior: 'renewal_asks', title: 'Asks you to confirm every charge' },
  { number: '4000000000000259', brand: 'visa', behavior: 'dispute', title: 'Pays, and is disputed afterwards' },
] as const

export type TestCard = (typeof testCards)[number]
export type TestCardBehavior = TestCard['behavior']

/** The test card that was typed, spaces and dashes aside; null for any other number. */
export function testCardOf(typed: string): TestCard | null {
  const digits = typed.replace(/[\s-]/g, '')
  return testCards.find((card) => card.number === digits) ?? null
}

/** Why a card was refused, and the words for its holder. The codes are those that Stripe uses, so both providers share them. */
export const cardFailures = {
  card_declined: 'Your card was declined. Please try another card, or ask your bank why.',
  insufficient_funds: 'There is not enough money on this card. Please try another one.',
  expired_card: 'This card has expired. Please try another one.',
  incorrect_cvc: 'The security code is not right. Please look at the back of the card and try again.',
  incorrect_number: 'This card number is not right. Please look at it again.',
  authentication_required: 'Your bank wants you to confirm this payment. Please try again and confirm it.',
  authentication_failed: 'Your bank could not confirm that it was you, so nothing was charged. Please try again.',
  processing_error:
    'Something went wrong while your card was asked. Nothing was charged. Please try again in a moment.',
} as const
export type CardFailure = keyof typeof cardFailures

/** The words for why a card was refused; a code that we do not know reads as a plain decline. */
export function cardFailureText(code: string): string {
  return Object.hasOwn(cardFailures, code) ? cardFailures[code as CardFailure] : cardFailures.card_declined
}

/** Whether a card is good until the end of the month that was typed, as `MM/YY`; null when that is no month. */
export function isCardGood(typed: string, now: Date): boolean | null {
  const match = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(\d{2})\s*$/.exec(typed)
  if (match === null) return null
  return Date.UTC(2000 + Number(match[2]), Number(match[1]), 1) > now.getTime()
}
