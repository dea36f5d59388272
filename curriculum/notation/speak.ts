import type { Tex } from './read-latex.ts'
import { fractionWords } from './number-words.ts'
import { readLatex } from './read-latex.ts'
import { splitRichText } from './rich-text.ts'
import { functionSpeech, letterSpeech, relationSpeech, signSpeech, unitSpeech } from './spoken-signs.ts'

/**
 * Maths as a teacher reads it aloud. Whole numbers and decimals stay in figures (voices and braille read those well),
 * small fractions become words. No backslash and no brace is ever left.
 */

const only = (list: readonly Tex[]): Tex | undefined => {
  const [first] = list
  return list.length !== 1 ? undefined : first?.kind === 'group' ? only(first.body) : first
}

const wholeNumber = (list: readonly Tex[]): number | null => {
  const tex = only(list)
  return tex?.kind === 'number' && /^\d+$/.test(tex.text) ? Number(tex.text) : null
}

/** A piece that needs no 'the quantity' around it. */
const simple = (list: readonly Tex[]): boolean => {
  const rest = isMinus(list[0]) ? list.slice(1) : list
  const atom = (tex: Tex): boolean =>
    tex.kind === 'number' ||
    tex.kind === 'letter' ||
    (tex.kind === 'command' && tex.args.length === 0 && !(tex.name in relationSpeech))
  return rest.length <= 1 || (rest.length === 2 && rest.every(atom)) || rest.every((tex) => tex.kind === 'letter')
}

const isMinus = (tex: Tex | undefined): boolean => tex?.kind === 'sign' && (tex.text === '-' || tex.text === '−')

function speakFraction(top: readonly Tex[], bottom: readonly Tex[]): string {
  const [a, b] = [wholeNumber(top), wholeNumber(bottom)]
  const words = a !== null && b !== null ? fractionWords(a, b) : null
  if (words !== null) return words
  if (simple(top) && simple(bottom)) return `${speakList(top)} over ${speakList(bottom)}`
  return `the fraction ${speakList(top)} over ${speakList(bottom)}, end of fraction,`
}

function speakRoot(tex: Tex & { kind: 'command' }): string {
  const [body = []] = tex.args
  const index = tex.option ? speakList(tex.option) : '2'
  const name =
    index === '2'
      ? 'square root'
      : index === '3'
        ? 'cube root'
        : /^\d+$/.test(index)
          ? `${index}th root`
          : `${index} root`
  return `the ${name} of ${speakList(body)}${simple(body) ? '' : ', end of root,'}`
}

function speakCommand(tex: Tex & { kind: 'command' }): string {
  const [first = [], second = []] = tex.args
  const inside = speakList(first)
  switch (tex.name) {
    case 'frac':
    case 'dfrac':
    case 'tfrac':
    case 'cfrac':
      return speakFraction(first, second)
    case 'sqrt':
      return speakRoot(tex)
    case 'binom':
    case 'dbinom':
      return `${inside} choose ${speakList(second)}`
    case 'overline':
      return first.every((part) => part.kind === 'number')
        ? `${inside} repeating`
        : first.length === 1
          ? `${inside} bar`
          : `segment ${inside}`
    case 'bar':
      return `${inside} bar`
    case 'hat':
    case 'widehat':
      return `${inside} hat`
    case 'vec':
      return `vector ${inside}`
    case 'overrightarrow':
      return `ray ${inside}`
    case 'overleftrightarrow':
      return `line ${inside}`
    case 'underline':
      return inside === '' ? 'blank' : inside
    case 'phantom':
    case 'color':
      return ''
    case 'textcolor':
      return speakList(second)
    default:
      return tex.args.length > 0
        ? tex.args.map(speakList).join(' ')
        : (relationSpeech[tex.name] ?? functionSpeech[tex.name] ?? letterSpeech[tex.name] ?? tex.name)
  }
}

function speakBig(name: string, below: string, above: string): string {
  if (name === 'lim') return `the limit as ${below.replace(/ to /, ' approaches ')} of`
  const what = name === 'int' ? 'the integral' : name === 'sum' ? 'the sum' : 'the product'
  return `${what}${below === '' ? '' : ` from ${below}`}${above === '' ? '' : ` to ${above}`} of`
}

