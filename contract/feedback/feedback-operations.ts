import { z } from 'zod'
import { roles } from '../identity/accounts.ts'
import { operation } from '../operation.ts'

/** Figures of the issue toast and its report. L-054, L-055. */
export const issueLimits = {
  closeAfterMs: 3000,
  captureRetries: 3,
  /** Characters of the picture as a data address; above this the browser shrinks it and tries again. */
  imageCharacters: 1_500_000,
  messageCharacters: 4000,
} as const

const roleNames = roles.map((role) => role.toUpperCase()) as [string, ...string[]]

/** A report. The message may be empty: a picture alone says something too. */
export const IssueReport = z.object({
  context: z.string().max(200),
  pageUrl: z.string().max(2000),
  contestId: z.string().max(100).nullable().default(null),
  message: z.string().max(issueLimits.messageCharacters, 'Please use at most 4000 characters.').default(''),
  role: z.enum(roleNames).default('STUDENT'),
  /** `data:image/png;base64,…`, or jpeg or webp. */
  imageData: z
    .string()
    .max(issueLimits.imageCharacters, 'This picture is too large.')
    .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, 'This picture could not be read.')
    .nullable()
    .default(null),
  /** The question that was on the screen. */
  storedQuestionId: z.uuid().nullable().default(null),
})
export type IssueReport = z.infer<typeof IssueReport>

export const feedbackOperations = {
  reportIssue: operation({
    method: 'POST',
    path: '/issue-reports',
    access: 'visitor-or-account',
    summary: 'Keeps a report of something that is not right, with a picture of the page. The guid makes it single.',
    body: z.object({ guid: z.uuid(), issueReport: IssueReport }),
    response: z.object({}),
    refusals: ['image_not_readable'],
    limit: { calls: 20, seconds: 600 },
    bodyLimit: 2_000_000,
  }),
}
