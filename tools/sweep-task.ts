import type { Failure } from '../curriculum/checks/check.ts'
import type { CatchRate } from '../curriculum/checks/mutations.ts'
import type { LevelReport } from '../curriculum/checks/sweep-level.ts'
import type { TasksReport } from '../curriculum/checks/sweep-tasks.ts'

/** What the sweep asks of a worker. */
export interface SweepTask {
  readonly kind: 'level' | 'lesson' | 'mutate' | 'family' | 'mutate_family'
  readonly key: string
  readonly seeds: number
}

/** What a worker answers. */
export type SweepAnswer =
  | { readonly kind: 'level'; readonly key: string; readonly report: TasksReport }
  | { readonly kind: 'family'; readonly key: string; readonly report: LevelReport }
  | { readonly kind: 'lesson'; readonly key: string; readonly failures: readonly Failure[] }
  | { readonly kind: 'mutate'; readonly key: string; readonly rate: CatchRate }
  | { readonly kind: 'broken'; readonly key: string; readonly error: string }
