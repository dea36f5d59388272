import { childrenOf } from '../expressions/build.ts'
import { plusMinusName } from './parse-node.ts'
import type { Node } from '../values/values.ts'

/** What a tree with ± stands for: the tree with + and the one with -, the same sign at every ±; a tree without ± alone. */
export function bothSigns(node: Node): readonly Node[] {
  return holdsPlusMinus(node) ? [signed(node, false), signed(node, true)] : [node]
}

/** Whether ± stands anywhere in a tree. */
export function holdsPlusMinus(node: Node): boolean {
  return node.op === 'symbol' ? node.name === plusMinusName : childrenOf(node).some(holdsPlusMinus)
}

function signed(node: Node, negative: boolean): Node {
  const inside = (child: Node): Node => signed(child, negative)
  if (node.op === 'add') return sumOf(node.args, negative)
  const size = sizeOf(node)
  if (size) return negative ? { op: 'negate', arg: inside(size) } : inside(size)
  if ('args' in node) return { ...node, args: node.args.map(inside) }
  if ('left' in node) return { ...node, left: inside(node.left), right: inside(node.right) }
  return 'arg' in node ? { ...node, arg: inside(node.arg) } : node
}

/** b of ± x b. */
function sizeOf(node: Node): Node | null {
  const [first, size] = node.op === 'multiply' ? node.args : []
  return first?.op === 'symbol' && first.name === plusMinusName && size ? size : null
}

/** a - b, and not a + (-b), so that the form of the member is that of one who writes it out. */
function sumOf(args: readonly Node[], negative: boolean): Node {
  const [first, ...rest] = args.map((arg) => ({ size: sizeOf(arg), arg }))
  return rest.reduce<Node>(
    (left, { size, arg }) => {
      if (size && negative) return { op: 'subtract', left, right: signed(size, negative) }
      const right = signed(size ?? arg, negative)
      return left.op === 'add' ? { op: 'add', args: [...left.args, right] } : { op: 'add', args: [left, right] }
    },
    signed(first?.arg ?? { op: 'add', args: [] }, negative),
  )
}
