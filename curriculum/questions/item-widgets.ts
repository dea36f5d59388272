import { speakRichText } from '../notation/speak.ts'
import { isLettered } from './lettered.ts'
import { itemsOf } from './relabel.ts'
import { turnedPair } from '../marking/partial-order.ts'
import type { SingleWidget, WidgetItem } from '@polyhex/contract/exercises/questions'
import type { Chance } from '../chance.ts'
import type { MarkingRules, WidgetSettings } from '../topic-level.ts'
import type { Item, Value } from '../values/values.ts'

/** A widget of things to move, and the ids by which its items are now known (old to new), so that ids tell nothing. */
export interface ItemWidget {
  readonly widget: SingleWidget
  readonly ids: ReadonlyMap<string, string>
}

export function toWidgetItem(item: Item, id: string): WidgetItem {
  return {
    id,
    text: item.text,
    speech: item.speech ?? speakRichText(item.text),
    ...(item.figure === undefined ? {} : { svg: item.figure.svg }),
  }
}

interface Draw {
  readonly answer: Value
  readonly items: readonly Item[]
  readonly settings: Partial<WidgetSettings>
  readonly fixedOrder: boolean
  readonly chance: Chance
  readonly rules?: MarkingRules
}

/** Items with new ids `<prefix>1..n` by the place where they are shown. */
function numbered(items: readonly Item[], prefix: string, ids: Map<string, string>): WidgetItem[] {
  return items.map((item, i) => {
    const id = `${prefix}${i + 1}`
    ids.set(item.id, id)
    return toWidgetItem(item, id)
  })
}

const without = (items: readonly Item[], taken: readonly Item[]): Item[] =>
  items.filter((item) => !taken.some((t) => t.id === item.id))

function multiChoice(draw: Draw): ItemWidget {
  const ids = new Map<string, string>()
  const all = draw.items.length > 0 ? draw.items : itemsOf(draw.answer)
  const lettered = isLettered(all.map((item) => item.text))
  const shown = draw.fixedOrder
    ? all
    : lettered
      ? all.toSorted((a, b) => (a.text < b.text ? -1 : 1))
      : draw.chance.shuffle(all)
  return { widget: { widget: 'multi_choice', options: numbered(shown, 'o', ids), fixedOrder: draw.fixedOrder }, ids }
}

/** Whether items stand in a right order: that of the answer, or with the rule `before` any that keeps it. */
function isRightOrder(shown: readonly Item[], items: readonly Item[], before: MarkingRules['before']): boolean {
  const places = shown.map(({ id }) => items.findIndex((item) => item.id === id))
  return before === undefined ? places.every((place, i) => place === i) : turnedPair(places, before) === null
}

/** Never shown already in a right order. */
function ordering(draw: Draw, items: readonly Item[]): ItemWidget {
  const ids = new Map<string, string>()
  let shown = draw.chance.shuffle(items)
  const before = draw.rules?.before
  if (isRightOrder(shown, items, before))
    shown = before === undefined ? [...shown.slice(1), ...shown.slice(0, 1)] : shown.toReversed()
  const widget: SingleWidget = {
    widget: 'ordering',
    items: numbered(shown, 'o', ids),
    firstLabel: draw.settings.before ?? 'First',
    lastLabel: draw.settings.after ?? 'Last',
  }
  return { widget, ids }
}

function matching(draw: Draw, pairs: readonly { readonly left: Item; readonly right: Item }[]): ItemWidget {
  const ids = new Map<string, string>()
  const lefts = pairs.map((p) => p.left)
  const offered = draw.items.length > 0 ? without(draw.items, lefts) : pairs.map((p) => p.right)
  const rights = offered.filter((item, i) => offered.findIndex((o) => o.id === item.id) === i)
  const left = numbered(draw.chance.shuffle(lefts), 'l', ids)
  return { widget: { widget: 'matching', left, right: numbered(draw.chance.shuffle(rights), 'r', ids) }, ids }
}

function grouping(
  draw: Draw,
  groups: readonly { readonly name: Item; readonly members: readonly Item[] }[],
): ItemWidget {
  const ids = new Map<string, string>()
  const names = groups.map((g) => g.name)
  const members = draw.items.length > 0 ? without(draw.items, names) : groups.flatMap((g) => g.members)
  const shownNames = numbered(names, 'g', ids)
  return {
    widget: { widget: 'groups', groups: shownNames, items: numbered(draw.chance.shuffle(members), 'o', ids) },
    ids,
  }
}

/**
 * The widget of a form in which items are ticked, ordered, matched or sorted, with items in random order.
 * Throws a RangeError when the answer is not of the kind that its form needs.
 */
export function buildItemWidget(form: 'multi_choice' | 'ordering' | 'matching' | 'groups', draw: Draw): ItemWidget {
  const { answer } = draw
  if (form === 'multi_choice' && answer.kind === 'set') return multiChoice(draw)
  if (form === 'ordering' && answer.kind === 'order') return ordering(draw, answer.items)
  if (form === 'matching' && answer.kind === 'match') return matching(draw, answer.pairs)
  if (form === 'groups' && answer.kind === 'groups') return grouping(draw, answer.groups)
  throw new RangeError(`the form ${form} cannot hold a ${answer.kind}`)
}
