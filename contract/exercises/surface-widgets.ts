import { z } from 'zod'
import { HotSpotWidget } from './hot-spot-widget.ts'

/**
 * Widgets that are built, shaded or paid by hand on a drawing. The response of each is one text whose notation stands in
 * ./responses/<widget>.ts; '' is the untouched start. `start` is a state in the same notation, and never the answer.
 */

/** response: 'f:1110000000', one sign for each place (0 empty, 1 and 2 a counter, x and y one crossed out), or 'a:3x4' */
export const CountersWidget = z.object({
  widget: z.literal('counters'),
  /** Ten frames (a five frame with 5 places), things lying about, or rows of equal length pulled by a corner. */
  mode: z.enum(['frame', 'loose', 'array']),
  /** Cells of the frames or places of loose things; in an array the most rows, and the most columns. */
  places: z.number().int().min(1).max(40),
  colors: z.union([z.literal(1), z.literal(2)]),
  /** A tap puts or takes a counter, or crosses out one that lies there from the start. */
  does: z.enum(['place', 'cross_out']),
  start: z.string(),
})
export type CountersWidget = z.infer<typeof CountersWidget>

/** response: 'g:3,3,2', the counters in each ring; what is in no ring lies outside */
export const RingsWidget = z.object({
  widget: z.literal('rings'),
  /** `share`: these counters lie there, and what is in no ring is left over. `make`: as many as are wanted, up to these. */
  does: z.enum(['share', 'make']),
  counters: z.number().int().min(1).max(40),
  /** How many rings there are; the most where the child chooses how many. */
  rings: z.number().int().min(1).max(9),
  chooses: z.boolean(),
  start: z.string(),
})
export type RingsWidget = z.infer<typeof RingsWidget>

/** response: '8:1,4,5', the number of equal parts of one whole and the shaded ones, counted from 0 over all wholes */
export const FractionPartsWidget = z.object({
  widget: z.literal('fraction_parts'),
  shape: z.enum(['bar', 'circle', 'grid']),
  wholes: z.number().int().min(1).max(4),
  /** Given where the cutting is done already; null where the child cuts. */
  parts: z.number().int().min(1).max(100).nullable(),
  start: z.string(),
})
export type FractionPartsWidget = z.infer<typeof FractionPartsWidget>

/** response: 'h2,t3,o13', the blocks of each column; columns that are empty are left out */
export const BaseTenWidget = z.object({
  widget: z.literal('base_ten'),
  columns: z.array(z.enum(['hundred', 'ten', 'one'])).min(1),
  /** Build from nothing; build, trade and break up; or take away from what lies there, breaking a ten where it is needed. */
  mode: z.enum(['build', 'trade', 'take_away']),
  start: z.string(),
})
export type BaseTenWidget = z.infer<typeof BaseTenWidget>

/** response: 'q2,d1', how many of each coin */
export const CoinsWidget = z.object({
  widget: z.literal('coins'),
  /** What the purse offers, in this order. */
  pieces: z.array(z.enum(['penny', 'nickel', 'dime', 'quarter', 'half', 'dollar', 'five', 'ten', 'twenty'])).min(1),
  face: z.enum(['value', 'name', 'plain']),
  start: z.string(),
})
export type CoinsWidget = z.infer<typeof CoinsWidget>

export const plotShapes = [
  'points',
  'segment',
  'line',
  'ray',
  'vector',
  'polygon',
  'circle',
  'parabola',
  'absolute',
  'exponential',
  'sine',
] as const
export type PlotShape = (typeof plotShapes)[number]

/** A step of a grid as a fraction in lowest terms: [1, 2] is one half. */
const gridStep = z.tuple([z.number().int().min(1), z.number().int().min(1)])

/**
 * response: 'line:(0,1);(2,5)', the handles of a curve, several curves joined by '|'; with ':dashed:above' behind them where a region
 * is asked. Handles by shape: both ends, two points of a line, end and point of a ray, tail and tip, corners in order, center and a point,
 * vertex and a point, the asymptote and two points, a point on the midline and the next highest or lowest one.
 */
export const PlotWidget = z.object({
  widget: z.literal('plot'),
  window: z.object({ xMin: z.number(), xMax: z.number(), yMin: z.number(), yMax: z.number() }),
  /** What handles snap to. Numbers across are multiples of pi where `inPi` says so. */
  step: z.object({ x: gridStep, y: gridStep }),
  /** Distance of the grid lines. */
  lines: z.object({ x: z.number(), y: z.number() }),
  inPi: z.boolean(),
  /** How many handles points and polygons have; the others have their own number. */
  curves: z
    .array(z.object({ shape: z.enum(plotShapes), corners: z.number().int().min(1).max(12), region: z.boolean() }))
    .min(1)
    .max(2),
  /** What is drawn already and does not move, as [shape, x, y, x, y, …]. */
  given: z.array(z.object({ shape: z.enum(['points', 'segment', 'line', 'polygon']), at: z.array(z.number()).min(2) })),
  /** Whether the handles show where they are: not where reading coordinates is what is asked. */
  showsPlaces: z.boolean(),
  start: z.string(),
})
export type PlotWidget = z.infer<typeof PlotWidget>

