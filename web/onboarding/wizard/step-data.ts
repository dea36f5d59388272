import { FocusAreas } from '@polyhex/contract/accounts/account'
import { shapeAvatars } from '@polyhex/contract/accounts/avatars'
import { birthMonthOfGrade, faultOfBirthMonth } from '@polyhex/contract/accounts/birth-month'
import { LearningGoals } from '@polyhex/contract/accounts/learning-goals'
import { Email, GoogleUsername, NewPassword, PersonName, PublicName, Username } from '@polyhex/contract/accounts/names'
import { TimeZone } from '@polyhex/contract/accounts/time-zones'
import { AccountCreation } from '@polyhex/contract/onboarding/account-creation'
import { consentWording } from '@polyhex/contract/onboarding/consent'
import type { SignUpState } from '@polyhex/contract/onboarding/draft'
import type { Onboarding } from '@polyhex/contract/onboarding/onboarding-operations'
import { afterTheEnd, Commitment, type Step } from '@polyhex/contract/onboarding/steps'
import type { z } from 'zod'
import { derivedGrade, goalsOf } from './sign-up-values.ts'

/** What is wrong with a step, by entry. `root` belongs to none. */
export type Faults = Readonly<Record<string, string>>

/** What the steps have to know besides the state. */
export interface StepFacts {
  readonly now: Date
  /** What the server keeps already. */
  readonly saved: Onboarding | null
  /** A parent makes the account and has to agree on the first step. */
  readonly parentIsHere: boolean
  readonly agreed: boolean
}

const gradeNeeded = 'Grade level is required to set the starting curriculum.'

function faultOf(schema: z.ZodType, value: unknown): string | null {
  const result = schema.safeParse(value)
  return result.success ? null : (result.error.issues[0]?.message ?? 'Please check this.')
}

/** Checks entries by schema and gives the faults of those that have one. */
function faultsBy(checks: Record<string, [schema: z.ZodType, value: unknown]>): Faults {
  const faults: Record<string, string> = {}
  for (const [entry, [schema, value]] of Object.entries(checks)) {
    const fault = faultOf(schema, value)
    if (fault !== null) faults[entry] = fault
  }
  return faults
}

function faultsOfLevel(state: SignUpState, { now, parentIsHere, agreed }: StepFacts): Faults {
  const { birthDate, gradeLevel } = state
  const birth = birthDate === null ? null : faultOfBirthMonth(birthDate, now)
  const unanswered = birthDate === null && gradeLevel === null
  return {
    ...(birth === null ? {} : { birthDate: birth }),
    ...(unanswered ? { birthDate: 'Please enter a valid date.', gradeLevel: gradeNeeded } : {}),
    ...faultsBy({ learningGoals: [LearningGoals, goalsOf(state)] }),
    ...(parentIsHere && !agreed && state.id === null
      ? { consent: 'Please say yes to create an account for your child.' }
      : {}),
  }
}

const Avatar = AccountCreation.shape.avatar.unwrap()

/** What is wrong with the entries of a step, in the words of the specification; nothing when it can be sent. */
export function faultsOfStep(step: Step, state: SignUpState, facts: StepFacts): Faults {
  const { saved } = facts
  const waiting = saved?.consent === 'waiting'
  switch (step) {
    case 'student_1':
      return faultsOfLevel(state, facts)
    case 'student_2':
      if (saved?.claimed === true) return {}
      return faultsBy({ username: [Username, state.username], password: [NewPassword, state.password] })
    case 'student_5':
      if (state.parentEmail === '' && saved !== null && saved.parentEmail !== null) return {}
      return faultsBy({ parentEmail: [Email, state.parentEmail] })
    case 'student_6':
      return faultsBy({ focusAreas: [FocusAreas, state.focusAreas] })
    case 'student_7':
      return faultsBy({ avatar: [Avatar, state.avatar] })
    case 'student_9':
      return faultsBy({
        ...(waiting ? {} : { name: [PersonName, state.name] as [z.ZodType, unknown] }),
        publicName: [PublicName, state.publicName],
        timeZone: [TimeZone, state.timeZone],
      })
    case 'student_10':
      return faultsBy({ commitment: [Commitment, state.commitment] })
    case 'parent_1':
      return faultsBy({
        name: [PersonName, state.name],
        ...(saved === null
          ? {
              email: [state.idp === 'google' ? GoogleUsername : Email, state.email] as [z.ZodType, unknown],
              ...(state.idp === 'google' ? {} : { password: [NewPassword, state.password] as [z.ZodType, unknown] }),
            }
          : {}),
      })
    case 'parent_2':
      return faultsBy({ learningGoals: [LearningGoals, goalsOf(state)] })
    case 'parent_3':
      return faultsBy({ avatar: [Avatar, state.avatar], publicName: [PublicName, state.publicName] })
    case 'parent_5':
      return faultsBy({ timeZone: [TimeZone, state.timeZone] })
    default:
      return {}
  }
}

