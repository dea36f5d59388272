import { unitStatusesOf } from '@polyhex/contract/activity/unit-map'
import { units } from '@polyhex/curriculum'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../seed/test-world.ts'

const world = openWorld()
const graph = units.map((unit) => ({
  unitCode: unit.unitCode,
  lowestGradeLevel: unit.lowestGradeLevel,
  highestGradeLevel: unit.highestGradeLevel,
  priorSteps: [...unit.priorSteps],
  nextSteps: [...unit.nextSteps],
}))
const ownUnits = fc.uniqueArray(
  fc.record({
    unitCode: fc.constantFrom(...graph.map((unit) => unit.unitCode)),
    activeStatus: fc.constantFrom(1, 2, 3) as fc.Arbitrary<1 | 2 | 3>,
    completionStatus: fc.constantFrom(0, 1, 2) as fc.Arbitrary<0 | 1 | 2>,
  }),
  { maxLength: 30, selector: (one) => one.unitCode },
)
const grades = fc.option(fc.integer({ min: 0, max: 12 }), { nil: null })

describe('statuses on the graph of all units', () => {
  it('are given to every unit once, current to all that is worked on, whatever the order of the lists', () => {
    fc.assert(
      fc.property(ownUnits, grades, (own, grade) => {
        const found = unitStatusesOf(graph, own, grade)
        expect(found.size).toBe(185)
        for (const one of own) {
          const isCurrent = one.activeStatus === 2 || one.completionStatus > 0
          if (isCurrent) expect(found.get(one.unitCode)).toBe('current')
        }
        const turned = unitStatusesOf(graph.toReversed(), own.toReversed(), grade)
        for (const [code, status] of found) expect(turned.get(code)).toBe(status)
      }),
      { numRuns: 60 },
    )
  })

  it('leave nothing open behind what is locked: after next or future comes future, unless there is work', () => {
    fc.assert(
      fc.property(ownUnits, grades, (own, grade) => {
        const found = unitStatusesOf(graph, own, grade)
        for (const unit of graph) {
          const status = found.get(unit.unitCode)
          const isBehindLock = unit.priorSteps.some((step) =>
            ['next', 'future'].includes(found.get(step.startingUnitCode) ?? ''),
          )
          if (isBehindLock) expect(['past', 'open']).not.toContain(status)
          if (isBehindLock && status === 'current') expect(own.some((one) => one.unitCode === unit.unitCode)).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('give a student without any work their grade, all before it as past and all after it as future', () => {
    for (let grade = 0; grade <= 12; grade += 1) {
      const found = unitStatusesOf(graph, [], grade)
      for (const unit of graph) {
        const status = found.get(unit.unitCode)
        if (unit.highestGradeLevel < grade) expect(status).toBe('past')
        else if (unit.lowestGradeLevel > grade) expect(status).toBe('future')
        else expect(status).toBe('current')
      }
    }
  })
})

describe('getUnitMap', () => {
  it('gives every unit as it stands for the account, with the best mastery run [L-096] [L-137] [L-139]', async () => {
    const sam = await world.person({ grade: 3 })
    const params = { accountId: sam.accountId }
    const whole = await sam.call('getUnitMap', { params })
    expect(whole.body.units).toHaveLength(185)
    const grade = await sam.call('getUnitMap', { params, query: { gradeLevel: 3 } })
    const code: string = grade.body.units[2].unitCode
    await sam.call('setActiveStatus', { params: { ...params, unitCode: code, activeStatus: '2' } })
    const find = async () => {
      const { body } = await sam.call('getUnitMap', { params })
      return new Map<string, { unitStatus: string; active: boolean; prevIds: string[] }>(
        body.units.map((unit: { unitCode: string }) => [unit.unitCode, unit]),
      )
    }
    const active = await find()
    expect(active.get(code)).toMatchObject({
      unitStatus: 'current',
      active: true,
      completion: 'not_started',
      correct: 0,
    })
    for (const before of active.get(code)?.prevIds ?? []) expect(active.get(before)?.unitStatus).toBe('prior')
    const after = [...active.values()].filter((unit) => unit.prevIds.includes(code))
    expect(new Set(after.map((unit) => unit.unitStatus))).toEqual(new Set(['next']))
    await sam.call('setActiveStatus', { params: { ...params, unitCode: code, activeStatus: '3' } })
    expect((await find()).get(code)).toMatchObject({ unitStatus: 'current', active: false })
  })

  it('does not tell a parent what is still to come, and tells strangers nothing [L-044]', async () => {
    const student = await world.person({ grade: 3 })
    const admin = await world.person({ roles: ['admin'] })
    const stranger = await world.person()
    const params = { accountId: student.accountId }
    const statuses = async (who: typeof student) =>
      new Set(
        (await who.call('getUnitMap', { params })).body.units.map((one: { unitStatus: string }) => one.unitStatus),
      )
    expect(await statuses(student)).toEqual(new Set(['past', 'current', 'future']))
    expect(await statuses(admin)).toEqual(new Set(['past', 'current']))
    expect((await stranger.call('getUnitMap', { params })).status).toBe(404)
  })
})
