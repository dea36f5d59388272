import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { measure } from '../curriculum/learner/replay/measures.ts'
import { fitLayer, writeLayerWeights } from './simulate/fit-layer.ts'
import { comparePolicies, rowLine, simulateThemes, type Row } from './simulate/levelling-table.ts'
import { simulatePractice } from './simulate/practice-world.ts'
import { levellingTargets, practiceTargets, targetLine, type Target } from './simulate/targets.ts'

/**
 * `npm run simulate`: levelling and the learner model on simulated students, with the demands of the design on them.
 *   --students 3000           for each row of the table
 *   --only policies,themes,practice
 *   --strict                  ends with 1 when a demand is missed
 *   --fit                     fits the twelve weights of the layer anew, writes them, and tests them on other students
 * The same number of students gives the same figures on every machine.
 */
const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '3000' },
    only: { type: 'string', default: 'policies,themes,practice' },
    strict: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
  },
})
const students = Number(values.students)
const wanted = new Set(values.only.split(','))
const targets: Target[] = []

function printTable(rows: readonly Row[]): void {
  const conditions = [...new Set(rows.map((row) => row.condition))]
  for (const condition of conditions) {
    console.log(`\n${condition}: error in grades at 60, 120, 180, 240, 300 s`)
    for (const row of rows) if (row.condition === condition) console.log(rowLine(row))
  }
}

if (values.fit) {
  const weights = fitLayer(students)
  writeLayerWeights(dirname(dirname(fileURLToPath(import.meta.url))), weights)
  console.log(`weights written: ${weights.join(', ')}. Run again without --fit to see what they do.`)
} else {
  if (wanted.has('policies')) {
    console.log(`Levelling, ${students} simulated students a row, a theme with four focus areas`)
    const rows = comparePolicies(students)
    printTable(rows)
    targets.push(...levellingTargets(rows, 'EAP as built'))
  }
  if (wanted.has('themes')) {
    console.log(`\nLevelling as built, on the levels of each theme, ${students} simulated students of its grades`)
    printTable([...simulateThemes(students, 'grade known'), ...simulateThemes(students, 'grade unknown')])
  }
  if (wanted.has('practice')) {
    const rows = [...simulatePractice(students, 20, 'practice for testing')]
    console.log(`\nThe learner model on ${students} simulated students who practice 20 runs of ten questions`)
    for (const [name, low, high] of [
      ['all answers', 0, Infinity],
      ['first 20', 0, 20],
      ['after 100', 100, Infinity],
    ] as const) {
      const some = rows.filter((row) => low <= row.before && row.before < high)
      const figures = measure(
        some.map((row) => row.right),
        some.map((row) => row.success),
      )
      const shown = `AUC ${figures.auc.toFixed(3)}, log loss ${figures.logLoss.toFixed(3)}`
      console.log(`  ${name.padEnd(12)} ${shown}, calibration error ${figures.ece.toFixed(4)}`)
      if (low === 0 && high === Infinity) targets.push(...practiceTargets(figures.ece))
    }
  }
  console.log('')
  for (const target of targets) console.log(targetLine(target))
  process.exitCode = values.strict && targets.some((target) => !target.met) ? 1 : 0
}
