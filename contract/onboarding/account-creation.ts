import { z } from 'zod'
import { FocusAreas, GradeLevel } from '../accounts/account.ts'
import { shapeAvatars } from '../accounts/avatars.ts'
import { BirthMonth } from '../accounts/birth-month.ts'
import { ClassGroup } from '../accounts/class-groups.ts'
import { LearningGoals } from '../accounts/learning-goals.ts'
import { Email, NewPassword, PersonName, PublicName, Username } from '../accounts/names.ts'
import { TimeZone } from '../accounts/time-zones.ts'
import { AccountId } from '../identity/accounts.ts'
import { Commitment } from './steps.ts'

/** Providers of identities that can be signed up with. */
export const identityProviders = ['google'] as const

/** What a family wishes regarding classes, as short texts: days, times, questions. Kept with the account. */
export const Wishes = z.record(z.string().max(40), z.union([z.string().max(500), z.array(z.string().max(60)).max(40)]))

/** What a sign-up is part of. */
export const CreationContext = z.strictObject({
  /** A parent, or the leader of a section, makes the account for a child; must be who is signed in. */
  creatingAccountId: AccountId.optional(),
  /** The student joins this section. A-226. */
  sectionId: z.uuid().optional(),
  /** A teacher's account: its role waits for a person's yes. Decision A-013. */
  variant: z.enum(['teacher']).optional(),
  /** The wording the parent on the spot agreed to. */
  consent: z.string().max(60).optional(),
  /** The birth date was made from a grade, so it says nothing about the age. A-141. */
  birthDateFromGrade: z.boolean().optional(),
  /** Where the sign-up came from: explorers, navigators, challengers. A-140. */
  intent: z.string().max(60).optional(),
  commitment: Commitment.optional(),
  wishes: Wishes.optional(),
})

/**
 * What sign-up sends: at creation the first step, later only what changed. The names of its members are the names of the
 * form's fields. Roles that see other people's children cannot be written here at all., I-028.
 */
export const AccountCreation = z
  .strictObject({
    email: Email.optional(),
    username: Username.optional(),
    password: NewPassword.optional(),
    idp: z.enum(identityProviders).optional(),
    name: PersonName.optional(),
    displayName: PersonName.optional(),
    /** Only where it was set by hand and differs from the grade of the birth date. A-143. */
    gradeLevel: GradeLevel.optional(),
    publicName: PublicName.optional(),
    avatarName: PublicName.optional(),
    avatar: z.enum(shapeAvatars, 'Choose a public look for your account').optional(),
    birthDate: BirthMonth.optional(),
    classGroups: z.array(ClassGroup).optional(),
    focusAreas: FocusAreas.optional(),
    learningGoals: LearningGoals.optional(),
    timeZone: TimeZone.optional(),
    step: z.number().int().min(0).max(17).optional(),
    roles: z
      .array(z.enum(['student', 'parent', 'guardian']))
      .max(1)
      .optional(),
    /** Proof that an identity provider has named this person. */
    token: z.string().max(200).optional(),
    context: CreationContext.optional(),
    discountCode: z.string().trim().max(60).optional(),
    /** Beginning of the window in which an evaluation is asked for. C-220. */
    evaluationSlot: z.iso.datetime({ offset: true }).optional(),
  })
  .refine((creation) => creation.idp === undefined || creation.password === undefined, {
    path: ['password'],
    message: 'An account of another provider has no password here.',
  })
export type AccountCreation = z.infer<typeof AccountCreation>
