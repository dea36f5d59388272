import { type NavigationPage, ofAccount, type Place } from './navigation.ts'

const accountId = /^\/accounts\/[0-9a-f]{8}-[0-9a-f-]{27}\//

/** Where somebody is: one place and, where it has several, one page of it. */
export interface Whereabouts {
  readonly place: Place | null
  readonly page: NavigationPage | null
}

/**
 * The place and the page that an address belongs to: the one whose beginning is the longest, and never two. Of equal ones
 * the first counts. An address that belongs to none, such as the search, is nowhere.
 */
export function whereIs(places: readonly Place[], pathname: string): Whereabouts {
  const address = `${pathname.replace(/\/$/, '')}/`.replace(accountId, ofAccount)
  let found: Whereabouts = { place: null, page: null }
  let longest = 0
  for (const place of places) {
    for (const page of place.pages.length > 0 ? place.pages : [place]) {
      for (const beginning of page.under) {
        if (beginning.length <= longest || !address.startsWith(beginning)) continue
        longest = beginning.length
        found = { place, page }
      }
    }
  }
  return found
}
