import { z } from 'zod'

/** Pens of every sheet that is drawn on. How they look is the browser's. */
export const penNames = ['ink', 'coral', 'leaf', 'lapis', 'honey', 'grape'] as const
export const PenName = z.enum(penNames)

/** Most points of one stroke, and how far from the corner a point may lie, in units of its sheet. */
export const strokeLimits = { points: 3000, reach: 10_000 } as const

const coordinate = z.number().min(-strokeLimits.reach).max(strokeLimits.reach)
export const StrokePoint = z.tuple([coordinate, coordinate])

/** A line of a pen, in units of its sheet from the top left. */
export const PenStroke = z.object({ pen: PenName, points: z.array(StrokePoint).min(1).max(strokeLimits.points) })
export type PenStroke = z.infer<typeof PenStroke>
