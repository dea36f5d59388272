import { bothSigns } from './both-signs.ts'
import { parseList, type ParseSettings } from './parse.ts'
import { plainText } from './plain-text.ts'
import { ReadingProblem, tryReading, type Reading } from './reading.ts'
import type { Node } from '../values/values.ts'

/** The members of a set as typed; none for 'no solution' and {}. `brackets` are those around. */
export interface TypedSet {
  readonly members: readonly Node[]
  readonly brackets: string
}

const empty =
  /^(?:no (?:real |possible )?(?:solutions?|answers?|roots?)|none|∅|ø|dne|does not exist|empty(?: set)?|\{ ?\}|undefined)$/i

/**
 * Reads members in any order, with or without braces, x = (or x_1 = and x_2 =) before each or before all, joined by commas,
 * semicolons, line ends, 'and' or 'or'. ± is two members, also inside a sum or a bracket. Never throws for a text.
 */
export function readSet(text: string, settings: ParseSettings & { letter?: string } = {}): Reading<TypedSet> {
  return tryReading(() => {
    const plain = plainText(text.trim().replace(/\s*\n\s*/g, '; '))
      .replace(/\+ ?-/g, '±')
      .replace(/\b([a-z])(\d) ?=/gi, '$1_$2=')
    if (empty.test(plain)) return { members: [], brackets: '' }
    const name = settings.letter ?? '[a-zθ]'
    const body = plain.replace(new RegExp(`^(?:${name}) ?(?:=|∈|\\bin\\b) ?`, 'i'), '')
    const list = parseList(body, { ...settings, plusMinus: true })
    if (!list.ok) throw new ReadingProblem(list.sentence)
    const nodes = list.read.members.map((member) => {
      if (member.is === 'expression') return member.node
      if (member.is === 'equation' && member.left.op === 'symbol') return member.right
      throw new ReadingProblem('Write the numbers with commas between them.')
    })
    return { members: nodes.flatMap(bothSigns), brackets: list.read.open + list.read.close }
  })
}
