import { z } from 'zod'

/** Flat shapes that can lie among the pictures of a hot spot; those with straight sides can be the one whose sides are tapped. */
export const spotShapes = [
  'circle',
  'oval',
  'semicircle',
  'triangle',
  'isosceles_triangle',
  'right_triangle',
  'scalene_triangle',
  'obtuse_triangle',
  'square',
  'rectangle',
  'rhombus',
  'parallelogram',
  'trapezoid',
  'isosceles_trapezoid',
  'kite',
  'quadrilateral',
  'pentagon',
  'hexagon',
  'octagon',
  'irregular_pentagon',
  'irregular_hexagon',
  'l_shape',
  'star',
  'heart',
  'crescent',
] as const

export type SpotShape = (typeof spotShapes)[number]

export const spotSolids = [
  'box',
  'cube',
  'cylinder',
  'cone',
  'sphere',
  'hemisphere',
  'square_pyramid',
  'triangular_pyramid',
  'triangular_prism',
  'hexagonal_prism',
  'cone_on_cylinder',
  'hemisphere_on_cylinder',
  'pyramid_on_box',
] as const

export type SpotSolid = (typeof spotSolids)[number]

export const spotTiles = [
  'circle',
  'square',
  'triangle',
  'hexagon',
  'star',
  'diamond',
  'heart',
  'apple',
  'egg',
  'fish',
  'duck',
  'balloon',
  'arrow',
  'flag',
  'gap',
] as const

/** A picture that is tapped as a whole: a flat shape, a solid, or a tile of a row. */
export const SpotThing = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('shape'),
    shape: z.enum(spotShapes),
    /** Degrees counterclockwise. */
    turn: z.number().int().min(-180).max(359),
    /** Hundredths of its card. */
    size: z.number().int().min(50).max(100),
    second: z.boolean(),
  }),
  z.object({ is: z.literal('solid'), solid: z.enum(spotSolids) }),
  z.object({
    is: z.literal('tile'),
    tile: z.enum(spotTiles),
    /** Quarter turns clockwise. */
    turns: z.number().int().min(0).max(3),
    small: z.boolean(),
    second: z.boolean(),
  }),
])
export type SpotThing = z.infer<typeof SpotThing>

const spotCorner = z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)])

/** response: 's:0,3', the places that are tapped, counted from 0 in reading order; 's:' when none is */
export const HotSpotWidget = z.object({
  widget: z.literal('hot_spot'),
  scene: z.discriminatedUnion('shows', [
    /** Pictures on cards, or side by side in one row. */
    z.object({ shows: z.literal('things'), in: z.enum(['cards', 'row']), things: z.array(SpotThing).min(2).max(10) }),
    /** The sides or the corners of one shape. */
    z.object({
      shows: z.literal('outline'),
      shape: z.enum(spotShapes),
      turn: z.number().int().min(-180).max(359),
      tap: z.enum(['sides', 'corners']),
    }),
    /** A shape that is put together: its parts by their corners, in a square of 100 by 100, y down. */
    z.object({ shows: z.literal('parts'), parts: z.array(z.array(spotCorner).min(3).max(8)).min(2).max(9) }),
    /** The dates of a month; `firstWeekday` is 0 for Sunday. */
    z.object({
      shows: z.literal('month'),
      month: z.string().min(3).max(12),
      days: z.number().int().min(28).max(31),
      firstWeekday: z.number().int().min(0).max(6),
      /** Dates with a ring around them, which are told of. */
      ringed: z.array(z.number().int().min(1).max(31)).max(3),
    }),
  ]),
  /** How many places are to be tapped, where the question says so. With 1, the next tap moves it. */
  picks: z.number().int().min(1).max(12).nullable(),
  start: z.string(),
})
export type HotSpotWidget = z.infer<typeof HotSpotWidget>
