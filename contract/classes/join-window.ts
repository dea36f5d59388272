import { joinWindow } from './class-limits.ts'

const minute = 60_000
interface ClassTime {
  /** UTC instant, ISO 8601. */
  readonly startingAt: string
  /** Minutes. */
  readonly duration: number
}

/**
 * The instant from which a class is past: its end, and 45 minutes after its start at the earliest, so that a long class
 * does not lock out its students half way (decision 0025, reading 1). `literal45`: 45 minutes after its start, whatever its length.
 */
export function pastAt(slot: ClassTime, literal45 = false): Date {
  const minutes = literal45 ? joinWindow.atLeastAfter : Math.max(joinWindow.atLeastAfter, slot.duration)
  return new Date(Date.parse(slot.startingAt) + minutes * minute)
}

/** Whether a class is past, so that attendance cannot change any more. C-138, C-140. */
export function isPast(slot: ClassTime, now: Date, literal45 = false): boolean {
  return now >= pastAt(slot, literal45)
}

/** Whether a class can be joined: from 60 minutes before its start until it is past. C-139. */
export function isJoinable(slot: ClassTime, now: Date, literal45 = false): boolean {
  return now.getTime() >= Date.parse(slot.startingAt) - joinWindow.before * minute && !isPast(slot, now, literal45)
}
