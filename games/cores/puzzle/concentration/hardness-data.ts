/** Pairs to find, by scene and level, found by `tools/tune-games.ts`. */
export const concentrationHardness: readonly (readonly number[])[] = [
  [19, 19, 19, 19, 19, 19, 18, 18, 18, 17],
  [16, 16, 16, 16, 16, 16, 16, 16, 16, 17],
  [20, 20, 20, 20, 20, 20, 20, 19, 19, 19],
  [16, 16, 16, 16, 16, 16, 16, 16, 16, 16],
  [16, 16, 16, 16, 16, 16, 16, 16, 16, 16],
]
