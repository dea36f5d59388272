import { describe, expect, it } from 'vitest'
import type { Unit } from '../curriculum/curriculum.ts'
import {
  isLocked,
  isSkipped,
  mapLabel,
  standingWord,
  statusByGrade,
  unitMap,
  unitStatusesOf,
  unitToGoOnWith,
} from './unit-map.ts'

/** A unit `code` of grades `low` to `high`, after the units named. */
function unit(code: string, low: number, high: number, ...after: string[]): Unit {
  return {
    unitCode: code,
    unitName: `Name ${code}`,
    sequence: low * 100 + 1,
    number: 1,
    lowestGradeLevel: low,
    highestGradeLevel: high,
    readyForProduction: true,
    icon: 'algebra',
    learningGoal: 'A goal.',
    priorSteps: after.map((one) => ({ startingUnitCode: one, nextStepUnitCode: code })),
  }
}
/** Fills in the next steps from the prior ones. */
function graph(...units: Unit[]): Unit[] {
  return units.map((one) => ({
    ...one,
    nextSteps: units.flatMap((other) =>
      (other.priorSteps ?? []).filter((step) => step.startingUnitCode === one.unitCode),
    ),
  }))
}
const own = (unitCode: string, activeStatus: 1 | 2 | 3, completionStatus: 0 | 1 | 2) => ({
  unitCode,
  activeStatus,
  completionStatus,
})
const chain = graph(
  unit('a', 5, 5),
  unit('b', 5, 5, 'a'),
  unit('c', 5, 5, 'b'),
  unit('d', 5, 5, 'c'),
  unit('e', 5, 5, 'd'),
  unit('f', 5, 5, 'e'),
  unit('apart', 5, 5),
)
const statuses = (units: Unit[], mine: ReturnType<typeof own>[], grade: number | null = 5): string =>
  [...unitStatusesOf(units, mine, grade)].map(([code, status]) => `${code} ${status}`).join(', ')

describe('the status of a unit on the map', () => {
  it('is current when it is active, or deactivated after a start [L-138] [L-139]', () => {
    expect(unitStatusesOf(chain, [own('c', 2, 0)], 5).get('c')).toBe('current')
    expect(unitStatusesOf(chain, [own('c', 3, 1)], 5).get('c')).toBe('current')
    // Deactivated without a start: as its neighbors and grade say.
    expect(statuses(chain, [own('c', 3, 0)])).toBe(
      'a current, b current, c current, d current, e current, f current, apart current',
    )
    expect(unitStatusesOf(chain, [own('c', 3, 0)], 9).get('c')).toBe('past')
    expect(unitStatusesOf(chain, [own('c', 1, 0)], 9).get('c')).toBe('past')
  })

  it('is next after an active step, and prior before one [L-139]', () => {
    const found = unitStatusesOf(chain, [own('c', 2, 0)], 5)
    expect([found.get('b'), found.get('d')]).toEqual(['prior', 'next'])
  })

  it('is next before it is prior when both hold [L-139]', () => {
    expect(unitStatusesOf(chain, [own('b', 2, 0), own('d', 2, 0)], 5).get('c')).toBe('next')
  })

  it.each([
    [5, 5, 6, 'past'],
    [5, 6, 6, 'current'],
    [6, 7, 6, 'current'],
    [7, 8, 6, 'future'],
    [0, 0, 0, 'current'],
    [9, 9, null, 'current'],
  ] as const)('of grades %s to %s for a student of grade %s is %s [L-140]', (lowest, highest, grade, status) => {
    expect(statusByGrade({ lowestGradeLevel: lowest, highestGradeLevel: highest }, grade)).toBe(status)
    expect(unitStatusesOf(graph(unit('u', lowest, highest)), [], grade).get('u')).toBe(status)
  })

  it('spreads: next after a started current unit, future after that, past before [L-141]', () => {
    expect(statuses(chain, [own('c', 3, 1)])).toBe(
      'a past, b past, c current, d next, e future, f future, apart current',
    )
    expect(statuses(chain, [own('d', 2, 0)])).toBe(
      'a past, b past, c prior, d current, e next, f future, apart current',
    )
  })

  it('asks of the prior step, not of the unit, that it was started [L-141]', () => {
    // Deactivated before a start: what follows is not next.
    expect(unitStatusesOf(chain, [own('c', 3, 0)], 5).get('d')).toBe('current')
    expect(unitStatusesOf(chain, [own('c', 3, 2)], 5).get('d')).toBe('next')
  })

  it('is future after a unit that is future by its grade [L-141]', () => {
    const units = graph(unit('late', 6, 6), unit('early', 5, 5, 'late'))
    expect(statuses(units, [])).toBe('late future, early future')
  })

  it('does not move a unit on which there is work', () => {
    const found = unitStatusesOf(chain, [own('a', 2, 1), own('c', 2, 2)], 5)
    expect([found.get('a'), found.get('b'), found.get('c'), found.get('d')]).toEqual([
      'current',
      'next',
      'current',
      'next',
    ])
  })
})

