import { expect, it } from 'vitest'
import { countryOfZone, crisisSources, crisisText } from './crisis-lines.ts'

it('gives a child the line of its country, and who keeps a list where none is known', () => {
  expect(crisisText(countryOfZone('America/Chicago'))).toContain('Call or text 988, any time, for free.')
  expect(crisisText(countryOfZone('America/Toronto'))).toContain('1-800-668-6868')
  for (const zone of ['Asia/Kolkata', 'Etc/UTC', '']) {
    expect(countryOfZone(zone)).toBeNull()
    expect(crisisText(null)).toContain('findahelpline.com')
  }
  // Closed at night: then the list is there too.
  expect(crisisText(countryOfZone('Europe/Berlin'))).toMatch(/116 111.*findahelpline\.com/)
  expect(crisisText('FR')).not.toContain('findahelpline.com')
})

it('names for each line the page where its number stands', () => {
  expect(Object.keys(crisisSources).toSorted()).toEqual(
    ['AU', 'BR', 'CA', 'DE', 'ES', 'FR', 'GB', 'IE', 'NL', 'NZ', 'PH', 'US', 'ZA'].toSorted(),
  )
  for (const source of Object.values(crisisSources)) expect(source).toMatch(/^https:\/\//)
  for (const country of Object.keys(crisisSources)) expect(crisisText(country)).toMatch(/[Cc]all .*\d{3}/)
})
