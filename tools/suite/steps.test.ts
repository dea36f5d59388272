import { expect, it } from 'vitest'
import { typeProjects } from './steps.ts'

it('type-checks every room, and the tests of the rooms that know no platform', () => {
  const names = typeProjects(new URL('../..', import.meta.url).pathname).map((project) => project.name)
  expect(names).toEqual(
    expect.arrayContaining(['contract', 'contract tests', 'curriculum', 'curriculum tests', 'server', 'web']),
  )
  expect(names.at(-1)).toBe('tools and journeys')
})
