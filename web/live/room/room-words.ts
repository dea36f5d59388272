import type { RoomRole } from '@polyhex/contract/live/room/room-member'
import type { RoomState } from './room-state.ts'

/** What somebody is, where it is not simply a student. */
export const roleWords: Record<RoomRole, string | null> = {
  tutor: 'Tutor',
  assistant: 'Second tutor',
  staff: 'Staff',
  student: null,
  guest: 'Guest',
}

/** Length of a class in whole minutes. C-071. */
export const lengthWords = (minutes: number): string => `Length ${Math.round(minutes)} min`

/** Why the stay is over, and what to do. */
export function endedWords(state: Pick<RoomState, 'ended' | 'refusal'>): { title: string; text: string } {
  switch (state.ended) {
    case 'over':
      return { title: 'This class is over', text: 'Thank you for coming. What you did is saved.' }
    case 'class_cancelled':
      return { title: 'This class was called off', text: 'Your schedule shows your next class.' }
    case 'removed':
      return { title: 'Your tutor closed the room for you', text: 'You can ask to come back in.' }
    case 'not_admitted':
      return { title: 'You were not let in', text: 'Ask your family to write to us.' }
    case 'opened_elsewhere':
      return {
        title: 'The class is open on another device',
        text: 'Only one device can be in the room. You can take it back here.',
      }
    case 'signed_out':
      return { title: 'You are signed out', text: 'Sign in to come back to the class.' }
    case 'refused':
      return { title: 'The room is not open for you', text: state.refusal ?? '' }
    default:
      return { title: 'You left the room', text: 'You can come back while the class goes on.' }
  }
}

/** Minutes and seconds of a time in ms: `18:24`; with hours from one hour up. */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number): string => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
