/** What the page has for a game, in pixels. */
interface Room {
  readonly viewportHeight: number
  readonly containerWidth: number
  readonly containerHeight: number
}

/** What stands above and below a game, in pixels. */
const besides = 128

/** Size of the canvas in whole pixels: as high as viewport less 128, container height and container width allow, at most twice as wide. L-254. */
export function canvasSize({ viewportHeight, containerWidth, containerHeight }: Room): {
  width: number
  height: number
} {
  const height = Math.max(0, Math.floor(Math.min(viewportHeight - besides, containerHeight, containerWidth)))
  return { width: Math.floor(Math.min(containerWidth, 2 * height)), height }
}
