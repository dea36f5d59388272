/** One recorded answer of some user to some item, as data sets have it. Ids are positions: 0 up to the number of them. */
export interface ReplayRow {
  readonly user: number
  readonly item: number
  readonly skills: readonly number[]
  readonly right: boolean
}

/** How many users are held out in turn: of five, one. */
export const folds = 5

const mask = 0xffff_ffff_ffff_ffffn

/**
 * The fold of a user by the user's own id, a whole number: the last step of splitmix64, taken modulo 5. Fold 0 holds the test users
 * of the reference.
 */
export function foldOf(userId: bigint): number {
  let x = (userId + 0x9e37_79b9_7f4a_7c15n) & mask
  x = ((x ^ (x >> 30n)) * 0xbf58_476d_1ce4_e5b9n) & mask
  x = ((x ^ (x >> 27n)) * 0x94d0_49bb_1331_11ebn) & mask
  return Number((x ^ (x >> 31n)) % BigInt(folds))
}
