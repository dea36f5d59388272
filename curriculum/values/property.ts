/**
 * What an example must have, as plain data, so that it can be stored with its question. The list is closed: each is decided in one
 * place, and the checks try each against an oracle. Numbers are whole.
 */
export type Property =
  /** 0 times the number is left out: nobody means it. */
  | { readonly is: 'multiple_of'; readonly of: number }
  | { readonly is: 'factor_of'; readonly of: number }
  /** Neither of the two ends. */
  | { readonly is: 'between'; readonly low: number; readonly high: number }
  /** Those that the question has named. */
  | { readonly is: 'none_of'; readonly numbers: readonly number[] }
  /** The same amount in whatever way it is written: '1/2', '0.75'. */
  | { readonly is: 'equal_to'; readonly value: string }
  /** Put in for the letter, it makes the relation true: '3x + 1 < 20'. */
  | { readonly is: 'solves'; readonly relation: string; readonly letter: string }
  /** So many whole numbers from 1 that add up to the total, or multiply to it. */
  | { readonly is: 'sum_is'; readonly total: number; readonly count: number }
  | { readonly is: 'product_is'; readonly total: number; readonly count: number }

/** Whether an example is several numbers with a sign between them. */
export const isOfSeveral = (
  property: Property,
): property is Extract<Property, { readonly is: 'sum_is' | 'product_is' }> =>
  property.is === 'sum_is' || property.is === 'product_is'
