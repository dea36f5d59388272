import { type AnyTask, loadTopicLevel, taskEntry, taskOf } from '@polyhex/curriculum'
import type { QuestionRow } from './run-rows.ts'

/** A question as the tasks of its run name it while it waits. */
export function waitingEntry({
  topic_code_level: level,
  task,
}: Pick<QuestionRow, 'topic_code_level' | 'task'>): string {
  return taskEntry(level, task)
}

/** A question as the tasks of its run name it once it is answered: level, task, outcome. */
export function answeredEntry(
  question: Pick<QuestionRow, 'topic_code_level' | 'task'>,
  outcome: 'right' | 'wrong' | 'skipped',
): string {
  return `${waitingEntry(question)} ${outcome}`
}

/** Whether the last two answers of a run on a level were wrong: then the next question of it helps one step more. */
export function needsHelp(tasks: readonly string[], topicCodeLevel: string): boolean {
  const outcomes = tasks.filter((entry) => entry.startsWith(`${topicCodeLevel} `)).map((entry) => entry.split(' ')[2])
  return outcomes.length >= 2 && outcomes.slice(-2).every((outcome) => outcome === 'wrong')
}

/** How many of the tasks of a run were drills, of the kind `do`. */
export async function drillsOf(tasks: readonly string[]): Promise<number> {
  const asked = await Promise.all(
    tasks.map(async (entry): Promise<AnyTask | null> => {
      const [key = '', id = null] = entry.split(' ')
      return taskOf(await loadTopicLevel(key), id)
    }),
  )
  return asked.filter((each) => each?.kind === 'do').length
}
