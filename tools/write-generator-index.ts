import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', 'curriculum', 'generators')

interface Entry {
  readonly key: string
  readonly folder: string
  readonly file: string
}

const codeOf = (folder: string): string => folder.replaceAll('-', '_')

function filesMatching(pattern: RegExp): Entry[] {
  const found: Entry[] = []
  for (const folder of readdirSync(root, { withFileTypes: true })) {
    if (!folder.isDirectory()) continue
    for (const file of readdirSync(join(root, folder.name))) {
      const match = pattern.exec(file)
      if (match === null) continue
      const level = match[1]
      found.push({
        key: level === undefined ? codeOf(folder.name) : `${codeOf(folder.name)}/${level}`,
        folder: folder.name,
        file,
      })
    }
  }
  return found.toSorted((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }))
}

const widest = 120

/** One entry, broken as the formatter would break it. */
function line(name: string, { folder, file }: Entry, member: string): string {
  const path = `./${folder}/${file}`
  const call = `(await import('${path}')).${member},`
  const whole = `  ${name}: async () => ${call}`
  return whole.length <= widest ? whole : `  ${name}: async () =>\n    ${call}`
}

/**
 * The text of `curriculum/generators/every-level.ts`: a lazy import for each level and each lesson that has a file, sorted, so
 * that the catalog can be longer than what is built, and a process loads only what it asks for.
 */
export function generatorIndex(): string {
  const levels = filesMatching(/^level-(\d+)\.ts$/)
  const lessons = filesMatching(/^lesson()\.ts$/).map((entry) => ({ ...entry, key: codeOf(entry.folder) }))
  return [
    `import type { LessonPlan } from '../teaching/lesson-plan.ts'`,
    `import type { TopicLevel } from '../topic-level.ts'`,
    '',
    `/** Every level that has a file, by key. Written by tools/write-generator-index.ts; run it after adding a level or a lesson. */`,
    `export const everyLevel: Readonly<Record<string, () => Promise<TopicLevel<unknown>>>> = {`,
    ...levels.map((entry) => line(`'${entry.key}'`, entry, 'level')),
    '}',
    '',
    `/** Every lesson that has a file, by topic code. */`,
    `export const everyLesson: Readonly<Record<string, () => Promise<LessonPlan>>> = {`,
    ...lessons.map((entry) => line(entry.key, entry, 'lesson')),
    '}',
    '',
  ].join('\n')
}

export const generatorIndexPath = join(root, 'every-level.ts')

if (process.argv[1] === import.meta.filename) writeFileSync(generatorIndexPath, generatorIndex())
