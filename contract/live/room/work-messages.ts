import { z } from 'zod'
import { StoredQuestion } from '../../exercises/answers.ts'
import { ExerciseTarget, RunType } from '../../exercises/exercise-types.ts'
import { secondOutcomes } from '../../exercises/second-try.ts'
import { PenStroke, StrokePoint, strokeLimits } from '../../exercises/strokes.ts'
import { MemberId } from './room-member.ts'
import { roomLimits } from './room-limits.ts'

/**
 * The card of a question as its student sees it, in px: strokes on it are in these px, and whoever looks on shows the card
 * as wide as this and scales it, so that every line lies where it was drawn.
 */
export const WorkSheet = z.object({
  width: z.number().min(100).max(4000),
  height: z.number().min(50).max(10_000),
  /** How large the words of the question are: px. */
  textPx: z.number().min(8).max(80),
  /** How large things are for the age of the student. */
  density: z.enum(['young', 'student', 'senior', 'adult']),
})
export type WorkSheet = z.infer<typeof WorkSheet>

/** Parts of the room that a student can have before the eyes: one's own practice, the shared board, and on a phone the rest. */
export const workPlaces = ['practice', 'board', 'large', 'people', 'chat'] as const
export const WorkPlace = z.enum(workPlaces)
export type WorkPlace = z.infer<typeof WorkPlace>

const StrokeId = z.string().min(1).max(40)
export const SheetStroke = PenStroke.extend({ strokeId: StrokeId })
export type SheetStroke = z.infer<typeof SheetStroke>

/**
 * A stroke, or its next points: while a pen is down, `points` go to the end of the stroke of the same id.
 */
const stroke = {
  stroke: SheetStroke.extend({ points: z.array(StrokePoint).min(1).max(strokeLimits.points) }),
  more: z.boolean(),
}
const strokeIds = z.array(StrokeId).max(roomLimits.strokes).nullable()
const ofQuestion = { runId: z.string().max(60), questionId: z.string().max(60) }

/** What a student's browser says of the exercise that is open in it. The server reads the question itself, from the run. */
export const workFromBrowser = [
  /** A question is on the screen; null: the exercise was left, or is over. */
  z.object({ kind: z.literal('work-open'), at: z.object(ofQuestion).nullable() }),
  /** The list of exercises to choose from is on the screen. */
  z.object({ kind: z.literal('work-choosing') }),
  z.object({ kind: z.literal('work-sheet'), ...ofQuestion, sheet: WorkSheet }),
  /** What is chosen or typed, before it is sent. */
  z.object({ kind: z.literal('work-picked'), ...ofQuestion, response: z.string().max(500) }),
  z.object({ kind: z.literal('work-stroke'), ...ofQuestion, ...stroke }),
  /** Takes back some strokes; null: all of one's own. */
  z.object({ kind: z.literal('work-erase'), ...ofQuestion, strokeIds }),
  /** Help was opened or closed. */
  z.object({ kind: z.literal('work-doing'), helpOpen: z.boolean() }),
  /** Another part of the room is looked at; the exercise stays open behind it. */
  z.object({ kind: z.literal('work-place'), place: WorkPlace }),

  /** By who leads: begins or stops looking at one student; null: nobody. */
  z.object({ kind: z.literal('watch'), memberId: MemberId.nullable() }),
  z.object({ kind: z.literal('draw'), memberId: MemberId, ...ofQuestion, ...stroke }),
  z.object({ kind: z.literal('draw-erase'), memberId: MemberId, ...ofQuestion, strokeIds }),
  /** By who leads: asks for the hints of the open question of a student. */
  z.object({ kind: z.literal('hints-ask'), memberId: MemberId }),
  z.object({ kind: z.literal('hint'), memberId: MemberId, text: z.string().trim().min(1).max(roomLimits.hintLength) }),
  /** A question of this topic level to one student; null: to all. */
  z.object({ kind: z.literal('push'), memberId: MemberId.nullable(), topicCodeLevel: z.string().min(1).max(60) }),
] as const

/**
 * What the practice of a student shows, as its browser in this room has said: an exercise, the list to choose from, nothing,
 * or unknown while it has said nothing since it came in.
 */
export const workPages = ['unknown', 'nothing', 'choosing', 'exercise'] as const