/** Birth date and grade as they are sent: a grade only where it was set by hand and is another.. */
function levelOf(state: SignUpState, now: Date): AccountCreation {
  const { birthDate, gradeLevel } = state
  if (birthDate === null) {
    if (gradeLevel === null) return {}
    return { birthDate: birthMonthOfGrade(gradeLevel, now), context: { birthDateFromGrade: true } }
  }
  const byHand = state.manualGradeLevel && gradeLevel !== null && gradeLevel !== derivedGrade(birthDate, now)
  return { birthDate, ...(byHand ? { gradeLevel } : {}) }
}

/** What the first step of a student sends when the account is made. */
export function firstOfStudent(state: SignUpState, facts: StepFacts): AccountCreation {
  const level = levelOf(state, facts.now)
  const context = {
    ...level.context,
    ...(state.intent === null ? {} : { intent: state.intent }),
    ...(state.creatingAccountId === null ? {} : { creatingAccountId: state.creatingAccountId }),
    ...(state.creatingSectionId === null ? {} : { sectionId: state.creatingSectionId }),
    ...(facts.parentIsHere && facts.agreed ? { consent: consentWording } : {}),
  }
  return { ...level, learningGoals: goalsOf(state), ...(Object.keys(context).length > 0 ? { context } : {}) }
}

/** What the first step of an adult sends when the account is made. */
/** The zone of the browser, where it is one of the list. */
function zoneOf(state: SignUpState): AccountCreation {
  const zone = TimeZone.safeParse(state.timeZone)
  return zone.success ? { timeZone: zone.data } : {}
}

/** What an adult's first step sends. */
export function firstOfAdult(state: SignUpState): AccountCreation {
  return {
    email: state.email.trim(),
    displayName: state.name.trim(),
    ...(state.idp === 'google' ? { idp: 'google' as const } : { password: state.password }),
    ...(state.accountType === 'teacher' ? { context: { variant: 'teacher' } } : {}),
    // Who goes to the checkout from here is not asked again.
    ...(afterTheEnd({ path: state.completedPath }) === 'checkout' ? zoneOf(state) : {}),
  }
}

function wishOf(state: SignUpState): AccountCreation {
  if (state.commitment === null) return {}
  return {
    context: { commitment: state.commitment, wishes: state.wishes },
    ...(state.code === null ? {} : { discountCode: state.code }),
  }
}

const sameList = (one: readonly string[], other: readonly string[] | undefined): boolean =>
  other !== undefined && one.length === other.length && one.every((value) => other.includes(value))

/** The values of a step that differ from what the server keeps. */
function changesOf(step: Step, state: SignUpState, { now, saved }: StepFacts): AccountCreation {
  const waiting = saved?.consent === 'waiting'
  const look = {
    ...(state.avatar === null || state.avatar === saved?.avatar
      ? {}
      : { avatar: shapeAvatars.find((shape) => shape === state.avatar) }),
  } as AccountCreation
  const named: AccountCreation = {
    ...(waiting || state.name.trim() === (saved?.name ?? '') ? {} : { displayName: state.name.trim() }),
    ...(state.publicName.trim() === saved?.publicName ? {} : { avatarName: state.publicName.trim() }),
  }
  const zone: AccountCreation =
    state.timeZone === null || state.timeZone === saved?.timeZone ? {} : { timeZone: TimeZone.parse(state.timeZone) }
  const goals = sameList(state.learningGoals, saved?.learningGoals) ? {} : { learningGoals: goalsOf(state) }
  switch (step) {
    case 'student_1': {
      const { birthDate, gradeLevel } = levelOf(state, now)
      const grade = gradeLevel ?? (birthDate === undefined ? null : derivedGrade(birthDate, now))
      const moved = grade !== null && grade !== saved?.gradeLevel
      const level = moved
        ? { ...(birthDate ? { birthDate } : {}), ...(gradeLevel === undefined ? {} : { gradeLevel }) }
        : {}
      return { ...goals, ...level }
    }
    case 'student_2':
      return saved?.claimed === true ? {} : { username: state.username.trim(), password: state.password }
    case 'student_5':
      return state.parentEmail.trim() === '' ? {} : { email: state.parentEmail.trim() }
    case 'student_6':
      return sameList(state.focusAreas, saved?.focusAreas) ? {} : { focusAreas: state.focusAreas }
    case 'student_7':
      return look
    case 'student_9':
      return { ...named, ...zone }
    case 'parent_1':
      return { ...named, ...{ avatarName: undefined } } as AccountCreation
    case 'parent_2':
      return goals
    case 'parent_3':
      return { ...look, ...(named.avatarName === undefined ? {} : { avatarName: named.avatarName }) }
    case 'parent_5':
      return zone
    default:
      return wishOf(state)
  }
}

/** What a later step sends: only what changed; an empty payload when nothing did. A-133. */
export function patchOfStep(step: Step, state: SignUpState, facts: StepFacts): AccountCreation {
  return Object.fromEntries(
    Object.entries(changesOf(step, state, facts)).filter(([, value]) => value !== undefined),
  ) as AccountCreation
}

/** Entries of the form that the server calls otherwise. Decision A-284. */
export function entryOf(field: string, type: SignUpState['accountType']): string {
  const name = field.replace(/^accountCreation\./, '').replace(/\..*$/, '')
  if (name === 'displayName') return 'name'
  if (name === 'avatarName') return 'publicName'
  if (name === 'email' && type === 'student') return 'parentEmail'
  return name
}
