import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import katex from 'katex'
import { sweepLesson, sweepTaskLessons } from '../curriculum/checks/sweep-lesson.ts'
import { catchRate } from '../curriculum/checks/mutations.ts'
import { type LevelOracle, oracleOf, sweepTasks } from '../curriculum/checks/sweep-tasks.ts'
import { sweepLevel } from '../curriculum/checks/sweep-level.ts'
import { familyProcedure } from '../curriculum/families/family.ts'
import { loadFamilyFile, oraclePath } from './write-family-index.ts'
import { asTaskLevel } from '../curriculum/tasks/as-task-level.ts'
import { exampleTask } from '../curriculum/tasks/example-task.ts'
import type { Oracle } from '../curriculum/checks/check.ts'
import type { TaskLevel } from '../curriculum/tasks/task.ts'
import type { LessonPlan } from '../curriculum/teaching/lesson-plan.ts'
import type { TopicLevel } from '../curriculum/topic-level.ts'
import type { SweepAnswer, SweepTask } from './sweep-task.ts'

const generators = join(import.meta.dirname, '..', 'curriculum', 'generators')

function renderMaths(latex: string): void {
  katex.renderToString(latex, { throwOnError: true, strict: 'error', output: 'html' })
}

/** Time that this thread has computed, in milliseconds: what others do on the same cores does not count. */
const clock = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** A level with its tasks and their oracles: of a level in a folder of its own both stand there. */
async function loadLevel(key: string): Promise<{ level: TaskLevel; oracle: LevelOracle | null }> {
  const [code = '', n = ''] = key.split('/')
  const base = join(generators, code.replaceAll('_', '-'), `level-${n}`)
  const isFolder = existsSync(join(base, 'level.ts'))
  const { level } = (await import(isFolder ? join(base, 'level.ts') : `${base}.ts`)) as {
    level: TopicLevel<unknown> | TaskLevel
  }
  const oracleFile = isFolder ? join(base, 'level.oracle.ts') : `${base}.oracle.ts`
  const oracle = existsSync(oracleFile) ? ((await import(oracleFile)) as LevelOracle) : null
  return { level: asTaskLevel(level), oracle }
}

/** The lesson of the topic that a key is of, or is. */
async function lessonOf(key: string): Promise<LessonPlan> {
  const [code = ''] = key.split('/')
  const { lesson } = (await import(join(generators, code.replaceAll('_', '-'), 'lesson.ts'))) as { lesson: LessonPlan }
  return lesson
}

/** A family of contest problems: its key is `family:N01`. */
async function answerFamily({ kind, key, seeds }: SweepTask): Promise<SweepAnswer> {
  const code = key.slice('family:'.length)
  const family = await loadFamilyFile(code)
  const procedure = familyProcedure(family)
  const path = oraclePath(code)
  const oracle = path === null ? null : ((await import(path)) as Oracle)
  if (kind === 'mutate_family')
    return { kind: 'mutate', key, rate: catchRate(procedure, oracle, { seeds, renderMaths }, family) }
  return { kind: 'family', key, report: sweepLevel(procedure, oracle, { seeds, renderMaths, clock }, family) }
}

async function answer(task: SweepTask): Promise<SweepAnswer> {
  if (task.kind === 'family' || task.kind === 'mutate_family') return answerFamily(task)
  if (task.kind === 'lesson') {
    const lesson = await lessonOf(task.key)
    const { level } = await loadLevel(`${lesson.topicCode}/${lesson.example.level}`)
    return { kind: 'lesson', key: task.key, failures: sweepLesson(lesson, exampleTask(level).procedure(), renderMaths) }
  }
  const { level, oracle } = await loadLevel(task.key)
  if (task.kind === 'mutate') {
    const rates = level.tasks.map((each) =>
      catchRate(each.procedure(), oracleOf(oracle, each), { seeds: task.seeds, renderMaths }),
    )
    const tried = rates.reduce((sum, rate) => sum + rate.tried, 0)
    return { kind: 'mutate', key: task.key, rate: { tried, missed: rates.flatMap((rate) => rate.missed) } }
  }
  const report = sweepTasks(level, oracle, { seeds: task.seeds, renderMaths, clock })
  const lessons = sweepTaskLessons(await lessonOf(task.key), level, renderMaths)
  return { kind: 'level', key: task.key, report: { ...report, failures: [...report.failures, ...lessons] } }
}

parentPort?.on('message', (task: SweepTask) => {
  answer(task).then(
    (result) => parentPort?.postMessage(result),
    (error: unknown) =>
      parentPort?.postMessage({
        kind: 'broken',
        key: task.key,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  )
})
