import { TaxPlace } from '@polyhex/contract/billing/payment'
import type { SelectOption } from '../../kit/select.tsx'

/** The provinces and territories of Canada, by name. */
export const provinces: readonly SelectOption<string>[] = [
  ['AB', 'Alberta'],
  ['BC', 'British Columbia'],
  ['MB', 'Manitoba'],
  ['NB', 'New Brunswick'],
  ['NL', 'Newfoundland and Labrador'],
  ['NT', 'Northwest Territories'],
  ['NS', 'Nova Scotia'],
  ['NU', 'Nunavut'],
  ['ON', 'Ontario'],
  ['PE', 'Prince Edward Island'],
  ['QC', 'Quebec'],
  ['SK', 'Saskatchewan'],
  ['YT', 'Yukon'],
].map(([value, label]) => ({ value: value!, label: label! }))

/** A place as far as it has been entered. */
export interface PlaceDraft {
  readonly country: TaxPlace['country']
  readonly region: string | null
  readonly postalCode: string
}

/** The place that tax can be reckoned for, or null while it is not said well enough. */
export function taxPlaceOf(draft: PlaceDraft): TaxPlace | null {
  if (draft.country === 'CA') return draft.region === null ? null : { country: 'CA', region: draft.region }
  const code = draft.postalCode.trim()
  return /^\d{5}(-\d{4})?$/.test(code) ? { country: 'US', postalCode: code } : null
}

const storageKey = 'polyhex.tax-place'

/** The place that was entered in this tab before; the country of the currency else. */
export function keptPlace(currency: 'cad' | 'usd'): PlaceDraft {
  const none: PlaceDraft = { country: currency === 'cad' ? 'CA' : 'US', region: null, postalCode: '' }
  try {
    const kept = TaxPlace.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'))
    if (!kept.success) return none
    const { country, region = null, postalCode = '' } = kept.data
    return { country, region, postalCode }
  } catch {
    return none
  }
}

/** Keeps the place for this tab, so that a reload does not ask again. */
export function keepPlace(draft: PlaceDraft): void {
  const place = taxPlaceOf(draft)
  try {
    if (place !== null) sessionStorage.setItem(storageKey, JSON.stringify(place))
  } catch {
    // Then it is asked again after a reload.
  }
}
