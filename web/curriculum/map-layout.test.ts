import { describe, expect, it } from 'vitest'
import { sampleTopic, sampleUnit } from '../shell/samples.ts'
import { mapLayout } from './map-layout.ts'
import { unitsOfGrade } from './units-of-grade.ts'
import { unitStanding } from './unit-status.ts'

describe('mapLayout', () => {
  it('has seven cells a row where there is room and never fewer than five', () => {
    expect(mapLayout(35, 1248).perRow).toBe(7)
    for (const width of [200, 320, 390, 500, 700, 1000]) expect(mapLayout(35, width).perRow).toBeGreaterThanOrEqual(5)
  })

  it('fits its width and shows numbers in small cells', () => {
    for (const width of [320, 390, 820, 1248]) expect(mapLayout(16, width).width).toBeLessThanOrEqual(width)
    expect(mapLayout(16, 370).detail).toBe('numbers')
    expect(mapLayout(16, 1248).detail).toBe('names')
  })

  it('moves odd rows by half a cell and lays no two cells on one place', () => {
    const { places, perRow } = mapLayout(20, 1248)
    expect(places[perRow]![0] - places[0]![0]).toBeCloseTo((places[1]![0] - places[0]![0]) / 2)
    expect(new Set(places.map(String)).size).toBe(20)
  })
})

describe('unitStanding', () => {
  const ready = { readyForProduction: true }
  it('says nothing of a unit to a visitor', () => {
    expect(unitStanding(ready, undefined)).toEqual({ state: 'open', active: false, word: '' })
  })
  it('opens a unit of which a topic can be practiced', () => {
    expect(unitStanding({ readyForProduction: false, unitTopics: [sampleTopic()] }, undefined).state).toBe('open')
  })
  it('locks what is not ready, but never takes away what was passed', () => {
    expect(unitStanding({ readyForProduction: false }, undefined).state).toBe('locked')
    expect(unitStanding({ readyForProduction: false }, { activeStatus: 3, completionStatus: 2 }).state).toBe('passed')
  })
})

it('unitsOfGrade leaves out what begins at another grade', () => {
  const units = [
    sampleUnit({ unitCode: 'b', sequence: 302 }),
    sampleUnit({ unitCode: 'early', lowestGradeLevel: 2, sequence: 206 }),
    sampleUnit({ unitCode: 'a', sequence: 301 }),
  ]
  expect(unitsOfGrade(units, 3).map((unit) => unit.unitCode)).toEqual(['a', 'b'])
})
