import { expect, it } from 'vitest'
import { countReport, typeProjects } from './steps.ts'

it('counts a test file that could not be loaded as a failure', () => {
  const file = (status: string, ...cases: string[]) => ({
    status,
    assertionResults: cases.map((state) => ({ status: state })),
  })
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [file('passed', 'passed', 'passed', 'pending'), file('failed', 'passed', 'failed'), file('failed')],
  }
  expect(countReport(report)).toEqual({ passed: 3, failed: 2, skipped: 1 })
})

it('type-checks every room, and the tests of the rooms that know no platform', () => {
  const names = typeProjects(new URL('../..', import.meta.url).pathname).map((project) => project.name)
  expect(names).toEqual(
    expect.arrayContaining(['contract', 'contract tests', 'curriculum', 'curriculum tests', 'server', 'web']),
  )
  expect(names.at(-1)).toBe('tools and journeys')
})
