/** So many at first, and so many of them taken away. */
export interface Difference {
  readonly all: number
  readonly taken: number
}

export const leftOf = ({ all, taken }: Difference): number => all - taken

/** Two questions about the same numbers are one, whatever else is drawn for them. */
export const differenceNote = ({ all, taken }: Difference): string => `${all}-${taken}`

/** Why a difference is not asked where nothing is left, or each line would say the same. */
export function plainDifference(p: Difference): string | null {
  return leftOf(p) === 0 ? 'nothing is left' : null
}
