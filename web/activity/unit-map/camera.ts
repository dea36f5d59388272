/** Where the map lies under the window: a point p of the map is shown at p * zoom + (x, y). Pure. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly zoom: number
}
export interface Size {
  readonly width: number
  readonly height: number
}
/** What lies over the edges of the window, px. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}
export interface Box extends Size {
  readonly x: number
  readonly y: number
}
export type Spot = readonly [x: number, y: number]

/** Zoom runs from 0.1 to 3; a press scales by 1.2 or by 1/1.2, about 0.83 (L-042). */
export const zoomRange = { least: 0.1, most: 3 } as const
export const zoomStep = 1.2
/** Larger than this the map is not drawn by itself. */
const largestFit = 1.3

/** What a cell tells at a zoom: its name when near, its number farther off, its color from afar. */
export function detailAt(zoom: number): 'names' | 'numbers' | 'colors' {
  if (zoom >= 0.78) return 'names'
  return zoom >= 0.42 ? 'numbers' : 'colors'
}

export function clampZoom(zoom: number): number {
  return Math.min(zoomRange.most, Math.max(zoomRange.least, zoom))
}

/** Scales by `factor`, with the point of the map under `spot` staying there. */
export function zoomAt(camera: Camera, factor: number, [x, y]: Spot): Camera {
  const zoom = clampZoom(camera.zoom * factor)
  const real = zoom / camera.zoom
  return { zoom, x: x - (x - camera.x) * real, y: y - (y - camera.y) * real }
}

/** Two fingers moved: what lay under each lies under it again, as far as the zoom allows. */
export function pinched(camera: Camera, before: readonly [Spot, Spot], after: readonly [Spot, Spot]): Camera {
  const between = ([a, b]: readonly [Spot, Spot]): number => Math.hypot(a[0] - b[0], a[1] - b[1])
  const middle = ([a, b]: readonly [Spot, Spot]): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const apart = between(before)
  const [from, to] = [middle(before), middle(after)]
  const zoomed = zoomAt(camera, apart > 0 ? between(after) / apart : 1, from)
  return { ...zoomed, x: zoomed.x + to[0] - from[0], y: zoomed.y + to[1] - from[1] }
}

/**
 * Keeps the map in the window: its edge never passes the middle of the window. The outline of a map has empty corners, so
 * that keeping a strip of it would let every cell out of sight; kept over the middle, cells stay on show.
 */
export function clampCamera(camera: Camera, map: Size, view: Size): Camera {
  const within = (at: number, size: number, room: number): number => {
    const middle = room / 2
    return Math.min(middle, Math.max(middle - size * camera.zoom, at))
  }
  return { ...camera, x: within(camera.x, map.width, view.width), y: within(camera.y, map.height, view.height) }
}

/** The whole map between the insets, in their middle; `least` keeps cells readable, and then the map begins at the top. */
export function fitted(map: Size, view: Size, insets: Insets, least: number = zoomRange.least): Camera {
  const room = { width: view.width - insets.left - insets.right, height: view.height - insets.top - insets.bottom }
  const whole = Math.min(room.width / Math.max(1, map.width), room.height / Math.max(1, map.height), largestFit)
  const zoom = clampZoom(Math.max(whole, Math.min(least, room.width / Math.max(1, map.width), largestFit)))
  const slack = room.height - map.height * zoom
  return {
    zoom,
    x: insets.left + (room.width - map.width * zoom) / 2,
    y: insets.top + Math.max(0, slack / 2),
  }
}

/** The smallest move that brings a box of the map between the insets; a box larger than the room shows its beginning. */
export function revealed(camera: Camera, box: Box, view: Size, insets: Insets): Camera {
  const move = (at: number, size: number, from: number, to: number): number => {
    if (at < from || size > to - from) return from - at
    return at + size > to ? to - size - at : 0
  }
  const { zoom } = camera
  const dx = move(box.x * zoom + camera.x, box.width * zoom, insets.left, view.width - insets.right)
  const dy = move(box.y * zoom + camera.y, box.height * zoom, insets.top, view.height - insets.bottom)
  return { ...camera, x: camera.x + dx, y: camera.y + dy }
}
