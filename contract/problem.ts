import { z } from 'zod'

/**
 * The one form in which the server says no: RFC 9457 problem details with the field errors of a form
 * (decision A-284). `code` is a refusal code, or 'internal_error' with status 500.
 */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
  requestId: z.string(),
})
export type Problem = z.infer<typeof Problem>
