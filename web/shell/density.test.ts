import { expect, it } from 'vitest'
import { densityFor, densityOfQuestion } from './density.ts'

it.each([
  [null, 'student'],
  [{ roles: ['student'] as const, grade: 0 }, 'young'],
  [{ roles: ['student'] as const, grade: 3 }, 'young'],
  [{ roles: ['student'] as const, grade: 4 }, 'student'],
  [{ roles: ['student'] as const, grade: 12 }, 'student'],
  [{ roles: ['student'] as const, grade: null }, 'student'],
  [{ roles: ['parent'] as const, grade: null }, 'adult'],
  [{ roles: ['tutor'] as const, grade: null }, 'adult'],
] as const)('densityFor %j is %s', (account, density) => {
  expect(densityFor(account && { ...account, roles: [...account.roles] })).toBe(density)
})

it.each([
  [0, 'young'],
  [3, 'young'],
  [4, 'student'],
  [5, 'student'],
  [6, 'senior'],
  [12, 'senior'],
] as const)('a question of grade %i stands in the density %s', (grade, density) => {
  expect(densityOfQuestion(grade)).toBe(density)
})

it('changes from page to question at no grade up to 5, so that nothing there changes its size', () => {
  const pageOf = (grade: number) => densityFor({ roles: ['student'], grade })
  const grades = [0, 1, 2, 3, 4, 5]
  expect(grades.map(densityOfQuestion)).toEqual(grades.map(pageOf))
})
