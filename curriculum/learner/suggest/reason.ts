import { themes } from '../../catalogue/themes.ts'
import { topicLevel, topicLevels } from '../../catalogue/topic-levels.ts'
import type { LevelOutlook } from './level-outlook.ts'
import type { CatalogTopicLevel } from '../../catalogue/topic-levels.ts'

/** Why a topic level or a unit is suggested now. */
export type Reason =
  | { readonly kind: 'review'; readonly days: number }
  | { readonly kind: 'unfinished'; readonly right: number; readonly answered: number }
  | { readonly kind: 'ground'; readonly of: string }
  | { readonly kind: 'next'; readonly after: string }
  | { readonly kind: 'fits'; readonly theme: string }
  | { readonly kind: 'focus'; readonly theme: string }
  | { readonly kind: 'step up' }
  | { readonly kind: 'easy' }
  | { readonly kind: 'speed'; readonly known: boolean }
  | { readonly kind: 'unit after'; readonly after: string }
  | { readonly kind: 'unit known' }
  | { readonly kind: 'unit fits' }

/** The success between which something new is learned best, and what counts as known. Source: D-041. */
export const learningBand = { low: 0.6, high: 0.85 } as const

/** What a prerequisite must reach before the level that builds on it is suggested. */
export const firmGround = 0.5

/** Below this likely success, a level or a unit is no step that the model would suggest. */
export const fairStep = 0.4

/** So many right answers on a level, and the share of right ones, before it is there to be reviewed. */
const known = { right: 4, share: 0.6 } as const

/** Days after which a level is due for review: longer the more often it was right. */
export function daysUntilReview(right: number): number {
  return Math.min(45, Math.max(3, Math.round(0.7 * right)))
}

const answered = ({ tally }: LevelOutlook): number => tally.right + tally.wrong

/** True for a level on which the account was mostly right. */
export function wasSolved(outlook: LevelOutlook): boolean {
  const { right } = outlook.tally
  return right >= known.right && right >= known.share * answered(outlook)
}

/** How overdue a review is: 1 on the day it falls due, 2 after twice the time; 0 for what is not there to be reviewed. */
export function overdue(outlook: LevelOutlook): number {
  if (outlook.days === null || !wasSolved(outlook)) return 0
  return outlook.days / daysUntilReview(outlook.tally.right)
}

/** A level on which answers went wrong lately although it builds on `level`; null when there is none. */
function strugglesAbove(
  level: CatalogTopicLevel,
  outlook: (level: CatalogTopicLevel) => LevelOutlook,
): CatalogTopicLevel | null {
  const above = topicLevels.filter((one) => one.prerequisites.includes(level.key))
  return above.find((one) => isStuck(outlook(one))) ?? null
}

/** Tried, and mostly wrong. */
export function isStuck(outlook: LevelOutlook): boolean {
  return answered(outlook) >= 4 && outlook.tally.right < 0.5 * answered(outlook) && outlook.success < learningBand.low
}

/**
 * Why practice on a level would make sense for an account, the strongest reason first; null when none does. `focus` holds
 * the codes of the themes that were chosen to focus on.
 */
export function reasonToPractice(
  level: CatalogTopicLevel,
  outlook: (level: CatalogTopicLevel) => LevelOutlook,
  focus: ReadonlySet<string>,
): Reason | null {
  const seen = outlook(level)
  if (overdue(seen) >= 1) return { kind: 'review', days: seen.days ?? 0 }
  if (answered(seen) > 0 && !wasSolved(seen)) {
    return { kind: 'unfinished', right: seen.tally.right, answered: answered(seen) }
  }
  if (wasSolved(seen)) return null
  const above = strugglesAbove(level, outlook)
  if (above !== null) return { kind: 'ground', of: above.name }
  const before = level.prerequisites.map(topicLevel).find((one) => one !== null && wasSolved(outlook(one)))
  if (before !== undefined && before !== null) return { kind: 'next', after: before.name }
  if (seen.success < learningBand.low) return { kind: 'step up' }
  if (seen.success > learningBand.high) return { kind: 'easy' }
  const theme = themes.find((one) => one.themeCode === level.theme)
  return { kind: focus.has(level.theme) ? 'focus' : 'fits', theme: theme?.themeName ?? level.name }
}

/** Why speed play on a level would make sense: only for what is known; null otherwise. */
export function reasonForSpeed(outlook: LevelOutlook): Reason | null {
  if (!outlook.level.supportsSpeedPlay || outlook.success < learningBand.high || isStuck(outlook)) return null
  return { kind: 'speed', known: wasSolved(outlook) }
}

function since(days: number): string {
  if (days < 7) return `${days} days ago`
  if (days < 14) return 'last week'
  if (days < 28) return 'some weeks ago'
  return 'a while ago'
}

/** A reason in one plain sentence, as its card shows it. */
export function sentenceOf(reason: Reason): string {
  switch (reason.kind) {
    case 'review':
      return `You solved most of these ${since(reason.days)}; a review keeps them.`
    case 'unfinished':
      return reason.right === 0
        ? 'You have tried this before; one more look helps.'
        : `You solved ${reason.right} of ${reason.answered} so far; a bit more helps.`
    case 'ground':
      return `This makes “${reason.of}” easier.`
    case 'next':
      return `You know “${reason.after}”; this is the next step.`
    case 'fits':
      return `New in “${reason.theme}”, and you are ready for it.`
    case 'focus':
      return `You chose to focus on “${reason.theme}”, and are ready for this.`
    case 'step up':
      return 'A step up for you; take your time and use the hints.'
    case 'easy':
      return 'This should feel easy; it keeps you in practice.'
    case 'speed':
      return reason.known ? 'You know this well; now try it faster.' : 'This should feel easy; see how fast you are.'
    case 'unit after':
      return `You finished “${reason.after}”; this unit comes next.`
    case 'unit known':
      return 'You know most of this unit already; show it.'
    case 'unit fits':
      return 'You can reach most of this unit now.'
  }
}
