/** The greatest whole number that divides both; positive unless both are 0. */
export const divisorOf = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisorOf(b, a % b))
