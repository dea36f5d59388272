/** What we read of vitest's JSON report. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    /** Why a file could not be loaded. */
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

type FileResult = VitestReport['testResults'][number]
const couldNotRun = (file: FileResult): boolean =>
  file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed')

/** Counts a vitest JSON report; a file that could not even be loaded counts as one failure. */
export function countReport(report: VitestReport): { passed: number; failed: number; skipped: number } {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(couldNotRun).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

const longest = { message: 1500, all: 60_000 } as const

/** The failed cases by name, all of them first, then why each failed. `root` is taken off the names of the files. */
export function describeFailures(report: VitestReport, root: string): string {
  const shortened = (path: string): string => path.replace(`${root}/`, '')
  const failures = report.testResults.flatMap((file) => {
    const at = shortened(file.name)
    if (couldNotRun(file)) return [{ title: at, why: file.message ?? '' }]
    return file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ title: `${at} > ${test.fullName}`, why: (test.failureMessages ?? []).join('\n') }))
  })
  const names = failures.map(({ title }) => `- ${title}`)
  const reasons = failures.map(({ title, why }) => `${title}\n${why.slice(0, longest.message)}`)
  return [...names, '', ...reasons].join('\n').slice(0, longest.all)
}
