import { describe, expect, it } from 'vitest'
import { cellAfter, cellsPerRow, evenRow, mapPlan, pitchX, stepOfKey, type Step } from './map-plan.ts'

describe('the plan of a map', () => {
  it('has at least five cells a row at any width, and seven where they fit [L-041]', () => {
    for (const width of [200, 320, 390, 700, 820, 1000, 1440]) {
      for (const all of [false, true]) expect(cellsPerRow(width, all)).toBeGreaterThanOrEqual(5)
    }
    expect([cellsPerRow(1192, false), cellsPerRow(1192, true), cellsPerRow(390, true)]).toEqual([7, 12, 5])
  })

  it('lays no two cells over each other, odd rows half a cell to the side', () => {
    const plan = mapPlan([14, 13, 16], 7)
    for (const a of plan.cells)
      for (const b of plan.cells)
        if (a.index < b.index) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(pitchX - 0.5)
    expect(plan.cells[7]!.x - plan.cells[0]!.x).toBeCloseTo(pitchX / 2)
    expect(plan.bands).toHaveLength(3)
    expect(plan.rows.map((row) => row.length)).toEqual([7, 7, 7, 6, 7, 7, 2])
    for (const cell of plan.cells) {
      expect(cell.x + 66).toBeLessThanOrEqual(plan.width)
      expect(cell.y + 77).toBeLessThanOrEqual(plan.height)
    }
  })
})

describe('steps over the cells', () => {
  const plan = mapPlan([17], 5)
  const to = (from: number, step: Step) => cellAfter(plan, from, step, plan.cells[from]!.x)

  it('lead to all six neighbors of a cell', () => {
    // Cell 6 is the second of the second row, which is moved to the right.
    const steps: Step[] = ['left', 'right', 'upLeft', 'upRight', 'downLeft', 'downRight']
    expect(steps.map((step) => to(6, step))).toEqual([5, 7, 1, 2, 11, 12])
  })

  it('end at the edges', () => {
    expect([to(0, 'left'), to(4, 'right'), to(0, 'up'), to(16, 'down')]).toEqual([null, null, null, null])
    expect([to(7, 'rowStart'), to(7, 'rowEnd'), to(7, 'first'), to(7, 'last')]).toEqual([5, 9, 0, 16])
  })

  it('go straight down and up a column, and reach the last cell of a shorter row', () => {
    const x = plan.cells[2]!.x
    const path = [2]
    for (const step of ['down', 'down', 'up', 'up'] as const) path.push(cellAfter(plan, path.at(-1)!, step, x)!)
    expect(path).toEqual([2, 6, 12, 6, 2])
    expect(cellAfter(plan, 14, 'down', plan.cells[14]!.x)).toBe(16)
  })

  it('are the arrow keys, Home and End', () => {
    expect(stepOfKey('ArrowUp', false, false, false)).toBe('up')
    expect(stepOfKey('ArrowUp', true, false, false)).toBe('upRight')
    expect(stepOfKey('ArrowDown', false, true, false)).toBe('downLeft')
    expect(stepOfKey('Home', false, false, false)).toBe('rowStart')
    expect(stepOfKey('End', false, false, true)).toBe('last')
    expect([stepOfKey('ArrowLeft', false, true, false), stepOfKey('a', false, false, false)]).toEqual([null, null])
  })
})

it.each([
  [16, 7, 6],
  [15, 7, 5],
  [13, 7, 7],
  [7, 7, 7],
  [3, 7, 5],
  [16, 5, 5],
])('lays %i cells, of which %i fit beside each other, %i to a row', (count, most, perRow) => {
  expect(evenRow(count, most)).toBe(perRow)
})
