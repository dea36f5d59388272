import type { EditKey } from './edit-text.ts'

export interface MathsKey {
  /** What the key shows; maths between \( and \). */
  shown: string
  speech: string
  key: EditKey
}

const known: Record<string, MathsKey> = {
  '+': { shown: '\\(+\\)', speech: 'plus', key: { insert: '+' } },
  '-': { shown: '\\(-\\)', speech: 'minus', key: { insert: '-' } },
  '*': { shown: '\\(\\times\\)', speech: 'times', key: { insert: '*' } },
  '/': { shown: '\\(\\tfrac{\\square}{\\square}\\)', speech: 'fraction bar', key: { insert: '/' } },
  '^': { shown: '\\(x^{\\square}\\)', speech: 'to the power of', key: { insert: '^' } },
  '^2': { shown: '\\(x^2\\)', speech: 'squared', key: { insert: '^2' } },
  '^3': { shown: '\\(x^3\\)', speech: 'cubed', key: { insert: '^3' } },
  sqrt: { shown: '\\(\\sqrt{\\square}\\)', speech: 'square root', key: { insert: 'sqrt()', back: 1 } },
  cbrt: { shown: '\\(\\sqrt[3]{\\square}\\)', speech: 'cube root', key: { insert: 'cbrt()', back: 1 } },
  abs: { shown: '\\(|\\square|\\)', speech: 'absolute value', key: { insert: 'abs()', back: 1 } },
  pi: { shown: '\\(\\pi\\)', speech: 'pi', key: { insert: 'pi' } },
  inf: { shown: '\\(\\infty\\)', speech: 'infinity', key: { insert: 'inf' } },
  '()': { shown: '\\((\\square)\\)', speech: 'brackets', key: { insert: '()', back: 1 } },
  '(': { shown: '(', speech: 'open bracket', key: { insert: '(' } },
  ')': { shown: ')', speech: 'close bracket', key: { insert: ')' } },
  '[': { shown: '[', speech: 'open square bracket', key: { insert: '[' } },
  ']': { shown: ']', speech: 'close square bracket', key: { insert: ']' } },
  '{': { shown: '{', speech: 'open brace', key: { insert: '{' } },
  '}': { shown: '}', speech: 'close brace', key: { insert: '}' } },
  '{}': { shown: '\\(\\{\\square\\}\\)', speech: 'braces', key: { insert: '{}', back: 1 } },
  '=': { shown: '\\(=\\)', speech: 'equals', key: { insert: '=' } },
  '!=': { shown: '\\(\\ne\\)', speech: 'is not equal to', key: { insert: '!=' } },
  '<': { shown: '\\(<\\)', speech: 'is less than', key: { insert: '<' } },
  '>': { shown: '\\(>\\)', speech: 'is greater than', key: { insert: '>' } },
  '<=': { shown: '\\(\\le\\)', speech: 'is less than or equal to', key: { insert: '<=' } },
  '>=': { shown: '\\(\\ge\\)', speech: 'is greater than or equal to', key: { insert: '>=' } },
  ',': { shown: ',', speech: 'comma', key: { insert: ',' } },
  ':': { shown: ':', speech: 'colon', key: { insert: ':' } },
  '.': { shown: '.', speech: 'decimal point', key: { insert: '.' } },
  '%': { shown: '%', speech: 'percent', key: { insert: '%' } },
  '|': { shown: '|', speech: 'absolute value bar', key: { insert: '|' } },
  '±': { shown: '\\(\\pm\\)', speech: 'plus or minus', key: { insert: '±' } },
  '*10^': { shown: '\\(\\times 10^{\\square}\\)', speech: 'times ten to the power of', key: { insert: '*10^' } },
}

/** Other spellings under which a generator may ask for the same key. */
const aliases: Record<string, string> = {
  π: 'pi',
  '√': 'sqrt',
  '∞': 'inf',
  infinity: 'inf',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '×': '*',
  '−': '-',
  '÷': '/',
  'x^2': '^2',
}

/** The key for one name in the question's key list; a name nobody knows, such as a variable, types itself. */
export function mathsKey(name: string): MathsKey {
  const found = known[aliases[name] ?? name]
  if (found) return found
  const isVariable = /^[a-zA-Z]$/.test(name)
  return { shown: isVariable ? `\\(${name}\\)` : name, speech: name, key: { insert: name } }
}
