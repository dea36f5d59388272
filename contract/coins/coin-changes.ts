import { z } from 'zod'

/** Change types with their code and colour. Everything else about them derives from here. */
export const coinChangeTypes = {
  initial: { code: 1, colour: 'primary' },
  practice: { code: 2, colour: 'success' },
  speed: { code: 3, colour: 'success' },
  unit_mastery: { code: 4, colour: 'success' },
  math_only: { code: 5, colour: 'success' },
  home_decoration_sell: { code: 10, colour: 'warning' },
  home_decoration_buy: { code: 20, colour: 'warning' },
  game_booster: { code: 21, colour: 'warning' },
  contest_question_hint: { code: 25, colour: 'secondary' },
  admin: { code: 30, colour: 'primary' },
} as const satisfies Record<string, { code: number; colour: 'primary' | 'success' | 'warning' | 'secondary' }>

export type CoinChangeType = keyof typeof coinChangeTypes
export const coinChangeTypeNames = Object.keys(coinChangeTypes) as [CoinChangeType, ...CoinChangeType[]]
export const CoinChangeTypeName = z.enum(coinChangeTypeNames)

/** One row of the coin history. */
export const CoinChange = z.object({
  id: z.string(),
  changedAt: z.iso.datetime(),
  changeType: CoinChangeTypeName,
  changeDetails: z.string(),
  userAssetChangeAmount: z.number().int(),
  /** The balance after the change. */
  userAssetFinalAmount: z.number().int().min(0),
})
export type CoinChange = z.infer<typeof CoinChange>

/** Kinds of assets; coins are number 1 (decision L-219). */
export const assetTypes = { coins: 1 } as const

export const UserAsset = z.object({ assetType: z.literal(assetTypes.coins), amount: z.number().int().min(0) })

/** The value of the Add Coins dialog: whole, from -100,000 to 100,000, not 0 (decision L-178). */
export const coinAmountLimits = { least: -100_000, most: 100_000, standard: 100 } as const
export const CoinAmount = z
  .number('Enter a whole number.')
  .int('Enter a whole number.')
  .min(coinAmountLimits.least, 'Enter a number from -100,000 to 100,000.')
  .max(coinAmountLimits.most, 'Enter a number from -100,000 to 100,000.')
  .refine((amount) => amount !== 0, 'Enter a number other than 0.')

/** The Add Coins field as typed, parsed as a whole number; null when it is none. */
export function parseCoinAmount(typed: string): number | null {
  const text = typed.trim().replace(/,/g, '').replace(/^[−–]/, '-')
  return /^[+-]?\d{1,9}$/.test(text) ? Number(text) : null
}
