/** Figures of classes. Readings in decision 0025. */
export const classDurations = [30, 45, 60, 75, 90, 180] as const
export const defaultDuration = 45
/** Students whom one teacher leads. C-054. */
export const studentsPerTeacher = 12
/** New students carry a badge up to this many attended classes. C-055. */
export const newStudentUpTo = 5
/** Days of classes made ahead. C-182. */
export const generationDays = { standard: 90, most: 400 } as const
/** Days shown of a calendar before it is extended: staff and tutors, and students. C-249, C-250. */
export const calendarDays = { staff: { past: 30, ahead: 45 }, student: { past: 1, ahead: 30 } } as const
/** Days ahead that the sign-up for weekly classes and for a trial show. C-254, C-255. */
export const signUpDays = { weekly: 28, trial: 7 } as const
/** A new weekly class and a new single class. Minute of day: 720 is noon, 840 is 2 PM. C-247, C-248. */
export const newClass = { timeZone: 'America/New_York', day: 0, minute: 720, singleMinute: 840, years: 1 } as const
/** When a day of the calendar is business: minutes of day, Monday to Friday; where the week view begins. C-064. */
export const businessHours = { days: [1, 2, 3, 4, 5], from: 960, to: 1260, scrollTo: 945 } as const
/** Steps of minutes in the time picker. C-072. */
export const minuteStep = 15
/** Minutes before the start from which a class can be joined, and the shortest time after it until it is past. C-138, C-139. */
export const joinWindow = { before: 60, atLeastAfter: 45 } as const
/** Hours before the start at which a class is made ready for groups, and groups are made, if staff has not done it. */
export const unattended = { readyHours: 24, groupHours: 2 } as const
/** Minutes after the start at which a missing teacher is an alarm. */
export const lateTeacherMinutes = 3
/** Seconds since somebody was last seen in the room for which they count as being there. */
export const presentWithinSeconds = 90
/** Days by which a credit is extended that we gave back after its expiry, because we cancelled. */
export const extensionDays = 30
/** Credits that a course of classes takes. C-253. */
export const cohortCredits = 5
/** Days from the first class of a course to its last from which its date range is not shown beside its name. C-263. */
export const supplementUnderDays = 90
