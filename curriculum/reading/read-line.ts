import { lettersOf } from '../expressions/build.ts'
import { bothSigns } from './both-signs.ts'
import { parse, parseList } from './parse.ts'
import { foldSigns } from './plain-text.ts'
import { tryReading, understood, unreadable, type NumberLocale, type Reading } from './reading.ts'
import type { Node } from '../values/values.ts'

/** Two sides that are said to be equal. */
export interface Sides {
  readonly left: Node
  readonly right: Node
}

/** How a line of working is read: the letters of its task, and how numbers are written. */
export interface LineSettings {
  readonly letters: readonly string[]
  readonly locale: NumberLocale
}

/** Words that would else be read as letters side by side. */
const joined = /\b(?:or|and)\b|∨|±/i
const fullStop = /(?<![.\s])\s*[.;]\s*$/

/**
 * A line of working: an equation, or several of which one has to hold ("x = 2 or x = -3", "x = ±3"). Says in a sentence why it is
 * none. Never throws for a text.
 */
export function readLine(text: string, settings: LineSettings): Reading<readonly Sides[]> {
  const folded = tryReading(() => foldSigns(text))
  if (!folded.ok) return folded
  const line = folded.read.replace(fullStop, '')
  const several = joined.test(line) ? severalOf(line, settings) : null
  if (several !== null) return several
  const single = parse(line, settings)
  if (single.ok && single.read.is === 'equation') return understood([single.read])
  if (single.ok)
    return unreadable(
      single.read.is === 'expression' ? 'A line needs an equals sign.' : 'Write the line with an equals sign.',
    )
  return severalOf(line, settings) ?? unreadable(single.sentence)
}

/** Equations with "or" between them; a bare number after one goes on from its letter. Null when it is nothing like that. */
function severalOf(line: string, settings: LineSettings): Reading<readonly Sides[]> | null {
  const list = parseList(line, { ...settings, plusMinus: true })
  if (!list.ok || !line.includes('=')) return null
  const found: Sides[] = []
  for (const member of list.read.members) {
    if (member.is === 'inequality') return null
    const before = found.at(-1)
    const left = member.is === 'equation' ? member.left : before?.left
    const right = member.is === 'equation' ? member.right : member.node
    if (left === undefined) return null
    found.push(...bothSigns(right).map((each) => ({ left, right: each })))
  }
  return found.length === 0 ? null : understood(found)
}

/** Whether a line says what the letter is: in each of its equations it stands alone. */
export function isSolvedFor(sides: readonly Sides[], letter: string): boolean {
  const isAlone = (one: Node, other: Node): boolean =>
    one.op === 'symbol' && one.name.toLowerCase() === letter.toLowerCase() && !lettersOf(other).includes(one.name)
  return sides.every(({ left, right }) => isAlone(left, right) || isAlone(right, left))
}
