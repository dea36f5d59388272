import type { BrowserMessage } from '@polyhex/contract/live/room/room-messages'
import { refuse } from '../room/features/presence-feature.ts'
import type { LiveRoom } from '../room/live-room.ts'
import { roomFeature } from '../room/room-feature.ts'
import type { RoomMember } from '../room/room-member.ts'
import { keepRun } from './kept-work.ts'
import { enterAccount, leaveAccount } from './room-accounts.ts'
import { refreshWork, tellAllWatched, tellPiece, tellWatched, tellWork, workAbout } from './tell-work.ts'
import { giveHints, leadBack, look, pushLevel } from './tutor-acts.ts'
import {
  addStroke,
  chooseRun,
  deskOf,
  eraseStrokes,
  isAboutOpen,
  leaveRun,
  openRun,
  shownWork,
  spotlitWork,
  workOf,
} from './work-state.ts'
import { faultOfText } from '../../words/judge-text.ts'

const studentKinds = [
  'work-open',
  'work-choosing',
  'work-sheet',
  'work-picked',
  'work-stroke',
  'work-erase',
  'work-doing',
  'work-place',
] as const
const leaderKinds = ['watch', 'draw', 'draw-erase', 'hints-ask', 'hint', 'push'] as const
type StudentMessage = BrowserMessage<(typeof studentKinds)[number]>
type LeaderMessage = BrowserMessage<(typeof leaderKinds)[number]>

const isOfLeader = (message: StudentMessage | LeaderMessage): message is LeaderMessage =>
  leaderKinds.some((kind) => kind === message.kind)

async function opened(room: LiveRoom, member: RoomMember, { at }: BrowserMessage<'work-open'>): Promise<void> {
  const work = workOf(room, member.memberId)
  if (at === null) leaveRun(work, room.now())
  else {
    const isOther = work.runId !== at.runId
    openRun(work, at.runId)
    if (!isAboutOpen(work, at)) {
      await refreshWork(room, member, at.runId)
      const isOwn = work.run?.runId === at.runId
      if (isOther && isOwn && member.attendeeId !== null) await keepRun(room.db, member.attendeeId, at.runId)
      return
    }
  }
  tellWork(room, member.memberId)
}

async function choosing(room: LiveRoom, member: RoomMember): Promise<void> {
  chooseRun(workOf(room, member.memberId), room.now())
  tellWork(room, member.memberId)
  if (member.attendeeId !== null) await keepRun(room.db, member.attendeeId, null)
}

/** What a student's browser says of its own work. */
async function ofStudent(room: LiveRoom, member: RoomMember, message: StudentMessage): Promise<void> {
  const { memberId } = member
  if (message.kind === 'work-open') return opened(room, member, message)
  if (message.kind === 'work-choosing') return choosing(room, member)
  if (message.kind === 'work-doing') {
    const work = workOf(room, memberId)
    Object.assign(work, { helpOpen: message.helpOpen, activeAt: room.now() })
    return tellWork(room, memberId)
  }
  if (message.kind === 'work-place') {
    // Coming back to the exercise counts as doing something: nobody is stuck for having been on the board.
    Object.assign(workOf(room, memberId), { place: message.place, activeAt: room.now() })
    return tellWork(room, memberId)
  }
  const work = await workAbout(room, member, message)
  if (work === null) return
  work.activeAt = room.now()
  const { runId, questionId } = message
  if (message.kind === 'work-sheet') {
    work.sheet = message.sheet
    tellWork(room, memberId)
  } else if (message.kind === 'work-picked') {
    work.picked = message.response
    tellPiece(room, member, { kind: 'work-picked', memberId, questionId, response: message.response })
  } else if (message.kind === 'work-stroke') {
    const { stroke, more } = message
    if (!addStroke(work, memberId, stroke, more)) return
    tellPiece(room, member, { kind: 'stroke', memberId, by: memberId, runId, questionId, stroke, more })
  } else {
    eraseStrokes(work, memberId, message.strokeIds)
    const { strokeIds } = message
    tellPiece(room, member, { kind: 'erase', memberId, by: memberId, runId, questionId, strokeIds })
  }
}

/** A student of the room whose work may be looked at: those who lead have none. */
function studentOf(room: LiveRoom, memberId: string): RoomMember | null {
  const member = room.member(memberId)
  return member === null || member.leads ? null : member
}

