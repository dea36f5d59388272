import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from '../start/web-build.mjs'
import { cores, runCommand } from './run-command.ts'
import type { Outcome, Step } from './step.ts'
import { countReport, describeFailures, type VitestReport } from './vitest-report.ts'

const program = (root: string, ...path: string[]): string => join(root, 'node_modules', ...path)

/** Every tsconfig that type-checks a part of the tree: each room, its tests where they have settings of their own, the root. */
export function typeProjects(root: string): { name: string; path: string }[] {
  const rooms = ['contract', 'curriculum', 'server', 'web', 'games']
  const found = rooms.flatMap((room) =>
    existsSync(join(root, room))
      ? readdirSync(join(root, room))
          .filter((file) => /^tsconfig(\.\w+)?\.json$/.test(file))
          .sort()
          .map((file) => ({ name: file === 'tsconfig.json' ? room : `${room} tests`, path: join(room, file) }))
      : [],
  )
  return [...found, { name: 'tools and journeys', path: 'tsconfig.json' }]
}

/**
 * How tsc checks one of them. Each of the four checkers that it would run side by side resolves the types of zod and kysely
 * for itself: one alone takes half the processor time, and beside other steps there is no core for more.
 */
export const typeCheck = (root: string, path: string): string[] => [
  program(root, 'typescript', 'bin', 'tsc'),
  '--checkers',
  '1',
  '-p',
  path,
]

/** A step that runs one of our programs with Node; its exit code decides. */
function nodeStep(root: string, name: string, args: readonly string[], timeoutSeconds = 900): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runCommand(process.execPath, args, { cwd: root, timeoutSeconds })
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output: output.slice(-20_000) }
    },
  }
}

/** Runs vitest projects and counts their cases. A run that ends badly without a failed case counts as one failure. */
export async function runVitest(root: string, name: string, args: readonly string[], env = {}): Promise<Outcome> {
  const report = join(root, 'node_modules', '.polyhex', `${name}.json`)
  rmSync(report, { force: true })
  const all = [program(root, 'vitest', 'vitest.mjs'), 'run', ...args, '--reporter=dot', '--reporter=json']
  const { code, output } = await runCommand(process.execPath, [...all, `--outputFile.json=${report}`], {
    cwd: root,
    env: { NO_COLOR: '1', ...env },
    timeoutSeconds: 1800,
  })
  if (!existsSync(report)) return { passed: 0, failed: 1, output }
  const results = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  const counted = countReport(results)
  const failed = code === 0 ? counted.failed : Math.max(counted.failed, 1)
  const remark = `${counted.passed} cases${counted.skipped > 0 ? `, ${counted.skipped} skipped` : ''}`
  // What failed, and nothing of what the others printed; a run that ends badly without a failed case says why at its end.
  const said = counted.failed > 0 ? describeFailures(results, root) : output.slice(-20_000)
  return { ...counted, failed, output: said, remark }
}

/** What the prepared surroundings offer to the steps that come after them. */
export interface Surroundings {
  readonly chromium: () => Promise<string>
  readonly postgres: () => Promise<string>
}

/** The whole suite in the order in which steps should begin; the slow ones first. */
export function suiteSteps(root: string, surroundings: Surroundings): Step[] {
  const tested: Record<string, string> = {}
  const prepare = (name: string, variable: string, bring: () => Promise<string>): Step => ({
    name,
    run: async () => {
      tested[variable] = await bring()
      return { passed: 1, failed: 0 }
    },
  })
  const steps: Step[] = [
    prepare('PostgreSQL', 'TEST_DATABASE_URL', surroundings.postgres),
    {
      name: 'build',
      run: async () => {
        const result = await buildWeb(root, { quiet: true })
        return { passed: 1, failed: 0, remark: result }
      },
    },
    {
      name: 'tests',
      uses: ['PostgreSQL'],
      run: () => runVitest(root, 'tests', ['--project=!e2e*', `--maxWorkers=${cores}`], tested),
    },
    ...typeProjects(root).map((project) => nodeStep(root, `types: ${project.name}`, typeCheck(root, project.path))),
    nodeStep(root, 'lint', [program(root, 'oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings']),
    nodeStep(root, 'format', [program(root, 'oxfmt', 'bin', 'oxfmt'), '--check']),
    nodeStep(root, 'boundaries', ['tools/boundaries.ts']),
    nodeStep(root, 'unused', ['tools/unused.ts']),
  ]
  if (existsSync(join(root, 'tools', 'sweep.ts'))) {
    // It only takes what the others leave of the cores, while they wait.
    steps.push(nodeStep(root, 'sweep', ['tools/sweep.ts', '--seeds', '200', '--gently'], 1800))
  }
  if (existsSync(join(root, 'tools', 'kill-test.ts'))) {
    const args = ['tools/kill-test.ts', '--rounds', '4']
    steps.push({
      name: 'kill test',
      needs: ['PostgreSQL'],
      after: ['tests'],
      run: async () => {
        const { code, output } = await runCommand(process.execPath, args, { cwd: root, env: tested })
        return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
      },
    })
  }
  if (existsSync(join(root, 'e2e', 'journeys'))) {
    const journeys = (name: string, args: readonly string[]): Step => ({
      name,
      needs: ['Chromium', 'build'],
      after: ['tests'],
      run: () => runVitest(root, name.replaceAll(' ', '-'), args, tested),
    })
    steps.push(
      prepare('Chromium', 'CHROMIUM_PATH', surroundings.chromium),
      // Each journey has a server, a database and a browser of its own, and waits for them nearly half of its time: one
      // more than there are cores keeps these at work.
      journeys('journeys', ['--project=e2e', `--maxWorkers=${cores + 1}`]),
      // It installs everything anew and waits for that: beside the others it costs next to nothing.
      journeys('start command', ['--project=e2e start command']),
    )
  }
  return steps
}
