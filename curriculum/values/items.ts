import type { Comparison, Expression, Equation, Figure, Groups, Item, Match, Node, Order, RichText } from './values.ts'

/** Words or a picture to choose or move. The id says which it is, so different items need different ids. */
export function item(id: string, text: RichText = id, extra: { speech?: string; figure?: Figure } = {}): Item {
  return { kind: 'item', id, text, ...extra }
}

/** The answers of a yes-or-no question, with the labels that the child sees. */
export function yesNo(isYes: boolean, labels: readonly [yes: string, no: string] = ['Yes', 'No']): Item {
  return isYes ? item('yes', labels[0]) : item('no', labels[1])
}

/** Items in their one right order. */
export function order(items: readonly Item[]): Order {
  return { kind: 'order', items }
}

/** Left items with their right partners. */
export function match(pairs: readonly (readonly [left: Item, right: Item])[]): Match {
  return { kind: 'match', pairs: pairs.map(([left, right]) => ({ left, right })) }
}

/** Items under the names of their groups. */
export function groups(all: readonly (readonly [name: Item, members: readonly Item[]])[]): Groups {
  return { kind: 'groups', groups: all.map(([name, members]) => ({ name, members })) }
}

/** The sign that belongs between two things, from a number as `compareRationals` gives it. */
export function comparison(order: number): Comparison {
  return { kind: 'comparison', sign: order < 0 ? '<' : order > 0 ? '>' : '=' }
}

/** A syntax tree as a value. */
export function expression(node: Node): Expression {
  return { kind: 'expression', node }
}

/** left = right. */
export function equation(left: Node, right: Node): Equation {
  return { kind: 'equation', left, right }
}
