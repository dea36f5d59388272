import type { Tex } from './read-latex.ts'

const signs: Readonly<Record<string, string>> = {
  times: ' × ',
  cdot: '·',
  div: ' ÷ ',
  pm: '±',
  mp: '∓',
  le: ' ≤ ',
  leq: ' ≤ ',
  ge: ' ≥ ',
  geq: ' ≥ ',
  ne: ' ≠ ',
  neq: ' ≠ ',
  approx: ' ≈ ',
  pi: 'π',
  theta: 'θ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  mu: 'μ',
  sigma: 'σ',
  lambda: 'λ',
  Delta: 'Δ',
  phi: 'φ',
  infty: '∞',
  circ: '°',
  degree: '°',
  angle: '∠',
  triangle: '△',
  cap: ' ∩ ',
  cup: ' ∪ ',
  in: ' ∈ ',
  emptyset: '∅',
  varnothing: '∅',
  ldots: '…',
  dots: '…',
  cdots: '…',
  to: ' → ',
  rightarrow: ' → ',
  Rightarrow: ' ⇒ ',
  '%': '%',
  $: '$',
  '{': '{',
  '}': '}',
  '&': '&',
  '#': '#',
  _: '_',
  prime: '′',
  Box: '□',
  square: '□',
  parallel: ' ∥ ',
  perp: ' ⊥ ',
  cong: ' ≅ ',
  sim: ' ~ ',
  mid: ' | ',
  langle: '⟨',
  rangle: '⟩',
  lvert: '|',
  rvert: '|',
  int: '∫',
  sum: 'Σ',
}
const raised: Readonly<Record<string, string>> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  '−': '⁻',
  n: 'ⁿ',
  '°': '°',
  '′': '′',
}

const loose = (text: string): string => (/[+−×÷/ ]/.test(text.slice(1)) ? `(${text})` : text)

function plain(tex: Tex): string {
  switch (tex.kind) {
    case 'number':
    case 'letter':
    case 'words':
      return tex.text
    case 'sign':
      return tex.text === '-'
        ? '−'
        : tex.text === '=' || tex.text === '<' || tex.text === '>'
          ? ` ${tex.text} `
          : tex.text === ','
            ? ', '
            : tex.text
    case 'group':
      return plainLatex(tex.body)
    case 'fence':
      return `${edge(tex.open)}${plainLatex(tex.body)}${edge(tex.close)}`
    case 'script': {
      const above = tex.above ? plainLatex(tex.above) : ''
      const base = (tex.base ? plain(tex.base) : '') + (tex.below ? `_${plainLatex(tex.below)}` : '')
      if (above === '') return base
      return [...above].every((sign) => sign in raised)
        ? base + [...above].map((sign) => raised[sign]).join('')
        : `${base}^${loose(above)}`
    }
    case 'rows':
      return `[${tex.rows.map((row) => row.map(plainLatex).join(', ')).join('; ')}]`
    case 'command':
      return plainCommand(tex)
  }
}

const edge = (name: string): string => (name === '.' ? '' : (signs[name.replace(/^\\/, '')] ?? name.replace(/^\\/, '')))

function plainCommand(tex: Tex & { kind: 'command' }): string {
  const [first = [], second = []] = tex.args
  switch (tex.name) {
    case 'frac':
    case 'dfrac':
    case 'tfrac':
      return `${loose(plainLatex(first))}/${loose(plainLatex(second))}`
    case 'sqrt':
      return `${tex.option ? plainLatex(tex.option) : ''}√${loose(plainLatex(first))}`
    default:
      return signs[tex.name] ?? (tex.args.length > 0 ? tex.args.map(plainLatex).join(' ') : `${tex.name} `)
  }
}

/** LaTeX in ordinary characters, on one line: 2/3, x², √5, 3 × 4. A whole number before a fraction keeps a space. */
export function plainLatex(list: readonly Tex[]): string {
  let text = ''
  for (const [i, tex] of list.entries()) {
    const before = list[i - 1]
    const mixed = before?.kind === 'number' && tex.kind === 'command' && /frac$/.test(tex.name)
    text +=
      (mixed ? ' ' : '') + (tex.kind === 'sign' && /[+-]/.test(tex.text) && i > 0 ? ` ${plain(tex)} ` : plain(tex))
  }
  return text.replace(/ {2,}/g, ' ')
}
