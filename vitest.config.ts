import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that put something in the place of a module, and therefore need modules of their own. */
const mocking = ['server/identity/try-password.test.ts']

/**
 * One runner, a project per room: rule tests run bare, screen tests in jsdom. The files of a worker of the
 * server's tests share their modules, which takes a third of the time away: what a module remembers is a test's own to reset.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['contract/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'curriculum', include: ['curriculum/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          isolate: false,
          exclude: [...configDefaults.exclude, ...mocking],
        },
      },
      { test: { name: 'server alone', include: mocking, testTimeout: 60_000, hookTimeout: 120_000 } },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/prepare-demo-data.ts'],
          // A busy machine takes longer than the usual second.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tools/suite/screen-tests.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
