import type { Node } from '../values/values.ts'
import { bracketed } from './number-latex.ts'
import { nodeToLatex } from './latex.ts'

/** How tightly a node holds together: sums least. */
function rankOf(node: Node): number {
  switch (node.op) {
    case 'number':
      return node.value.n < 0n ? 1 : 3
    case 'add':
    case 'subtract':
    case 'negate':
      return 1
    case 'multiply':
    case 'divide':
      return 2
    default:
      return 3
  }
}

const inside = (node: Node, least: number): string =>
  rankOf(node) < least ? bracketed(arithmeticLatex(node)) : arithmeticLatex(node)

/**
 * LaTeX of a calculation with plain numbers as it is written before grade 7: every product has its × and every division its ÷, so
 * 3 × (8 + 5) and not 3(8 + 5). What is no plain calculation is written as always.
 */
export function arithmeticLatex(node: Node): string {
  switch (node.op) {
    case 'add':
      return node.args.map((arg, i) => inside(arg, i === 0 ? 1 : 2)).join(' + ')
    case 'subtract':
      return `${inside(node.left, 1)} - ${inside(node.right, 2)}`
    case 'multiply':
      return node.args.map((arg, i) => inside(arg, i === 0 ? 2 : 3)).join(' \\times ')
    case 'divide':
      return `${inside(node.left, 2)} \\div ${inside(node.right, 3)}`
    default:
      return nodeToLatex(node)
  }
}

/** True for a sum, difference, product or quotient of plain numbers: no letters, powers, roots or functions. */
export function isArithmetic(node: Node): boolean {
  switch (node.op) {
    case 'number':
      return true
    case 'add':
    case 'multiply':
      return node.args.every(isArithmetic)
    case 'subtract':
    case 'divide':
      return isArithmetic(node.left) && isArithmetic(node.right)
    default:
      return false
  }
}
