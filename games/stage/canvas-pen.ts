import type { Gradient, Paint, Pen, Placement, TextLook } from '../art/view.ts'
import { spriteBox, type SpriteShapes } from '../art/sprite-shapes.ts'

/** What a pen needs of a page: a test hands over its own. */
export interface Surroundings {
  readonly context: CanvasRenderingContext2D
  /** A picture to keep, in pixels of the screen. */
  readonly makeCanvas: (width: number, height: number) => HTMLCanvasElement
  readonly outline: (data: string) => Path2D
}

/** A pen that draws on a canvas; small pictures are drawn once for each size and kept. */
export class CanvasPen implements Pen {
  protected readonly context: CanvasRenderingContext2D
  protected readonly around: Surroundings
  protected readonly sprites: Readonly<Record<string, SpriteShapes>>
  protected readonly kept: Map<string, HTMLCanvasElement>
  /** Pixels of the screen in a unit of the world. */
  protected scale: number

  constructor(
    around: Surroundings,
    sprites: Readonly<Record<string, SpriteShapes>>,
    scale: number,
    kept: Map<string, HTMLCanvasElement>,
  ) {
    this.context = around.context
    this.around = around
    this.sprites = sprites
    this.scale = scale
    this.kept = kept
  }

  rect(x: number, y: number, width: number, height: number, paint: Paint): void {
    this.context.fillStyle = this.style(paint)
    this.context.fillRect(x, y, width, height)
  }

  roundRect(x: number, y: number, width: number, height: number, radius: number, paint: Paint): void {
    this.fill(paint, () => this.context.roundRect(x, y, width, height, radius))
  }

  circle(x: number, y: number, radius: number, paint: Paint): void {
    this.fill(paint, () => this.context.arc(x, y, Math.max(0, radius), 0, Math.PI * 2))
  }

  ellipse(x: number, y: number, radiusX: number, radiusY: number, paint: Paint, turn = 0): void {
    this.fill(paint, () => this.context.ellipse(x, y, Math.max(0, radiusX), Math.max(0, radiusY), turn, 0, Math.PI * 2))
  }

  polygon(points: readonly (readonly [number, number])[], paint: Paint): void {
    this.fill(paint, () => {
      this.trace(points)
      this.context.closePath()
    })
  }

  line(points: readonly (readonly [number, number])[], width: number, paint: Paint): void {
    this.prepareStroke(width, paint)
    this.context.beginPath()
    this.trace(points)
    this.context.stroke()
  }

  path(data: string, paint: Paint): void {
    this.context.fillStyle = this.style(paint)
    this.context.fill(this.around.outline(data))
  }

  strokePath(data: string, width: number, paint: Paint): void {
    this.prepareStroke(width, paint)
    this.context.stroke(this.around.outline(data))
  }

  text(words: string, x: number, y: number, look: TextLook): void {
    const { context } = this
    context.font = `${look.bold === false ? 500 : 750} ${look.size}px 'Gabarito Variable', 'Lexend Variable', sans-serif`
    context.textAlign = look.align ?? 'center'
    context.textBaseline = 'middle'
    if (look.rim !== undefined) {
      this.prepareStroke(look.size / 5, look.rim)
      context.strokeText(words, x, y)
    }
    context.fillStyle = look.color
    context.fillText(words, x, y)
  }

  sprite(name: string, x: number, y: number, size: number, placement: Placement = {}): void {
    const picture = this.spritePicture(name, size)
    if (picture === null) return
    this.at(x, y, placement, () => this.context.drawImage(picture, -size / 2, -size / 2, size, size))
  }

  at(x: number, y: number, placement: Placement, draw: () => void): void {
    const { context } = this
    context.save()
    context.translate(x, y)
    if (placement.turn !== undefined) context.rotate(placement.turn)
    if (placement.scaleX !== undefined || placement.scaleY !== undefined) {
      context.scale(placement.scaleX ?? 1, placement.scaleY ?? 1)
    }
    if (placement.alpha !== undefined) context.globalAlpha *= placement.alpha
    draw()
    context.restore()
  }

  private spritePicture(name: string, size: number): HTMLCanvasElement | null {
    const shapes = this.sprites[name]
    if (shapes === undefined) return null
    const pixels = Math.max(1, Math.ceil(size * this.scale))
    const key = `sprite ${name} ${pixels}`
    const known = this.kept.get(key)
    if (known !== undefined) return known
    const canvas = this.around.makeCanvas(pixels, pixels)
    const context = canvas.getContext('2d')
    if (context === null) return null
    context.scale(pixels / spriteBox, pixels / spriteBox)
    for (const [fill, data, opacity] of shapes) {
      context.globalAlpha = opacity ?? 1
      context.fillStyle = fill
      context.fill(this.around.outline(data))
    }
    this.kept.set(key, canvas)
    return canvas
  }

  private fill(paint: Paint, outline: () => void): void {
    this.context.beginPath()
    outline()
    this.context.fillStyle = this.style(paint)
    this.context.fill()
  }

  private trace(points: readonly (readonly [number, number])[]): void {
    for (const [index, [x, y]] of points.entries()) {
      if (index === 0) this.context.moveTo(x, y)
      else this.context.lineTo(x, y)
    }
  }

  private prepareStroke(width: number, paint: Paint): void {
    this.context.lineWidth = width
    this.context.lineCap = 'round'
    this.context.lineJoin = 'round'
    this.context.strokeStyle = this.style(paint)
  }

  private style(paint: Paint): string | CanvasGradient {
    return typeof paint === 'string' ? paint : this.gradient(paint)
  }

  private gradient({ from, to, stops, radius }: Gradient): CanvasGradient {
    const made =
      radius === undefined
        ? this.context.createLinearGradient(from[0], from[1], to[0], to[1])
        : this.context.createRadialGradient(from[0], from[1], 0, from[0], from[1], radius)
    for (const [at, color] of stops) made.addColorStop(at, color)
    return made
  }
}
