import { baseTenBlocks } from '../../figures/base-ten-blocks.ts'
import { listWords } from '../../figures/lettering.ts'
import { amounts } from '../../values/amounts.ts'
import { item } from '../../values/items.ts'
import { countNoun } from '../../words/nouns.ts'
import type { BaseTenWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Amounts, Figure, Item } from '../../values/values.ts'

/** Blocks that lie on a table; ten of a kind or more may lie there. */
export interface Piles {
  readonly hundreds: number
  readonly tens: number
  readonly ones: number
}

/** A number below 1,000 with as few blocks as can be. */
export function pilesOf(n: number): Piles {
  return { hundreds: Math.floor(n / 100), tens: Math.floor(n / 10) % 10, ones: n % 10 }
}

/** What the blocks are worth together. */
export function worthOf({ hundreds, tens, ones }: Piles): number {
  return 100 * hundreds + 10 * tens + ones
}

/** '2 tens and 14 ones'; kinds of which there are none are left out. */
export function pilesWords({ hundreds, tens, ones }: Piles): string {
  const all = [
    [hundreds, 'hundred'],
    [tens, 'ten'],
    [ones, 'one'],
  ] as const
  return listWords(all.flatMap(([count, name]) => (count > 0 ? [countNoun(count, name)] : [])))
}

/** The blocks as an answer that is built: just these. */
export function pilesAmounts({ hundreds, tens, ones }: Piles): Amounts {
  return amounts({ ...(hundreds > 0 ? { hundred: hundreds } : {}), ten: tens, one: ones }, 'exact', {
    hundred: 100,
    ten: 10,
    one: 1,
  })
}

/** The blocks as an answer that any others of the same worth are right for, whether or not ten of a kind were traded. */
export function pilesWorth(piles: Piles): Amounts {
  return { ...pilesAmounts(piles), goal: 'total' }
}

/** The blocks drawn; named by how many of each kind there are, never by the number. */
export function pilesFigure(piles: Piles): Figure {
  return baseTenBlocks({ numbers: [piles] })
}

/** The blocks as a picture to choose. */
export function pilesItem(piles: Piles): Item {
  const figure = baseTenBlocks({ numbers: [piles], small: true })
  return item(`${piles.hundreds} ${piles.tens} ${piles.ones}`, '', { figure, speech: figure.alt })
}

/** The tray of a level: with hundreds where its numbers have three digits. */
export type BlockColumns = BaseTenWidget['columns']
export const twoColumns: BlockColumns = ['ten', 'one']
export const threeColumns: BlockColumns = ['hundred', 'ten', 'one']

/** The mat with some blocks on it. */
export function blockMat(columns: BlockColumns, mode: BaseTenWidget['mode'], start: Piles | null): BaseTenWidget {
  const signs = [
    ['h', start?.hundreds ?? 0],
    ['t', start?.tens ?? 0],
    ['o', start?.ones ?? 0],
  ] as const
  const text = signs.flatMap(([sign, count]) => (count > 0 ? [`${sign}${count}`] : [])).join(',')
  return { widget: 'base_ten', columns, mode, start: text === '' ? 'none' : text }
}

/** Tens and ones changed in their places. */
export function turnedAround({ hundreds, tens, ones }: Piles): Piles {
  return { hundreds, tens: ones, ones: tens }
}

/** As many ones as the digits make when they are added. */
export function facesAdded({ hundreds, tens, ones }: Piles): Piles {
  return { hundreds: 0, tens: 0, ones: hundreds + tens + ones }
}

const same = (a: Piles, b: Piles): boolean => worthOf(a) === worthOf(b)

/** Of wrong piles, those that are worth something else than the right ones, and each only once. */
export function wrongPiles<T extends { readonly piles: Piles }>(right: Piles, all: readonly T[]): T[] {
  return all.filter(
    ({ piles }, i) =>
      !same(piles, right) &&
      worthOf(piles) > 0 &&
      Math.min(piles.hundreds, piles.tens, piles.ones) >= 0 &&
      all.findIndex((other) => same(other.piles, piles)) === i,
  )
}
