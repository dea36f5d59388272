import { boardPage, type BoardObject } from '@polyhex/contract/live/board/board-document'
import { useRef, useState } from 'react'
import type { PenPhase } from '../../kit/strokes/use-pen-sheet.ts'
import type { PenName } from '../../kit/strokes/pens.ts'
import type { BoardDoc, NewObject } from './board-doc.ts'
import { isAt, movedBy, objectAt } from './place-objects.ts'

export type BoardTool = 'move' | 'pen' | 'eraser' | 'laser' | 'line' | 'rectangle' | 'ellipse'

/** What somebody is drawing and has not finished: shown to the others as it grows, and put on the board at the end. */
export type Draft = Extract<NewObject, { kind: 'stroke' | 'line' | 'rectangle' | 'ellipse' }>

/** Points of the tail of the pointer. */
const tail = 12

/** Smallest way in units between two points of a stroke, and the smallest shape. */
const smallest = { step: 3, shape: 8 } as const

/**
 * What the pen does on a page with the tool that is chosen. A draft is told to `onDraft` as it grows (null: there is none
 * any more); what is finished goes into the board; of the pointer nothing does. With the hand, where nothing lies, the page itself is moved: `onPan` is
 * told by how many units.
 */
export function useBoardTools(
  board: BoardDoc,
  page: string,
  objects: readonly BoardObject[],
  onDraft: (draft: Draft | null) => void,
  onPan: (dx: number, dy: number) => void,
) {
  const [tool, setTool] = useState<BoardTool>('pen')
  const [pen, setPen] = useState<PenName>('ink')
  const [draft, setDraft] = useState<Draft | null>(null)
  const current = useRef<Draft | null>(null)
  const moving = useRef<{ object: BoardObject; x: number; y: number } | null>(null)
  const [moved, setMoved] = useState<BoardObject | null>(null)
  /** Where the hand holds the page, or the eraser came down. */
  const from = useRef<readonly [number, number] | null>(null)

  function show(next: Draft | null) {
    current.current = next
    setDraft(next)
    onDraft(next)
  }
  function begin(x: number, y: number) {
    if (tool === 'move') {
      const object = objectAt(objects, x, y)
      moving.current = object === undefined ? null : { object, x, y }
      from.current = object === undefined ? [x, y] : null
      // Not yet: a second finger may follow, which zooms.
    } else if (tool === 'eraser') from.current = [x, y]
    else if (tool === 'laser') show({ kind: 'stroke', page, pen: 'coral', points: [[x, y]] })
    else if (tool === 'pen') show({ kind: 'stroke', page, pen, points: [[x, y]] })
    else show({ kind: tool, page, pen, x1: x, y1: y, x2: x, y2: y })
  }
  function erase(x: number, y: number) {
    // What is written has a box, and a careless sweep would take it: it is removed from the list.
    const gone = objects.filter((object) => 'pen' in object && isAt(object, x, y, 22))
    if (gone.length > 0) board.remove(gone.map((object) => object.id))
  }
  function follow(x: number, y: number) {
    const held = moving.current
    const start = from.current
    if (held) setMoved(movedBy(held.object, x - held.x, y - held.y))
    else if (tool === 'move') {
      if (start !== null) onPan(x - start[0], y - start[1])
    } else if (tool === 'eraser') {
      eraseFirst()
      erase(x, y)
    } else if (tool === 'laser' && current.current?.kind === 'stroke') {
      show({ ...current.current, points: [...current.current.points.slice(1 - tail), [x, y]] })
    } else if (current.current?.kind === 'stroke') {
      const { points } = current.current
      const [lx, ly] = points.at(-1) ?? [x, y]
      if (Math.hypot(x - lx, y - ly) >= smallest.step && points.length < 3000) {
        show({ ...current.current, points: [...points, [x, y]] })
      }
    } else if (current.current) show({ ...current.current, x2: x, y2: y })
  }
  function eraseFirst() {
    if (from.current !== null) erase(from.current[0], from.current[1])
    from.current = null
  }
  function cancel() {
    moving.current = null
    from.current = null
    setMoved(null)
    if (current.current !== null) show(null)
  }
  function end() {
    if (tool === 'eraser') eraseFirst()
    from.current = null
    moving.current = null
    if (moved) board.change(moved)
    setMoved(null)
    const finished = current.current
    if (!finished) return
    const isDot =
      finished.kind !== 'stroke' && Math.hypot(finished.x2 - finished.x1, finished.y2 - finished.y1) < smallest.shape
    if (!isDot && tool !== 'laser') board.add(finished)
    show(null)
  }
  function onPen(phase: PenPhase, x: number, y: number) {
    const [px, py] = [Math.min(boardPage.width, Math.max(0, x)), Math.min(boardPage.height, Math.max(0, y))]
    if (phase === 'start') begin(px, py)
    else if (phase === 'move') follow(px, py)
    else end()
  }
  return { tool, setTool, pen, setPen, draft, moved, onPen, cancel }
}
