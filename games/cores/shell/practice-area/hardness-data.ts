export const practiceAreaHardness: readonly (readonly number[])[] = Array.from({ length: 5 }, () =>
  Array.from({ length: 10 }, () => 14),
)
