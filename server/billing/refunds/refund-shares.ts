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
  const taxShare = within(due - base.returnedTax, 0, base.tax - base.returnedTax)
  return { amount: net + taxShare, taxShare }
}

/** How much of an amount is tax, counted from the first refund on. Decision A18. */
export function taxIn(amount: number, base: Refundable): number {
  if (base.total === 0) return 0
  const due = shareOf(base.tax, base.returned + amount, base.total)
  return within(due - base.returnedTax, 0, Math.min(amount, base.tax - base.returnedTax))
}

/**
 * What an amount takes: as many of the credits, in the order given, as it covers whole, and how much of it is tax. What is
 * given back as a favour, below the worth of a credit, takes none; what is all that is left takes all of them. Decision A18.
 */
export function takenBy(
  amount: number,
  values: readonly number[],
  base: Refundable,
): { readonly count: number; readonly taxShare: number } {
  if (amount === base.total - base.returned) return { count: values.length, taxShare: base.tax - base.returnedTax }
  let [net, count, taxShare] = [0, 0, taxIn(amount, base)]
  for (const value of values) {
    const next = withTax(net + value, base)
    if (next.amount > amount) break
    net += value
    count += 1
    // The tax of whole credits is theirs; of a part it is what leaves them their worth.
    taxShare = next.amount === amount ? next.taxShare : Math.min(taxIn(amount, base), amount - net)
  }
  return { count, taxShare }
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
