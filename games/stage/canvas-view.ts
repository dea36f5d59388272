import type { Pen, View } from '../art/view.ts'
import { world } from '../engine/game-definition.ts'
import type { SpriteShapes } from '../art/sprite-shapes.ts'
import { CanvasPen, type Surroundings } from './canvas-pen.ts'

/** Kept pictures beyond this many are forgotten together: a change of size leaves the old ones behind. */
const mostKept = 400

/** Below this proportion of width to height the play would be cut off: then the world keeps bars above and below. */
const leastProportion = 1.4

/**
 * Where the world lies on a screen of this size: its height fills the screen and its sides fall away, down to the middle
 * 560; on a screen narrower than that, the middle fills the width.
 */
export function fitWorld(width: number, height: number): { scale: number; x: number; y: number } {
  const isNarrow = width / height < leastProportion
  const scale = isNarrow ? width / (leastProportion * world.height) : height / world.height
  return { scale, x: (width - world.width * scale) / 2, y: (height - world.height * scale) / 2 }
}

/** The view of a canvas: frames of the world, scaled to the pixels of the screen. */
export class CanvasView extends CanvasPen implements View {
  reducedMotion = false
  seconds = 0
  visible = { left: 0, right: world.width as number }
  private origin = { x: 0, y: 0 }

  constructor(around: Surroundings, sprites: Readonly<Record<string, SpriteShapes>>, scale: number) {
    super(around, sprites, scale, new Map())
  }

  /** Fits the world into a canvas of this many pixels; pictures of another size are forgotten. */
  resize(width: number, height: number): void {
    const { scale, x, y } = fitWorld(width, height)
    this.origin = { x, y }
    this.visible = { left: Math.max(0, -x / scale), right: Math.min(world.width, (width - x) / scale) }
    if (scale === this.scale) return
    this.scale = scale
    this.kept.clear()
  }

  /** Begins a frame: what `draw` draws fills the canvas. */
  frame(seconds: number, draw: () => void): void {
    this.seconds = seconds
    if (this.kept.size > mostKept) this.kept.clear()
    this.context.save()
    this.context.setTransform(this.scale, 0, 0, this.scale, this.origin.x, this.origin.y)
    this.context.beginPath()
    this.context.rect(0, 0, world.width, world.height)
    this.context.clip()
    draw()
    this.context.restore()
  }

  cached(key: string, width: number, height: number, x: number, y: number, paint: (pen: Pen) => void): void {
    const name = `picture ${key}`
    let picture = this.kept.get(name)
    if (picture === undefined) {
      picture = this.around.makeCanvas(Math.ceil(width * this.scale), Math.ceil(height * this.scale))
      const context = picture.getContext('2d')
      if (context === null) return
      context.scale(this.scale, this.scale)
      paint(new CanvasPen({ ...this.around, context }, this.sprites, this.scale, this.kept))
      this.kept.set(name, picture)
    }
    this.context.drawImage(picture, x, y, width, height)
  }
}
