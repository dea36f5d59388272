import { expect, it } from 'vitest'
import { countReport, describeFailures } from './vitest-report.ts'

const file = (name: string, status: string, ...cases: readonly (readonly [status: string, why?: string])[]) => ({
  name: `/house/${name}`,
  status,
  message: cases.length === 0 ? 'cannot find its import' : '',
  assertionResults: cases.map(([state, why], index) => ({
    status: state,
    fullName: `room case ${index + 1}`,
    failureMessages: why === undefined ? [] : [why],
  })),
})
const report = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    file('a.test.ts', 'passed', ['passed'], ['passed'], ['pending']),
    file('b.test.ts', 'failed', ['passed'], ['failed', `expected 2, got 3${'.'.repeat(5000)}`]),
    file('c.test.ts', 'failed'),
  ],
}

it('counts a test file that could not be loaded as a failure', () => {
  expect(countReport(report)).toEqual({ passed: 3, failed: 2, skipped: 1 })
})

it('names everything that failed before it says why, and nothing that passed', () => {
  const lines = describeFailures(report, '/house').split('\n')
  expect(lines.slice(0, 3)).toEqual(['- b.test.ts > room case 2', '- c.test.ts', ''])
  expect(lines.slice(3).map((line) => line.slice(0, 30))).toEqual([
    'b.test.ts > room case 2',
    'expected 2, got 3.............',
    'c.test.ts',
    'cannot find its import',
  ])
  expect(lines[4]).toHaveLength(1500)
})