/**
 * response: '3:45' where the short hand goes along with the long one; '3:36;45' where both are free: the short hand stands where it
 * stands at 3:36, on a mark of the dial, and the long hand at 45 minutes
 */
export const ClockSetWidget = z.object({
  widget: z.literal('clock_set'),
  hands: z.enum(['coupled', 'free']),
  /** Minutes from one place of the long hand to the next. A free short hand goes from mark to mark, which is 12 minutes for it. */
  step: z.union([z.literal(1), z.literal(5)]),
  start: z.string(),
})
export type ClockSetWidget = z.infer<typeof ClockSetWidget>

/**
 * response: '6,4,9', what each column shows, in units of the scale; 'bins:2,5,3' for the classes of a histogram; 'box:3,5,8,11,15' for the
 * five numbers of a box plot
 */
export const ChartWidget = z.object({
  widget: z.literal('chart'),
  mode: z.enum(['bar', 'picture', 'dots', 'histogram', 'box']),
  /** What the graph is about, written over it; '' for nothing. */
  title: z.string().max(40),
  /** What is counted or measured, with its unit, written along the scale; '' for nothing. */
  name: z.string().max(40),
  /** What each column stands for, as it is written and spoken: 'Tuesday', '3 cm', '10 to 19'. A box plot names its own five numbers. */
  columns: z.array(z.string().min(1).max(24)).max(12),
  /** The top of the scale, which no column goes over; of a box plot its right end. */
  top: z.number().int().min(1).max(1000),
  /** The distance of the lines; what one symbol of a picture graph stands for. */
  step: z.number().int().min(1),
  /** What a column is changed by. */
  snap: z.number().int().min(1),
  symbol: z.enum(['circle', 'square', 'hexagon', 'star', 'heart']),
  /**
   * The numbers along the base: from/under, (from + step)/under, … under the columns of a line plot, at the edges of a histogram, along a box
   * plot. Null where columns have names instead.
   */
  base: z.object({ from: z.number().int(), step: z.number().int().min(1), under: z.number().int().min(1) }).nullable(),
  start: z.string(),
})
export type ChartWidget = z.infer<typeof ChartWidget>

const printed = z.string().regex(/^[\d?]{1,7}(?:\.[\d?]{1,3})?$/)

/**
 * response: 'carry=1,;result=7,3,4', the rows in which something stands, each with its open cells from left to right; rows and cells stand in
 * ./responses/written.ts
 */
export const WrittenWidget = z.object({
  widget: z.literal('written'),
  layout: z.enum(['add', 'subtract', 'multiply', 'divide']),
  /** As they are printed, with ? for a digit that is to be found: '478', '4?8', '3.25'. Dividend before divisor. */
  operands: z.array(printed).min(2).max(5),
  /** The result of a puzzle, with ? for a digit that is to be found; null where all of it is asked. */
  result: printed.nullable(),
  /** Whether a division has cells for what is left over. */
  remainder: z.boolean(),
  start: z.string(),
})
export type WrittenWidget = z.infer<typeof WrittenWidget>
/**
 * One axis: whole numbers of `under`-ths, so that tenths and thirds stay exact. On a line from 0 to 3 in halves, `to` is 6 and `under` is 2.
 */
const track = z.object({
  from: z.number().int(),
  to: z.number().int(),
  under: z.number().int().min(1).max(100),
  /** The distance of the marks. */
  mark: z.number().int().min(1),
  /** Every so many marks have a number; 0 leaves only the ends. */
  every: z.number().int().min(0),
  /** What a place is snapped to. */
  snap: z.number().int().min(1),
  written: z.enum(['decimal', 'fraction', 'mixed']),
})
export type Track = z.infer<typeof track>

