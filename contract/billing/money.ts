import { z } from 'zod'

/** The currencies that things are sold in; the first is the usual one. C-124, C-258. */
export const currencies = ['cad', 'usd'] as const
export const Currency = z.enum(currencies)
export type Currency = z.infer<typeof Currency>
export const usualCurrency: Currency = 'cad'

/** What stands before an amount: both currencies are dollars, so each says whose. C-124. */
export const currencySigns: Readonly<Record<Currency, string>> = { cad: 'CA$', usd: 'US$' }
export const currencyNames: Readonly<Record<Currency, string>> = { cad: 'Canadian dollars', usd: 'US dollars' }

/** An amount in the smallest unit of its currency: cents. Never a fraction, never in dollars. */
export const MinorUnits = z.number().int().min(-1_000_000_000_000).max(1_000_000_000_000)
export type MinorUnits = z.infer<typeof MinorUnits>

/** How often something is charged. C-121, decision A19. */
export const periods = ['day', 'week', 'month', 'year'] as const
export const Period = z.enum(periods)
export type Period = z.infer<typeof Period>

const periodly: Readonly<Record<Period, string>> = { day: 'daily', week: 'weekly', month: 'monthly', year: 'yearly' }

/** `monthly` for a month: how the interval of a charge reads. C-086, C-092; decision A19. */
export function periodlyOf(period: Period): string {
  return periodly[period]
}
