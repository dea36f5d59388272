import { range } from '../wrong-answer.ts'
import { pilesOf, type Piles } from './blocks.ts'

/** A number, and blocks that show it in another way than with the fewest: some blocks are broken up. */
export interface Broken {
  readonly n: number
  readonly piles: Piles
}

/** A ten, or a hundred, of a number is broken into ten of the next kind. */
export function broken(n: number, kind: 'ten' | 'hundred'): Broken {
  const { hundreds, tens, ones } = pilesOf(n)
  return {
    n,
    piles:
      kind === 'ten'
        ? { hundreds, tens: tens - 1, ones: ones + 10 }
        : { hundreds: hundreds - 1, tens: tens + 10, ones },
  }
}

/** Numbers of two digits with a ten broken up; two equal digits would hide a swap. */
export const brokenTens: readonly Broken[] = range(11, 99)
  .filter((n) => n % 10 !== 0 && n % 11 !== 0)
  .map((n) => broken(n, 'ten'))
  .toSorted((a, b) => brokenLoad(a) - brokenLoad(b))

/** Numbers of three digits with a ten or a hundred broken up; few enough hundreds to be seen. */
export const brokenHundreds: readonly Broken[] = range(111, 599)
  .filter((n) => {
    const { hundreds, tens, ones } = pilesOf(n)
    return tens > 0 && ones > 0 && tens !== ones && hundreds !== tens
  })
  .flatMap((n) => [broken(n, 'ten'), broken(n, 'hundred')])
  .toSorted((a, b) => brokenLoad(a) - brokenLoad(b))

/** The blocks that lie there, and those of the larger kinds more. */
export function brokenLoad({ n, piles: { hundreds, tens, ones } }: Broken): number {
  return hundreds + tens + ones + (n > 99 && tens > 9 ? 6 : 0)
}
