import type { ProviderTaxLine, TaxQuestion } from '../payment-port.ts'

type Rate = Pick<ProviderTaxLine, 'name' | 'rateMillionths'>

const gst: Rate = { name: 'Sample GST', rateMillionths: 50_000 }
const hst = (region: string, rateMillionths: number): Rate[] => [{ name: `Sample HST ${region}`, rateMillionths }]

/**
 * Taxes of Canada as they were in 2026, for trying out. A sample and no advice: the names say so, and rates change. The
 * United States are left out of it, so that nothing is added there. Decision A16.
 */
export const sampleTaxes: Readonly<Record<string, readonly Rate[]>> = {
  AB: [gst],
  BC: [gst, { name: 'Sample PST BC', rateMillionths: 70_000 }],
  MB: [gst, { name: 'Sample PST MB', rateMillionths: 70_000 }],
  NB: hst('NB', 150_000),
  NL: hst('NL', 150_000),
  NS: hst('NS', 140_000),
  NT: [gst],
  NU: [gst],
  ON: hst('ON', 130_000),
  PE: hst('PE', 150_000),
  QC: [gst, { name: 'Sample QST', rateMillionths: 99_750 }],
  SK: [gst, { name: 'Sample PST SK', rateMillionths: 60_000 }],
  YT: [gst],
}

/** The first letter of a Canadian postal code is its province; X is two territories with the same taxes. */
const provinceOfLetter: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
}

/**
 * The rates at a place; null where it is not said well enough: Canada needs a province or a postal code, the United States
 * a state or a code of five digits.
 */
export function ratesAt({ country, region, postalCode }: TaxQuestion['place']): readonly Rate[] | null {
  if (country === 'US') return region !== undefined || /^\d{5}/.test(postalCode ?? '') ? [] : null
  if (country !== 'CA') return null
  const letter = (postalCode ?? '').trim().charAt(0).toUpperCase()
  return sampleTaxes[region ?? provinceOfLetter[letter] ?? ''] ?? null
}
