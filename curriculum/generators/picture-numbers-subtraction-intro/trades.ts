/** top - bottom, neither negative, bottom not larger. */
export interface Subtraction {
  readonly top: number
  readonly bottom: number
}

/** One place: what stands on top after trades, what is taken, what is left, and whether ten were brought here. */
export interface Column {
  readonly top: number
  readonly taken: number
  readonly left: number
  readonly traded: boolean
}

/** Ones, tens and hundreds of a number below 1000. */
export function digitsOf(n: number): [ones: number, tens: number, hundreds: number] {
  return [n % 10, Math.floor(n / 10) % 10, Math.floor(n / 100)]
}

/** The written way, column by column from the ones. */
export function columnsOf(p: Subtraction): Column[] {
  const bottom = digitsOf(p.bottom)
  let owed = 0
  return digitsOf(p.top).map((digit, i) => {
    const taken = bottom[i] as number
    const traded = digit - owed < taken
    const top = digit - owed + (traded ? 10 : 0)
    owed = traded ? 1 : 0
    return { top, taken, left: top - taken, traded }
  })
}

/** The places, ones first, that got ten from the next one. */
export function tradedPlaces(p: Subtraction): number[] {
  return columnsOf(p).flatMap((c, i) => (c.traded ? [i] : []))
}

/** In every column the smaller digit taken from the larger. */
export function smallerFromLarger(p: Subtraction): number {
  const bottom = digitsOf(p.bottom)
  return digitsOf(p.top).reduce((sum, digit, i) => sum + Math.abs(digit - (bottom[i] as number)) * 10 ** i, 0)
}
