import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from './suite/run-command.ts'

/**
 * `npm run unused`: files, exports and packages that nobody uses, by knip (knip.jsonc). First all files together, then the
 * product without its tests: an export that only tests use is unused, unless `@forTests` beside it says why it is there.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const knip = join(root, 'node_modules', 'knip', 'bin', 'knip.js')
const common = ['--no-progress', '--no-config-hints', '--no-tag-hints']

const runs = await Promise.all(
  [[], ['--production', '--exclude', 'unlisted']].map((more) =>
    runCommand(process.execPath, [knip, ...common, ...more], { cwd: root }),
  ),
)
for (const { output } of runs) if (output.trim() !== '') console.log(output.trim())
process.exitCode = runs.every(({ code }) => code === 0) ? 0 : 1
