import type { Bond } from './missing-part.ts'

/** The part that is not given. */
export const otherPart = (p: Bond): number => p.whole - p.given

/** Two bonds are one where whole and given part are, whatever way they were written. */
export const bondNote = (p: Bond): string => `${p.whole}: ${p.given}`

/** Why a bond is not made by hand: there would be nothing to put in, or nothing there. */
export const emptyPart = (p: Bond): string | null => (p.given === 0 || otherPart(p) === 0 ? 'a part is nothing' : null)
