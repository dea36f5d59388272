import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import katex from 'katex'
import { sweepLesson } from '../curriculum/checks/sweep-lesson.ts'
import { sweepLevel } from '../curriculum/checks/sweep-level.ts'
import { catchRate } from '../curriculum/checks/mutations.ts'
import type { Oracle } from '../curriculum/checks/check.ts'
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

async function loadLevel(key: string): Promise<{ level: TopicLevel<unknown>; oracle: Oracle | null }> {
  const [code = '', n = ''] = key.split('/')
  const base = join(generators, code.replaceAll('_', '-'), `level-${n}`)
  const { level } = (await import(`${base}.ts`)) as { level: TopicLevel<unknown> }
  const oracle = existsSync(`${base}.oracle.ts`) ? ((await import(`${base}.oracle.ts`)) as Oracle) : null
  return { level, oracle }
}

async function answer(task: SweepTask): Promise<SweepAnswer> {
  if (task.kind === 'lesson') {
    const { lesson } = (await import(join(generators, task.key.replaceAll('_', '-'), 'lesson.ts'))) as {
      lesson: LessonPlan
    }
    const { level } = await loadLevel(`${lesson.topicCode}/${lesson.example.level}`)
    return { kind: 'lesson', key: task.key, failures: sweepLesson(lesson, level, renderMaths) }
  }
  const { level, oracle } = await loadLevel(task.key)
  if (task.kind === 'mutate')
    return { kind: 'mutate', key: task.key, rate: catchRate(level, oracle, { seeds: task.seeds, renderMaths }) }
  return { kind: 'level', key: task.key, report: sweepLevel(level, oracle, { seeds: task.seeds, renderMaths, clock }) }
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