/** response: 'at:7;5/2;_', the place of each point; '_' is one that is not on the line yet */
export const LinePointsWidget = z.object({
  widget: z.literal('line_points'),
  track,
  /** What stands on the flag of each point: a letter, or the number that is to be placed. */
  points: z.array(z.string().min(1).max(12)).min(1).max(4),
  /**
   * A second line over this one, on which the points stand: what it counts, what the line below counts, and the numbers that stand on
   * it, each over a place of the line below. Without it there is one line.
   */
  over: z
    .object({
      name: z.string().min(1).max(24),
      below: z.string().min(1).max(24),
      marks: z
        .array(z.object({ at: z.number().int(), text: z.string().min(1).max(8) }))
        .min(1)
        .max(4),
    })
    .optional(),
  start: z.string(),
})
export type LinePointsWidget = z.infer<typeof LinePointsWidget>

/** response: 'jumps:0>10>20>19', where it begins and where each jump lands */
export const LineJumpsWidget = z.object({
  widget: z.literal('line_jumps'),
  track,
  /** Where the first jump begins, in `under`-ths as all numbers of the line. */
  begin: z.number().int(),
  /** Jumps that are a button each; below 0 they go back. */
  lengths: z.array(z.number().int()).min(1).max(6),
  /** The only lengths that the question allows; null where any will do. */
  only: z.array(z.number().int()).min(1).nullable(),
  /** Whether the number is written where a jump lands: on a line without marks. */
  showsPlaces: z.boolean(),
  start: z.string(),
})
export type LineJumpsWidget = z.infer<typeof LineJumpsWidget>

/** response: 'ray:right:[3', 'ray:between:(-2;[5', 'ray:none:(3': what is shaded, and each end, with '[' where it belongs to it */
export const LineRayWidget = z.object({
  widget: z.literal('line_ray'),
  track,
  /** One end and a side of it, or two ends and what lies between or outside of them. */
  ends: z.union([z.literal(1), z.literal(2)]),
  start: z.string(),
})
export type LineRayWidget = z.infer<typeof LineRayWidget>

/**
 * response: 'parts:2:_:0,2,1', the bar, into how many parts it is cut, which of two bars is the longer one ('_' is none yet), and the label
 * in each box, by its place among the labels; '_' is an empty box
 */
export const TapeWidget = z.object({
  widget: z.literal('tape'),
  /** Bars to choose from, in this order: unequal parts of a whole, equal parts of a whole, two bars side by side. */
  bars: z
    .array(z.enum(['parts', 'equal', 'compare']))
    .min(1)
    .max(3),
  /** How many unequal parts there are. */
  parts: z.number().int().min(2).max(4),
  /** The most equal parts that a bar can be cut into. */
  most: z.number().int().min(2).max(12),
  /** What the two bars stand for, from top to bottom. */
  names: z.tuple([z.string().min(1).max(12), z.string().min(1).max(12)]),
  /** What can be put into a box: numbers, and ? for what is asked. Each can be used again. */
  labels: z.array(z.string().min(1).max(7)).min(2).max(6),
  start: z.string(),
})
export type TapeWidget = z.infer<typeof TapeWidget>
const pan = z.object({ boxes: z.number().int().min(0).max(6), ones: z.number().int().min(0).max(30) })

/**
 * response: 'do:-3;/2', what is done to both sides, move by move: take 3 ones (-3) or 2 boxes (-2x), split into 2 equal groups (/2);
 * 'set:2,3|0,11' where a scale is set up: boxes and ones of the left pan and of the right one
 */
export const BalanceWidget = z.object({
  widget: z.literal('balance'),
  /** Get one box alone, or put on the pans what an equation says. */
  does: z.enum(['solve', 'set_up']),
  /** What stands on each box. */
  letter: z.string().regex(/^[a-z]$/),
  /** What lies on the pans at the start. */
  left: pan,
  right: pan,
  /** How many ones a button takes at once, beside single ones. */
  takes: z.array(z.number().int().min(2).max(30)).max(3),
  /** Into how many groups both sides can be split. */
  splits: z.array(z.number().int().min(2).max(6)).max(5),
  start: z.string(),
})
export type BalanceWidget = z.infer<typeof BalanceWidget>

export const surfaceWidgets = [
  CountersWidget,
  RingsWidget,
  FractionPartsWidget,
  BaseTenWidget,
  CoinsWidget,
  PlotWidget,
  ClockSetWidget,
  ChartWidget,
  WrittenWidget,
  LinePointsWidget,
  LineJumpsWidget,
  LineRayWidget,
  TapeWidget,
  BalanceWidget,
  HotSpotWidget,
] as const
export type SurfaceWidget =
  | CountersWidget
  | RingsWidget
  | FractionPartsWidget
  | BaseTenWidget
  | CoinsWidget
  | PlotWidget
  | ClockSetWidget
  | ChartWidget
  | WrittenWidget
  | LinePointsWidget
  | LineJumpsWidget
  | LineRayWidget
  | TapeWidget
  | BalanceWidget
  | HotSpotWidget
