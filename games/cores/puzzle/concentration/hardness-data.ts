export const concentrationHardness: readonly (readonly number[])[] = Array.from({ length: 5 }, () =>
  Array.from({ length: 10 }, () => 0.9),
)
