import { randomInt } from 'node:crypto'
import type { BrowserMessage } from '@polyhex/contract/live/room/room-messages'
import { topicLevel } from '@polyhex/curriculum'
import { hintsForTeacher } from '../../exercises/live-run.ts'
import { startRun } from '../../exercises/start-run.ts'
import { tellRunChange } from '../../exercises/run-changes.ts'
import { Refusal } from '../../http/refusal.ts'
import type { LiveRoom } from '../room/live-room.ts'
import type { RoomMember } from '../room/room-member.ts'
import { keepGiven, keepGivenToAll, waitingWork } from './kept-work.ts'
import { deskOf, workOf } from './work-state.ts'
import { tellWatched } from './tell-work.ts'

/** Runs that show what is known without help: their hints are nobody's to send. */
const withoutHints: readonly string[] = ['levelling', 'contest_problems']

/** Looks at another student, or at none. */
export function look(room: LiveRoom, leader: RoomMember, at: RoomMember | null): void {
  const { looking } = deskOf(room)
  const before = room.member(looking.get(leader.memberId) ?? '')
  if (at === null) looking.delete(leader.memberId)
  else looking.set(leader.memberId, at.memberId)
  for (const student of new Set([before, at])) if (student !== null) tellWatched(room, student)
}

/** Gives the hints of a student's open question to who leads; none in a contest paper or a levelling. */
export async function giveHints(room: LiveRoom, leader: RoomMember, student: RoomMember): Promise<void> {
  const { run } = workOf(room, student.memberId)
  const questionId = run?.question?.storedQuestionId
  if (run === null || questionId === undefined) return
  const hints = withoutHints.includes(run.type) ? [] : await hintsForTeacher(room.db, student.accountId, questionId)
  room.tell(leader, { kind: 'hints', memberId: student.memberId, questionId, hints })
}

/** Begins a practice of a topic level for a student, or takes up the open one, and leads the student's browser there. */
async function begin(
  room: LiveRoom,
  by: string | null,
  student: RoomMember,
  level: Level,
  now: Date,
): Promise<boolean> {
  const target = { type: 'practice' as const, topicCodeLevel: level.key }
  const owner = { accountId: student.accountId, grade: student.grade }
  try {
    const runId = await startRun(room.db, owner, { target, restart: false, seed: randomInt(2 ** 32) }, room.now())
    if (student.attendeeId !== null) await keepGiven(room.db, student.attendeeId, runId, now)
    tellRunChange('opened', student.accountId, runId)
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
  room.tell(student, { kind: 'pushed', by, at: now.toISOString(), topicCodeLevel: level.key, name: level.name })
  return true
}

interface Level {
  readonly key: string
  readonly name: string
}

/**
 * Gives a question of a topic level to one student, or to all of them, as a practice of their own. Says to those who lead
 * who has got it; a level that is not there is a problem of the one who asked.
 */
export async function pushLevel(room: LiveRoom, leader: RoomMember, message: BrowserMessage<'push'>): Promise<void> {
  const level = topicLevel(message.topicCodeLevel)
  if (level === null) return room.tell(leader, { kind: 'problem', code: 'failed', about: 'push' })
  const students = [...room.members.values()].filter(
    (member) => member.role === 'student' && (message.memberId === null || member.memberId === message.memberId),
  )
  const got: string[] = []
  const now = room.now()
  // Kept first: nobody who comes in just now is left out.
  if (message.memberId === null) await keepGivenToAll(room.db, room.facts.groupId, message.topicCodeLevel, now)
  for (const student of students) {
    const name = level.name
    const wanted = { key: message.topicCodeLevel, name }
    if (await begin(room, leader.memberId, student, wanted, now)) got.push(student.memberId)
  }
  if (got.length === 0 && students.length > 0)
    return room.tell(leader, { kind: 'problem', code: 'failed', about: 'push' })
  const { topicCodeLevel } = message
  room.toLeaders({ kind: 'push-sent', memberIds: got, topicCodeLevel, name: level.name })
}

/**
 * Leads a student who comes in, for the first time or again, to what waits: what was given to all meanwhile, or else the
 * exercise that was open in this room before.
 */
export async function leadBack(room: LiveRoom, student: RoomMember, attendeeId: string): Promise<void> {
  const { given, resume, givenAt } = await waitingWork(room.db, attendeeId)
  const level = given === null ? null : topicLevel(given)
  if (given !== null && level !== null) {
    if (await begin(room, null, student, { key: given, name: level.name }, room.now())) return
  }
  if (resume !== null) room.tell(student, { kind: 'resume', target: resume, givenAt: givenAt?.toISOString() ?? null })
}
