import { minus, neg, over, plus, sym, times } from '../../expressions/build.ts'
import { gcd } from '../../values/whole-numbers.ts'
import type { Node } from '../../values/values.ts'

/** n pi / d as it is written, in lowest terms; n may be negative, not 0. */
export function piNode(n: number, d: number): Node {
  const common = Number(gcd(BigInt(Math.abs(n)), BigInt(d)))
  const [top, bottom] = [Math.abs(n) / common, d / common]
  const lead = top === 1 ? sym('pi') : times(top, 'pi')
  const size = bottom === 1 ? lead : over(lead, bottom)
  return n < 0 ? neg(size) : size
}

/** node + k, node - |k|, or node alone. */
export const raised = (node: Node, k: number): Node => (k === 0 ? node : k > 0 ? plus(node, k) : minus(node, -k))
