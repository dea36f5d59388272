/** What the address of a map says beside the grade. */
export interface MapSearch {
  /** `list` for the table; the map otherwise. */
  view?: 'list'
  /** Whose map, for somebody who may see it. */
  account?: string
  /** The unit whose card is open. */
  unit?: string
}

const accountId = /^[0-9a-f-]{36}$/i

/** Reads the search part of a map's address and leaves out what makes no sense. */
export function readMapSearch(search: Record<string, unknown>): MapSearch {
  const { view, account, unit } = search
  return {
    ...(view === 'list' ? { view } : {}),
    ...(typeof account === 'string' && accountId.test(account) ? { account } : {}),
    ...(typeof unit === 'string' && unit !== '' ? { unit } : {}),
  }
}

/** The search part of a link to another map that keeps the view and the account; empty when there is nothing to keep. */
export function searchOf({ view, account, unit }: MapSearch): string {
  const parts = new URLSearchParams({
    ...(view ? { view } : {}),
    ...(account ? { account } : {}),
    ...(unit ? { unit } : {}),
  }).toString()
  return parts === '' ? '' : `?${parts}`
}
