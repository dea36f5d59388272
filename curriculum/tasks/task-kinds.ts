/** What a task has the child do. The list is closed: draw, learner, reports and checks need the same words. */
export const taskKinds = [
  'do',
  'build',
  'read',
  'choose',
  'find_error',
  'reverse',
  'apply',
  'order',
  'estimate',
] as const

export type TaskKind = (typeof taskKinds)[number]

/** What holds of a kind unless a task says otherwise. */
export interface KindTraits {
  /** Difficulties inside a level between which it is asked. */
  readonly band: readonly [number, number]
  /** How often it is drawn beside the others. */
  readonly weight: number
  /** How much harder it is than `do` at the same difficulty, in grades. */
  readonly shift: number
}

/** Start values, to be fitted again when answers exist. Source: design of tasks, section 2.1. */
export const kindTraits: Readonly<Record<TaskKind, KindTraits>> = {
  do: { band: [0, 1], weight: 3, shift: 0 },
  build: { band: [0, 0.9], weight: 2, shift: 0 },
  read: { band: [0, 0.8], weight: 2, shift: -0.1 },
  choose: { band: [0, 1], weight: 1.5, shift: 0 },
  find_error: { band: [0.35, 1], weight: 1, shift: 0.35 },
  reverse: { band: [0.2, 1], weight: 1.5, shift: 0.25 },
  apply: { band: [0.2, 1], weight: 1.5, shift: 0.3 },
  order: { band: [0.3, 1], weight: 1, shift: 0.2 },
  estimate: { band: [0, 1], weight: 1, shift: -0.1 },
}
