import { speedWords, unitWords } from './units.ts'

/** What may stand before and after an answer without changing it. */

const squared = /^(?:square |sq\.? ?)| squared$| ?\^ ?\(?2\)?$|2$/gi
const cubed = /^(?:cubic |cu\.? ?)| cubed$| ?\^ ?\(?3\)?$|3$/gi

/** One name for each unit with its power: 'square centimeters', 'cm^2' and 'cm²' are all 'cm^2'. */
export function unitName(unit: string): string {
  const text = unit.trim().toLowerCase().replace(/\.$/, '')
  const speed = speedWords[text]
  if (speed !== undefined) return speed
  const perParts = text.split(/ ?\/ ?| per /)
  if (perParts.length === 2 && perParts[0] && perParts[1]) return `${unitName(perParts[0])}/${unitName(perParts[1])}`
  const power = text.search(squared) >= 0 ? '^2' : text.search(cubed) >= 0 ? '^3' : ''
  const base = power === '^2' ? text.replace(squared, '') : power === '^3' ? text.replace(cubed, '') : text
  const known = unitWords.find((words) => words.some((word) => word === base || `${word}s` === base))
  return (known?.[0] ?? base.replace(/s$/, '')) + power
}

/** Whether a name is that of a unit of measure: 'square feet', 'minutes'. */
export function isUnit(name: string): boolean {
  const unit = unitName(name)
  return unitWords.some((words) => words[0] === unit.replace(/\^.$/, '')) || (unit.includes('/') && name !== '')
}

const unitAtEnd =
  /^(.*?[\d)π°i.] ?)((?:(?:sq\.?|cu\.?|square|cubic|per|degrees?|deg) )*[a-z°%"'][a-z°]*(?: cent| squared| cubed)?(?: ?\^ ?\(?[23]\)?|(?<=[a-z])[23])?(?:(?: ?\/ ?| per )[a-z]+(?:\^\(?[23]\)?)?)?\.?)$/i

/**
 * The text without a trailing unit: the one asked for, or, where none is asked for, any usual unit of measure.
 * `foreign` is the unit that stands there instead of the one asked for.
 */
export function withoutUnit(text: string, unit: string | undefined): { body: string; foreign?: string } {
  const trimmed = text.replace(/\s+/g, ' ').trim()
  const own = unit === undefined ? '' : unit.toLowerCase()
  const beforeOwn = trimmed.slice(0, -own.length)
  if (own !== '' && trimmed.toLowerCase().endsWith(own) && !/[a-z]$/i.test(beforeOwn)) return { body: beforeOwn.trim() }
  const match = unitAtEnd.exec(trimmed)
  const [body, found] = [match?.[1], match?.[2]]
  if (body === undefined || found === undefined || found === 'i') return { body: trimmed }
  const name = unitName(found)
  if (unit !== undefined && name === unitName(unit)) return { body: body.trim() }
  const isKnown = unitWords.some((words) => words[0] === name.replace(/\^.$/, '')) || name.includes('/')
  if (!isKnown || name === '%') return { body: trimmed }
  if (unit === undefined) return /^[cf]$/i.test(found) ? { body: trimmed } : { body: body.trim() }
  return { body: body.trim(), foreign: found }
}

/** The text without a leading `x =`, `f(x) =`, `dy/dx =` or a trailing `= x`; with a letter given, only of that letter. */
export function withoutName(text: string, letter?: string): string {
  const name = letter === undefined ? `[a-zθ](?:_\\w)?'{0,2}(?:\\([a-z]\\))?|d[a-z]/d[a-z]` : escaped(letter)
  const before = new RegExp(`^\\s*(?:${name})\\s*(?:=|≈)\\s*(?=[^=])`, 'i')
  const after = new RegExp(`\\s*=\\s*(?:${name})\\s*$`, 'i')
  const shorter = text.replace(before, '').replace(/^\s*=\s*/, '')
  return shorter === text ? text.replace(after, '') : shorter
}

function escaped(letter: string): string {
  return letter === 'theta' ? '(?:theta|θ)' : letter.replace(/[^\w]/g, '\\$&')
}
