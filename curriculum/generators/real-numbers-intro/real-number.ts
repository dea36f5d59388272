import { frac } from '../../notation/number-latex.ts'

/**
 * A real number in the way that a question writes it: a/b; a terminating decimal a/1000; a repeating decimal of the digits a
 * (b of them); the square root of a; the square root of a/b; a times pi; pi/a; a plus the square root of b; the cube root of a.
 */
export interface RealNumber {
  readonly form:
    | 'fraction'
    | 'terminating'
    | 'repeating'
    | 'root'
    | 'root_of_fraction'
    | 'pi_times'
    | 'pi_over'
    | 'sum_with_root'
    | 'cube_root'
  readonly a: number
  readonly b: number
}

/** The whole number whose power is n, or null. */
function exactRoot(n: number, index: 2 | 3): number | null {
  const guess = Math.round(n ** (1 / index))
  return guess ** index === n ? guess : null
}

/** True when the number is a quotient of whole numbers. */
export function isRational(x: RealNumber): boolean {
  switch (x.form) {
    case 'fraction':
    case 'terminating':
    case 'repeating':
      return true
    case 'root':
      return exactRoot(x.a, 2) !== null
    case 'root_of_fraction':
      return exactRoot(x.a, 2) !== null && exactRoot(x.b, 2) !== null
    case 'sum_with_root':
      return exactRoot(x.b, 2) !== null
    case 'cube_root':
      return exactRoot(x.a, 3) !== null
    case 'pi_times':
    case 'pi_over':
      return false
  }
}

const repeatingDigits = (x: RealNumber): string => String(x.a).padStart(x.b, '0')

/** The number as it is written. */
export function writtenReal(x: RealNumber): string {
  switch (x.form) {
    case 'fraction':
      return frac(x.a, x.b)
    case 'terminating':
      return `0.${String(x.a).padStart(3, '0')}`
    case 'repeating':
      return `0.\\overline{${repeatingDigits(x)}}`
    case 'root':
      return `\\sqrt{${x.a}}`
    case 'root_of_fraction':
      return `\\sqrt{${frac(x.a, x.b)}}`
    case 'pi_times':
      return x.a === 1 ? '\\pi' : `${x.a}\\pi`
    case 'pi_over':
      return frac('\\pi', x.a)
    case 'sum_with_root':
      return `${x.a} + \\sqrt{${x.b}}`
    case 'cube_root':
      return `\\sqrt[3]{${x.a}}`
  }
}

/** Why the number is rational or not, in one sentence, and the line that shows it. */
export function reasonFor(x: RealNumber): { say: string; latex: string } {
  const written = writtenReal(x)
  const root = exactRoot(x.a, 2)
  switch (x.form) {
    case 'fraction':
      return { say: 'It is a fraction of whole numbers already, however long its decimal is.', latex: written }
    case 'terminating':
      return { say: 'The decimal ends, so it is a number of thousandths.', latex: `${written} = ${frac(x.a, 1000)}` }
    case 'repeating':
      return {
        say: 'A decimal that repeats is a fraction: the repeated digits over as many nines.',
        latex: `${written} = ${frac(x.a, 10 ** x.b - 1)}`,
      }
    case 'root':
      return root === null
        ? {
            say: `\\(${x.a}\\) is not a perfect square, so its root never ends and never repeats.`,
            latex: `${Math.floor(Math.sqrt(x.a))} < ${written} < ${Math.floor(Math.sqrt(x.a)) + 1}`,
          }
        : { say: `\\(${x.a}\\) is a perfect square, so the root is whole.`, latex: `${written} = ${root}` }
    case 'root_of_fraction':
      return isRational(x)
        ? {
            say: 'Top and bottom are perfect squares, so the root is a fraction.',
            latex: `${written} = ${frac(root ?? x.a, exactRoot(x.b, 2) ?? x.b)}`,
          }
        : { say: 'Top and bottom are not both perfect squares, so no fraction has this square.', latex: written }
    case 'pi_times':
    case 'pi_over':
      return { say: 'Pi is irrational, and a fraction times pi stays irrational.', latex: written }
    case 'sum_with_root':
      return isRational(x)
        ? {
            say: `The root is whole, so the sum is a whole number.`,
            latex: `${written} = ${x.a + (exactRoot(x.b, 2) ?? 0)}`,
          }
        : { say: `\\(\\sqrt{${x.b}}\\) is irrational. Adding \\(${x.a}\\) does not change that.`, latex: written }
    case 'cube_root':
      return isRational(x)
        ? {
            say: `\\(${x.a}\\) is a perfect cube, so the cube root is whole.`,
            latex: `${written} = ${exactRoot(x.a, 3)}`,
          }
        : { say: `\\(${x.a}\\) is not a perfect cube, so its cube root is irrational.`, latex: written }
  }
}

/** A number worth asking about: proper in lowest terms, a decimal that cannot be shortened. */
export function isGood(x: RealNumber): boolean {
  const coprime = (a: number, b: number): boolean => (b === 0 ? a === 1 : coprime(b, a % b))
  switch (x.form) {
    case 'fraction':
    case 'root_of_fraction':
      return x.a !== x.b && coprime(x.a, x.b)
    case 'terminating':
      return x.a % 10 !== 0
    case 'repeating':
      return x.b === 1 ? x.a < 9 : Math.floor(x.a / 10) !== x.a % 10
    default:
      return true
  }
}
