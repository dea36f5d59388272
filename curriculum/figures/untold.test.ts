import { describe, expect, it } from 'vitest'
import { areaModel } from './area-model.ts'
import { array } from './array.ts'
import { balance } from './balance.ts'
import { barModel } from './bar-model.ts'
import { baseTenBlocks } from './base-ten-blocks.ts'
import { calendar } from './calendar.ts'
import { clock } from './clock.ts'
import { coins } from './coins.ts'
import { counters } from './counters.ts'
import { cubeStack } from './cube-stack.ts'
import { lowest } from './exact.ts'
import { factorTree } from './factor-tree.ts'
import { gridArea } from './grid-area.ts'
import { hundredChart } from './hundred-chart.ts'
import { numberBond } from './number-bond.ts'
import { numberLine } from './number-line.ts'
import { pictograph } from './pictograph.ts'
import { growingTiles } from './pattern-tiles.ts'
import { scale } from './scale.ts'
import { spinner } from './spinner.ts'
import { table } from './table.ts'
import { tenFrame } from './ten-frame.ts'
import { thermometer } from './thermometer.ts'
import { venn } from './venn.ts'

/** What a picture asks for is neither in its alt text nor among its labels, while all that is given is. */
describe('the alt text gives the facts and leaves the answer', () => {
  it('of things to count, by naming them one by one or row by row', () => {
    expect(counters({ groups: [{ count: 4, shape: 'star' }], say: 'each' }).alt).toBe(
      'A picture of counters. star star star star.',
    )
    expect(tenFrame({ filled: 7 }).alt).toBe('A ten frame, five cells in a row: top row 5 discs, bottom row 2 discs.')
    expect(tenFrame({ filled: 8, second: 5, frames: 2 }).alt).toBe(
      'Ten frames. First frame: top row 5 discs, bottom row 3 discs and 2 hexagons. Second frame: top row 3 hexagons, bottom row empty.',
    )
    expect(tenFrame({ filled: 8, crossedOut: 3 }).alt).toContain('The last 3 crossed out.')
    expect(baseTenBlocks({ numbers: [{ tens: 3, ones: 2 }], say: 'each' }).alt).toBe(
      'Base ten blocks: ten ten ten and one one.',
    )
    expect(numberLine({ from: 0, to: 80, step: 20, points: [{ at: 45, label: '?' }] }).alt).toContain(
      'the point ? is a quarter of the way between marks 2 and 3 after the first',
    )
    expect(numberLine({ from: 0, to: 8, step: 2, missing: [6] }).alt).toContain('one number is missing')
    expect(baseTenBlocks({ numbers: [{ tens: 3, ones: 4 }] }).alt).toBe('Base ten blocks: 3 tens and 4 ones.')
    expect(array({ rows: 3, columns: 4 }).alt).not.toContain('12')
    expect(
      cubeStack({
        heights: [
          [2, 2, 2],
          [2, 2, 2],
        ],
      }).alt,
    ).toBe('A stack of unit cubes: 2 layers, each of 2 rows with 3 cubes.')
    expect(
      growingTiles({
        steps: [
          [[0, 0]],
          [
            [0, 0],
            [1, 0],
            [0, 1],
          ],
          null,
        ],
      }).alt,
    ).toBe('Growing pattern of squares. figure 1: a row of 1; figure 2: rows of 1 and 2; figure 3: missing.')
    expect(table({ rows: [['Cats', 'tally:7']], rowHeaders: true, header: ['Pet', 'Votes'] }).alt).toContain(
      'Cats: tallies 5+2',
    )
  })
  it('of places to read', () => {
    const line = numberLine({ from: 0, to: 50, step: 5, labelEvery: 10, points: [{ at: 35, label: '?' }] })
    expect(line.alt).toBe('Number line from 0 to 50, a mark every 5; the point ? is 7 marks after 0.')
    expect(line.svg).not.toContain('>35<')
    expect(clock([{ minutes: 225 }]).alt).toBe(
      'A clock face: the short hand points between 3 and 4, the long hand at 9.',
    )
    expect(clock([{ minutes: 225 }]).svg).not.toContain('3:45')
    expect(clock([{ minutes: 225, digital: true }]).svg).toContain('3:45')
    expect(scale({ kind: 'jug', from: 0, to: 100, step: 10, labelEvery: 5, value: 70, unit: 'mL' }).alt).not.toContain(
      '70',
    )
    expect(thermometer({ from: -10, to: 20, step: 2, labelEvery: 5, readings: [{ value: -4 }], unit: '°C' }).alt).toBe(
      'A thermometer in °C from −10 to 20, a mark every 2. It stands 3 marks above −10.',
    )
  })
  it('of unknown parts', () => {
    expect(numberBond({ whole: 10, parts: [6, null] }).alt).toBe(
      'Number bond. The whole is 10; the parts are 6 and unknown.',
    )
    expect(
      barModel({
        bars: [
          { name: 'Ana', parts: [{ size: 24, text: '24' }] },
          { name: 'Ben', parts: [{ size: 15, text: null }] },
        ],
        difference: '9',
      }).alt,
    ).toBe('Bar model. Ana: 24; Ben: unknown; difference 9.')
    expect(
      balance({
        left: [
          { kind: 'box', text: 'x' },
          { kind: 'box', text: 'x' },
          { kind: 'weight', text: '3' },
        ],
        right: [{ kind: 'weight', text: '11' }],
      }).alt,
    ).toBe('Balance scale. Left: 2 of box x and weight 3. Right: weight 11. The two sides balance.')
    expect(
      balance({ left: [{ kind: 'text', text: '4 + 3' }], right: [{ kind: 'text', text: '8' }], held: true }).alt,
    ).toBe('Balance scale. Left: 4 + 3. Right: 8. Both pans rest on blocks.')
    expect(gridArea({ columns: 7, rows: 7, top: null, left: null }).alt).toBe(
      'A grid of 49 small squares with unknown sides, nothing shaded.',
    )
    expect(areaModel({ top: ['20', '4'], left: ['13'], cells: [['260', null]] }).alt).toBe(
      'Area model, columns 20 and 4; row 13: 260, unknown.',
    )
    expect(factorTree({ value: 12, children: [{ value: 3 }, { value: null }] }).alt).toBe(
      'Factor tree: 12 splits into 3 and unknown.',
    )
    expect(hundredChart({ cells: [35, 44, 45, 46, 55], missing: [46] }).alt).toBe(
      'A number chart in rows of 10, in order: 35, 44, 45, blank, 55.',
    )
    expect(hundredChart({ cells: [35, 44, 45, 46, 55], missing: [46] }).svg).not.toContain('>46<')
    expect(venn({ names: ['Soccer', 'Music'], first: '8', both: null, second: '5' }).alt).toContain('both: unknown')
  })
  it('of money, dates, charts and chances', () => {
    expect(coins({ pieces: [25, 10, 1] }).alt).toBe('Money laid out on a table: 25¢, 10¢, and 1¢.')
    expect(coins({ pieces: [25, 5], face: 'name' }).svg).not.toContain('25¢')
    expect(calendar({ month: 'May', days: 31, firstWeekday: 3, highlighted: [14] }).alt).toContain(
      'the 1st is a Wednesday',
    )
    expect(gridArea({ columns: 10, rows: 10, shaded: 34 }).alt).toContain('3 full columns and 4 more squares')
    expect(gridArea({ columns: 10, rows: 10, crossed: { columns: 3, rows: 4 } }).alt).not.toContain('12')
    expect(pictograph({ rows: [{ name: 'Apples', count: 14 }], key: 4 }).alt).toBe(
      'Pictograph. Each circle stands for 4. Apples: 3 and a half symbols.',
    )
    expect(spinner({ sectors: [{ text: 'A', size: 2 }, { text: 'B' }] }).alt).toContain(
      'A (2 of 3 shares), B (1 of 3 shares)',
    )
  })
  it('of solution sets, with open and closed ends', () => {
    const half = lowest(1n, 2n)
    expect(
      numberLine({ from: lowest(-2n, 1n), to: lowest(2n, 1n), step: half, intervals: [{ from: half, to: null }] }).alt,
    ).toContain('shaded to the right from an open circle at 1/2')
    expect(numberLine({ from: -5, to: 5, step: 1, intervals: [{ from: -2, to: 3, fromClosed: true }] }).alt).toContain(
      'shaded between a closed circle at −2 and an open circle at 3',
    )
  })
})

describe('a figure refuses parameters that it cannot draw truly', () => {
  it('too many marks, parts of symbols, numbers that are none', () => {
    expect(() => numberLine({ from: 0, to: 1000, step: 1 })).toThrow(RangeError)
    expect(() => pictograph({ rows: [{ name: 'A', count: 3 }], key: 4 })).toThrow(RangeError)
    expect(() => pictograph({ rows: [{ name: 'A', count: 2 }], key: 4, shape: 'star' })).toThrow(RangeError)
    expect(() => numberLine({ from: 0, to: Number.NaN, step: 1 })).toThrow(RangeError)
  })
})
