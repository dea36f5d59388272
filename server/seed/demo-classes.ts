import type { ClassGroup } from '@polyhex/contract/accounts/class-groups'

/** Classes of the demonstration: what is held every week, by whom, and who comes. */
export interface DemoWeekly {
  readonly name: string
  readonly groups: readonly ClassGroup[]
  /** 0 is Sunday; minute of day on Eastern clocks. */
  readonly day: number
  readonly minute: number
  readonly duration: 45 | 60
  readonly capacity: number | null
  readonly teacher: string
  readonly students: readonly string[]
}

export const demoZone = 'America/New_York'

export const demoWeekly: readonly DemoWeekly[] = [
  {
    name: 'Explorers on Monday',
    groups: ['explorers'],
    day: 1,
    minute: 960,
    duration: 45,
    capacity: 12,
    teacher: 'tutor.tia',
    students: ['student.sam'],
  },
  {
    name: 'Navigators on Wednesday',
    groups: ['navigators'],
    day: 3,
    minute: 990,
    duration: 45,
    capacity: null,
    teacher: 'tutor.tia',
    students: ['student.max'],
  },
  {
    name: 'Challengers on Thursday',
    groups: ['challengers'],
    day: 4,
    minute: 1080,
    duration: 60,
    capacity: null,
    teacher: 'teacher.theo',
    students: ['student.tess'],
  },
  {
    name: 'VISST on Saturday',
    groups: ['visst'],
    day: 6,
    minute: 600,
    duration: 60,
    capacity: 1,
    teacher: 'teacher.theo',
    students: ['student.max'],
  },
]

/** Which classes each student may join. */
export const demoGroups: Readonly<Record<string, readonly ClassGroup[]>> = {
  'student.sam': ['explorers'],
  'student.max': ['navigators', 'visst'],
  'student.tess': ['challengers', 'visst'],
}

/** Credits that were added three months' worth ago. */
export const demoCredits = [
  { owner: 'parent.pat', onlyFor: null, count: 14, source: 'admin' },
  { owner: 'student.tess', onlyFor: 'student.tess', count: 4, source: 'gift' },
] as const

/** Weeks of the past that have classes. */
export const pastWeeks = 4
/** The class that can be joined now. */
export const classNow = {
  name: 'Practice together',
  teacher: 'tutor.tia',
  students: ['student.sam', 'student.max', 'student.tess'],
  duration: 60,
  /** Minutes from the start of the server to the start of the class, before it is put on a whole five minutes. */
  inMinutes: 10,
} as const

export const demoCourse = {
  promotionName: 'Fractions in five weeks',
  promotionCode: 'COURSE20',
  cohortCode: 'fractions-monday',
  timingLabel: 'Mondays at 4:00 PM Eastern',
  startingLabel: 'Begins next Monday',
  selectionLabel: 'Monday afternoons',
  weekly: 'Explorers on Monday',
  classes: 5,
} as const
