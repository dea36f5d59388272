/**
 * The keys that every typed field has on its own screen, in rows of five, beside erasing, moving and Check. The last place of
 * the last row is '=' where a letter can stand, else the space of 2 3/4.
 */
export const baseKeys = [
  ['7', '8', '9', '÷', '('],
  ['4', '5', '6', '×', ')'],
  ['1', '2', '3', '-', '/'],
  ['0', '.', ',', '+'],
] as const

/** What a key puts into the field, and how many of its signs stand after the caret. */
export interface Insertion {
  readonly insert: string
  readonly back?: number
}

const insertions: Readonly<Record<string, Insertion>> = {
  '÷': { insert: '/' },
  '×': { insert: '*' },
  // A root with an index of its own: the index first, then what is under it.
  root: { insert: 'sqrt[]()', back: 3 },
  or: { insert: ' or ' },
  and: { insert: ' and ' },
  space: { insert: ' ' },
}

const called: ReadonlySet<string> = new Set('sqrt cbrt abs sin cos tan sec csc cot ln log'.split(' '))

/** Other names under which a topic level may ask for the same key. */
const sameKey: Readonly<Record<string, string>> = {
  π: 'pi',
  '√': 'sqrt',
  '∛': 'cbrt',
  '∞': 'inf',
  infinity: 'inf',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '*': '×',
  '−': '-',
  U: '∪',
}

/** The one name of a key. */
export function keyName(name: string): string {
  return sameKey[name] ?? name
}

/** What pressing a key writes; a name that is not known, such as a letter, writes itself. */
export function insertionOf(name: string): Insertion {
  const key = keyName(name)
  if (called.has(key)) return { insert: `${key}()`, back: 1 }
  return insertions[key] ?? { insert: key }
}
