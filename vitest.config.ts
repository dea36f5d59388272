import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that put something in the place of a module, and therefore need modules of their own. */
export const mocking = {
  server: ['server/identity/try-password.test.ts'],
  web: [
    'web/exercises/exercise-screen.test.tsx',
    'web/exercises/results/results-screen.test.tsx',
    'web/exercises/second-try.test.tsx',
    'web/feedback/issue-toast.test.tsx',
  ],
}

const patient = { testTimeout: 60_000, hookTimeout: 120_000 }
/** The files of a worker share their modules: what a module remembers is a test's own to reset. */
const together = { ...patient, isolate: false }
const screens = { environment: 'jsdom', setupFiles: ['tools/suite/screen-tests.ts'] }
const startCommand = 'e2e/journeys/start-command.e2e.ts'
/** A busy machine takes longer than the usual second; a wait ends as soon as there is what it waits for. */
const journeys = { expect: { poll: { timeout: 60_000 } }, testTimeout: 600_000, hookTimeout: 600_000 }
const but = (files: readonly string[]): string[] => [...configDefaults.exclude, ...files]

/**
 * One runner, a project per room: rule tests run bare, screen tests in jsdom. Loading the modules (and the window) for
 * each file anew takes two thirds of the time of all rooms, so that only files which need it do.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['contract/**/*.test.ts'], ...together } },
      { test: { name: 'curriculum', include: ['curriculum/**/*.test.ts'], ...together } },
      { test: { name: 'server', include: ['server/**/*.test.ts'], exclude: but(mocking.server), ...together } },
      { test: { name: 'server alone', include: mocking.server, ...patient } },
      {
        test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], exclude: but(mocking.web), ...screens, ...together },
      },
      { test: { name: 'web alone', include: mocking.web, ...screens, ...patient } },
      { test: { name: 'games', include: ['games/**/*.test.ts'], ...together } },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], ...patient } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: but([startCommand]),
          globalSetup: ['e2e/prepare-demo-data.ts'],
          ...journeys,
        },
      },
      // The journey of somebody who starts the product for the first time: nothing is prepared for it.
      { test: { name: 'e2e start command', include: [startCommand], ...journeys } },
    ],
  },
})
