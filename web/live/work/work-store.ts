import type { ServerMessage } from '@polyhex/contract/live/room/room-messages'
import type { Work } from '@polyhex/contract/live/room/work-messages'
import { withoutStrokes, withStroke } from './stroke-changes.ts'

/** A drawing of somebody else on one's own question. */
export type Mark = Work['strokes'][number]

/** What a browser knows of the work in its room. */
export interface WorkState {
  /** For who leads: of each student. */
  works: Readonly<Record<string, Work>>
  /** The server's clock less this one's, ms. */
  ahead: number
  /** For who leads: hints of the question of the student last asked about. */
  hints: ServerMessage<'hints'> | null
  /** For who leads: what was given last, and how often something was. */
  pushed: { words: ServerMessage<'push-sent'>; count: number } | null
  /** For a student. */
  watched: { seen: boolean; by: readonly string[] }
  marks: { questionId: string; strokes: readonly Mark[] } | null
  hint: ServerMessage<'hint'> | null
  given: ServerMessage<'pushed'> | null
  /** When something was last given, as far as this page has heard. */
  givenAt: string | null
  /** Where the student was before a break; `missed`: it was given while this page could not hear. */
  resume: { target: ServerMessage<'resume'>['target']; missed: boolean } | null
  /** What came from a tutor and the student has not had before the eyes, the newest last. */
  unseen: readonly ('given' | 'hint')[]
  /** What all see in the spotlight. */
  spotlit: Work | null
}

export const firstWorkState: WorkState = {
  works: {},
  ahead: 0,
  hints: null,
  pushed: null,
  watched: { seen: false, by: [] },
  marks: null,
  hint: null,
  given: null,
  givenAt: null,
  resume: null,
  unseen: [],
  spotlit: null,
}

/** Kinds of messages that say something of work. */
export const workKinds = [
  'works',
  'work',
  'work-picked',
  'stroke',
  'erase',
  'watched',
  'hints',
  'hint',
  'pushed',
  'resume',
  'push-sent',
  'spotlight-work',
  'spotlight',
  'left',
] as const

export type WorkMessage = ServerMessage<(typeof workKinds)[number]>

/** A work with a piece that has changed; a piece about another question changes nothing. */
function withPiece(work: Work, message: ServerMessage<'work-picked' | 'stroke' | 'erase'>, at: string): Work {
  if (work.open?.questionId !== message.questionId) return work
  if (message.kind === 'work-picked') return { ...work, picked: message.response, activeAt: at }
  if (message.kind === 'erase') return { ...work, strokes: withoutStrokes(work.strokes, message.by, message.strokeIds) }
  const activeAt = message.by === work.memberId ? at : work.activeAt
  const { by, stroke } = message
  return { ...work, strokes: withStroke(work.strokes, { by, stroke }, message.more), activeAt }
}

function withMark(marks: WorkState['marks'], message: ServerMessage<'stroke' | 'erase'>): WorkState['marks'] {
  const { questionId } = message
  const there = marks?.questionId === questionId ? marks.strokes : []
  if (message.kind === 'erase') return { questionId, strokes: withoutStrokes(there, message.by, message.strokeIds) }
  const { by, stroke } = message
  return { questionId, strokes: withStroke(there, { by, stroke }, message.more) }
}

const withNews = (unseen: WorkState['unseen'], what: 'given' | 'hint'): WorkState['unseen'] => [
  ...unseen.filter((other) => other !== what),
  what,
]

/** What is known after a message. `me` is one's own name in the room, `now` this browser's clock in ms. */
export function nextWorkState(state: WorkState, message: WorkMessage, me: string, now: number): WorkState {
  switch (message.kind) {
    case 'works':
      return {
        ...state,
        works: Object.fromEntries(message.works.map((work) => [work.memberId, work])),
        ahead: Date.parse(message.now) - now,
      }
    case 'work':
      return { ...state, works: { ...state.works, [message.work.memberId]: message.work } }
    case 'work-picked':
    case 'stroke':
    case 'erase': {
      const at = new Date(now + state.ahead).toISOString()
      const work = state.works[message.memberId]
      const works = work ? { ...state.works, [message.memberId]: withPiece(work, message, at) } : state.works
      const spotlit =
        state.spotlit?.memberId === message.memberId ? withPiece(state.spotlit, message, at) : state.spotlit
      const isMark = message.kind !== 'work-picked' && message.memberId === me && message.by !== me
      return { ...state, works, spotlit, ...(isMark ? { marks: withMark(state.marks, message) } : {}) }
    }
    case 'watched':
      return { ...state, watched: { seen: message.seen, by: message.by } }
    case 'hints':
      return { ...state, hints: message }
    case 'hint':
      return { ...state, hint: message, unseen: withNews(state.unseen, 'hint') }
    case 'pushed':
      return { ...state, given: message, givenAt: message.at, unseen: withNews(state.unseen, 'given') }
    case 'resume': {
      const { target, givenAt } = message
      const missed = givenAt !== null && givenAt !== state.givenAt
      return { ...state, resume: { target, missed }, givenAt }
    }
    case 'push-sent':
      return { ...state, pushed: { words: message, count: (state.pushed?.count ?? 0) + 1 } }
    case 'spotlight-work':
      return { ...state, spotlit: message.work }
    case 'spotlight':
      return message.spotlight?.what === 'work' ? state : { ...state, spotlit: null }
    case 'left': {
      const { [message.memberId]: _, ...works } = state.works
      return { ...state, works }
    }
  }
}
