import type { Spot } from '../figures/drawing.ts'
import type { Hue } from '../figures/palette.ts'
import type { Box } from './surface.ts'

/** A place of a picture that is tapped. */
export interface SpotPlace {
  /** Number and what is seen there, never its name where that is asked: '3, a shape with 4 straight sides'. */
  readonly label: string
  readonly box: Box
  /** Where it is drawn, and how: tapped or not. */
  readonly at: Spot
  readonly draw: (isTapped: boolean) => string
}

/** A picture with places, as one of the kinds of scene gives it. */
export interface SpotScene {
  readonly height: number
  readonly hue: Hue
  readonly title: string
  readonly alt: string
  /** What one place is called: 'side', 'picture'. */
  readonly noun: string
  readonly back: string
  readonly places: readonly SpotPlace[]
  /** Which place a finger means, where boxes do not tell it; null for none. */
  readonly under?: (spot: Spot) => number | null
}
