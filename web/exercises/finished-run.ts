/** Session storage key of the run whose results are on show, so that a reload of the results shows them again. */
const storageKey = 'polyhex.exercise.results'

interface FinishedRun {
  runId: string
  path: string
  /** The document that showed it. */
  shownBy: number
}

/** Remembers for this tab which run the page at `path` shows when it is reloaded: one with results, or a levelling. */
export function keepFinishedRun(storage: Storage, finished: FinishedRun): void {
  try {
    storage.setItem(storageKey, JSON.stringify(finished))
  } catch {
    // Without it a reload opens a new run instead.
  }
}

/** How the document came to be here, as the browser tells. */
export interface Arrival {
  /** When it began, which no other document of the tab did. */
  readonly document: number
  /** Its address as it was loaded, and whether anew or again; null where the browser does not tell. */
  readonly loaded: { readonly type: string; readonly name: string } | null
}

/** How this document was loaded. */
export function arrivalOf(performance: Performance): Arrival {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return {
    document: performance.timeOrigin,
    loaded: entry === undefined ? null : { type: entry.type, name: entry.name },
  }
}

/**
 * The run whose results the page at `path` has on show, or had when that very page was reloaded or gone back to; null for who opens
 * the address anew, whatever an earlier document of the tab has left.
 */
export function readFinishedRun(storage: Storage, path: string, { document, loaded }: Arrival): string | null {
  const again = loaded === null || loaded.type === 'reload' || loaded.type === 'back_forward'
  const here = loaded === null || new URL(loaded.name).pathname === path
  try {
    const kept = JSON.parse(storage.getItem(storageKey) ?? 'null') as Partial<FinishedRun> | null
    if (kept?.path !== path || typeof kept.runId !== 'string') return null
    return kept.shownBy === document || (again && here) ? kept.runId : null
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
