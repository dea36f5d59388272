/** The parts of a number by place, the largest first, without empty places: 407 is 400 and 7. */
export function partsOf(n: number): number[] {
  const text = String(n)
  return [...text].map((digit, i) => Number(digit) * 10 ** (text.length - 1 - i)).filter((part) => part > 0)
}

/** The digits alone, as if every one stood in the ones. */
export function digitSum(n: number): number {
  return [...String(n)].reduce((sum, digit) => sum + Number(digit), 0)
}

/** Adds n to itself `times` times: the route of the oracles. */
export function addedUp(n: number, times: number): number {
  let sum = 0
  for (let i = 0; i < times; i++) sum += n
  return sum
}
