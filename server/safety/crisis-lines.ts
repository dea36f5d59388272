/** Where a child finds somebody to talk to, by country. */
interface CrisisLine {
  readonly text: string
  /** The page of whoever runs the line, or of the state, where its number stands. */
  readonly source: string
}

/**
 * Country codes as ISO 3166 has them. Each number was compared on 23 November 2026 with what its `source` says of it, or
 * with what the state has announced of it; whoever runs the product reads each there once a year, and before it opens.
 * A line that cannot be confirmed is left out: India's 1098 has been moving into 112, state by state, since 2023.
 */
const lines: Readonly<Record<string, CrisisLine>> = {
  US: { text: 'Call or text 988, any time, for free.', source: 'https://988lifeline.org' },
  CA: {
    text: 'Call 1-800-668-6868, or text CONNECT to 686868, any time, for free.',
    source: 'https://kidshelpphone.ca/text-about-it/',
  },
  GB: { text: 'Call Childline at 0800 1111, any time, for free.', source: 'https://www.childline.org.uk' },
  IE: { text: 'Call Childline at 1800 66 66 66, any time, for free.', source: 'https://www.ispcc.ie' },
  AU: { text: 'Call Kids Helpline at 1800 55 1800, any time, for free.', source: 'https://kidshelpline.com.au' },
  NZ: { text: 'Call or text 1737, any time, for free.', source: 'https://1737.org.nz' },
  DE: {
    text: 'Call 116 111, Monday to Saturday from 2 PM to 8 PM, for free.',
    source: 'https://www.nummergegenkummer.de',
  },
  FR: { text: 'Call 3114, any time, for free.', source: 'https://3114.fr' },
  NL: { text: 'Call 113, any time, for free.', source: 'https://www.113.nl' },
  ES: { text: 'Call 024, any time, for free.', source: 'https://www.sanidad.gob.es/linea024' },
  ZA: { text: 'Call Childline at 116, any time, for free.', source: 'https://www.childlinesa.org.za' },
  // The ministry's own page has this number; the short one, 1553, stands in its announcements only.
  PH: {
    text: 'Call 0917 899 8727, any time.',
    source: 'https://doh.gov.ph/press-release/launch-of-the-ncmh-crisis-hotline/',
  },
  BR: { text: 'Call 188, any time, for free.', source: 'https://cvv.org.br' },
}

/** Where no line is known: a list by country that Throughline keeps, and what every country has. */
const anywhere = 'You can find somebody to call at findahelpline.com, or call the emergency number of your country.'

const zones: Readonly<Record<string, string>> = {
  'Europe/London': 'GB',
  'Europe/Dublin': 'IE',
  'Europe/Berlin': 'DE',
  'Europe/Paris': 'FR',
  'Europe/Amsterdam': 'NL',
  'Europe/Madrid': 'ES',
  'Pacific/Auckland': 'NZ',
  'Africa/Johannesburg': 'ZA',
  'Asia/Manila': 'PH',
  'America/Sao_Paulo': 'BR',
  'America/Toronto': 'CA',
  'America/Vancouver': 'CA',
  'America/Halifax': 'CA',
  'America/Winnipeg': 'CA',
  'America/Edmonton': 'CA',
  'America/Regina': 'CA',
  'America/St_Johns': 'CA',
  'America/Montreal': 'CA',
  'America/New_York': 'US',
  'America/Chicago': 'US',
  'America/Denver': 'US',
  'America/Los_Angeles': 'US',
  'America/Phoenix': 'US',
  'America/Detroit': 'US',
  'America/Anchorage': 'US',
  'America/Boise': 'US',
  'Pacific/Honolulu': 'US',
}

/** The country of a time zone, as far as a crisis line is known for it; null otherwise. */
export function countryOfZone(timeZone: string): string | null {
  return (
    zones[timeZone] ??
    (timeZone.startsWith('Australia/') ? 'AU' : timeZone.startsWith('America/Indiana/') ? 'US' : null)
  )
}

/** What a child reads who wrote of hurting themselves, with somebody to call in their country where one is known. */
export function crisisText(country: string | null): string {
  const line = country === null ? undefined : lines[country]
  // A line that is not always open is not the only one that a child is given.
  const call = line === undefined ? anywhere : line.text.includes('any time') ? line.text : `${line.text} ${anywhere}`
  return `You matter, and you are not alone. Please talk to a grown-up you trust right now. ${call} If you are in danger right now, call the emergency number. What you wrote was not shown to the group. Somebody from our team has been told and will look after you.`
}

/**
 * Countries of which a line is known, with where its number stands.
 * @forTests Each number has a source.
 */
export const crisisSources: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(lines).map(([country, { source }]) => [country, source]),
)
