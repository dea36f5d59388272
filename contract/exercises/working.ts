import { z } from 'zod'

/**
 * What is said of a line of working beside the line above it: it follows, and perhaps brings the letter nearer to standing alone;
 * it holds for more numbers than that; it does not follow; it is the same line again; it cannot be read; it cannot be told; there
 * is nothing in it.
 */
export const lineVerdicts = ['follows', 'nearer', 'gains', 'breaks', 'same', 'unreadable', 'unknown', 'blank'] as const
export const LineVerdict = z.enum(lineVerdicts)
export type LineVerdict = z.infer<typeof LineVerdict>

/** How often the lines of one question can be checked before its answer. */
export const mostWorkingChecks = 30
