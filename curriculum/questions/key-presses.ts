import { baseKeys, insertionOf, keyName } from '../notation/entry-keys.ts'

/** Own keys that are more than one sign, the longest first, so that 'sqrt(' is one press and not five letters. */
const longKeys = [
  'root',
  'sqrt',
  'cbrt',
  'abs',
  'sin',
  'cos',
  'tan',
  'sec',
  'csc',
  'cot',
  'log',
  'ln',
  '*10^',
  'theta',
  'alpha',
  'beta',
  'pi',
  'inf',
  '<=',
  '>=',
  '!=',
  'or',
  'and',
] as const

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What stands in the text once a key has been pressed: of a root with an index also what is typed between. */
function patternOf(name: string): string {
  if (name === 'root') return 'sqrt\\[\\d+\\]\\('
  const { insert, back = 0 } = insertionOf(name)
  return escaped(insert.slice(0, insert.length - back))
}

const reader = new RegExp(
  `${longKeys.map((name) => `(?<${keyGroup(name)}>${patternOf(name)})`).join('|')}|(?<sign>.)`,
  'gsu',
)

function keyGroup(name: string): string {
  return `k${(longKeys as readonly string[]).indexOf(name)}`
}

const signs: Readonly<Record<string, string>> = { '*': '×', '∞': 'inf', π: 'pi', '≤': '<=', '≥': '>=' }
const onBase: ReadonlySet<string> = new Set<string>(baseKeys.flat())

/**
 * The names of the keys beside the base block that are pressed to write a text, each once. '=' and ' ' are keys of the base
 * block of some fields and are named here.
 */
export function ownKeysFor(text: string): string[] {
  const names = [...text.matchAll(reader)].map((found) => {
    const long = longKeys.find((_, i) => found.groups?.[`k${i}`] !== undefined)
    const sign = found[0]
    return keyName(long ?? signs[sign] ?? sign)
  })
  return [...new Set(names)].filter((name) => !onBase.has(name))
}
