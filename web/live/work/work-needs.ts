import type { Member } from '@polyhex/contract/live/room/room-member'
import type { Work } from '@polyhex/contract/live/room/work-messages'

/** From when on a student is taken to be stuck: seconds without doing anything, seconds on one question, misses in a row. */
export const stuckAfter = { idle: 90, question: 240, misses: 3 } as const
/** Right answers in a row from which they are shown. */
export const streakFrom = 5

export const needs = [
  'hand',
  'stuck',
  'working',
  'streak',
  'board',
  'watching',
  'finished',
  'choosing',
  'none',
  'unknown',
  'away',
] as const
export type Need = (typeof needs)[number]

/** Seconds since something was last done, and since the question was opened; `now` in ms by the server's clock. */
export function secondsOf(work: Work | undefined, now: number): { idle: number; open: number } {
  const since = (at: string | undefined) =>
    at === undefined ? 0 : Math.max(0, Math.floor((now - Date.parse(at)) / 1000))
  return { idle: since(work?.activeAt), open: since(work?.open?.openedAt) }
}

/** Whether the last three answers were all wrong. */
function misses(work: Work): boolean {
  const last = work.answers.slice(-stuckAfter.misses)
  return last.length === stuckAfter.misses && last.every((answer) => answer === 'incorrect')
}

/** What a student needs most, from what can be seen. */
export function needOf(member: Member, work: Work | undefined, now: number): Need {
  if (member.presence === 'lost') return 'away'
  if (member.handSince !== null) return 'hand'
  // Who draws on the board with the group does nothing in the exercise behind it, and is not stuck in it.
  if (work?.place === 'board') return 'board'
  if (work?.place === 'large') return 'watching'
  if (work === undefined || work.page === 'unknown') return 'unknown'
  if (!work.open) return work.finished ? 'finished' : work.page === 'choosing' ? 'choosing' : 'none'
  const { idle, open } = secondsOf(work, now)
  if (idle >= stuckAfter.idle || open >= stuckAfter.question || misses(work)) return 'stuck'
  return work.counts.inARow >= streakFrom ? 'streak' : 'working'
}

/** Students in the order in which they need somebody: hands by how long they have been up, then by need, then by name. */
export function byNeed(students: readonly Member[], works: Readonly<Record<string, Work>>, now: number): Member[] {
  const rank = (member: Member) => needs.indexOf(needOf(member, works[member.memberId], now))
  return students.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.handSince ?? '').localeCompare(b.handSince ?? '') ||
      a.publicName.localeCompare(b.publicName),
  )
}

/** '2:40' */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
