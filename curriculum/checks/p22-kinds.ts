import { isUntyped } from '../tasks/hand-forms.ts'
import type { TaskLevel } from '../tasks/task.ts'

/**
 * How many levels ask in one way only. It may only fall: a converted level lowers it, and a test compares it with the levels
 * there are.
 * @forTests a test holds it to the levels there are
 */
export const unconvertedLevels = 475

const fewest = 3
const most = 6
const mostCores = 2
const shownKinds: ReadonlySet<string> = new Set(['build', 'read', 'choose', 'find_error', 'order'])
/** Whether a level is still one procedure from before there were tasks. */
export function isUnconverted(level: TaskLevel): boolean {
  return level.tasks.length === 1 && level.tasks[0].legacy
}

/** P22: 3 to 6 tasks of at least 3 kinds, also at the ends of difficulty; one core, two at most; one task without typing. */
export function kindFaults(level: TaskLevel): string[] {
  const tasks = level.tasks.filter(({ retired }) => !retired)
  const faults: string[] = []
  if (tasks.length < fewest || tasks.length > most) faults.push(`${tasks.length} tasks`)
  const cores = tasks.filter(({ core }) => core).length
  if (cores < 1 || cores > mostCores) faults.push(`${cores} tasks are its core`)
  if (!tasks.some(({ kind, form }) => shownKinds.has(kind) && isUntyped(form)))
    faults.push('no task shows, sorts or picks without typing')
  for (const d of [0.1, 0.5, 0.9]) {
    const inBand = tasks.filter(({ band: [from, to] }) => from <= d && d <= to)
    const kinds = new Set(inBand.map(({ kind }) => kind)).size
    if (kinds < fewest) faults.push(`${kinds} kinds at difficulty ${d}`)
  }
  return faults
}
