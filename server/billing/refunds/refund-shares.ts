import { shareOf } from '@polyhex/contract/billing/pricing'
import type { TaxLine } from '@polyhex/contract/billing/payment'

/** What a refund is counted from: the charge, and what was given back of it before. Minor units. */
export interface Refundable {
  readonly total: number
  readonly tax: number
  /** Given back before, with the tax in it; refunds that failed do not count. */
  readonly returned: number
  readonly returnedTax: number
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/**
 * What credits worth `net` come to with their share of the tax, half up to a cent and counted from the first refund on, so
 * that all refunds together are what was paid. Decision A18.
 */
export function withTax(net: number, base: Refundable): { readonly amount: number; readonly taxShare: number } {
  const whole = base.total - base.tax
  const before = base.returned - base.returnedTax
  const due = whole === 0 ? base.tax : shareOf(base.tax, before + net, whole)
  const taxShare = within(due - base.returnedTax, 0, base.total - base.returned - net)
  return { amount: net + taxShare, taxShare }
}

/** How much of an amount is tax, counted from the first refund on. Decision A18. */
export function taxIn(amount: number, base: Refundable): number {
  if (base.total === 0) return 0
  const due = shareOf(base.tax, base.returned + amount, base.total)
  return within(due - base.returnedTax, 0, Math.min(amount, base.tax - base.returnedTax))
}

/** How much of each credit's worth is taken: as many credits as the amount covers whole, in the order given. */
export function coveredBy(amount: number, values: readonly number[], base: Refundable): number {
  let net = 0
  for (const [index, value] of values.entries()) {
    net += value
    if (withTax(net, base).amount > amount) return index
  }
  return values.length
}

/** A share of the tax over the taxes by name, counted from the first refund on. */
export function taxShares(
  lines: readonly TaxLine[],
  before: number,
  share: number,
): readonly { readonly name: string; readonly amount: number }[] {
  const whole = lines.reduce((sum, line) => sum + line.amount, 0)
  if (whole === 0) return share === 0 ? [] : [{ name: 'Tax', amount: share }]
  const upTo = (part: number): number[] => {
    let [passed, given] = [0, 0]
    return lines.map((line) => {
      passed += line.amount
      const due = shareOf(part, passed, whole) - given
      given += due
      return due
    })
  }
  const [from, to] = [upTo(before), upTo(before + share)]
  return lines.map((line, index) => ({ name: line.name, amount: (to[index] ?? 0) - (from[index] ?? 0) }))
}
