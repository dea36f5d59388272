import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { addMinutes, timeWords } from '../calendar/local-days.ts'

/** Why there is no way into the room yet. */
export function joinWords(slot: Pick<TimeSlot, 'local' | 'zone'>, joinable: boolean): string {
  if (joinable) return 'Groups are being made. The way in appears here as soon as they are.'
  return `Join opens at ${timeWords(addMinutes(slot.local, -60))} ${slot.zone}.`
}
