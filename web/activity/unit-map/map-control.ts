import {
  type Box,
  type Camera,
  clampCamera,
  detailAt,
  fitted,
  type Insets,
  pinched,
  revealed,
  type Size,
  type Spot,
  zoomAt,
  zoomStep,
} from './camera.ts'

/** A drag begins after so many px: less is a press. */
const dragFrom = 6
/** The map is at rest after so many ms without a move. */
const restAfter = 160
const wheelSpeed = 0.0022

export interface MapControl {
  camera(): Camera
  insets(): Insets
  zoomBy(factor: number): void
  fit(): void
  /** Brings a box of the map into the free part of the window; `below` px more stay free under it. */
  reveal(box: Box, below?: number): void
  /** Opens the map on a box: readable cells, the box in the window. */
  open(size: Size, box: Box | null, least: number): void
  /** The size of the map has changed. */
  resize(size: Size): void
  stop(): void
}

interface Parts {
  /** The window on the map. */
  view: HTMLElement
  /** The one layer that is moved. */
  stage: HTMLElement
  /** Called with every move, to carry along what lies over the map. */
  onMove: (camera: Camera) => void
  /** Called when the map is at rest. */
  onRest: (camera: Camera) => void
}

/**
 * Moves the map: by drag, pinch and wheel, or when told. A move sets one CSS transform, at most once a frame; nothing is
 * rendered anew. While it moves, the layer belongs to the compositor; at rest it is drawn sharp.
 */
