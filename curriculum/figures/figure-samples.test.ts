import { describe, expect, it } from 'vitest'
import { openChance } from '../chance.ts'
import { figureSamples } from './figure-samples.ts'
import { figureFaults } from './layout-check.ts'

describe('every kind of figure', () => {
  it.each(Object.entries(figureSamples))('%s is sound and tells its facts for 120 sets of parameters', (kind, make) => {
    for (let seed = 0; seed < 120; seed++) {
      const { figure, facts } = make(openChance(`${kind}|${seed}`))
      expect(figureFaults(figure), `${kind} ${seed}: ${figure.alt}`).toEqual([])
      expect(figure.facts, `${kind} ${seed}`).toMatchObject(facts)
      expect(figure.svg.length, `${kind} ${seed} is heavy`).toBeLessThan(60_000)
    }
  })
  it('gives the same bytes for the same parameters', () => {
    for (const [kind, make] of Object.entries(figureSamples))
      expect(make(openChance(kind)).figure).toEqual(make(openChance(kind)).figure)
  })
})
