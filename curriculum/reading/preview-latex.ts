import { nodeToLatex } from '../notation/latex.ts'
import type { TypedPiece } from './read-tolerant.ts'

const signLatex: Readonly<Record<string, string>> = {
  '<=': '\\le ',
  '>=': '\\ge ',
  '≠': '\\ne ',
  ',': ',\\,',
  ';': ';\\,',
  '{': '\\{',
  '}': '\\}',
  '⟨': '\\langle ',
  '⟩': '\\rangle ',
  '∪': ' \\cup ',
  '∩': ' \\cap ',
  '∈': ' \\in ',
  '∅': '\\varnothing ',
  '≈': ' \\approx ',
  '±': '\\pm ',
  '%': '\\%',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '~': '\\sim ',
  '^': '\\hat{}',
  '\\': '\\backslash ',
  '|': '\\mid ',
  '∣': '\\mid ',
  '"': '\\text{"}',
  '°': '{}^{\\circ}',
  '*': '\\times ',
}

/** What is typed, typeset: the LaTeX of the pieces of a tolerant reading, with a square where something is missing. */
export function previewLatex(pieces: readonly TypedPiece[]): string {
  return pieces.map(pieceLatex).join('').trim()
}

function pieceLatex(piece: TypedPiece): string {
  if (piece.is === 'word' && /^[a-z]'{0,2}\([a-z]\)$/i.test(piece.text)) return piece.text
  if (piece.is === 'word') return `\\text{ ${piece.text.replace(/[\\{}$&#^_%~]/g, '')} }`
  if (piece.is === 'node') return guarded(nodeToLatex(piece.node))
  return signLatex[piece.sign] ?? (/^[-+=<>()[\]:!?.'/]$/.test(piece.sign) ? piece.sign : `\\text{${piece.sign}}`)
}

/** A control word at the end must not run into a letter that follows. */
function guarded(latex: string): string {
  return /\\[A-Za-z]+$/.test(latex) ? `${latex} ` : latex
}
