/** Pairs to find, by scene and level, found by `tools/tune-games.ts`. */
export const concentrationHardness: readonly (readonly number[])[] = [
  [14, 14, 14, 14, 14, 14, 15, 15, 15, 16],
  [13, 13, 13, 14, 14, 14, 14, 14, 14, 14],
  [16, 16, 16, 16, 16, 16, 16, 16, 16, 17],
  [11, 12, 12, 13, 13, 14, 14, 14, 14, 14],
  [11, 12, 12, 13, 13, 14, 14, 14, 14, 14],
]
