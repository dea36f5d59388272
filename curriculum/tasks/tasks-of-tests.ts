import { whole } from '../values/rational.ts'
import { task, taskLevel, type LevelTask, type Task, type TaskLevel } from './task.ts'
import type { TaskKind } from './task-kinds.ts'

interface Params {
  readonly n: number
}

/** A task as small as one can be, of a kind: the answer is n, a whole number from 1 to 50. @forTests the draw needs levels of every shape */
export function smallTask(id: string, kind: TaskKind, more: Partial<Task<Params>> = {}): LevelTask {
  return task<Params>({
    id,
    kind,
    version: 1,
    form: 'numeric',
    params: (chance) => ({ n: chance.int(1, 50) }),
    note: (p) => String(p.n),
    prompt: (p) => ({ text: `Say it back: ${id}.`, latex: String(p.n) }),
    answer: (p) => whole(p.n),
    distractors: (p) => [{ value: whole(p.n + 1), misconception: 'count_off_by_one', why: 'One too many.' }],
    hints: () => [{ text: 'Look.' }, { text: 'Look again.' }],
    solution: (p) => [
      { say: 'Look.', relation: 'next' },
      { say: 'Say it.', value: whole(p.n), relation: 'next' },
    ],
    load: (p) => p.n,
    ...more,
  })
}

/** A level of small tasks. @forTests the draw needs levels of every shape */
export function levelOf(first: LevelTask, ...rest: readonly LevelTask[]): TaskLevel {
  return taskLevel('counting_basics/1', { version: 1, tasks: [first, ...rest] })
}
