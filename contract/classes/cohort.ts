import { z } from 'zod'
import { TimeSlot } from './time-slot.ts'

const Code = z
  .string()
  .trim()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9_-]{1,49}$/,
    'A code is 2 to 50 letters, digits, - or _, and begins with a letter or digit.',
  )

/** C-117. */
export const Promotion = z.object({
  id: z.uuid(),
  promotionName: z.string(),
  promotionCode: z.string(),
  course: z.object({ requiredCredits: z.number().int() }),
})
export type Promotion = z.infer<typeof Promotion>
export const PromotionForm = z.strictObject({
  promotionName: z
    .string()
    .trim()
    .min(3, 'Names must be at least 3 characters long.')
    .max(100, 'Names can be at most 100 characters long.'),
  promotionCode: Code,
  requiredCredits: z.number().int().min(1).max(100).default(5),
})

/** A course of classes that a family picks as a whole. C-116. */
export const Cohort = z.object({
  id: z.uuid(),
  cohortCode: z.string(),
  startingAt: z.iso.datetime(),
  /** `Saturdays, 10:00 to 10:45 AM EST` in the reader's zone, unless staff wrote one. */
  timingLabel: z.string(),
  startingLabel: z.string(),
  selectionLabel: z.string(),
  /** The labels that staff wrote, null where they follow the clock of who reads them; for administrators, null for others. */
  writtenLabels: z
    .object({
      timingLabel: z.string().nullable(),
      startingLabel: z.string().nullable(),
      selectionLabel: z.string().nullable(),
    })
    .nullable(),
  startingDateFormat: z.string(),
  timeOfDayFormat: z.string(),
  promotionId: z.uuid(),
  promotion: Promotion,
  timeSlots: z.array(TimeSlot),
  /** All classes are in the future and not cancelled, and there are enough of them. Computed (decision 0025, 27). */
  timeSlotsAreValidated: z.boolean(),
  readyForProduction: z.boolean(),
})
export type Cohort = z.infer<typeof Cohort>
export const cohortFields = [
  'promotion',
  'timeSlots',
  'timingLabel',
  'startingLabel',
  'selectionLabel',
  'writtenLabels',
] as const
/** Null: worked out on the clock of who reads it. */
const Label = z.string().trim().min(1).max(100).nullable().default(null)
export const CohortForm = z.strictObject({
  cohortCode: Code,
  promotionId: z.uuid(),
  selectionLabel: Label,
  timingLabel: Label,
  startingLabel: Label,
  timeSlotIds: z.array(z.uuid()).min(1).max(100),
  readyForProduction: z.boolean().default(false),
})

/** What signing a student up for a whole course does: shown before, and said afterwards. */
export const CourseEffect = z.object({
  /** Classes that the student comes to by it. */
  classes: z.number().int(),
  /** Classes of the course that the student is in already. */
  already: z.number().int(),
  /** By how many more coming classes of the family have no credit afterwards; of no weight while something stands in the way. */
  creditsMissing: z.number().int(),
  /** Classes that stand in the way: with any of them nobody is signed up for anything. By their start. */
  stopped: z.array(
    z.object({
      timeSlotId: z.uuid(),
      /** On the clock of who asks: `2027-03-08T16:00` and `EST`. */
      local: z.string(),
      zone: z.string(),
      because: z.enum(['full', 'other_class']),
      /** The class that the student is in at that time. */
      otherClass: z.string().nullable(),
    }),
  ),
})
export type CourseEffect = z.infer<typeof CourseEffect>

/** The right to teach classes, while active. */
export const Contract = z.object({
  id: z.uuid(),
  accountId: z.uuid(),
  account: z.object({
    id: z.uuid(),
    publicName: z.string(),
    name: z.string().nullable(),
    avatar: z.string(),
    /** What the account says it teaches: grades from 0 to 12, lowest first, and codes of themes. */
    teachesGrades: z.array(z.number().int()),
    teachesThemes: z.array(z.string()),
  }),
  status: z.enum(['draft', 'active', 'ended']),
  startingOn: z.iso.date(),
  endingOn: z.iso.date().nullable(),
})
export type Contract = z.infer<typeof Contract>

/** A window in which a family can be evaluated, as its own clock shows it and in Eastern time. C-256, C-257. */
export const EvaluationWindow = z.object({
  windowStart: z.iso.datetime(),
  windowEnd: z.iso.datetime(),
  /** `Mon, February 8` and `9 AM to noon Eastern time (EST)`. */
  dayLabel: z.string(),
  timeLabel: z.string(),
  /** The same in the family's zone, where that differs. */
  localLabel: z.string().nullable(),
})
export type EvaluationWindow = z.infer<typeof EvaluationWindow>

export const EvaluationSlot = z.object({
  id: z.uuid(),
  accountId: z.uuid(),
  account: z.object({
    id: z.uuid(),
    publicName: z.string(),
    name: z.string().nullable(),
    grade: z.number().int().nullable(),
  }),
  windowStart: z.iso.datetime(),
  windowEnd: z.iso.datetime(),
  label: z.string(),
  status: z.enum(['requested', 'scheduled', 'done', 'cancelled']),
  sessionAt: z.iso.datetime().nullable(),
  /** Minutes. */
  duration: z.number().int(),
})
export type EvaluationSlot = z.infer<typeof EvaluationSlot>