function draw(room: LiveRoom, leader: RoomMember, message: BrowserMessage<'draw' | 'draw-erase'>): void {
  const { memberId, runId, questionId } = message
  const work = workOf(room, memberId)
  // The student has gone on meanwhile: a line on the last question is nothing on this one.
  if (!isAboutOpen(work, message)) return
  const place = { memberId, by: leader.memberId, runId, questionId }
  if (message.kind === 'draw-erase') {
    eraseStrokes(work, leader.memberId, message.strokeIds)
    tellPiece(room, leader, { kind: 'erase', ...place, strokeIds: message.strokeIds })
  } else if (addStroke(work, leader.memberId, message.stroke, message.more)) {
    tellPiece(room, leader, { kind: 'stroke', ...place, stroke: message.stroke, more: message.more })
  }
}

/** What those who lead do about the work of others. */
async function ofLeader(room: LiveRoom, leader: RoomMember, message: LeaderMessage): Promise<void> {
  if (message.kind === 'push') return pushLevel(room, leader, message)
  if (message.kind === 'watch' && message.memberId === null) return look(room, leader, null)
  const student = studentOf(room, message.memberId ?? '')
  if (student === null) return refuse(room, leader, message.kind, 'no_such_member')
  if (message.kind === 'watch') return look(room, leader, student)
  if (message.kind === 'hints-ask') return giveHints(room, leader, student)
  if (message.kind === 'draw' || message.kind === 'draw-erase') return draw(room, leader, message)
  const questionId = workOf(room, student.memberId).run?.question?.storedQuestionId ?? null
  // Also words of who teaches: no ways to meet or talk elsewhere reach a child alone.
  if (faultOfText(message.text) !== null) return room.tell(leader, { kind: 'problem', code: 'failed', about: 'hint' })
  room.tell(student, { kind: 'hint', by: leader.memberId, questionId, text: message.text })
}

/**
 * The work of the students, live: to those who lead the group alone, and to the student itself what they draw and say.
 * The question comes from the run in the database; of the browser only what is picked, drawn and opened. Spec of the
 * room. Decision 0030.
 */
export const workFeature = roomFeature({
  kinds: [...studentKinds, ...leaderKinds],
  handle: async (room, member, message) => {
    if (isOfLeader(message)) {
      if (!member.leads) return refuse(room, member, message.kind, 'not_yours_to_do')
      return ofLeader(room, member, message)
    }
    if (!member.leads) return ofStudent(room, member, message)
  },
  entered: async (room, member) => {
    const { works } = deskOf(room)
    if (member.leads) {
      const shown = [...works].map(([memberId, work]) => shownWork(memberId, work))
      room.tell(member, { kind: 'works', works: shown, now: room.now().toISOString() })
      tellAllWatched(room)
      return
    }
    enterAccount(member.accountId, room)
    tellWatched(room, member)
    const lit = room.spotlight?.what === 'work' ? room.spotlight.memberId : null
    const work = lit === null ? undefined : works.get(lit)
    if (lit !== null && work !== undefined) {
      room.tell(member, { kind: 'spotlight-work', work: spotlitWork(lit, work) })
    }
    const own = works.get(member.memberId)
    // Back after a lost connection: what was drawn is there still, also what the tutor drew.
    if (own?.run) {
      for (const { by, stroke } of own.strokes) {
        const questionId = own.run.question?.storedQuestionId ?? ''
        if (by !== member.memberId) {
          const place = { memberId: member.memberId, by, runId: own.run.runId, questionId }
          room.tell(member, { kind: 'stroke', ...place, stroke, more: false })
        }
      }
    }
    // What the page shows after a break it says itself.
    if (own !== undefined) own.page = 'unknown'
    tellWork(room, member.memberId)
    if (member.attendeeId !== null) await leadBack(room, member, member.attendeeId)
  },
  left: (room, member) => {
    const { works, looking } = deskOf(room)
    if (member.leads) {
      looking.delete(member.memberId)
      tellAllWatched(room)
      return
    }
    leaveAccount(member.accountId, room)
    works.delete(member.memberId)
    for (const [leader, at] of looking) if (at === member.memberId) looking.delete(leader)
  },
  closed: (room) => {
    for (const member of room.members.values()) leaveAccount(member.accountId, room)
  },
})
