import { z } from 'zod'
import type { RunType } from './exercise-types.ts'

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

/** The run types in which lines are checked before the answer: where nothing runs against a clock or against others. */
export const checksWorking: readonly RunType[] = ['practice', 'unit_mastery']

/** What is said of one line; `sentence` says why it cannot be read, and is null for all others. */
export const CheckedLine = z.object({ verdict: LineVerdict, sentence: z.string().nullable() })
export type CheckedLine = z.infer<typeof CheckedLine>

/** What a check brings: a verdict for each line that was sent, and how many checks the question has left. */
export const CheckedWorking = z.object({
  lines: z.array(CheckedLine),
  left: z.number().int().min(0),
})
export type CheckedWorking = z.infer<typeof CheckedWorking>
