import { BoardObject } from '@polyhex/contract/live/board/board-document'
import type * as Y from 'yjs'

/** Whose something on a board is, and what it was when it became so. */
interface Authored {
  readonly by: string
  readonly print: string
}

/** Origin of what the server itself writes into a board. */
export const serverOrigin = { source: 'local', context: {} } as const

const round = (value: number): number => Math.round(value * 10) / 10

/** What an object is, wherever on the page it lies: moving something makes nobody its author. */
function printOf(object: BoardObject): string {
  const { id: _, page: __, by: ___, z: ____, ...rest } = object
  if (rest.kind === 'stroke') {
    const [x0, y0] = rest.points[0] ?? [0, 0]
    return JSON.stringify({ ...rest, points: rest.points.map(([x, y]) => [round(x - x0), round(y - y0)]) })
  }
  if ('x1' in rest) {
    const { x1, y1, x2, y2, ...more } = rest
    return JSON.stringify({ ...more, across: round(x2 - x1), down: round(y2 - y1) })
  }
  const { x: _x, y: _y, ...more } = rest
  return JSON.stringify(more)
}

/**
 * Keeps `by` of everything on a board true: what somebody puts there, or makes something else of, is theirs, whatever
 * their browser says. What is only moved, or comes back by undoing, stays with whom it was. `memberOf` tells who stands
 * behind a change, by its origin; null: the server itself. Things without the form of a board's things are left alone,
 * since nobody shows them.
 */
export function keepAuthors(doc: Y.Doc, memberOf: (origin: unknown) => string | null): void {
  const objects = doc.getMap<unknown>('objects')
  const authors = new Map<string, Authored>()
  const learn = (id: string, value: unknown): void => {
    const { data } = BoardObject.safeParse(value)
    if (data !== undefined) authors.set(id, { by: data.by, print: printOf(data) })
  }
  for (const [id, value] of objects) learn(id, value)
  objects.observe(({ keysChanged, transaction }) => {
    const member = memberOf(transaction.origin)
    for (const id of keysChanged) {
      const { data } = BoardObject.safeParse(objects.get(id))
      if (data === undefined) continue
      const print = printOf(data)
      const known = authors.get(id)
      const by = known?.print === print ? known.by : (member ?? data.by)
      authors.set(id, { by, print })
      if (data.by !== by) doc.transact(() => objects.set(id, { ...data, by }), serverOrigin)
    }
  })
}
