import { insertionOf, keyName } from '@polyhex/curriculum/notation/entry-keys'
import type { EditKey } from './edit-text.ts'

export interface MathsKey {
  /** What the key shows; maths between \( and \). */
  shown: string
  speech: string
  key: EditKey
}

/** What a key shows, and how it is called; what it writes is in the contract, where the tests of typing read it too. */
const faces: Record<string, readonly [shown: string, speech: string]> = {
  '+': ['\\(+\\)', 'plus'],
  '-': ['\\(-\\)', 'minus'],
  '×': ['\\(\\times\\)', 'times'],
  '÷': ['\\(\\div\\)', 'divided by'],
  '/': ['\\(\\tfrac{\\square}{\\square}\\)', 'fraction bar'],
  '^': ['\\(x^{\\square}\\)', 'to the power of'],
  sqrt: ['\\(\\sqrt{\\square}\\)', 'square root'],
  cbrt: ['\\(\\sqrt[3]{\\square}\\)', 'cube root'],
  root: ['\\(\\sqrt[n]{\\square}\\)', 'root with an index'],
  abs: ['\\(|\\square|\\)', 'absolute value'],
  pi: ['\\(\\pi\\)', 'pi'],
  inf: ['\\(\\infty\\)', 'infinity'],
  '(': ['(', 'open parenthesis'],
  ')': [')', 'close parenthesis'],
  '[': ['[', 'open bracket'],
  ']': [']', 'close bracket'],
  '{': ['{', 'open brace'],
  '}': ['}', 'close brace'],
  '∪': ['\\(\\cup\\)', 'union'],
  '=': ['\\(=\\)', 'equals'],
  '!=': ['\\(\\ne\\)', 'is not equal to'],
  '<': ['\\(<\\)', 'is less than'],
  '>': ['\\(>\\)', 'is greater than'],
  '<=': ['\\(\\le\\)', 'is less than or equal to'],
  '>=': ['\\(\\ge\\)', 'is greater than or equal to'],
  ',': [',', 'comma'],
  ':': [':', 'colon'],
  '.': ['.', 'decimal point'],
  '%': ['%', 'percent'],
  '±': ['\\(\\pm\\)', 'plus or minus'],
  '*10^': ['\\({\\times}10^{\\square}\\)', 'times ten to the power of'],
  space: ['\\(\\square\\tfrac{\\square}{\\square}\\)', 'space of a mixed number'],
}

/** The key for one name in the question's key list; a name nobody knows, such as a letter, types itself. */
export function mathsKey(name: string): MathsKey {
  const known = keyName(name)
  const [shown, speech] = faces[known] ?? [/^[a-zA-Z]$/.test(name) ? `\\(${name}\\)` : name, name]
  return { shown, speech, key: insertionOf(known) }
}
