import type { ServerMessage } from '@polyhex/contract/live/room/room-messages'
import { readLiveRun } from '../../exercises/live-run.ts'
import type { LiveRoom } from '../room/live-room.ts'
import type { RoomMember } from '../room/room-member.ts'
import { deskOf, isAboutOpen, shownWork, spotlitWork, takeRun, type WorkState, workOf } from './work-state.ts'

const isSpotlit = (room: LiveRoom, memberId: string): boolean =>
  room.spotlight?.what === 'work' && room.spotlight.memberId === memberId

/** Shows the work of a member to those who lead, and to all while it is in the spotlight. */
export function tellWork(room: LiveRoom, memberId: string): void {
  const work = workOf(room, memberId)
  room.toLeaders({ kind: 'work', work: shownWork(memberId, work) })
  if (isSpotlit(room, memberId)) room.toAll({ kind: 'spotlight-work', work: spotlitWork(memberId, work) })
}

type Piece = ServerMessage<'work-picked' | 'stroke' | 'erase'>

/**
 * Tells a piece of work that has just changed to those who lead, to the student where it is not the student's own doing,
 * and to all while it is in the spotlight; not to who did it.
 */
export function tellPiece(room: LiveRoom, doer: RoomMember, piece: Piece): void {
  const toAll = isSpotlit(room, piece.memberId)
  const text = JSON.stringify(piece)
  for (const other of room.members.values()) {
    if (other === doer) continue
    if (toAll || other.leads || other.memberId === piece.memberId) other.line?.send(text)
  }
}

/**
 * Reads a run of a member again and shows what it has become. Only the run that its page in this room shows: not one of
 * somebody else, nor what the same account does on another page. Of readings that overtake each other the one that was begun
 * last counts.
 */
export async function refreshWork(room: LiveRoom, member: RoomMember, runId: string): Promise<void> {
  const work = workOf(room, member.memberId)
  if (work.runId !== runId) return
  work.readings += 1
  const reading = work.readings
  const run = await readLiveRun(room.db, member.accountId, runId)
  const isGone = room.member(member.memberId) === null || workOf(room, member.memberId) !== work
  if (run === null || isGone || work.runId !== runId || reading < work.readAs) return
  work.readAs = reading
  takeRun(work, run, room.now())
  // Left, because it is over: the results are on the page.
  if (run.question === null && work.page === 'nothing') work.page = 'exercise'
  tellWork(room, member.memberId)
}

/** The work of a member, once it is about the question that a message names; null where it is not, even read again. */
export async function workAbout(
  room: LiveRoom,
  member: RoomMember,
  place: { runId: string; questionId: string },
): Promise<WorkState | null> {
  const work = workOf(room, member.memberId)
  if (isAboutOpen(work, place)) return work
  await refreshWork(room, member, place.runId)
  return isAboutOpen(work, place) ? work : null
}

/** Tells a student whether anybody who leads can see the work, and who is looking at it just now. */
export function tellWatched(room: LiveRoom, student: RoomMember): void {
  const by = [...deskOf(room).looking].filter(([, at]) => at === student.memberId).map(([leader]) => leader)
  room.tell(student, { kind: 'watched', seen: room.leaders().some((leader) => leader.line !== null), by })
}

/** The same to every student. */
export function tellAllWatched(room: LiveRoom): void {
  for (const member of room.members.values()) if (!member.leads) tellWatched(room, member)
}
