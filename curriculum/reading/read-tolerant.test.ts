import fc from 'fast-check'
import katex from 'katex'
import { describe, expect, it } from 'vitest'
import { parse, type Statement } from './parse.ts'
import { previewLatex } from './preview-latex.ts'
import { readTolerant, type TypedPiece } from './read-tolerant.ts'
import type { Node } from '../values/values.ts'

const preview = (text: string, form = 'expression', letters: readonly string[] = ['x']): string =>
  previewLatex(readTolerant(text, { form, letters }).pieces)

describe('the preview of what is typed', () => {
  it.each([
    ['3/4', '\\frac{3}{4}'],
    ['2 3/4', '2\\frac{3}{4}'],
    ['(x+1)/(x-1)', '\\frac{x + 1}{x - 1}'],
    ['2x^2-3', '2x^{2} - 3'],
    ['1x', '1x'],
    ['0.50x', '0.50x'],
    ['1,234', '1{,}234'],
    ['sqrt(x+1)', '\\sqrt{x + 1}'],
    ['x^-2', 'x^{-2}'],
    ['-4/3x+6', '\\frac{-4}{3}x + 6'],
    ['−4⁄3x+6', '\\frac{-4}{3}x + 6'],
    ['(1/3)x', '\\frac{1}{3}x'],
    ['x/3', '\\frac{x}{3}'],
    ['\\frac{7}{3}x', '\\frac{7}{3}x'],
    ['3/', '\\frac{3}{\\square}'],
    ['x^', 'x^{\\square}'],
    ['2*', '2\\square'],
    ['(2', '(2'],
    ['(', '(\\square'],
    ['2(', '2(\\square'],
    ['2(x', '2(x'],
    ['2(x+1', '2(x + 1'],
    ['3*(', '3(\\square'],
    ['2-(x', '2 - (x'],
    ['3/(x+1', '\\frac{3}{(x + 1}'],
    ['x^(', 'x^{(\\square}'],
    ['x2', 'x2'],
    ['30°', '30^{\\circ}'],
    ['f(x)=2x', 'f(x)=2x'],
  ])('%s', (typed, latex) => {
    expect(preview(typed)).toBe(latex)
  })

  it.each([
    ['x>=4', 'inequality', ['x'], 'x\\ge 4'],
    ['{x | x>3}', 'inequality', ['x'], '\\{x\\mid x>3\\}'],
    ['x<1 or x>4', 'inequality', ['x'], 'x<1\\text{ or }x>4'],
    ['(3,-2)', 'coordinate', [], '(3,\\,-2)'],
    ['(-inf,3]', 'interval', ['x'], '(-\\infty ,\\,3]'],
    ['x = (3±√5)/2', 'set', ['x'], 'x=\\frac{3 \\pm \\sqrt{5}}{2}'],
    ['1+-√2', 'set', [], '1 \\pm \\sqrt{2}'],
    ['no solution', 'set', [], '\\text{ no solution }'],
    ['4.5*10^6', 'scientific', [], '4.5 \\times 10^{6}'],
    ['2² x 3', 'expression', [], '2^{2} \\times 3'],
    ['25 x pi', 'pi_multiple', [], '25\\pi'],
    ['y=-1/2x-3', 'equation', ['x', 'y'], 'y=\\frac{-1}{2}x - 3'],
    ['5 cm', 'expression', [], '5\\text{ cm }'],
    ['⟨3,-4⟩', 'vector', [], '\\langle 3,\\,-4\\rangle'],
    ['(3,', 'coordinate', [], '(3,\\,\\square'],
    ['y=', 'equation', ['x', 'y'], 'y=\\square'],
    ['x>', 'inequality', ['x'], 'x>\\square'],
    ['[2,5[', 'interval', ['x'], '[2,\\,5['],
  ] as const)('%s as %s', (typed, form, letters, latex) => {
    expect(preview(typed, form, letters)).toBe(latex)
  })

  it('says what is missing, and where reading ended', () => {
    expect(readTolerant('3+', { form: 'expression', letters: [] })).toMatchObject({
      stop: 2,
      sentence: 'Something is missing after +',
    })
    expect(readTolerant('3+4x', { form: 'expression', letters: ['x'] })).toMatchObject({ stop: null, sentence: null })
    expect(readTolerant('', { form: 'set', letters: [] })).toEqual({ pieces: [], stop: null, sentence: null })
  })
})

const alphabet = fc.constantFrom(
  ...'0123456789xyi+-*/^()[]{}=<>,;:.|% $_#&~\\√π≤é°±!'.split(''),
  'sqrt',
  'inf',
  'sin',
  ' or ',
)

it('typesets whatever a child types without failing', () => {
  const forms = fc.constantFrom(
    'expression',
    'equation',
    'set',
    'interval',
    'inequality',
    'coordinate',
    'vector',
    'ratio',
  )
  fc.assert(
    fc.property(fc.array(alphabet, { maxLength: 24 }), forms, (parts, form) => {
      const latex = preview(parts.join(''), form)
      expect(() => katex.renderToString(latex, { throwOnError: true, strict: 'ignore' })).not.toThrow()
    }),
    { numRuns: 600 },
  )
})

/** Without how numbers were typed and without degree signs, which the strict reading drops. */
function bare(node: Node): Node {
  if (node.op === 'number') return { op: 'number', value: node.value }
  if (node.op === 'power' && node.right.op === 'symbol' && node.right.name === '°') return bare(node.left)
  if ('args' in node) return { ...node, args: node.args.map(bare) }
  if ('left' in node) return { ...node, left: bare(node.left), right: bare(node.right) }
  return 'arg' in node ? { ...node, arg: bare(node.arg) } : node
}

const nodesOf = (pieces: readonly TypedPiece[]): Node[] =>
  pieces.flatMap((piece) => (piece.is === 'node' ? [bare(piece.node)] : []))
const sidesOf = (read: Statement): readonly Node[] =>
  read.is === 'expression' ? [read.node] : read.is === 'equation' ? [read.left, read.right] : read.sides

it('reads what the strict reader reads as the same tree', () => {
  const sign = fc.constantFrom(...'0123456789xy+-*/^()=<.| √π'.split(''), 'sqrt(', 'sin', '2x', '1/2', '-3', 'x^2', ')')
  let strictly = 0
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (parts) => {
      const text = parts.join('')
      const strict = parse(text, { letters: ['x', 'y'] })
      if (!strict.ok) return
      strictly++
      const { pieces, stop } = readTolerant(text, { form: 'equation', letters: ['x', 'y'] })
      expect({ text, stop, nodes: nodesOf(pieces) }).toEqual({ text, stop: null, nodes: sidesOf(strict.read) })
    }),
    { numRuns: 5000 },
  )
  expect(strictly).toBeGreaterThan(100)
})
