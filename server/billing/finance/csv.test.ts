import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csv, csvTime } from './csv.ts'
import { readCsv } from './csv-of-tests.ts'

describe('a table for spreadsheets', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['  =1+1', "'  =1+1"],
    ['\u00A0@SUM(A1)', "'\u00A0@SUM(A1)"],
    ['\uFF1Dcmd|calc', "'\uFF1Dcmd|calc"],
    ['+49 1', "'+49 1"],
    ['-', "'-"],
    ['\t=x', "'\t=x"],
    ['-1045.50', '-1045.50'],
    ['Ten classes', 'Ten classes'],
    ['a\u0000b', 'ab'],
  ])('keeps %j from being a formula', (text, shown) => {
    expect(readCsv(csv(['t'], [[text]])).rows).toEqual([[shown]])
  })

  it('quotes what other spreadsheets would cut, and dates are dates', () => {
    expect(csv(['t'], [['foo;=1+1'], ['a\tb']]).toString('utf8')).toBe('\uFEFFt\r\n"foo;=1+1"\r\n"a\tb"\r\n')
    expect(csvTime(new Date('2026-11-02T15:00:00.250Z'))).toBe('2026-11-02 15:00:00')
  })

  it('is read back cell by cell, whatever people have typed, and no cell begins a formula', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({
        unit: fc.constantFrom('=', '+', '-', '@', ' ', '"', ',', ';', '\n', '\r', '\t', '1', '.', 'é', '李'),
      }),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(text, fc.integer()), { minLength: 1, maxLength: 5 }), (rows) => {
        const table = csv(['What', 'Count'], rows)
        expect(table.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
        const read = readCsv(table)
        expect(read.titles).toEqual(['What', 'Count'])
        expect(read.rows).toHaveLength(rows.length)
        read.rows.forEach(([shown = '', count], i) => {
          expect(count).toBe(String(rows[i]?.[1]))
          const plain = (rows[i]?.[0] ?? '').toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|\uFEFF|\u007F/gu, '')
          expect([plain, `'${plain}`]).toContain(shown.replaceAll(/[\u0080-\u009F]/g, ''))
          if (!/^-?\d+(\.\d+)?$/.test(shown)) expect(shown).not.toMatch(/^\s*[=+\-@]/)
        })
      }),
      { numRuns: 300 },
    )
  })
})