function speakScript(tex: Tex & { kind: 'script' }): string {
  const below = tex.below ? speakList(tex.below) : ''
  const above = tex.above ? speakList(tex.above) : ''
  const { base } = tex
  const name = base?.kind === 'command' ? base.name : ''
  if (['int', 'sum', 'prod', 'lim'].includes(name)) return speakBig(name, below, above)
  if (name === 'log') return below === '' ? `log ${raisedSpeech(above)}` : `log base ${below} of`
  if (name === 'underbrace' || name === 'overbrace') return `${base ? speak(base) : ''}, ${below}${above}`
  if (name in functionSpeech && above !== '')
    return above === 'negative 1'
      ? `inverse ${functionSpeech[name]} of`
      : `${functionSpeech[name]} ${raisedSpeech(above)} of`
  let text = base === null ? '' : speak(base)
  if (below !== '') text += ` sub ${below}`
  if (above === '') return text
  if (above === 'degrees') return `${text} ${text === '1' ? 'degree' : 'degrees'}`
  if (/^(double )?prime/.test(above)) return `${text} ${above}`
  if (base?.kind === 'letter' && above === 'negative 1' && /[fghA-Z]/.test(base.text)) return `${text} inverse`
  if (base?.kind === 'letter' && above === 'T' && /[A-Z]/.test(base.text)) return `${text} transpose`
  if (base?.kind === 'words')
    return above === '2' ? `square ${text}` : above === '3' ? `cubic ${text}` : `${text} ${raisedSpeech(above)}`
  return `${text} ${raisedSpeech(above)}`
}

const raisedSpeech = (above: string): string =>
  above === '2' ? 'squared' : above === '3' ? 'cubed' : `to the power of ${above}`

function speakRows(tex: Tex & { kind: 'rows' }): string {
  if (!/matrix$/.test(tex.environment))
    return tex.rows.map((row) => row.map(speakList).filter(Boolean).join(' ')).join('; ')
  const size = `${tex.rows.length} by ${Math.max(...tex.rows.map((row) => row.length))}`
  const rows = tex.rows.map((row, i) => `row ${i + 1}: ${row.map(speakList).join(', ')}`).join('; ')
  return `the ${size} ${tex.environment === 'vmatrix' ? 'determinant' : 'matrix'}, ${rows},`
}

function speakFence(open: string, close: string, body: readonly Tex[]): string {
  const inside = speakList(body)
  const bare = (edge: string): string => edge.replace(/^\\/, '')
  const [left, right] = [bare(open), bare(close)]
  if (left === '|' || left === 'lvert')
    return `the absolute value of ${inside}${simple(body) ? '' : ', end of absolute value,'}`
  if (left === '{') return right === '.' ? inside : inside === '' ? 'the empty set' : `the set ${inside}`
  if (left === 'langle') return `the vector ${inside}`
  if (left === 'lfloor') return `the floor of ${inside}`
  const comma = body.findIndex((tex) => tex.kind === 'sign' && tex.text === ',')
  if (comma > 0 && (left === '[' || right === ']' || inside.includes('infinity'))) {
    const included = (edge: string, value: string): string =>
      value.includes('infinity') ? value : `${value} ${/[[\]]/.test(edge) ? 'included' : 'not included'}`
    return `the interval from ${included(left, speakList(body.slice(0, comma)))} to ${included(right, speakList(body.slice(comma + 1)))}`
  }
  if (comma > 0) return `the pair ${inside}`
  if (simple(body) || (only(body)?.kind === 'command' && body.length === 1) || (isMinus(body[0]) && body.length === 2))
    return inside
  return `the quantity ${inside}, end quantity,`
}

function speak(tex: Tex): string {
  switch (tex.kind) {
    case 'number':
      return tex.text
    case 'letter':
      return tex.text
    case 'words':
      return unitSpeech[tex.text.trim()] ?? tex.text.trim()
    case 'sign':
      return signSpeech[tex.text] ?? tex.text
    case 'group':
      return speakList(tex.body)
    case 'fence':
      return speakFence(tex.open, tex.close, tex.body)
    case 'script':
      return speakScript(tex)
    case 'rows':
      return speakRows(tex)
    case 'command':
      return speakCommand(tex)
  }
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '|': '|' }
const nameOf = (tex: Tex | undefined): string =>
  tex?.kind === 'sign' ? tex.text : tex?.kind === 'command' && tex.args.length === 0 ? tex.name : ''

