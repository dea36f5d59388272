import { rational, rationalText } from '../values/rational.ts'
import { childrenOf } from './build.ts'
import type { Node } from '../values/values.ts'

/** Whether trees show all these numbers, each as often as it is named; more may stand there. */
export function showNumbers(trees: readonly Node[], numbers: readonly string[]): boolean {
  const theirs = trees.flatMap(numbersOfTree)
  return numbers.every((number) => {
    const at = theirs.indexOf(number)
    if (at >= 0) theirs.splice(at, 1)
    return at >= 0
  })
}

/** The numbers of a tree without their signs, as text; a fraction of whole numbers is one number: 3/4 and 0.75 are alike. */
export function numbersOfTree(node: Node): string[] {
  if (node.op === 'number') return [rationalText(node.value).replace('-', '')]
  if (node.op === 'divide' && node.left.op === 'number' && node.right.op === 'number' && node.right.value.n !== 0n) {
    const [above, below] = [node.left.value, node.right.value]
    if (above.d === 1n && below.d === 1n) return [rationalText(rational(above.n, below.n)).replace('-', '')]
  }
  return childrenOf(node).flatMap(numbersOfTree)
}
