import { describe, expect, it } from 'vitest'
import { classGroups } from '../accounts/class-groups.ts'
import { restrictionName, restrictions } from './class-statuses.ts'

describe('the groups of classes', () => {
  it('are three tiers of grades [C-009]', () => {
    const { explorers, navigators, challengers } = classGroups
    expect([explorers, navigators, challengers].map(({ name, grades }) => [name, ...grades])).toEqual([
      ['Explorers', 1, 3],
      ['Navigators', 4, 6],
      ['Challengers', 7, 9],
    ])
  })

  it('are three others beside them [C-010]', () => {
    const { ms_moore_lessons, visst, summer_program } = classGroups
    expect([ms_moore_lessons.name, ...ms_moore_lessons.grades]).toEqual(['Ms Moore Lessons', 6, 8])
    expect([visst.name, ...visst.grades]).toEqual(['VISST', 9, 9])
    expect(summer_program.name).toBe('Summer Program')
  })

  it('are the choices of restrictions, with internal and deprecated [C-164]', () => {
    expect(restrictions.map(restrictionName)).toEqual([
      'Explorers',
      'Navigators',
      'Challengers',
      'Ms Moore Lessons',
      'VISST',
      'Summer Program',
      'Internal',
      'Deprecated',
    ])
  })
})
