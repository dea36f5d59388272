import { describe, expect, it } from 'vitest'
import { checkPosition } from './p03-position.ts'
import type { Sweep } from './check.ts'

/** A sweep of questions that have so many options, the right one in the place given. */
function faultsOf(
  questions: readonly { readonly count: number; readonly place: number }[],
  fixedOrder = false,
): string[] {
  const faults: string[] = []
  const samples = questions.map(({ count, place }) => ({
    choice: {
      widget: {
        widget: 'choice',
        options: Array.from({ length: count }, (_, i) => ({ id: 'abcde'[i] as string, text: String(i) })),
      },
      key: { rightOptionIds: ['abcde'[place] as string] },
    },
  }))
  const sweep = { level: { fixedOrder }, samples, fail: (_: string, __: null, detail: string) => faults.push(detail) }
  checkPosition(sweep as unknown as Sweep)
  return faults
}

const forty = Array.from({ length: 40 }, (_, i) => i)
const mixed = (i: number): number => (i % 3 === 0 ? 4 : 5)

describe('the place of the right option', () => {
  it('is favored when it is always the first, with some questions of four options and some of five', () => {
    expect(faultsOf(forty.map((i) => ({ count: mixed(i), place: 0 })))).not.toEqual([])
  })

  it('is sound when every place is met equally often', () => {
    expect(faultsOf(forty.map((i) => ({ count: mixed(i), place: Math.floor(i / 3) % mixed(i) })))).toEqual([])
  })

  it('may lean to one of two fixed options, but not be always the same', () => {
    expect(
      faultsOf(
        forty.map((i) => ({ count: 2, place: i % 4 === 0 ? 1 : 0 })),
        true,
      ),
    ).toEqual([])
    expect(
      faultsOf(
        forty.map(() => ({ count: 2, place: 0 })),
        true,
      ),
    ).not.toEqual([])
  })
})
