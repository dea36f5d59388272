import { shortMomentOf } from '../../kit/date-words.ts'

const holdsId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/
const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const isCode = /^[a-z]+(_[a-z]+)+$/
const longest = 120

/** The name of a member as a heading: `deletionDueAt` becomes `Deletion due at`. */
export function memberWords(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

/** Whether a value is for machines only: a number of ours, a whole question, a picture. The page leaves these to the file. */
function isForMachines(value: unknown): boolean {
  if (typeof value === 'string') return holdsId.test(value) || value.length > 2000
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
}

/** A value in words; '' for none. */
export function valueWords(value: unknown, timeZone: string): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((one) => valueWords(one, timeZone)).join(', ')
  if (typeof value === 'object') return ''
  const text = String(value as string | number)
  if (isInstant.test(text)) return shortMomentOf(text, timeZone)
  if (isCode.test(text)) return text.replaceAll('_', ' ')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** The members of rows that a person can read, in the order in which they come, without those that say nothing in any row. */
export function readableMembers(rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return names.filter((name) => {
    const values = rows.map((row) => row[name]).filter((value) => !isNothing(value))
    return values.length > 0 && !values.some(isForMachines)
  })
}
