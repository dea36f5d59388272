import type { OpenSession } from '@polyhex/contract/accounts/account-operations'

/** The sessions of one browser on one device, the one used last first. */
export type Place = readonly [OpenSession, ...OpenSession[]]

/**
 * Folds sessions that look alike: the same browser on the same device, by the same person. This very browser stays by itself.
 * The order is that of the list (this browser, then by last use), so a place stands where its latest session stood.
 */
export function placesOf(sessions: readonly OpenSession[]): Place[] {
  const places = new Map<string, [OpenSession, ...OpenSession[]]>()
  for (const session of sessions) {
    const key = session.isThis ? session.id : JSON.stringify([session.device, session.by])
    const place = places.get(key)
    if (place === undefined) places.set(key, [session])
    else place.push(session)
  }
  return [...places.values()]
}
