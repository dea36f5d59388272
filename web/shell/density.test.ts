import { expect, it } from 'vitest'
import { densityFor } from './density.ts'

it.each([
  [null, 'student'],
  [{ roles: ['student'] as const, grade: 0 }, 'young'],
  [{ roles: ['student'] as const, grade: 3 }, 'young'],
  [{ roles: ['student'] as const, grade: 4 }, 'student'],
  [{ roles: ['student'] as const, grade: null }, 'student'],
  [{ roles: ['parent'] as const, grade: null }, 'adult'],
  [{ roles: ['tutor'] as const, grade: null }, 'adult'],
] as const)('densityFor %j is %s', (account, density) => {
  expect(densityFor(account && { ...account, roles: [...account.roles] })).toBe(density)
})
