import type { Item, Value } from '../values/values.ts'

/** Every item inside a value that is made of items, each id once, in the order written. */
export function itemsOf(value: Value): Item[] {
  const found: Item[] =
    value.kind === 'item'
      ? [value]
      : value.kind === 'set'
        ? value.members.flatMap(itemsOf)
        : value.kind === 'order'
          ? [...value.items]
          : value.kind === 'match'
            ? value.pairs.flatMap((pair) => [pair.left, pair.right])
            : value.kind === 'groups'
              ? value.groups.flatMap((group) => [group.name, ...group.members])
              : []
  return found.filter((item, i) => found.findIndex((other) => other.id === item.id) === i)
}

/** The same value with other item ids; items without a new id keep theirs. Ids that a level chose may tell the answer. */
export function relabel(value: Value, ids: ReadonlyMap<string, string>): Value {
  const item = (i: Item): Item => ({ ...i, id: ids.get(i.id) ?? i.id })
  switch (value.kind) {
    case 'item':
      return item(value)
    case 'set':
      return { kind: 'set', members: value.members.map((m) => relabel(m, ids)) }
    case 'order':
      return { kind: 'order', items: value.items.map(item) }
    case 'match':
      return { kind: 'match', pairs: value.pairs.map((p) => ({ left: item(p.left), right: item(p.right) })) }
    case 'groups':
      return {
        kind: 'groups',
        groups: value.groups.map((g) => ({ name: item(g.name), members: g.members.map(item) })),
      }
    default:
      return value
  }
}
