/** Digits of a whole number from the ones up, filled with zeros to `places`. */
export function digitsUp(n: number, places: number): number[] {
  return Array.from({ length: places }, (_, i) => Math.floor(n / 10 ** i) % 10)
}

/** One column of the written way: its digits, the carry that comes in and goes out, and the digit written. */
export interface Column {
  readonly digits: readonly number[]
  readonly carriedIn: number
  readonly sum: number
  readonly written: number
  readonly carriedOut: number
}

/** The written way of adding, column by column from the ones. The last column's carry is written in front. */
export function columnsOf(addends: readonly number[]): Column[] {
  const places = String(Math.max(...addends)).length
  let carry = 0
  return Array.from({ length: places }, (_, i) => {
    const digits = addends.map((n) => digitsUp(n, places)[i] as number)
    const carriedIn = carry
    const sum = digits.reduce((total, digit) => total + digit, carriedIn)
    carry = Math.floor(sum / 10)
    return { digits, carriedIn, sum, written: sum % 10, carriedOut: carry }
  })
}

/** How many columns hand a carry on to a column to their left. */
export function carriesIn(addends: readonly number[]): number {
  return columnsOf(addends).filter((c) => c.carriedOut > 0).length
}

/** Each column added alone, its carry dropped; the first column keeps its whole sum. */
export function withoutCarry(addends: readonly number[]): number {
  const columns = columnsOf(addends)
  return columns.reduce((total, { digits }, i) => {
    const sum = digits.reduce((a, b) => a + b, 0)
    return total + (i === columns.length - 1 ? sum : sum % 10) * 10 ** i
  }, 0)
}

/** Each column's whole sum written down side by side. */
export function bothDigitsWritten(addends: readonly number[]): number {
  const sums = columnsOf(addends).map(({ digits }) => digits.reduce((a, b) => a + b, 0))
  return Number(sums.toReversed().join(''))
}
