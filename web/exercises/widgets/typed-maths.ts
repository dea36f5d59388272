/**
 * Sets typed maths, also half-typed, as LaTeX for the preview beside the box. It never fails: a missing part shows as an
 * empty square, an unknown sign as itself. It only shows what was typed; whether it is right is decided on the server.
 */
export function typedToLatex(typed: string): string {
  const reader = { tokens: tokenize(typed), at: 0 }
  let latex = ''
  while (reader.at < reader.tokens.length) {
    latex += sum(reader)
    const next = reader.tokens[reader.at]
    if (next === undefined) break
    latex += separators[next] ?? `\\text{${next.replace(/[\\{}$&#^_%~]/g, '')}}`
    reader.at += 1
  }
  return latex
}

interface Reader {
  tokens: string[]
  at: number
}

const separators: Record<string, string> = {
  '=': '=',
  '<': '<',
  '>': '>',
  '<=': '\\le ',
  '>=': '\\ge ',
  '!=': '\\ne ',
  ',': ',\\,',
  ';': ';\\,',
  ':': ':',
  ')': ')',
  ']': ']',
  '}': '\\}',
}
const functionNames = ['sqrt', 'cbrt', 'sin', 'cos', 'tan', 'log', 'ln', 'abs', 'pi', 'infinity', 'inf', 'or', 'and']
const symbols: Record<string, string> = {
  pi: '\\pi ',
  infinity: '\\infty ',
  inf: '\\infty ',
  or: '\\text{ or }',
  and: '\\text{ and }',
}
/** Signs that stand for themselves but mean something else to KaTeX. */
const signs: Record<string, string> = {
  '%': '\\%',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '~': '\\sim ',
  '\\': '\\backslash ',
  '°': '{}^{\\circ}',
}
const openers: Record<string, [close: string, left: string, right: string]> = {
  '(': [')', '\\left(', '\\right)'],
  '[': [']', '\\left[', '\\right]'],
  '{': ['}', '\\left\\{', '\\right\\}'],
}
const empty = '\\square '

function tokenize(typed: string): string[] {
  const plain = typed
    .replace(/π/g, 'pi')
    .replace(/√/g, 'sqrt')
    .replace(/∞/g, 'infinity')
    .replace(/≤/g, '<=')
    .replace(/≥/g, '>=')
  return plain.match(new RegExp(`${functionNames.join('|')}|\\d+\\.?\\d*|\\.\\d+|[<>!]=|[^\\s]`, 'g')) ?? []
}

function sum(reader: Reader): string {
  let latex = ''
  const sign = reader.tokens[reader.at]
  if (sign === '+' || sign === '-') {
    reader.at += 1
    latex = sign
  }
  latex += product(reader)
  for (;;) {
    const operator = reader.tokens[reader.at]
    if (operator !== '+' && operator !== '-' && operator !== '±') return latex
    reader.at += 1
    latex += (operator === '±' ? '\\pm ' : operator) + product(reader)
  }
}

function product(reader: Reader): string {
  let latex = power(reader)
  for (;;) {
    const next = reader.tokens[reader.at]
    if (next === '*') {
      reader.at += 1
      latex += `\\cdot ${power(reader)}`
    } else if (next === '/') {
      reader.at += 1
      latex = `\\frac{${bare(latex)}}{${bare(power(reader))}}`
    } else if (next !== undefined && startsAtom(next)) {
      // '2 3/4' is a mixed number: the fraction belongs to the last factor only.
      const isMixed = /^\d/.test(next) && reader.tokens[reader.at + 1] === '/'
      const factor = isMixed ? product(reader) : power(reader)
      latex += (/^\d/.test(next) ? '\\,' : '') + factor
      if (isMixed) return latex
    } else return latex
  }
}

function power(reader: Reader): string {
  const base = atom(reader)
  if (reader.tokens[reader.at] !== '^') return base
  reader.at += 1
  const sign = reader.tokens[reader.at] === '-' ? '-' : ''
  if (sign) reader.at += 1
  return `{${base}}^{${sign}${bare(power(reader))}}`
}

function atom(reader: Reader): string {
  const token = reader.tokens[reader.at]
  if (token === undefined || !startsAtom(token)) return token === '-' ? negative(reader) : empty
  reader.at += 1
  const opener = openers[token]
  if (opener) return bracketed(reader, opener)
  if (token in symbols) return symbols[token] ?? ''
  if (token === 'sqrt') return `\\sqrt{${bare(atom(reader))}}`
  if (token === 'cbrt') return `\\sqrt[3]{${bare(atom(reader))}}`
  if (token === 'abs') return `\\left|${bare(atom(reader))}\\right|`
  if (functionNames.includes(token)) return `\\${token} ${atom(reader)}`
  if (token === '|') {
    const inside = sum(reader)
    if (reader.tokens[reader.at] === '|') reader.at += 1
    return `\\left|${inside}\\right|`
  }
  return /^[a-z\d.!]/i.test(token) ? token : (signs[token] ?? `\\text{${token}}`)
}

function negative(reader: Reader): string {
  reader.at += 1
  return `-${power(reader)}`
}

/** What lies between brackets, which may be a list; an unclosed bracket shows open to the right. */
function bracketed(reader: Reader, [close, left, right]: [string, string, string]): string {
  let inside = ''
  for (;;) {
    const next = reader.tokens[reader.at]
    if (next === undefined) return `${left}${inside || empty}\\right.`
    // '(3, 5]' closes as an interval does.
    if (next === close || next === ')' || next === ']') {
      reader.at += 1
      return `${left}${inside || empty}${next === close ? right : next === ')' ? '\\right)' : '\\right]'}`
    }
    if (next in separators) {
      reader.at += 1
      inside += separators[next]
    } else inside += sum(reader)
  }
}

const startsAtom = (token: string) => !['+', '-', '*', '/', '^', '±'].includes(token) && !(token in separators)

/** Round brackets around a whole numerator, denominator, exponent or root are implied by the layout. */
function bare(latex: string): string {
  const match = /^\\left\(([\s\S]*)\\right\)$/.exec(latex)
  return match?.[1] !== undefined && !/\\right\)[\s\S]*\\left\(/.test(match[1]) ? match[1] : latex
}
