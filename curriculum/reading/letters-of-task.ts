import type { Node, Value } from '../values/values.ts'

const constants = new Set(['pi', 'e', 'i'])

function symbolsOfNode(node: Node): string[] {
  switch (node.op) {
    case 'number':
      return []
    case 'symbol':
      return constants.has(node.name) ? [] : [node.name]
    case 'add':
    case 'multiply':
    case 'call':
      return node.args.flatMap(symbolsOfNode)
    case 'subtract':
    case 'divide':
    case 'power':
      return [...symbolsOfNode(node.left), ...symbolsOfNode(node.right)]
    default:
      return symbolsOfNode(node.arg)
  }
}

/** The letters that an answer is written with, in alphabetical order, so that their order tells nothing. */
export function symbolsOf(value: Value): string[] {
  const found =
    value.kind === 'expression'
      ? symbolsOfNode(value.node)
      : value.kind === 'equation'
        ? [...symbolsOfNode(value.left), ...symbolsOfNode(value.right)]
        : value.kind === 'intervals'
          ? [value.variable]
          : value.kind === 'set'
            ? value.members.flatMap(symbolsOf)
            : []
  return [...new Set(found)].toSorted()
}

/** The letters of a task, which its entry and its marking both know: the one before the equals sign, then those of the answer. */
export function lettersOfTask(answer: Value, variable: string | undefined): string[] {
  return [...new Set([...(variable === undefined ? [] : [variable]), ...symbolsOf(answer)])]
}
