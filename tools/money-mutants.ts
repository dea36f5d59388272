/**
 * `node tools/money-mutants.ts`: takes away one guard of the money's tables after the other, in the databases that tests
 * open, and runs the tests that claim to guard it: at least one must fail. `--report docs/money-mutants.md` writes the
 * table there, `--only refunds_fit,lock_credits` tries some. Ends with 1 when a mutant survives, or a test fails unmutated.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { postgresqlDatabase } from '../server/database/database.ts'
import { migrate } from '../server/database/migrate.ts'
import { type Mutant, mutants } from './money-mutants/mutants.ts'
import { openTestPostgres } from './suite/test-postgres.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

interface Verdict {
  readonly passed: number
  /** Titles of the tests that failed. */
  readonly failed: readonly string[]
}

interface Reported {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly name: string
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[]
  }[]
}

/** Runs these test files on databases that the SQL has changed. Throws where the runner says nothing. */
async function runTests(files: readonly string[], change: string, databaseUrl: string): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'polyhex-mutant-'))
  const report = join(folder, 'report.json')
  const args = ['run', '--project', 'server', '--reporter', 'json', '--outputFile', report, ...files]
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const env = { ...process.env, TEST_DATABASE_URL: databaseUrl, TEST_DATABASE_MUTANT: change }
  const child = spawn(process.execPath, [vitest, ...args], { cwd: root, env, stdio: 'ignore' })
  try {
    await new Promise((resolve) => child.once('exit', resolve))
    const told = JSON.parse(readFileSync(report, 'utf8')) as Reported
    const failed = told.testResults.flatMap(({ assertionResults, status, name }) => {
      const titles = assertionResults.filter((one) => one.status === 'failed').map((one) => one.title)
      return titles.length === 0 && status === 'failed' ? [`${name.slice(root.length + 1)} cannot begin`] : titles
    })
    return { passed: told.numPassedTests, failed }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Takes every guard away from a database of its own, so that a change which a database does not take is no mutant. */
async function tryChanges(databaseUrl: string): Promise<void> {
  const name = `polyhex_mutants_${process.pid}`
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const address = new URL(databaseUrl)
  address.pathname = `/${name}`
  const db = postgresqlDatabase(address.href, 2)
  try {
    await migrate(db)
    for (const { change } of mutants) await db.execute(change)
  } finally {
    await db.close()
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}

const row = ({ guard, migration }: Mutant, { failed }: Verdict): string =>
  `| ${guard} | ${migration} | ${failed.length === 0 ? '**survives**' : failed.length} | ${failed[0] ?? ''} |`

const { values } = parseArgs({ options: { only: { type: 'string' }, report: { type: 'string' } } })
const wanted = values.only?.split(',')
const tried = mutants.filter(({ guard }) => wanted === undefined || wanted.includes(guard))
const postgres = await openTestPostgres(root)
const lines: string[] = []
let survivors = 0
try {
  await tryChanges(postgres.url)
  const files = [...new Set(tried.flatMap((mutant) => mutant.tests))]
  const clean = await runTests(files, '', postgres.url)
  if (clean.failed.length > 0) throw new Error(`these fail with every guard in place: ${clean.failed.join('; ')}`)
  console.log(`${clean.passed} tests in ${files.length} files pass with every guard in place`)
  let next = 0
  const worker = async (): Promise<void> => {
    for (let at = next++; at < tried.length; at = next++) {
      const mutant = tried[at]
      if (mutant === undefined) return
      const verdict = await runTests(mutant.tests, mutant.change, postgres.url)
      if (verdict.failed.length === 0) survivors += 1
      lines[at] = row(mutant, verdict)
      console.log(lines[at])
    }
  }
  await Promise.all([worker(), worker()])
} finally {
  await postgres.stop()
}
console.log(`${tried.length} guards taken away, ${tried.length - survivors} missed by a test, ${survivors} survive`)
if (values.report !== undefined) {
  const head = readFileSync(join(root, 'tools', 'money-mutants', 'head.md'), 'utf8')
  const sum = `${tried.length} guards, ${tried.length - survivors} missed by a test, ${survivors} survive.`
  const table = ['| Guard taken away | Migration | Tests that fail | The first of them |', '| --- | --- | --- | --- |']
  writeFileSync(join(root, values.report), `${head.trimEnd()}\n\n${sum}\n\n${[...table, ...lines].join('\n')}\n`)
}
process.exit(survivors > 0 ? 1 : 0)
