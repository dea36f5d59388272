import type { SheetStroke, Work, workPages, WorkPlace, WorkSheet } from '@polyhex/contract/live/room/work-messages'
import { roomLimits } from '@polyhex/contract/live/room/room-limits'
import { strokeLimits } from '@polyhex/contract/exercises/strokes'
import type { LiveRun } from '../../exercises/live-run.ts'
import type { LiveRoom } from '../room/live-room.ts'

/** A stroke on a student's question, and whose it is. */
export interface DrawnStroke {
  readonly by: string
  stroke: SheetStroke
}

/** The work of one student in a room, as far as somebody may look on. */
export interface WorkState {
  page: (typeof workPages)[number]
  /** The run that the student's browser opened last in this room; what happens in others is not on its page. */
  runId: string | null
  run: LiveRun | null
  /** How often a run was read for it, and which reading `run` is of: the database may answer the later one first. */
  readings: number
  readAs: number
  sheet: WorkSheet | null
  picked: string | null
  strokes: DrawnStroke[]
  helpOpen: boolean
  place: WorkPlace
  activeAt: Date
}

/** What a room knows of work: by student, and whom each of those who lead is looking at. */
export interface WorkDesk {
  readonly works: Map<string, WorkState>
  readonly looking: Map<string, string>
}

const desks = new WeakMap<LiveRoom, WorkDesk>()

/** The desk of a room. */
export function deskOf(room: LiveRoom): WorkDesk {
  const there = desks.get(room)
  if (there !== undefined) return there
  const desk = { works: new Map(), looking: new Map() }
  desks.set(room, desk)
  return desk
}

/** The work of a member, begun where there is none. */
export function workOf(room: LiveRoom, memberId: string): WorkState {
  const { works } = deskOf(room)
  const there = works.get(memberId)
  if (there !== undefined) return there
  const work: WorkState = {
    ...{ page: 'unknown' as const, runId: null, run: null, sheet: null, picked: null, strokes: [], helpOpen: false },
    ...{ readings: 0, readAs: 0, place: 'practice' as const },
    activeAt: room.now(),
  }
  works.set(memberId, work)
  return work
}

/** Puts a run just read in the place of what was known; what belongs to another question goes with it. */
export function takeRun(work: WorkState, run: LiveRun | null, now: Date): void {
  const before = work.run?.question?.storedQuestionId
  if (run?.question?.storedQuestionId !== before) {
    work.picked = null
    work.strokes = []
    work.helpOpen = false
  }
  work.run = run
  work.activeAt = now
}

/** The page shows a run of this id from now on, and whatever is read of it. */
export function openRun(work: WorkState, runId: string): void {
  work.runId = runId
  work.page = 'exercise'
}

/** The exercise has left the page. One that is over stays: its results are there. */
export function leaveRun(work: WorkState, now: Date): void {
  if (work.run !== null && work.run.question === null) return
  takeRun(work, null, now)
  work.page = 'nothing'
}

/** The page shows what there is to choose from. */
export function chooseRun(work: WorkState, now: Date): void {
  takeRun(work, null, now)
  work.runId = null
  work.page = 'choosing'
}

/** Whether a message is about the question that is open in a work. */
export function isAboutOpen(work: WorkState, place: { runId: string; questionId: string }): boolean {
  return work.run?.runId === place.runId && work.run.question?.storedQuestionId === place.questionId
}

/** Adds a stroke, or further points of one; gives whether there was room for it. */
export function addStroke(work: WorkState, by: string, stroke: SheetStroke, more: boolean): boolean {
  const there = more
    ? work.strokes.find((each) => each.by === by && each.stroke.strokeId === stroke.strokeId)
    : undefined
  if (there !== undefined) {
    if (there.stroke.points.length + stroke.points.length > strokeLimits.points) return false
    there.stroke = { ...there.stroke, points: [...there.stroke.points, ...stroke.points] }
    return true
  }
  if (work.strokes.length >= roomLimits.strokes) return false
  work.strokes.push({ by, stroke })
  return true
}

/** Takes back strokes of one member; null: all of them. */
export function eraseStrokes(work: WorkState, by: string, strokeIds: readonly string[] | null): void {
  work.strokes = work.strokes.filter(
    (each) => each.by !== by || (strokeIds !== null && !strokeIds.includes(each.stroke.strokeId)),
  )
}

const outcomes = { right: 'correct', wrong: 'incorrect', skipped: 'skipped' } as const

/** What those who lead see of a work. */
export function shownWork(memberId: string, work: WorkState): Work {
  // Before the browser has said what it shows, what it showed before the break is nobody's to see.
  const run = work.page === 'exercise' ? work.run : null
  const question = run?.question ?? null
  return {
    memberId,
    page: work.page,
    open:
      run === null || question === null
        ? null
        : {
            runId: run.runId,
            questionId: question.storedQuestionId,
            type: run.type,
            name: run.name,
            questionNumber: question.position,
            question,
            openedAt: (run.askedAt ?? work.activeAt).toISOString(),
          },
    finished: run !== null && question === null ? run.name : null,
    sheet: work.sheet,
    picked: work.picked,
    strokes: work.strokes,
    answers: (run?.outcomes ?? []).map((outcome) => outcomes[outcome]),
    counts: run?.counts ?? { correct: 0, incorrect: 0, skipped: 0, inARow: 0 },
    last: run?.last ? { ...run.last, outcome: outcomes[run.last.outcome] } : null,
    helpOpen: work.helpOpen,
    helpOpened: run?.helpViewed ?? false,
    place: work.place,
    activeAt: work.activeAt.toISOString(),
  }
}

/** What the whole group sees of a work in the spotlight: the question and what is done on it, no counts and no past answers. */
export function spotlitWork(memberId: string, work: WorkState): Work {
  return {
    ...shownWork(memberId, work),
    answers: [],
    counts: { correct: 0, incorrect: 0, skipped: 0, inARow: 0 },
    last: null,
    helpOpen: false,
    helpOpened: false,
    place: 'practice',
  }
}
