import type { RunType } from './exercise-types.ts'

/** How a second try went, or that the answer was shown without one. */
export const secondOutcomes = ['right', 'wrong', 'shown'] as const
export type SecondOutcome = (typeof secondOutcomes)[number]

/** The run types in which a wrong answer may be mended: where nothing runs against a clock or against others. */
export const offersSecondTry: readonly RunType[] = ['practice', 'unit_mastery']

/** Hours after which the answer is shown even where the second try was never used. */
export const secondTryHours = 24

/** The fewest options of a choice that leave something to think about when one of them is known to be wrong. */
export const secondTryOptions = 4
