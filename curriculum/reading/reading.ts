/** What every reader of typed text gives back: what was read, or one sentence that a child understands. */
export type Reading<T> = { readonly ok: true; readonly read: T } | { readonly ok: false; readonly sentence: string }

/** How numbers are written: en 1,234.5; fr 1 234,5; de 1.234,5. What can only mean one thing is read in all three. */
export type NumberLocale = 'en' | 'fr' | 'de'

/** Raised inside the readers only; they turn it into `{ ok: false, sentence }`. */
export class ReadingProblem extends Error {
  /** Without the places it came through: readers are tried in turn, and writing those down took longer than reading. */
  constructor(sentence: string) {
    const engine: ErrorConstructor & { stackTraceLimit?: number | undefined } = Error
    const limit = engine.stackTraceLimit
    engine.stackTraceLimit = 0
    super(sentence)
    engine.stackTraceLimit = limit
  }
}

/** The text was understood. */
export function understood<T>(read: T): Reading<T> {
  return { ok: true, read }
}

/** The text was not understood, and why. */
export function unreadable(sentence: string): { readonly ok: false; readonly sentence: string } {
  return { ok: false, sentence }
}

/** Runs a reader and turns a raised problem into its sentence. */
export function tryReading<T>(work: () => T): Reading<T> {
  try {
    return understood(work())
  } catch (problem) {
    if (problem instanceof ReadingProblem) return unreadable(problem.message)
    if (problem instanceof RangeError) return unreadable('That number cannot be worked out. Check what you divide by.')
    throw problem
  }
}
