import { z } from 'zod'
import { operation } from '../../operation.ts'
import { ReportReason } from '../../safety/safety-report.ts'
import { MemberId } from '../room/room-member.ts'

/** What is reported: a line of the chat, something on the board, or somebody. */
export const Reported = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chat'), lineId: z.uuid() }),
  z.object({ kind: z.literal('board'), objectId: z.string().min(1).max(40) }),
  z.object({ kind: z.literal('person'), memberId: MemberId }),
])
export type Reported = z.infer<typeof Reported>

export const reportOperations = {
  reportInClass: operation({
    method: 'POST',
    path: '/class-groups/:groupId/reports',
    access: 'signed-in',
    summary: 'Tells staff of something in a class, with what was said, and hides what that person writes if asked to.',
    params: z.object({ groupId: z.uuid('This is not a group.') }),
    body: z.object({ about: Reported, reason: ReportReason, hide: z.boolean().default(false) }),
    response: z.object({ reportId: z.uuid() }),
    refusals: ['group_not_found', 'nothing_to_report'],
    limit: { calls: 20, seconds: 600 },
  }),
}
