import { coinChangeTypes, type CoinChangeType } from '@polyhex/contract/coins/coin-changes'
import type { ChipHue } from '../kit/chip.tsx'

/** What a coin change is called in the table. */
export const coinChangeNames: Record<CoinChangeType, string> = {
  initial: 'Welcome gift',
  practice: 'Practice',
  speed: 'Speed play',
  unit_mastery: 'Unit mastery',
  math_only: 'Right answers',
  home_decoration_sell: 'Decoration sold',
  home_decoration_buy: 'Decoration bought',
  game_booster: 'Game booster',
  contest_question_hint: 'Contest hint',
  admin: 'From Polyhex',
}

/** The colours of the contract in ours: earned is green, spent is honey, the rest quiet [L-124, L-125, L-126]. */
const hues = { primary: 'primary', success: 'correct', warning: 'reward', secondary: 'neutral' } as const

/** The chip colour of a change type. */
export function coinChangeHue(type: CoinChangeType): ChipHue {
  return hues[coinChangeTypes[type].colour]
}

/** An amount with its sign: '+16', '−10'. */
export function signedAmount(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${Math.abs(amount).toLocaleString('en-US')}`
}

/** A moment as the account's own clock shows it. */
export function momentText(iso: string, timeZone: string | undefined): { day: string; time: string } {
  const zone = timeZone ? { timeZone } : {}
  const moment = new Date(iso)
  return {
    day: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', ...zone }).format(moment),
    time: new Intl.DateTimeFormat('en-US', { timeStyle: 'short', ...zone }).format(moment),
  }
}
