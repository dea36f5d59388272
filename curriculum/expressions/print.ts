import type { Node, Rational } from '../values/values.ts'

/**
 * The tree in the notation that a child types: 2x^2-3, (x+1)/(x-2), sqrt(3), log_2(8). What `parse` reads of it is
 * the same value. Fractions inside a number are written 1/2.
 */
export function printNode(node: Node): string {
  return print(node).text
}

/** How tightly the outermost sign holds: 1 sum, 2 product, 3 sign before, 4 power, 5 nothing to split. */
interface Printed {
  readonly text: string
  readonly holds: number
}

function print(node: Node): Printed {
  switch (node.op) {
    case 'number':
      return printNumber(node.value)
    case 'symbol':
      return { text: node.name, holds: 5 }
    case 'add':
      return { text: node.args.map((arg, i) => (i === 0 ? within(arg, 1) : signed(arg))).join(''), holds: 1 }
    case 'subtract':
      return { text: `${within(node.left, 1)}-${within(node.right, 2)}`, holds: 1 }
    case 'multiply':
      return { text: node.args.map((arg) => within(arg, 3)).reduce(join, ''), holds: 2 }
    case 'divide':
      return { text: `${within(node.left, 2)}/${within(node.right, 4)}`, holds: 2 }
    case 'negate':
      return { text: `-${within(node.arg, 2)}`, holds: 1 }
    case 'power':
      return { text: `${within(node.left, 5)}^${within(node.right, 5)}`, holds: 4 }
    case 'absolute':
      return { text: `abs(${printNode(node.arg)})`, holds: 5 }
    case 'root': {
      const name = node.index === 2 ? 'sqrt' : node.index === 3 ? 'cbrt' : `sqrt[${node.index}]`
      return { text: `${name}(${printNode(node.arg)})`, holds: 5 }
    }
    case 'call': {
      const [first, base] = node.args
      const name = base ? `${node.name}_(${printNode(base)})` : node.name
      return { text: `${name}(${first ? printNode(first) : ''})`, holds: 5 }
    }
  }
}

function printNumber(value: Rational): Printed {
  const text = value.d === 1n ? value.n.toString() : `${value.n}/${value.d}`
  return { text, holds: value.n < 0n ? 1 : value.d === 1n ? 5 : 2 }
}

function within(node: Node, needed: number): string {
  const { text, holds } = print(node)
  return holds < needed ? `(${text})` : text
}

function signed(node: Node): string {
  const text = within(node, 2)
  if (node.op === 'negate' || (node.op === 'number' && node.value.n < 0n)) return print(node).text
  return `+${text}`
}

/** Puts two factors side by side, with * where they would run together. */
function join(left: string, right: string): string {
  if (left === '') return right
  const apart = /[\d.]$/.test(left)
    ? /^[\d.]/.test(right)
    : /^[\d.]/.test(right) || (/[a-z0-9]$/i.test(left) && /^[a-z(]/i.test(right))
  return apart ? `${left}*${right}` : `${left}${right}`
}