/** Plain brackets and bars that stand in the list itself become fences; a script on a closing bracket goes to the fence. */
function joinFences(list: readonly Tex[]): Tex[] {
  const stack: { open: string; body: Tex[] }[] = [{ open: '', body: [] }]
  const top = (): { open: string; body: Tex[] } => stack.at(-1) as { open: string; body: Tex[] }
  for (const tex of list) {
    const bare = tex.kind === 'script' && tex.base !== null ? tex.base : tex
    const name = nameOf(bare)
    const closes =
      stack.length > 1 &&
      (name === closers[top().open] ||
        ([')', ']'].includes(name) && '(['.includes(top().open)) ||
        (name === '}' && top().open === '{') ||
        (name === 'rangle' && top().open === 'langle') ||
        (name === 'rvert' && top().open === 'lvert'))
    if (closes) {
      const { open, body } = stack.pop() as { open: string; body: Tex[] }
      const fence: Tex = { kind: 'fence', open, close: name, body }
      top().body.push(tex.kind === 'script' ? { ...tex, base: fence } : fence)
    } else if (['(', '[', '|', '{', 'langle', 'lvert'].includes(name) && bare === tex)
      stack.push({ open: name, body: [] })
    else top().body.push(tex)
  }
  while (stack.length > 1) {
    const { open, body } = stack.pop() as { open: string; body: Tex[] }
    top().body.push({ kind: 'sign', text: open }, ...body)
  }
  return top().body
}

/** True when a minus at this place is a sign and not a subtraction. */
const startsTerm = (before: Tex | undefined): boolean =>
  before === undefined ||
  (before.kind === 'sign' && /[-+=<>,:/−(|]/.test(before.text)) ||
  (before.kind === 'command' &&
    before.args.length === 0 &&
    (before.name in relationSpeech || before.name in functionSpeech))

function speakList(source: readonly Tex[]): string {
  const list = joinFences(source)
  const words: string[] = []
  for (const [i, tex] of list.entries()) {
    const before = list[i - 1]
    if (isMinus(tex)) words.push(startsTerm(before) ? 'negative' : 'minus')
    else if (tex.kind === 'command' && /frac$/.test(tex.name) && before?.kind === 'number')
      words.push(`and ${speak(tex)}`)
    else if (tex.kind === 'command' && tex.name === '$') words.push('$')
    else if (isFence(tex) && before !== undefined) words.push(`${joiner(before, tex)}${speak(tex)}`)
    else words.push(speak(tex))
    if (tex.kind === 'command' && tex.name in functionSpeech && tex.args.length === 0 && list[i + 1] !== undefined)
      words.push('of')
  }
  return words
    .filter((word) => word !== '')
    .join(' ')
    .replace(/\$ (?=[\d.])/g, '$')
}

const isFence = (tex: Tex): boolean => tex.kind === 'fence' || (tex.kind === 'script' && tex.base?.kind === 'fence')

function joiner(before: Tex, tex: Tex): string {
  const fence = tex.kind === 'fence' ? tex : tex.kind === 'script' ? tex.base : null
  const inner = before.kind === 'script' && before.base !== null ? before.base : before
  if (fence?.kind === 'fence' && fence.open !== '(')
    return before.kind === 'number' || before.kind === 'letter' ? 'times ' : ''
  if (inner.kind === 'letter' && /[fghPF]/.test(inner.text)) return 'of '
  if (inner.kind === 'command' && (inner.name in functionSpeech || inner.name === 'operatorname')) return ''
  return ['number', 'letter', 'fence'].includes(inner.kind) || (inner.kind === 'command' && inner.args.length > 0)
    ? 'times '
    : ''
}

const tidy = (text: string): string =>
  text
    .replace(/[\\{}]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,;.:?!%])/g, '$1')
    .replace(/,+([,;.?])/g, '$1')
    .replace(/,+$/, '')
    .replace(/(\d\.) (\d)/g, '$1$2')
    .trim()

/** A LaTeX expression in spoken English. Throws a SyntaxError for LaTeX whose braces do not match. */
export function speakLatex(latex: string): string {
  return tidy(speakList(readLatex(latex)))
}

const textSigns: readonly (readonly [RegExp, string])[] = [
  [/\s*×\s*/g, ' times '],
  [/\s*÷\s*/g, ' divided by '],
  [/(^|[\s(])[−-](?=\d)/g, '$1negative '],
  [/\s−\s/g, ' minus '],
  [/_{2,}|□/g, 'blank'],
  [/½/g, 'one half'],
  [/¼/g, 'one fourth'],
  [/¾/g, 'three fourths'],
  [/°/g, ' degrees '],
]

/** Rich text in spoken English, the maths in it read aloud in place. */
export function speakRichText(text: string): string {
  const spoken = splitRichText(text).map((part) =>
    part.kind === 'maths'
      ? speakLatex(part.value)
      : textSigns.reduce((words, [sign, word]) => words.replace(sign, word), part.value),
  )
  return tidy(spoken.join(''))
}
