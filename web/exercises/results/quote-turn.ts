const storageKey = 'polyhex.quote-turn'

/** The turn of this not-passed screen, counted in the browser, so that the quotations go round [L-249]. */
export function takeQuoteTurn(storage: Storage): number {
  try {
    const turn = Number.parseInt(storage.getItem(storageKey) ?? '0', 10) || 0
    storage.setItem(storageKey, String(turn + 1))
    return turn
  } catch {
    return 0
  }
}
