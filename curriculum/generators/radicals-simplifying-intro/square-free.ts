/** Numbers from 2 to 47 that no square larger than 1 divides: they stay below a square root. */
export const squareFree: readonly number[] = Array.from({ length: 46 }, (_, i) => i + 2).filter(
  (n) => ![4, 9, 25].some((square) => n % square === 0),
)

/** Numbers from 2 to 40 that no cube larger than 1 divides. */
export const cubeFree: readonly number[] = Array.from({ length: 39 }, (_, i) => i + 2).filter(
  (n) => ![8, 27].some((cube) => n % cube === 0),
)
