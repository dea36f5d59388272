import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bringChromium } from './suite/find-chromium.ts'
import { clockEnvironment } from './suite/run-clock.ts'
import { cores, stopEverything } from './suite/run-command.ts'
import { chosenSteps, runSteps, totalLine } from './suite/step.ts'
import { suiteSteps } from './suite/steps.ts'
import { openTestPostgres, type TestPostgres } from './suite/test-postgres.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The whole suite: prepares a browser and a PostgreSQL, runs every step, says one line for each and a total. */
async function runSuite(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      list: { type: 'boolean' },
      clock: { type: 'string' },
      zone: { type: 'string' },
    },
  })
  // Every step inherits it. The clock of this process stays: it measures how long the steps take.
  Object.assign(process.env, clockEnvironment(values, new Date()))
  const begun = performance.now()
  let postgres: TestPostgres | null = null
  const surroundings = {
    chromium: () => bringChromium(root),
    postgres: async () => {
      postgres = await openTestPostgres(root)
      return postgres.url
    },
  }
  const everyStep = suiteSteps(root, surroundings)
  if (values.list === true) {
    console.log(everyStep.map((step) => step.name).join('\n'))
    return 0
  }
  const steps = values.only === undefined ? everyStep : chosenSteps(everyStep, values.only.split(','))
  const stopped = (): void => {
    stopEverything()
    void postgres?.stop().finally(() => process.exit(130))
    if (postgres === null) process.exit(130)
  }
  process.on('SIGINT', stopped)
  process.on('SIGTERM', stopped)
  const total = await runSteps(steps, Math.max(2, cores), ({ name, outcome, seconds }) => {
    const remark = outcome.remark === undefined ? '' : `, ${outcome.remark}`
    console.log(`${outcome.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s${remark})`)
    if (outcome.failed > 0) console.log(`${(outcome.output ?? '').trim()}\n`)
  })
  await (postgres as TestPostgres | null)?.stop()
  console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s`)
  console.log(totalLine(total))
  return total.failed === 0 ? 0 : 1
}

process.exit(await runSuite())
