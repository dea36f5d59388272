import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cores, runCommand } from './suite/run-command.ts'
import { runSteps, totalLine, type Step } from './suite/step.ts'
import { typeCheck, typeProjects } from './suite/steps.ts'

/** `npm run typecheck [room …]`: every part of the tree under its own type settings, as many at a time as there are cores. */
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const wanted = process.argv.slice(2)

const steps: Step[] = typeProjects(root)
  .filter((project) => wanted.length === 0 || wanted.some((room) => project.path.startsWith(room)))
  .map((project) => ({
    name: project.name,
    run: async () => {
      const { code, output } = await runCommand(process.execPath, typeCheck(root, project.path), { cwd: root })
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
    },
  }))

const total = await runSteps(steps, Math.max(2, cores), ({ name, outcome, seconds }) => {
  console.log(`${outcome.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  if (outcome.failed > 0) console.log(outcome.output)
})
console.log(totalLine(total))
process.exitCode = total.failed === 0 ? 0 : 1
