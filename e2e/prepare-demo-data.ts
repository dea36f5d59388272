import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { runCommand } from '../tools/suite/run-command.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Before the first journey: makes the data of the demo people once, which takes ten seconds of work, for each world to
 * copy. Anew in every run, as three weeks of practice end today. Gives what removes it.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'polyhex-demo-data-'))
  const program = join(root, 'tools', 'server-under-test', 'lay-demo-data.ts')
  // The servers of the journeys find their code compiled.
  const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'node') }
  const args = ['--disable-warning=ExperimentalWarning', program, folder]
  const { code, output } = await runCommand(process.execPath, args, { cwd: root, env })
  if (code !== 0) throw new Error(`the demo people could not be laid:\n${output}`)
  project.provide('demoData', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
