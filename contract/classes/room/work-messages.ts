import { z } from 'zod'
import { StoredQuestion } from '../../exercises/answers.ts'
import { MemberId } from './room-member.ts'
import { roomLimits } from './room-limits.ts'

/** A line of a pen. Places are parts of the width of what is drawn on, so that they fit every screen: x 0 to 1, y downward. */
export const Stroke = z.object({
  strokeId: z.string().min(1).max(40),
  color: z.enum(['ink', 'lapis', 'coral', 'leaf', 'grape', 'sky', 'honey']),
  /** Width of the pen in thousandths of the width. */
  size: z.number().min(1).max(60),
  points: z
    .array(z.tuple([z.number().min(-1).max(2), z.number().min(-1).max(6), z.number().min(0).max(1)]))
    .min(1)
    .max(roomLimits.strokePoints),
})
export type Stroke = z.infer<typeof Stroke>

const ofQuestion = { runId: z.string().max(60), questionId: z.string().max(60) }

/** What a student's browser says of the exercise that is open in it. The server reads the question itself, from the run. */
export const workFromBrowser = [
  /** A question is on the screen; null: no exercise is open. */
  z.object({ kind: z.literal('work-open'), at: z.object(ofQuestion).nullable() }),
  /** What is chosen or typed, before it is sent. */
  z.object({ kind: z.literal('work-picked'), ...ofQuestion, response: z.string().max(500) }),
  /** It has been answered or skipped: the server reads how. */
  z.object({ kind: z.literal('work-answered'), ...ofQuestion }),
  z.object({ kind: z.literal('work-stroke'), ...ofQuestion, stroke: Stroke }),
  /** Takes back some strokes; null: all of one's own. */
  z.object({
    kind: z.literal('work-erase'),
    ...ofQuestion,
    strokeIds: z.array(z.string().max(40)).max(400).nullable(),
  }),
  /** Help was opened or closed, and how long nothing has been done. */
  z.object({ kind: z.literal('work-doing'), helpOpen: z.boolean(), idleSeconds: z.number().int().min(0) }),

  /** By who leads: begins or stops watching one student; null: nobody. */
  z.object({ kind: z.literal('watch'), memberId: MemberId.nullable() }),
  z.object({ kind: z.literal('draw'), memberId: MemberId, ...ofQuestion, stroke: Stroke }),
  z.object({
    kind: z.literal('draw-erase'),
    memberId: MemberId,
    ...ofQuestion,
    strokeIds: z.array(z.string().max(40)).max(400).nullable(),
  }),
  z.object({ kind: z.literal('hint'), memberId: MemberId, text: z.string().trim().min(1).max(roomLimits.hintLength) }),
  /** A question of this topic level to one student; null: to all. */
  z.object({ kind: z.literal('push'), memberId: MemberId.nullable(), topicCodeLevel: z.string().min(1).max(60) }),
] as const

/** What a tutor sees of one student. */
export const Work = z.object({
  memberId: MemberId,
  /** Null: no exercise is open. */
  open: z
    .object({
      ...ofQuestion,
      /** Name of the topic level or unit. */
      name: z.string(),
      /** From 1. */
      questionNumber: z.number().int(),
      question: StoredQuestion,
      openedAt: z.iso.datetime(),
    })
    .nullable(),
  picked: z.string().nullable(),
  /** Of the student and of those who lead, in order. */
  strokes: z.array(z.object({ by: MemberId, stroke: Stroke })),
  /** Questions of the open run, in order. */
  answers: z.array(z.enum(['correct', 'incorrect', 'skipped'])),
  /** Wrong tries of the open question. */
  tries: z.number().int(),
  helpOpen: z.boolean(),
  helpOpened: z.boolean(),
  /** Since when nothing has been done; null: just now. */
  idleSince: z.iso.datetime().nullable(),
})
export type Work = z.infer<typeof Work>

export const workFromServer = [
  /** To who leads, on entering. */
  z.object({ kind: z.literal('works'), works: z.array(Work) }),
  /** To who leads: all of it new. */
  z.object({ kind: z.literal('work'), work: Work }),
  /** To who leads: only this of it. */
  z.object({ kind: z.literal('work-picked'), memberId: MemberId, response: z.string() }),
  z.object({
    kind: z.literal('work-doing'),
    memberId: MemberId,
    helpOpen: z.boolean(),
    idleSince: z.iso.datetime().nullable(),
  }),
  /** To who leads and to the student: a stroke of either. */
  z.object({ kind: z.literal('stroke'), memberId: MemberId, by: MemberId, ...ofQuestion, stroke: Stroke }),
  z.object({
    kind: z.literal('erase'),
    memberId: MemberId,
    by: MemberId,
    ...ofQuestion,
    strokeIds: z.array(z.string()).nullable(),
  }),
  /** To the student: these tutors are looking at the work now. */
  z.object({ kind: z.literal('watched'), by: z.array(MemberId) }),
  z.object({ kind: z.literal('hint'), by: MemberId, text: z.string() }),
  /** To the student: a question to do now, as an exercise of its own. */
  z.object({ kind: z.literal('pushed'), by: MemberId, topicCodeLevel: z.string(), name: z.string() }),
  /** To who leads. */
  z.object({ kind: z.literal('push-sent'), memberIds: z.array(MemberId), topicCodeLevel: z.string() }),
  /** To everybody while work is in the spotlight: what all see of it. */
  z.object({ kind: z.literal('spotlight-work'), work: Work }),
] as const
