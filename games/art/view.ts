/** A color of CSS, or a run of colors from one place to another. */
export type Paint = string | Gradient

export interface Gradient {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly stops: readonly (readonly [at: number, color: string])[]
  /** A glow around `from` that ends at this distance, instead of a line to `to`. */
  readonly radius?: number
}

export interface TextLook {
  readonly size: number
  readonly color: string
  readonly align?: 'left' | 'center' | 'right'
  readonly bold?: boolean
  /** A rim around the letters, so that they can be read on anything. */
  readonly rim?: string
}

export interface Placement {
  readonly turn?: number
  readonly scaleX?: number
  readonly scaleY?: number
  readonly alpha?: number
}

/** What can be drawn with. All lengths are of the world (800 × 400); nothing of the page is known here. */
export interface Pen {
  rect(x: number, y: number, width: number, height: number, paint: Paint): void
  roundRect(x: number, y: number, width: number, height: number, radius: number, paint: Paint): void
  circle(x: number, y: number, radius: number, paint: Paint): void
  ellipse(x: number, y: number, radiusX: number, radiusY: number, paint: Paint, turn?: number): void
  /** A closed figure through the points. */
  polygon(points: readonly (readonly [number, number])[], paint: Paint): void
  line(points: readonly (readonly [number, number])[], width: number, paint: Paint): void
  /** An outline of SVG path data, filled. */
  path(data: string, paint: Paint): void
  strokePath(data: string, width: number, paint: Paint): void
  text(words: string, x: number, y: number, look: TextLook): void
  /** A small picture of the packed set, `size` wide and high, by its middle. */
  sprite(name: string, x: number, y: number, size: number, placement?: Placement): void
  /** Draws with the origin moved to a place, and turned and scaled there. */
  at(x: number, y: number, placement: Placement, draw: () => void): void
}

/** The pen of one frame, with what is kept between frames. */
export interface View extends Pen {
  /** Nothing shakes and nothing moves at different speeds behind the play. */
  readonly reducedMotion: boolean
  /** Seconds of play that are drawn, for what sways and blinks. */
  readonly seconds: number
  /** The part of the world's width that the screen shows; its sides fall away on a narrow one. */
  readonly visible: { readonly left: number; readonly right: number }
  /** A picture that is drawn once and kept: of the given size, put at x and y. The key says what it shows. */
  cached(key: string, width: number, height: number, x: number, y: number, paint: (pen: Pen) => void): void
}
