import { readLatex, type Tex } from '../notation/read-latex.ts'

/** What a command is when it is typed on a keyboard. Others are their own name: \sin is sin, \pi is pi. */
const typedCommands: Readonly<Record<string, string>> = {
  times: '*',
  cdot: '*',
  ast: '*',
  div: '/',
  pm: '±',
  mp: '±',
  le: '<=',
  leq: '<=',
  leqslant: '<=',
  lt: '<',
  ge: '>=',
  geq: '>=',
  geqslant: '>=',
  gt: '>',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  infty: ' infinity',
  varnothing: '∅',
  emptyset: '∅',
  cup: ' ∪ ',
  cap: ' ∩ ',
  lor: ' or ',
  vee: ' or ',
  land: ' and ',
  wedge: ' and ',
  in: ' ∈ ',
  circ: '°',
  degree: '°',
  prime: "'",
  '%': '%',
  $: '$',
  '{': '{',
  '}': '}',
  '&': '&',
  '#': '#',
  _: '_',
  langle: '⟨',
  rangle: '⟩',
  lbrace: '{',
  rbrace: '}',
  lvert: '|',
  rvert: '|',
  vert: '|',
  mid: '|',
  ldots: '...',
  dots: '...',
  cdots: '...',
}

/**
 * LaTeX, as it is copied from a page or written by who knows it, in the notation of a keyboard: \frac{7}{3} is (7/3),
 * 2\frac{1}{3} is 2 1/3, \sqrt{12} is sqrt(12). Throws a SyntaxError when its braces do not match.
 */
export function typedFromLatex(latex: string): string {
  return listText(readLatex(latex.replace(/\\[()[\]]/g, ' '))).trim()
}

function listText(list: readonly Tex[]): string {
  let text = ''
  for (const [i, tex] of list.entries()) {
    const isMixed = list[i - 1]?.kind === 'number' && tex.kind === 'command' && /frac$/.test(tex.name)
    text += isMixed ? ` ${mixedPart(tex)}` : texText(tex)
  }
  return text
}

function mixedPart(tex: Tex & { kind: 'command' }): string {
  const [top = '', bottom = ''] = tex.args.map(listText)
  return /^\d+$/.test(top) && /^\d+$/.test(bottom) ? `${top}/${bottom}` : `((${top})/(${bottom}))`
}

const edge = (name: string): string => {
  const bare = name.replace(/^\\/, '')
  return bare === '.' ? '' : (typedCommands[bare] ?? bare)
}

function texText(tex: Tex): string {
  switch (tex.kind) {
    case 'number':
    case 'letter':
    case 'sign':
      return tex.text
    case 'words':
      return ` ${tex.text} `
    case 'group':
      return listText(tex.body)
    case 'fence':
      return `${edge(tex.open)}${listText(tex.body)}${edge(tex.close)}`
    case 'rows':
      return `[${tex.rows.map((row) => row.map(listText).join(',')).join(';')}]`
    case 'script':
      return scriptText(tex)
    case 'command':
      return commandText(tex)
  }
}

function scriptText(tex: Tex & { kind: 'script' }): string {
  const base = tex.base ? texText(tex.base) : ''
  const below = tex.below ? listText(tex.below) : ''
  const above = tex.above ? listText(tex.above) : ''
  const index = below === '' ? '' : /^\w$/.test(below) && base.trim() !== 'log' ? `_${below}` : `_(${below})`
  const raised = above === '' ? '' : above === '°' || above === "'" ? above : `^(${above})`
  return `${base.trimEnd()}${index}${raised}`
}

function commandText(tex: Tex & { kind: 'command' }): string {
  const [first = '', second = ''] = tex.args.map(listText)
  switch (tex.name) {
    case 'frac':
    case 'dfrac':
    case 'tfrac':
    case 'cfrac':
      return /^-?\d+$/.test(first) && /^\d+$/.test(second) ? `(${first}/${second})` : `((${first})/(${second}))`
    case 'sqrt':
      return tex.option ? `sqrt[${listText(tex.option)}](${first})` : `sqrt(${first})`
    case 'overline':
      return `(${first})`
    default:
      return typedCommands[tex.name] ?? (tex.args.length > 0 ? first : ` ${tex.name} `)
  }
}