export function controlMap({ view, stage, onMove, onRest }: Parts): MapControl {
  let camera: Camera = { x: 0, y: 0, zoom: 1 }
  let map: Size = { width: 1, height: 1 }
  let least = 0.1
  let frame = 0
  let resting: ReturnType<typeof setTimeout> | undefined
  let room = sizeOf(view)

  function draw() {
    frame = 0
    stage.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.zoom})`
    onMove(camera)
  }
  /** What cells tell changes only at rest: drawing all of them anew would hold up a movement. */
  function rest() {
    view.dataset['motion'] = 'rest'
    const detail = detailAt(camera.zoom)
    if (stage.dataset['detail'] !== detail) stage.dataset['detail'] = detail
    onRest(camera)
  }
  function move(next: Camera, gliding: boolean) {
    camera = clampCamera(next, map, room)
    const motion = gliding ? 'glide' : 'direct'
    if (view.dataset['motion'] !== motion) view.dataset['motion'] = motion
    if (frame === 0) frame = requestAnimationFrame(draw)
    clearTimeout(resting)
    resting = setTimeout(rest, gliding ? 320 : restAfter)
  }
  function place(next: Camera) {
    camera = clampCamera(next, map, room)
    cancelAnimationFrame(frame)
    draw()
    rest()
  }
  const insets = () => insetsOf(view)
  const stopGestures = followGestures(view, {
    camera: () => camera,
    move: (next) => move(next, false),
    moves: (dx, dy) => {
      const to = clampCamera({ ...camera, x: camera.x + dx, y: camera.y + dy }, map, room)
      return Math.hypot(to.x - camera.x, to.y - camera.y) > 0.5
    },
  })
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(onResize)
  observer?.observe(view)
  function onResize() {
    const next = sizeOf(view)
    if (next.width === room.width && next.height === room.height) return
    const [dx, dy] = [(next.width - room.width) / 2, 0]
    room = next
    place({ ...camera, x: camera.x + dx, y: camera.y + dy })
  }
  return {
    camera: () => camera,
    insets,
    zoomBy: (factor) => move(zoomAt(camera, factor, [room.width / 2, room.height / 2]), true),
    fit: () => move(fitted(map, room, insets()), true),
    reveal: (box, below = 0) => {
      const free = insets()
      move(revealed(camera, box, room, { ...free, bottom: Math.max(free.bottom, below) }), true)
    },
    open: (size, box, smallest) => {
      map = size
      least = smallest
      room = sizeOf(view)
      const whole = fitted(map, room, insets(), least)
      place(box === null ? whole : revealed(whole, box, room, insets()))
    },
    resize: (size) => {
      map = size
      place(fitted(map, room, insets(), least))
    },
    stop: () => {
      stopGestures()
      observer?.disconnect()
      cancelAnimationFrame(frame)
      clearTimeout(resting)
    },
  }
}

const sizeOf = (element: HTMLElement): Size => ({
  width: element.clientWidth || 960,
  height: element.clientHeight || 640,
})

/** How far the pieces over the map reach in: each says by `data-hud` from which side. */
function insetsOf(view: HTMLElement): Insets {
  const insets = { top: 16, right: 16, bottom: 16, left: 16 }
  const around = view.getBoundingClientRect()
  const page = view.closest('[data-full-bleed]') ?? view.parentElement
  for (const piece of page?.querySelectorAll<HTMLElement>('[data-hud]') ?? []) {
    const box = piece.getBoundingClientRect()
    if (box.width === 0) continue
    const side = piece.dataset['hud']
    if (side === 'top') insets.top = Math.max(insets.top, box.bottom - around.top + 14)
    if (side === 'bottom') insets.bottom = Math.max(insets.bottom, around.bottom - box.top + 14)
    // On a phone nothing may be taken from the width of five cells.
    if (side === 'right' && around.width >= 640) insets.right = Math.max(insets.right, around.right - box.left + 14)
  }
  return insets
}

interface Mover {
  camera: () => Camera
  move: (next: Camera) => void
  /** Whether the map can still go that way. */
  moves: (dx: number, dy: number) => boolean
}

/** Drag with one pointer, pinch with two, wheel to pan, and wheel with Control to zoom. Gives the way to stop. */
function followGestures(view: HTMLElement, mover: Mover): () => void {
  const fingers = new Map<number, Spot>()
  let dragged = false
  let start: Spot = [0, 0]
  const spot = (event: MouseEvent): Spot => {
    const around = view.getBoundingClientRect()
    return [event.clientX - around.left, event.clientY - around.top]
  }
  function onDown(event: PointerEvent) {
    if (event.button !== 0) return
    if (fingers.size === 0) {
      dragged = false
      start = spot(event)
    }
    if (fingers.size < 2) fingers.set(event.pointerId, spot(event))
  }
  function onMove(event: PointerEvent) {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = spot(event)
    if (!dragged && fingers.size === 1 && Math.hypot(now[0] - start[0], now[1] - start[1]) < dragFrom) return
    if (!dragged) {
      dragged = true
      view.dataset['dragging'] = ''
      for (const id of fingers.keys()) view.setPointerCapture?.(id)
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, now)
    const camera = mover.camera()
    if (other) mover.move(pinched(camera, [before, other], [now, other]))
    else mover.move({ ...camera, x: camera.x + now[0] - before[0], y: camera.y + now[1] - before[1] })
  }
  function onUp(event: PointerEvent) {
    fingers.delete(event.pointerId)
    if (fingers.size === 0) delete view.dataset['dragging']
  }
  // What ends a drag is no press.
  function onClick(event: MouseEvent) {
    if (!dragged) return
    dragged = false
    event.preventDefault()
    event.stopPropagation()
  }
  function onWheel(event: WheelEvent) {
    const lines = event.deltaMode === 1 ? 18 : 1
    const [dx, dy] = [event.deltaX * lines, event.deltaY * lines]
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      mover.move(
        zoomAt(mover.camera(), Math.min(zoomStep, Math.max(1 / zoomStep, Math.exp(-dy * wheelSpeed * 4))), spot(event)),
      )
    } else if (mover.moves(-dx, -dy)) {
      event.preventDefault()
      const camera = mover.camera()
      mover.move({ ...camera, x: camera.x - dx, y: camera.y - dy })
    }
  }
  view.addEventListener('pointerdown', onDown)
  view.addEventListener('pointermove', onMove)
  view.addEventListener('pointerup', onUp)
  view.addEventListener('pointercancel', onUp)
  view.addEventListener('click', onClick, true)
  view.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    view.removeEventListener('pointerdown', onDown)
    view.removeEventListener('pointermove', onMove)
    view.removeEventListener('pointerup', onUp)
    view.removeEventListener('pointercancel', onUp)
    view.removeEventListener('click', onClick, true)
    view.removeEventListener('wheel', onWheel)
  }
}
