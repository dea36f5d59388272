import type { IconName } from '../../kit/icon.tsx'
import { dayWords, spanWords } from './local-days.ts'

/** How a class stands, for whoever looks at the calendar: a color, an icon and a word, never the color alone. */
export const classStates = {
  registered: { word: 'registered', icon: 'check' },
  /** Somebody else of the family. */
  sibling: { word: 'registered', icon: 'check' },
  open: { word: 'open', icon: 'plus' },
  credit: { word: 'credit required', icon: 'card' },
  waiting: { word: 'on the waiting list', icon: 'clock' },
  full: { word: 'full', icon: 'lock' },
  ready: { word: 'ready', icon: 'video' },
  skipped: { word: 'skipped', icon: 'skip' },
  cancelled: { word: 'cancelled', icon: 'x' },
  planned: { word: 'planned', icon: 'calendar' },
  draft: { word: 'draft', icon: 'pen' },
  past: { word: 'past', icon: 'history' },
} as const satisfies Record<string, { word: string; icon: IconName }>
export type ClassState = keyof typeof classStates

/** One class of a calendar. */
export interface CalendarClass {
  readonly id: string
  readonly name: string
  /** Wall time on the reader's clock, from the server: `2027-03-08T16:00`. */
  readonly local: string
  /** Minutes. */
  readonly duration: number
  /** `EST`. */
  readonly zone: string
  readonly state: ClassState
  /** Other word than that of the state: `Scheduled`. */
  readonly word?: string
  /** Second line: who goes, how many seats. */
  readonly detail?: string
  /** What somebody should look at: `1 without credit`. */
  readonly need?: string
  /** Chosen: with a ring around it. */
  readonly selected?: boolean
  /** Can be dragged to another time. */
  readonly movable?: boolean
}

/** The word for the state of a class. */
export function stateWord(one: Pick<CalendarClass, 'state' | 'word'>): string {
  return one.word ?? classStates[one.state].word
}

/**
 * What a class is called where it is read aloud: `Explorers, Monday, March 15, 4:00 to 4:45 PM EDT, registered, Noor`.
 */
export function classLabel(one: CalendarClass): string {
  const when = `${one.name}, ${dayWords(one.local)}, ${spanWords(one.local, one.duration, one.zone)}, ${stateWord(one)}`
  return [when, one.detail, one.need].filter((part) => part !== undefined).join(', ')
}
