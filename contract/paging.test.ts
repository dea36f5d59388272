import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { nameList, nextOffset, onlyAsked, Page, pickFields } from './paging.ts'

/** Reads a list of `total` rows page by page, as a caller does, and gives the counts of rows read. */
function readAll(total: number): number[] {
  const read: number[] = []
  let offset: number | null = 0
  while (offset !== null) {
    const { count } = Page.parse({})
    const received = Math.min(count, total - offset)
    read.push(received)
    offset = nextOffset(offset, received, total)
  }
  return read
}

describe('paging', () => {
  it('reads 100 rows a page and stops when all are read [L-205, C-209]', () => {
    expect(readAll(250)).toEqual([100, 100, 50])
    expect(readAll(100)).toEqual([100])
  })

  it('reads at most 20 pages of a longer list [L-205, C-209]', () => {
    const read = readAll(2_001)
    expect(read).toHaveLength(20)
    expect(read.reduce((sum, n) => sum + n, 0)).toBe(2_000)
  })

  it('stops at an empty page, whatever total was promised', () => {
    expect(nextOffset(0, 0, 500)).toBeNull()
  })

  it('never passes a row over and never reads one twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), (total) => {
        expect(readAll(total).reduce((sum, n) => sum + n, 0)).toBe(total)
      }),
    )
  })

  it('refuses a page larger than 100 rows and a negative offset', () => {
    expect(Page.safeParse({ count: '101' }).success).toBe(false)
    expect(Page.safeParse({ offset: '-1' }).success).toBe(false)
    expect(Page.parse({ offset: '200', count: '50' })).toEqual({ offset: 200, count: 50 })
  })
})

describe('fields', () => {
  const fields = nameList(['unitName', 'learningGoal'])

  it('refuses a name that the list does not have', () => {
    const result = fields.safeParse('unitName,goal')
    expect(result.error?.issues[0]?.message).toBe('Choose from unitName, learningGoal.')
    expect(fields.parse('learningGoal')).toBe('learningGoal')
  })

  it('keeps what is asked for and what always belongs', () => {
    const row = { unitCode: 'a', unitName: 'A', learningGoal: 'B' }
    expect(pickFields(row, 'learningGoal', ['unitCode'])).toEqual({ unitCode: 'a', learningGoal: 'B' })
    expect(pickFields(row, undefined, ['unitCode'])).toBe(row)
  })
})

describe('a row of which only some fields were asked for', () => {
  it('may lack all but those that always come, and is held to its shape else', () => {
    const row = onlyAsked(z.object({ id: z.string(), name: z.string(), size: z.number() }), ['id'])
    expect(row.parse({ id: 'a', size: 3 })).toEqual({ id: 'a', size: 3 })
    expect(row.safeParse({ size: 3 }).success).toBe(false)
    expect(row.safeParse({ id: 'a', size: 'x' }).success).toBe(false)
  })
})