/** What a tutor sees of one student. Never a key: the question is what the student sees of it. */
export const Work = z.object({
  memberId: MemberId,
  page: z.enum(workPages),
  /** Null: no exercise is open, as far as is known. */
  open: z
    .object({
      ...ofQuestion,
      type: RunType,
      /** Name of the topic level, unit, theme or focus area. */
      name: z.string(),
      /** From 1. */
      questionNumber: z.number().int(),
      question: StoredQuestion,
      openedAt: z.iso.datetime(),
    })
    .nullable(),
  /** Name of the exercise that is over, until another is opened. */
  finished: z.string().nullable(),
  sheet: WorkSheet.nullable(),
  picked: z.string().nullable(),
  /** Of the student and of those who lead, in order. */
  strokes: z.array(z.object({ by: MemberId, stroke: SheetStroke })),
  /** Questions of the open run up to now, the newest 12, in order. */
  answers: z.array(z.enum(['correct', 'incorrect', 'skipped'])),
  /** Of the open run. */
  counts: z.object({
    correct: z.number().int(),
    incorrect: z.number().int(),
    skipped: z.number().int(),
    inARow: z.number().int(),
  }),
  /** The answer before the open question; `why` names what went wrong, where that is known. */
  last: z
    .object({
      outcome: z.enum(['correct', 'incorrect', 'skipped']),
      response: z.string().nullable(),
      why: z.string().nullable(),
      /** What was sent the second time and how it went, or that the answer was shown; null while there was no second try. */
      second: z.object({ outcome: z.enum(secondOutcomes), response: z.string().nullable() }).nullable(),
    })
    .nullable(),
  helpOpen: z.boolean(),
  /** Help was opened for the open question. */
  helpOpened: z.boolean(),
  /** The part of the room that the student looks at. */
  place: WorkPlace,
  /** When something was last done. */
  activeAt: z.iso.datetime(),
})
export type Work = z.infer<typeof Work>

export const workFromServer = [
  /** To who leads, on entering. */
  z.object({ kind: z.literal('works'), works: z.array(Work), now: z.iso.datetime() }),
  /** To who leads: all of it new. */
  z.object({ kind: z.literal('work'), work: Work }),
  /** To who leads, and to all while the work is in the spotlight: only this of it. */
  z.object({ kind: z.literal('work-picked'), memberId: MemberId, questionId: z.string(), response: z.string() }),
  /** To who leads and to the student, and to all while the work is in the spotlight: a stroke of either. */
  z.object({
    kind: z.literal('stroke'),
    memberId: MemberId,
    by: MemberId,
    ...ofQuestion,
    stroke: SheetStroke,
    more: z.boolean(),
  }),
  z.object({ kind: z.literal('erase'), memberId: MemberId, by: MemberId, ...ofQuestion, strokeIds }),
  /** To the student: whether a tutor can see the work, and who looks at it just now. */
  z.object({ kind: z.literal('watched'), seen: z.boolean(), by: z.array(MemberId) }),
  z.object({
    kind: z.literal('hints'),
    memberId: MemberId,
    questionId: z.string(),
    hints: z.array(z.object({ text: z.string(), svg: z.string().nullable() })),
  }),
  z.object({ kind: z.literal('hint'), by: MemberId, questionId: z.string().nullable(), text: z.string() }),
  /** To the student: a question to do now, as an exercise of its own. */
  z.object({
    kind: z.literal('pushed'),
    /** Null: it was given before this student came. */
    by: MemberId.nullable(),
    at: z.iso.datetime(),
    topicCodeLevel: z.string(),
    name: z.string(),
  }),
  /**
   * To a student who comes in: the exercise that was open here before the break, and when something was last given. A page
   * that has one open stays there, unless it has not heard of what was given.
   */
  z.object({ kind: z.literal('resume'), target: ExerciseTarget, givenAt: z.iso.datetime().nullable() }),
  /** To who leads. */
  z.object({
    kind: z.literal('push-sent'),
    memberIds: z.array(MemberId),
    topicCodeLevel: z.string(),
    name: z.string(),
  }),
  /** To everybody while work is in the spotlight: what all see of it; null: it is over. */
  z.object({ kind: z.literal('spotlight-work'), work: Work.nullable() }),
] as const