describe('a unit of the map', () => {
  it('has its status, completion, what comes before, and a title [L-096]', () => {
    const [, b] = unitMap(chain, [own('b', 2, 1)], { grade: 5, seesFuture: true, best: new Map([['b', 9]]) })
    expect(b).toMatchObject({
      unitStatus: 'current',
      completion: 'started',
      prevIds: ['a'],
      title: 'Unit 1: Name b',
      active: true,
      correct: 9,
    })
  })

  it('shows future as current to whoever is not a student [L-044]', () => {
    const of = (seesFuture: boolean) =>
      unitMap(chain, [own('b', 2, 1)], { grade: 5, seesFuture }).map((one) => one.unitStatus)
    expect(of(true).slice(2, 5)).toEqual(['next', 'future', 'future'])
    expect(of(false).slice(2, 5)).toEqual(['next', 'current', 'current'])
  })

  it('is locked when it is not started, not current, and next or future [L-142]', () => {
    const locked = (['prior', 'past', 'next', 'future', 'current'] as const).filter((unitStatus) =>
      isLocked({ unitStatus, completion: 'not_started' }),
    )
    expect(locked).toEqual(['next', 'future'])
    expect(isLocked({ unitStatus: 'future', completion: 'started' })).toBe(false)
    expect(isLocked({ unitStatus: 'next', completion: 'passed' })).toBe(false)
  })

  it('is skipped when it is not started, not current, and prior or past [L-143]', () => {
    const skipped = (['prior', 'past', 'next', 'future', 'current'] as const).filter((unitStatus) =>
      isSkipped({ unitStatus, completion: 'not_started' }),
    )
    expect(skipped).toEqual(['prior', 'past'])
    expect(isSkipped({ unitStatus: 'past', completion: 'started' })).toBe(false)
  })

  describe('the one to go on with', () => {
    const one = (unitCode: string, more: object = {}) => ({
      ...{ unitCode, prevIds: [], readyForProduction: true, active: false },
      ...{ unitStatus: 'current' as const, completion: 'not_started' as const, ...more },
    })
    const first = (...units: ReturnType<typeof one>[]) => unitToGoOnWith(units)?.unitCode ?? null

    it('is the first open one whose units before it are passed or not on the map', () => {
      expect(first(one('a'), one('b'))).toBe('a')
      const passed = one('a', { completion: 'passed' })
      expect(first(passed, one('b', { prevIds: ['c'] }), one('c', { prevIds: ['a', 'elsewhere'] }))).toBe('c')
    })

    it('is what was started, else what was activated, before any other', () => {
      const [active, started] = [one('b', { active: true }), one('c', { completion: 'started' })]
      expect(first(one('a'), active, started)).toBe('c')
      expect(first(one('a'), active)).toBe('b')
    })

    it('is nothing skipped, still to come, passed or not ready, and none where all are', () => {
      const [skipped, future] = [one('a', { unitStatus: 'past' }), one('b', { unitStatus: 'future' })]
      const [passed, unready] = [one('c', { completion: 'passed' }), one('d', { readyForProduction: false })]
      expect(first(skipped, future, passed, unready, one('e'))).toBe('e')
      expect(first(skipped, future, passed, unready)).toBe(null)
    })
  })

  it.each([
    ['past', 'not_started', false, 'Unit 4: Ratios (Skipped)'],
    ['prior', 'not_started', false, 'Unit 4: Ratios (Skipped)'],
    ['next', 'not_started', false, 'Unit 4: Ratios (Next up)'],
    ['future', 'not_started', false, 'Unit 4: Ratios (Locked)'],
    ['current', 'not_started', true, 'Unit 4: Ratios (Active)'],
    ['current', 'started', true, 'Unit 4: Ratios (Active)'],
    ['current', 'started', false, 'Unit 4: Ratios (Started)'],
    ['current', 'passed', false, 'Unit 4: Ratios (Passed)'],
    ['current', 'not_started', false, 'Unit 4: Ratios'],
  ] as const)('that is %s and %s (active: %s) is called %s [L-043]', (unitStatus, completion, active, label) => {
    expect(mapLabel({ unitStatus, completion, active, title: 'Unit 4: Ratios' })).toBe(label)
    expect(standingWord({ unitStatus, completion, active })).toBe(/\((.*)\)/.exec(label)?.[1] ?? '')
  })
})
