import { boardPage } from '@polyhex/contract/live/board/board-document'

/**
 * What of a page is in its frame: how many times larger than the whole page, and which point of the page, in its units,
 * lies in the upper left corner. What is drawn is in units of the page whatever the view, so nobody else notices.
 */
export interface BoardView {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

/** A place in px, from the upper left corner of the frame. */
export interface FramePoint {
  readonly x: number
  readonly y: number
}

/** Width of the frame and the greatest height that it may take, px. */
export interface FrameRoom {
  readonly width: number
  readonly mostHeight: number
}

export const wholePage: BoardView = { zoom: 1, x: 0, y: 0 }
/** `step` is that of the buttons and keys. */
export const zoomLimits = { least: 1, most: 6, step: 1.5 } as const

/** Px of the screen for one unit of the page. */
export const scaleOf = (view: BoardView, { width }: FrameRoom): number => (width / boardPage.width) * view.zoom

/** Height of the frame, px: of the whole page at least; a page that is shown larger may take the room there is. */
export function frameHeight(view: BoardView, room: FrameRoom): number {
  const whole = scaleOf(wholePage, room) * boardPage.height
  return Math.max(whole, Math.min(whole * view.zoom, room.mostHeight))
}

/** The point of the page, in units, that is shown at a place of the frame. */
export function pagePointAt(view: BoardView, room: FrameRoom, at: FramePoint): { x: number; y: number } {
  const scale = scaleOf(view, room)
  return { x: view.x + at.x / scale, y: view.y + at.y / scale }
}

/** A view that shows nothing beside the page, at a zoom within the limits. */
export function within(view: BoardView, room: FrameRoom): BoardView {
  const zoom = Math.min(zoomLimits.most, Math.max(zoomLimits.least, view.zoom))
  const scale = scaleOf({ ...view, zoom }, room)
  const most = {
    x: boardPage.width - room.width / scale,
    y: boardPage.height - frameHeight({ ...view, zoom }, room) / scale,
  }
  const kept = (value: number, limit: number) => Math.max(0, Math.min(limit, value))
  return { zoom, x: kept(view.x, most.x), y: kept(view.y, most.y) }
}

/** A view at another zoom that shows a point of the page at a place of the frame. */
function showing(point: { x: number; y: number }, at: FramePoint, zoom: number, room: FrameRoom): BoardView {
  const kept = Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom))
  const scale = scaleOf({ ...wholePage, zoom: kept }, room)
  return within({ zoom: kept, x: point.x - at.x / scale, y: point.y - at.y / scale }, room)
}

/** Larger by a factor; what is shown at `at` stays there as far as the page reaches. */
export function zoomedAt(view: BoardView, room: FrameRoom, factor: number, at: FramePoint): BoardView {
  return showing(pagePointAt(view, room, at), at, view.zoom * factor, room)
}

/** The page moved under the frame by px of the screen. */
export function pannedBy(view: BoardView, room: FrameRoom, dx: number, dy: number): BoardView {
  const scale = scaleOf(view, room)
  return within({ ...view, x: view.x - dx / scale, y: view.y - dy / scale }, room)
}

export type TwoFingers = readonly [FramePoint, FramePoint]
const middleOf = ([a, b]: TwoFingers): FramePoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const spanOf = ([a, b]: TwoFingers): number => Math.hypot(a.x - b.x, a.y - b.y)

/** After two fingers went from one pair of places to another: zoomed by how far they parted, moved as their middle moved. */
export function pinched(view: BoardView, room: FrameRoom, before: TwoFingers, after: TwoFingers): BoardView {
  const factor = spanOf(before) < 1 ? 1 : spanOf(after) / spanOf(before)
  return showing(pagePointAt(view, room, middleOf(before)), middleOf(after), view.zoom * factor, room)
}

/** The nearest view in which a point of the page is at least `margin` px inside the frame. */
export function revealing(view: BoardView, room: FrameRoom, x: number, y: number, margin = 24): BoardView {
  const scale = scaleOf(view, room)
  const nearest = (from: number, point: number, px: number) => {
    const edge = margin / scale
    return Math.min(Math.max(from, point - px / scale + edge), point - edge)
  }
  return within({ ...view, x: nearest(view.x, x, room.width), y: nearest(view.y, y, frameHeight(view, room)) }, room)
}
