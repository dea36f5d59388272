/**
 * `node tools/money-mutants.ts`: takes away one guard of the money's tables after the other, in the databases that tests
 * open, or one guard of the code in a copy of the tree, and runs the tests that claim to guard it: at least one must fail. `--report docs/money-mutants.md` writes the
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
import { copyTree } from './money-mutants/copy-tree.ts'
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

interface Attempt {
  readonly files: readonly string[]
  /** What the databases are changed by. */
  readonly change: string
  /** Where the tests stand. */
  readonly tree: string
}

/** Runs test files on databases that the SQL has changed. Throws where the runner says nothing. */
async function runTests({ files, change, tree }: Attempt, databaseUrl: string): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'polyhex-mutant-'))
  const report = join(folder, 'report.json')
  const args = ['run', '--project', 'server', '--reporter', 'json', '--outputFile', report, ...files]
  const vitest = join(tree, 'node_modules', 'vitest', 'vitest.mjs')
  const env = { ...process.env, TEST_DATABASE_URL: databaseUrl, TEST_DATABASE_MUTANT: change }
  const child = spawn(process.execPath, [vitest, ...args], { cwd: tree, env, stdio: 'ignore' })
  const lastResort = (): void => void child.kill('SIGKILL')
  process.once('exit', lastResort)
  try {
    await new Promise((resolve) => child.once('exit', resolve))
    const told = JSON.parse(readFileSync(report, 'utf8')) as Reported
    const failed = told.testResults.flatMap(({ assertionResults, status, name }) => {
      const titles = assertionResults.filter((one) => one.status === 'failed').map((one) => one.title)
      return titles.length === 0 && status === 'failed' ? [`${name.slice(tree.length + 1)} cannot begin`] : titles
    })
    return { passed: told.numPassedTests, failed }
  } finally {
    process.removeListener('exit', lastResort)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs the tests of a guard without it: without its SQL, or in a copy of the tree without its code. */
async function runWithout({ where, change, code, tests: files }: Mutant, databaseUrl: string): Promise<Verdict> {
  if (code === undefined) return runTests({ files, change, tree: root }, databaseUrl)
  const tree = copyTree(root, where, code)
  const remove = (): void => rmSync(tree, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    return await runTests({ files, change, tree }, databaseUrl)
  } finally {
    process.removeListener('exit', remove)
    remove()
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
    for (const { change } of mutants) if (change !== '') await db.execute(change)
  } finally {
    await db.close()
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}

const row = ({ guard, where }: Mutant, { failed }: Verdict): string =>
  `| ${guard} | ${where} | ${failed.length === 0 ? '**survives**' : failed.length} | ${failed[0] ?? ''} |`

const { values } = parseArgs({ options: { only: { type: 'string' }, report: { type: 'string' } } })
const wanted = values.only?.split(',')
const tried = mutants.filter(({ guard }) => wanted === undefined || wanted.includes(guard))
const postgres = await openTestPostgres(root)
// What was begun ends with this, also when it is stopped: the tree itself is never changed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
const lines: string[] = []
let survivors = 0
try {
  await tryChanges(postgres.url)
  const files = [...new Set(tried.flatMap((mutant) => mutant.tests))]
  const clean = await runTests({ files, change: '', tree: root }, postgres.url)
  if (clean.failed.length > 0) throw new Error(`these fail with every guard in place: ${clean.failed.join('; ')}`)
  console.log(`${clean.passed} tests in ${files.length} files pass with every guard in place`)
  let next = 0
  const worker = async (): Promise<void> => {
    for (let at = next++; at < tried.length; at = next++) {
      const mutant = tried[at]
      if (mutant === undefined) return
      const verdict = await runWithout(mutant, postgres.url)
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
  const table = [
    '| Guard taken away | Where it stands | Tests that fail | The first of them |',
    '| --- | --- | --- | --- |',
  ]
  writeFileSync(join(root, values.report), `${head.trimEnd()}\n\n${sum}\n\n${[...table, ...lines].join('\n')}\n`)
}
process.exit(survivors > 0 ? 1 : 0)
