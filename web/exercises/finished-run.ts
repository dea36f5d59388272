/** Session storage key of the run whose results are on show, so that a reload of the results shows them again. */
const storageKey = 'polyhex.exercise.results'

interface FinishedRun {
  runId: string
  path: string
}

/** Remembers for this tab which run the page at `path` shows when it is reloaded: one with results, or a levelling. */
export function keepFinishedRun(storage: Storage, finished: FinishedRun): void {
  try {
    storage.setItem(storageKey, JSON.stringify(finished))
  } catch {
    // Without it a reload opens a new run instead.
  }
}

/** The run whose results the page at `path` showed when it was reloaded, or null. */
export function readFinishedRun(storage: Storage, path: string): string | null {
  try {
    const kept = JSON.parse(storage.getItem(storageKey) ?? 'null') as Partial<FinishedRun> | null
    return kept?.path === path && typeof kept.runId === 'string' ? kept.runId : null
  } catch {
    return null
  }
}

/** Forgets it: a new run begins, or the page is left. */
export function forgetFinishedRun(storage: Storage): void {
  try {
    storage.removeItem(storageKey)
  } catch {
    // Nothing was kept then.
  }
}
