/** Browser storage key of the guid by which a visitor's browser names itself in contests [L-224]. */
export const anonymousGuidKey = 'polyhex.anonymousUserGuid'

/** The guid of this browser, made when it is first needed. Where storage is forbidden, another one each time. */
export function anonymousGuid(storage: Storage): string {
  try {
    const kept = storage.getItem(anonymousGuidKey)
    if (kept !== null && /^[0-9a-f-]{36}$/.test(kept)) return kept
    const made = crypto.randomUUID()
    storage.setItem(anonymousGuidKey, made)
    return made
  } catch {
    return crypto.randomUUID()
  }
}
