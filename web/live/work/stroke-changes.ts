import type { SheetStroke } from '@polyhex/contract/live/room/work-messages'
import type { Stroke } from '../../kit/strokes/pens.ts'

/** A stroke that has been told to others, under its id. */
export interface ToldStroke {
  id: string
  stroke: Stroke
}

export type StrokeChange =
  | { type: 'stroke'; stroke: SheetStroke; more: boolean }
  | { type: 'erase'; strokeIds: string[] | null }

/** Whether a stroke has only grown: its points are those of the other, and perhaps more. */
function hasGrown(before: Stroke, after: Stroke): boolean {
  const last = before.points.length - 1
  return (
    after.pen === before.pen &&
    after.points.length >= before.points.length &&
    after.points[0] === before.points[0] &&
    after.points[last] === before.points[last]
  )
}

const sent = (id: string, { pen, points }: Stroke): SheetStroke => ({
  strokeId: id,
  pen,
  points: points.map(([x, y]): [number, number] => [x, y]),
})

/**
 * What to tell of a drawing that has changed: only new strokes, new points of the last one, and which are gone. Strokes
 * are told apart by being the same object, points likewise. `newId` names a stroke.
 */
export function strokeChanges(
  told: readonly ToldStroke[],
  after: readonly Stroke[],
  newId: () => string,
): { changes: StrokeChange[]; told: ToldStroke[] } {
  const changes: StrokeChange[] = []
  const left = new Map(told.map((each) => [each.stroke, each]))
  const now = after.map((stroke): ToldStroke => {
    const same = left.get(stroke)
    if (same) {
      left.delete(stroke)
      return same
    }
    const grown = [...left.values()].find((each) => !after.includes(each.stroke) && hasGrown(each.stroke, stroke))
    if (grown) {
      left.delete(grown.stroke)
      const tail = stroke.points.slice(grown.stroke.points.length)
      if (tail.length > 0) {
        changes.push({ type: 'stroke', stroke: sent(grown.id, { ...stroke, points: tail }), more: true })
      }
      return { id: grown.id, stroke }
    }
    const id = newId()
    changes.push({ type: 'stroke', stroke: sent(id, stroke), more: false })
    return { id, stroke }
  })
  const gone = [...left.values()].map((each) => each.id)
  if (gone.length > 0) changes.unshift({ type: 'erase', strokeIds: after.length === 0 ? null : gone })
  return { changes, told: now }
}

/** Joins a stroke, or its next points, to those that are there. */
export function withStroke<Mark extends { by: string; stroke: SheetStroke }>(
  strokes: readonly Mark[],
  mark: Mark,
  more: boolean,
): Mark[] {
  const at = more
    ? strokes.findIndex((each) => each.by === mark.by && each.stroke.strokeId === mark.stroke.strokeId)
    : -1
  const there = strokes[at]
  if (!there) return [...strokes, mark]
  const longer = { ...there, stroke: { ...there.stroke, points: [...there.stroke.points, ...mark.stroke.points] } }
  return strokes.with(at, longer)
}

/** Without some strokes of one member; null: without all of them. */
export function withoutStrokes<Mark extends { by: string; stroke: SheetStroke }>(
  strokes: readonly Mark[],
  by: string,
  strokeIds: readonly string[] | null,
): Mark[] {
  return strokes.filter((each) => each.by !== by || (strokeIds !== null && !strokeIds.includes(each.stroke.strokeId)))
}
