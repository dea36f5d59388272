import { rationalText } from '../values/rational.ts'
import type { Node } from '../values/values.ts'

/**
 * What a tree is apart from order, needless brackets and the sign of subtraction, without any arithmetic: 2 + x and x + 2 are
 * the same, a - b is a + (-b), a/b is a times 1/b; 2x + 3x and 5x are not the same. Equal texts are equal structures.
 */
export function structureOf(node: Node): string {
  const { negative, text } = signedStructure(node)
  return negative ? `-${text}` : text
}

interface Signed {
  readonly negative: boolean
  readonly text: string
}

function signedStructure(node: Node): Signed {
  switch (node.op) {
    case 'add':
    case 'subtract':
      return sumStructure(node)
    case 'multiply':
    case 'divide':
    case 'negate':
    case 'number':
      return productStructure(node)
    case 'symbol':
      return { negative: false, text: node.name }
    case 'power':
      return { negative: false, text: `${atom(node.left)}^${atom(node.right)}` }
    case 'absolute':
      return { negative: false, text: `|${structureOf(node.arg)}|` }
    case 'root':
      return { negative: false, text: `root${node.index}(${structureOf(node.arg)})` }
    case 'call':
      return { negative: false, text: `${node.name}(${node.args.map(structureOf).join()})` }
  }
}

const atom = (node: Node): string => `(${structureOf(node)})`

function sumStructure(node: Node): Signed {
  const terms = termsOf(node, false).toSorted()
  return { negative: false, text: `(${terms.join('')})` }
}

function termsOf(node: Node, turned: boolean): string[] {
  if (node.op === 'add') return node.args.flatMap((arg) => termsOf(arg, turned))
  if (node.op === 'subtract') return [...termsOf(node.left, turned), ...termsOf(node.right, !turned)]
  const { negative, text } = signedStructure(node)
  return [`${negative === turned ? '+' : '-'}${text}`]
}

function productStructure(node: Node): Signed {
  const above: string[] = []
  const below: string[] = []
  const negative = collectFactors(node, above, below)
  const upper = above.filter((factor) => factor !== '1' || above.length === 1).toSorted()
  const text = [...upper, ...below.toSorted().map((factor) => `/${factor}`)].join('*')
  return { negative, text: text === '' ? '1' : text }
}

/** Puts the factors in their places; true when they have an odd number of minus signs. */
function collectFactors(node: Node, above: string[], below: string[]): boolean {
  if (node.op === 'negate') return !collectFactors(node.arg, above, below)
  if (node.op === 'multiply') return node.args.reduce((odd, arg) => collectFactors(arg, above, below) !== odd, false)
  if (node.op === 'divide') {
    const odd = collectFactors(node.left, above, below)
    return collectFactors(node.right, below, above) !== odd
  }
  if (node.op === 'number') {
    const { n, d } = node.value
    above.push(rationalText({ kind: 'rational', n: n < 0n ? -n : n, d: 1n }))
    if (d !== 1n) below.push(d.toString())
    return n < 0n
  }
  const { negative, text } = signedStructure(node)
  above.push(text)
  return negative
}
