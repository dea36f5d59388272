/** What has just happened in a run of an account, told within this process: nothing of the question, only where to look. */
export interface RunChange {
  /** opened: also taken up again, or its question exchanged. helped: help was opened for its question. */
  readonly type: 'opened' | 'answered' | 'skipped' | 'finished' | 'helped'
  readonly accountId: string
  readonly runId: string
}

type Listener = (change: RunChange) => void

const listeners = new Set<Listener>()

/** Calls the listener with every change of a run that this process makes, until the function given back is called. */
export function followRunChanges(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Tells of a change of a run, after it has been recorded. Visitors' runs have no account and are nobody's to watch. What
 * listeners do costs the answer nothing but the call: they must not throw, and do their work later.
 */
export function tellRunChange(type: RunChange['type'], accountId: string | null, runId: string): void {
  if (accountId === null || listeners.size === 0) return
  const change = { type, accountId, runId }
  for (const listener of listeners) listener(change)
}
