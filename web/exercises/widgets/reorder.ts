/** The list with the item at `from` moved to place `to`; places outside the list are brought to its ends. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items]
  const [item] = next.splice(from, 1)
  if (item !== undefined) next.splice(Math.min(next.length, Math.max(0, to)), 0, item)
  return next
}

/** The order a response stands for; items it does not name keep their place at the end, names nobody knows are dropped. */
export function orderOf<Item extends { id: string }>(items: readonly Item[], response: string): Item[] {
  const ids = response ? response.split(',') : []
  const named = ids.flatMap((id) => items.filter((item) => item.id === id))
  return [...named, ...items.filter((item) => !named.includes(item))]
}

/** Which of the boxes has its middle nearest to a point. */
export function nearestBox(boxes: readonly DOMRect[], point: { x: number; y: number }): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  boxes.forEach((box, index) => {
    const far = (box.left + box.width / 2 - point.x) ** 2 + (box.top + box.height / 2 - point.y) ** 2
    if (far < least) {
      least = far
      best = index
    }
  })
  return best
}
